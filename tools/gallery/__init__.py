"""Takes the pictures of every screen of the terminal and the browser in docs/gallery."""

from .terminal import FOLDER, files

__all__ = ["FOLDER", "files"]
