"""Sessions and passwords."""
