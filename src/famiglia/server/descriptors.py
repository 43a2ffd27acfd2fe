"""How many files and connections a process may have open: as many as the system grants."""

import sys

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """Windows has no such limit."""
        return None

else:
    import resource
    from contextlib import suppress

    def raise_limit() -> int | None:
        """Raise the soft limit of this process, and of those that it starts, to the hard one; the limit that holds then."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with suppress(ValueError, OSError):  # macOS names a hard limit that it does not grant
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
