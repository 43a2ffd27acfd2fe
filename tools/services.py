"""Finds the programs that the tests use, such as PostgreSQL and a browser, and installs missing ones where possible.

`make test` runs this before the tests; it installs nothing if all programs are there.
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
"""The programs that the tests need, each with its Debian package."""
INSTEAD = {"chromium-headless-shell": "chromium"}
"""Programs that can replace another one: the same browser with windows of its own, which takes twice as long."""
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/opt/postgresql*/bin", "/opt/homebrew/opt/postgresql*/bin")
"""Where the programs of PostgreSQL are installed if they are not on the path."""


def found(program: str) -> str | None:
    """The program's file: on the path, else in a folder of PostgreSQL, preferably of the newest version; or None."""
    if on_path := shutil.which(program):
        return on_path
    for place in PLACES:
        folders = sorted(Path("/").glob(place.lstrip("/")), key=_version, reverse=True)
        for folder in folders:
            if on_path := shutil.which(program, path=folder):
                return on_path
    return None


def needed(program: str) -> str:
    """The file of the program or its replacement; if both are missing, the error says what to install."""
    if file := found(program) or found(INSTEAD.get(program, program)):
        return file
    raise FileNotFoundError(f"{program} is missing; {_advice([program])}")


def missing() -> list[str]:
    """The programs that are not installed."""
    return [program for program in PACKAGES if found(program) is None]


def install(programs: list[str]) -> bool:
    """Install the Debian packages of these programs if we have the rights; returns whether all programs are there now."""
    sudo = _as_root()
    if sudo is None or shutil.which("apt-get") is None:
        return False
    packages = [PACKAGES[program] for program in programs]
    print(f"Installing {' '.join(packages)} for the tests (once) ...", flush=True)
    # The tests start their own servers on free ports; `RUNLEVEL=1` keeps the packages from starting servers.
    with_settings = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "apt-get"]
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        if subprocess.run([*with_settings, *arguments], stdout=subprocess.DEVNULL).returncode:
            return False
    return not missing()


def _as_root() -> list[str] | None:
    """The words before a command that make root run it; None if that is not possible."""
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
    """Install missing programs, or print which ones to install."""
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
