"""Interfaces for programs: the line protocol."""
