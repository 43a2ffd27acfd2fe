"""The pictures of every screen, in a terminal and in a browser."""

from .terminal import FOLDER, files

__all__ = ["FOLDER", "files"]
