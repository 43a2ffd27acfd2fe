"""Sentences about the war in the languages of the catalogues: components, decisions, events and refusals."""
