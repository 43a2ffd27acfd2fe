"""Programs for developers: generated files, pictures, and what the tests need; nothing here is installed with the package."""
