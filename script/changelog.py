"""The changelog and citation of a release: `changelog.py check` and `changelog.py release VERSION`."""

from __future__ import annotations

import datetime
import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
KINDS: Final = ("Breaking", "Added", "Changed", "Fixed", "Removed")
UNRELEASED: Final = "## Unreleased\n"
RELEASED: Final = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", re.M)
MOST_WORDS: Final = 25


def problems(changelog: str, citation: str) -> list[str]:
    """Return what is wrong with the two files, as sentences."""
    found = []
    if changelog.count(UNRELEASED) != 1:
        found.append("CHANGELOG.md needs one heading `## Unreleased`.")
    newest = RELEASED.search(changelog)
    cited = re.search(r"^version: (\S+)$", citation, re.M), re.search(r"^date-released: (\S+)$", citation, re.M)
    if newest and tuple(one[1] if one else None for one in cited) != newest.groups():
        found.append(f"CITATION.cff must name the newest version, {newest[1]} of {newest[2]}.")
    for number, line in enumerate(changelog.splitlines(), 1):
        if line.startswith("### ") and line[4:] not in KINDS:
            found.append(f"CHANGELOG.md, line {number}: use one of the headings {', '.join(KINDS)}.")
        if line.startswith("- ") and len(line.split()) - 1 > MOST_WORDS:
            found.append(f"CHANGELOG.md, line {number}: more than {MOST_WORDS} words.")
    return found


def release(changelog: str, citation: str, version: str, day: str) -> tuple[str, str]:
    """Return both files with the unreleased changes as a version of this day."""
    _, _, rest = changelog.partition(UNRELEASED)
    if not re.match(r"\s*### ", rest):
        sys.exit("Nothing is unreleased: add a line to CHANGELOG.md first.")
    changelog = changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({day})\n", 1)
    citation = re.sub(r"^version: .*$", f"version: {version}", citation, flags=re.M)
    return changelog, re.sub(r"^date-released: .*$", f"date-released: {day}", citation, flags=re.M)


def main(what: str, *version: str) -> None:
    """Check the files, or write a version into them."""
    files = [ROOT / "CHANGELOG.md", ROOT / "CITATION.cff"]
    changelog, citation = (file.read_text(encoding="utf-8") for file in files)
    found = problems(changelog, citation)
    if found:
        sys.exit("\n".join(found))
    if what == "release":
        day = datetime.datetime.now(datetime.UTC).date().isoformat()
        for file, text in zip(files, release(changelog, citation, *version, day), strict=True):
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
