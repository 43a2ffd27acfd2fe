"""Trains the nets of bots."""

from .duel import Progress, Training, train

__all__ = ["Progress", "Training", "train"]
