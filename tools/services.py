"""The servers and the browser that the tests use: where they are, and how to install them.

`make test` runs this before the tests. Nothing is installed when all of them are there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "chromium-headless-shell": "chromium-headless-shell",
    "curl": "curl",
    "openssl": "openssl",
}
"""What is needed, and the Debian package that brings it."""
INSTEAD = {"chromium-headless-shell": "chromium"}
"""What will do where the other cannot be had: the same browser, which draws its own windows as well and takes twice as long."""
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/opt/postgresql*/bin", "/opt/homebrew/opt/postgresql*/bin")
"""Where PostgreSQL keeps its programs when they are not on the path."""


def found(program: str) -> str | None:
    """The program's file: on the path, or where PostgreSQL's are kept, the newest version first."""
    if on_path := shutil.which(program):
        return on_path
    for place in PLACES:
        folders = sorted(Path("/").glob(place.lstrip("/")), key=_version, reverse=True)
        for folder in folders:
            if on_path := shutil.which(program, path=folder):
                return on_path
    return None


def needed(program: str) -> str:
    """The program's file, or that of what will do instead; says what to install if it is missing."""
    if file := found(program) or found(INSTEAD.get(program, program)):
        return file
    raise FileNotFoundError(f"{program} is missing; {_advice([program])}")


def missing() -> list[str]:
    """What is needed and not there."""
    return [program for program in PACKAGES if found(program) is None]


def install(programs: list[str]) -> bool:
    """Install the Debian packages of these programs if we may; did it work?"""
    sudo = _as_root()
    if sudo is None or shutil.which("apt-get") is None:
        return False
    packages = [PACKAGES[program] for program in programs]
    print(f"Installing {' '.join(packages)} for the tests (once) ...", flush=True)
    # A test starts its servers itself, on ports of its own: the packages must not start theirs.
    with_settings = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "apt-get"]
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        if subprocess.run([*with_settings, *arguments], stdout=subprocess.DEVNULL).returncode:
            return False
    return not missing()


def _as_root() -> list[str] | None:
    """What to put before a command so that root runs it; None if that is not possible."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def _version(folder: Path) -> list[int]:
    return [int(digits) for digits in "".join(c if c.isdigit() else " " for c in str(folder)).split()]


def _advice(programs: list[str]) -> str:
    packages = " ".join(PACKAGES.get(program, "postgresql") for program in programs)
    return f"install it, on Debian and Ubuntu with: sudo apt-get install {packages}"


def main() -> int:
    """Install what is missing, or say what to install."""
    lacking = missing()
    if not lacking or install(lacking):
        return 0
    lacking = [program for program in missing() if found(INSTEAD.get(program, program)) is None]
    if not lacking:
        return 0
    print(f"The tests need {', '.join(lacking)}; {_advice(lacking)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
