"""Finishes the folder of the site, by its service worker and the licences: `python site/finish.py FOLDER WHEEL`."""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from pathlib import Path

from licences import licences

HERE = Path(__file__).resolve().parent
NOT_KEPT = ("index.html", "worker.js", "licences.txt", "404.html")  # the first is kept as the folder itself
APART = "docs/"  # pages of their own, kept beside the program
FIRST = ("python/pyodide", "python/library", "python/occasus", "games.json", "index.html", "theme.js")
PARTS = ("common", "pages", "Table-", "table", "board", "fall_of_rome", "shared", "worker", "thinker")


def first_move(site: Path) -> dict[str, int]:
    """What a visitor loads for a first move in the game with the largest board, by part, as a host sends it (gzip).

    The words of the client are counted in all languages: it is a little less for anybody.
    """
    sizes: dict[str, int] = {}
    for path in site.rglob("*"):
        name = path.relative_to(site).as_posix()
        script = name.startswith("assets/") and name.endswith((".js", ".css"))
        wanted = script and any(part in name for part in PARTS)
        if path.is_file() and (name.startswith(FIRST) or wanted):
            part = name if name.startswith("python/") else "client"
            sizes[part] = sizes.get(part, 0) + len(gzip.compress(path.read_bytes(), 9))
    return dict(sorted(sizes.items()))


def main(folder: str, wheel: str) -> None:
    """Write the service worker and the licences."""
    site = Path(folder)
    (site / "404.html").write_bytes((HERE / "404.html").read_bytes())
    (site / "licences.txt").write_text(licences(Path(wheel)), encoding="utf-8")
    files = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*")) if path.is_file()}
    program = {name: path for name, path in files.items() if not name.startswith(APART)}
    documents = [name for name in files if name.startswith(APART)]
    kept = ["./", *(name for name in program if name not in NOT_KEPT)]
    digests = (hashlib.sha256(path.read_bytes()).digest() for path in program.values())
    version = hashlib.sha256(b"".join(digests)).hexdigest()[:16]
    worker = (HERE / "worker.js").read_text()
    for word, meant in (
        ("VERSION", version),
        ('["FILES"]', json.dumps(kept)),
        ('["DOCUMENTS"]', json.dumps(documents)),
    ):
        if word not in worker:
            sys.exit(f"site/worker.js has no {word} to put something in for.")
        worker = worker.replace(word, meant)
    (site / "worker.js").write_text(worker)
    print(
        f"{site}: {len(files)} files, {sum(path.stat().st_size for path in files.values()):,} bytes, version {version}"
    )
    sizes = first_move(site)
    for part, size in sizes.items():
        print(f"  {part}: {size / 1e6:.2f} MB")
    print(f"  to the first move, gzipped, without fonts, at most: {sum(sizes.values()) / 1e6:.2f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
