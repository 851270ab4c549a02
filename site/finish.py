"""Finishes the folder of the site, by its service worker and the licences: `python site/finish.py FOLDER WHEEL`."""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
NOT_KEPT = ("index.html", "worker.js", "404.html", "licences.txt")  # the first is kept as the folder itself
NOTICE = """Occasus is under the Apache License 2.0. With it come:

Pyodide {pyodide} (Mozilla Public License 2.0), the npm package of this name, whose standard library is compiled and has
fewer modules here; its sources are those of the project Pyodide. CPython and its standard library inside it are under
the PSF License.
Cinzel and EB Garamond (SIL Open Font License 1.1), icons of game-icons.net (CC BY 3.0).

"""


def licences(wheel: Path) -> str:
    """The licences of what comes along."""
    pyodide = json.loads((HERE / "package.json").read_text())["dependencies"]["pyodide"]
    parts = [NOTICE.format(pyodide=pyodide)]
    with zipfile.ZipFile(wheel) as packed:
        found = [name for name in packed.namelist() if "dist-info" in name and "LICENSE" in name]
        parts += [f"msgspec\n\n{packed.read(name).decode()}\n" for name in found]
    for name in ("PyYAML", "mypy_extensions"):
        files = importlib.metadata.files(name) or []
        parts += [f"{name}\n\n{file.read_text()}\n" for file in files if "LICENSE" in file.name]
    return "\n".join(parts)


def main(folder: str, wheel: str) -> None:
    """Write the service worker and the licences."""
    site = Path(folder)
    (site / "licences.txt").write_text(licences(Path(wheel)), encoding="utf-8")
    files = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in files]
    kept = ["./", *(name for name in names if name not in NOT_KEPT)]
    version = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:16]
    worker = (HERE / "worker.js").read_text()
    for word, meant in (("VERSION", version), ('["FILES"]', json.dumps(kept))):
        if word not in worker:
            sys.exit(f"site/worker.js has no {word} to put something in for.")
        worker = worker.replace(word, meant)
    (site / "worker.js").write_text(worker)
    print(f"{site}: {len(names)} files, {sum(path.stat().st_size for path in files):,} bytes, version {version}")


if __name__ == "__main__":
    main(*sys.argv[1:])
