"""Packs the Python of the site into one file: `python site/pack.py MSGSPEC_WHEEL OUT.zip`.

In it is what `occasus.local` and the thinker of bots import, found by looking at the imports, and the data they read:
nothing of a server. YAML is read here (see occasus/prepared.py). PyYAML's own modules come along for content files.
"""

from __future__ import annotations

import pickle
import sys
import zipfile
from pathlib import Path

import grimp
import mypy_extensions
import yaml

from occasus.prepared import SUFFIX

ROOT = Path(__file__).resolve().parent.parent
ROOTS = ("occasus.local.preload", "occasus.tables.workers.bot_worker")
WHOLE = ("occasus.games", "occasus.bots")  # found by their names while a game is played
DATA = ("content/*.yaml", "locale/positions.yaml", "lessons/**/*.yaml", "lessons/books/*.md", "bots/**/*.json")
LEDGERS = ("*.md", "scenes/**/*.yaml", "translations/*.yaml")  # of docs/rules


def modules() -> set[str]:
    """The modules of ours that are needed."""
    graph = grimp.build_graph("occasus")
    found = set(ROOTS)
    for package in WHOLE:
        found |= {package, *graph.find_descendants(package)}
    for module in list(found):
        found |= graph.find_upstream_modules(module)
    return found | {".".join(name.split(".")[:end]) for name in found for end in range(1, name.count(".") + 1)}


def sources() -> dict[str, Path]:
    """The files of ours that are needed, by their names in the pack."""
    source = ROOT / "src"
    found = {}
    for module in modules():
        path = source.joinpath(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        found[file.relative_to(source).as_posix()] = file
    for folder, patterns, inside in (
        (source / "occasus", DATA, "occasus"),
        (ROOT / "docs/rules", LEDGERS, "occasus/ledgers"),
    ):
        for pattern in patterns:
            for file in folder.glob(pattern):
                if file.is_file():
                    found[f"{inside}/{file.relative_to(folder).as_posix()}"] = file
    return found


def ours() -> dict[str, bytes]:
    """Our modules and data, and the packages in plain Python that they need, by name."""
    found: dict[str, bytes] = {}
    for name, file in sources().items():
        found[name] = file.read_bytes()
        if name.endswith(".yaml"):
            loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            documents = [each for each in yaml.load_all(found[name], Loader=loader) if each is not None]
            found[name + SUFFIX] = pickle.dumps(documents, 5)
            found[name] = b""  # its name is looked for
    found["mypy_extensions.py"] = Path(mypy_extensions.__file__).read_bytes()
    for file in Path(yaml.__file__).parent.glob("*.py"):
        if file.name != "cyaml.py":  # it needs a C library
            found[f"yaml/{file.name}"] = file.read_bytes()
    return found


def packed(wheel: Path) -> dict[str, bytes]:
    """All that is packed, by name."""
    found = ours()
    with zipfile.ZipFile(wheel) as parts:
        for name in parts.namelist():
            if name.startswith("msgspec/") and not name.endswith(".pyi"):
                found[name] = parts.read(name)
    return found


def main(wheel: str, made: str) -> None:
    """Write the pack; site/compile.py compiles and compresses it."""
    files = packed(Path(wheel))
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as pack:
        for name in sorted(files):
            pack.writestr(zipfile.ZipInfo(name), files[name])
    print(f"{len(files)} files, {sum(map(len, files.values())):,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
