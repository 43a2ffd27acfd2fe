"""Positions as text: the compact form, readable scenarios, and the checks for both."""
