"""Programs that make the generated files of this repository; nothing here is installed."""
