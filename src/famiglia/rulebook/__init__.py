"""Rules as data, and the refusals that cite them."""

from .refusal import Argument, Message, Refusal, Refused, message, refusal

__all__ = ["Argument", "Message", "Refusal", "Refused", "message", "refusal"]
