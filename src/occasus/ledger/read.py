"""The ledgers as records: an id, where it stands, what it says, and where that comes from.

An entry is a list item, `- **FR-SACK-01** When a cube ...`, with all that follows it up to the next entry or
heading, or a row of a table whose first cell is the id. Sources are notes at the end (`Src: ...`) or in
brackets; they stay in the text and can be set apart from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from occasus.core.basics import OccasusError, RuleId
from occasus.core.registry import others

_ID: Final = r"[A-Z]{2}(?:-[A-Z]+)+-\d{2,}[a-z]?"  # the letters of a game, an area, a number
ID: Final = re.compile(rf"\b{_ID}\b")
_ITEM: Final = re.compile(rf"- \*\*({_ID})\*\* ?(.*)")
_ROW: Final = re.compile(rf"\| \*\*({_ID})\*\* \|")
_NOTE: Final = re.compile(r"\s(?:(?:Src|Source): |Derived from |Derived \()[^\n]*")
_BRACKETS: Final = re.compile(r"\s?\[(?:\d{3}_|ruling|derived)[^\]]*\]")


@final
class Rule:
    """One entry of a ledger."""

    def __init__(self, rule: RuleId, game: str, part: str, section: str, text: str) -> None:
        self.id: Final = rule
        self.game: Final = game
        self.part: Final = part
        self.section: Final = section
        self.text: Final = text  # with its sources

    def statement(self) -> str:
        """Return the text of the rule without its sources."""
        return _BRACKETS.sub("", _NOTE.sub("", self.text)).strip()

    def source(self) -> str:
        """Return where the rule comes from; empty if the ledger does not say."""
        notes = [note.strip() for note in _NOTE.findall(self.text)] + [b.strip() for b in _BRACKETS.findall(self.text)]
        return " ".join(notes)

    def area(self) -> str:
        """The second word of the id: SACK, RUL, EX, DEC, DATA."""
        return self.id.split("-")[1]

    def withdrawn(self) -> bool:
        """Return whether the ledger has given the rule up."""
        return self.text.lower().startswith(("withdrawn", "(withdrawn"))

    def counts(self) -> bool:
        """Return whether the rule must be shown by a test: all but data, differences of editions and withdrawn ones."""
        return self.area() not in ("DATA", "ED") and not self.withdrawn()


def ledger_folder() -> Path:
    """Return where the ledgers lie: in docs/rules of a checkout, or in the installed package."""
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    installed = Path(str(files("occasus"))) / "ledgers"
    for folder in (checkout, installed):
        if any(folder.glob("*.md")):
            return folder
    raise OccasusError("the rules ledgers are not installed; reinstall occasus.")


def read_ledgers(folder: Path | None = None) -> dict[RuleId, Rule]:
    """All rules of all games, by id, in the order of the ledgers."""
    result: dict[RuleId, Rule] = {}
    for game, text in _ledgers(folder):
        for rule in read_ledger(text, game):
            if rule.id in result:
                raise OccasusError(f"the ledger of {game}: {rule.id} appears twice.")
            result[rule.id] = rule
    return result


def _ledgers(folder: Path | None) -> Iterator[tuple[str, str]]:
    """The ledgers of a folder; or all: ours, and those of games of other packages."""
    for path in sorted((folder or ledger_folder()).glob("*.md")):
        yield path.stem, path.read_text(encoding="utf-8")
    for game, package in others().items() if folder is None else ():
        ledger = files(package) / "ledger.md"
        if ledger.is_file():
            yield game, ledger.read_text(encoding="utf-8")


def read_ledger(text: str, game: str) -> Iterator[Rule]:
    """The rules of one ledger, in order."""
    part = section = ""
    header: list[str] = []
    blocks = list(_blocks(text.splitlines()))
    for number, lines in enumerate(blocks):
        first = lines[0]
        if first.startswith("#"):
            title = first.lstrip("#").strip()
            if first.startswith("# ") or (first.startswith("## ") and not part.startswith("PART ")):
                part = title
            section = title
        elif item := _ITEM.match(first):
            yield Rule(
                item[1], game, part, section, "\n".join([item[2], *(line.rstrip() for line in lines[1:])]).strip()
            )
        elif row := _ROW.match(first):
            cells = _cells(first)[1:]
            words = [f"{head}: {cell}" for head, cell in zip(header, cells, strict=False) if cell not in ("", "-")]
            yield Rule(row[1], game, part, section, "; ".join(words))
        elif first.startswith("|") and number + 1 < len(blocks) and set(blocks[number + 1][0]) <= set("|-: "):
            header = _cells(first)[1:]


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Cut a ledger into headings, table rows, list items with all that belongs to them, and other lines."""
    block: list[str] = []
    fenced = False
    for line in lines:
        belongs = bool(block) and _ITEM.match(block[0]) is not None and _continues(line, block, fenced)
        if line.startswith("```"):
            fenced = not fenced
        if belongs:
            block.append(line)
            continue
        if block:
            yield block
        block = [line] if line.strip() else []
    if block:
        yield block


def _continues(line: str, block: list[str], fenced: bool) -> bool:
    if fenced or not line.strip() or line.startswith(("```", "  ")):
        return True
    if _ITEM.match(line) or _ROW.match(line) or line.startswith(("#", "---")):
        return False
    return line.startswith("|") or bool(block[-1].strip())


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]
