"""What all tests share."""

from hypothesis import settings

# Machines are noisy: a slow example is no failure.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
