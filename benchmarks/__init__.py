"""Benchmarks of the engines and the server, compared with other projects in one run: `make bench`."""
