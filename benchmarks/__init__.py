"""Speed beside our peers', all in one run: `make bench`."""
