"""Copies the browser's modules and fonts from the npm packages that package.json names: `make vendor`.

The copies are part of the repository, so that playing needs no Node.js. `--check` compares them with the packages and
changes nothing.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NPM = ROOT / "node_modules"
WEB = ROOT / "src" / "famiglia" / "web"

MODULES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "preact-hooks.js",
    "htm/dist/htm.mjs": "htm.js",
    "@preact/signals/dist/signals.mjs": "signals.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals-core.js",
    **{
        f"@fluent/bundle/esm/{name}.js": f"fluent/{name}.js"
        for name in ("builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")
    },
}
FONTS = {
    "@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2": "bodoni-moda-500.woff2",
    "@fontsource/bodoni-moda/files/bodoni-moda-latin-700-normal.woff2": "bodoni-moda-700.woff2",
    "@fontsource/bodoni-moda/files/bodoni-moda-latin-500-italic.woff2": "bodoni-moda-500-italic.woff2",
    "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2": "barlow-condensed-500.woff2",
    "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2": "barlow-condensed-600.woff2",
}
PACKAGES = (
    "preact", "htm", "@preact/signals", "@preact/signals-core", "@fluent/bundle", "@fontsource/limelight",
    "@fontsource/bodoni-moda", "@fontsource/barlow-condensed",
)  # fmt: skip


def wanted() -> Iterator[tuple[Path, bytes]]:
    """Every vendored file with its content."""
    for source, target in MODULES.items():
        yield WEB / "vendor" / target, without_map((NPM / source).read_bytes())
    for source, target in FONTS.items():
        yield WEB / "fonts" / target, (NPM / source).read_bytes()
    for package in PACKAGES:
        licence = NPM / package / "LICENSE"
        if licence.exists():
            yield (
                WEB / "vendor" / "licences" / f"{package.replace('@', '').replace('/', '-')}.txt",
                licence.read_bytes(),
            )
    yield WEB / "vendor" / "README.md", contents().encode()


def without_map(module: bytes) -> bytes:
    """The module without the reference to its source map, which we do not ship."""
    return b"".join(line for line in module.splitlines(keepends=True) if not line.startswith(b"//# sourceMappingURL="))


def contents() -> str:
    """The list of vendored packages with their versions and licences."""
    lines = ["# Vendored by `make vendor`; do not edit\n", "| package | version | licence |", "|---|---|---|"]
    for package in PACKAGES:
        about = json.loads((NPM / package / "package.json").read_text(encoding="utf-8"))
        lines.append(f"| {package} | {about['version']} | {about['license']} |")
    lines.append("\nLicence texts stand in `licences/`; the text of Apache-2.0 is in `licences/htm.txt`.")
    return "\n".join(lines) + "\n"


def main() -> None:
    files = dict(wanted())
    if "--check" in sys.argv:
        kept = {path for folder in ("vendor", "fonts") for path in (WEB / folder).rglob("*") if path.is_file()}
        wrong = [path for path, data in files.items() if path not in kept or path.read_bytes() != data]
        wrong += sorted(kept - set(files))
        for path in wrong:
            print(f"{path.relative_to(ROOT)}: not as npm has it; run `make vendor`")
        sys.exit(1 if wrong else 0)
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    print(f"{len(files)} files vendored into {WEB.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
