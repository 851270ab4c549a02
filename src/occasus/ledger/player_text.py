"""The rules that players read, without remarks on sources, data and tests.

A ledger is written for those who build the game. It says where a rule comes from, how sure a ruling is, and which
option changes it. Players read the rule alone: sentences about sources are left out here, and where that is not enough,
`docs/rules/translations/<game>.en.yaml` tells the rule in other words.
"""

from __future__ import annotations

import re
from typing import Final

from occasus.core.basics import RuleId
from occasus.ledger.read import Rule

_FOR_BUILDERS: Final = ("DATA", "ED", "DEC")  # data, differences of editions, points of decision
_FOR_TESTS: Final = ("EE-INV", "SR-INV")  # invariants; FR-INV are the invasions
# rules of those areas that the games name in refusals, in the log or as options: players meet them
_NAMED: Final[frozenset[RuleId]] = frozenset(
    [
        *("FR-DATA-10", "FR-ED-01", "FR-ED-05", "FR-ED-23"),
        *("FR-DEC-07", "FR-DEC-18", "FR-DEC-33", "FR-DEC-36", "FR-DEC-38", "FR-DEC-39", "FR-DEC-41", "FR-DEC-42"),
    ]
)
# rules that only say something about data, sources or the writing of the program
_SILENT: Final[frozenset[RuleId]] = frozenset(
    [
        *("EE-TRACK-09", "EE-RUL-16", "EE-RUL-38", "EE-RUL-43", "FR-SACK-11", "FR-RUL-15"),
        *("SR-RUL-26", "SR-RUL-32", "SR-RUL-35", "SR-RUL-38"),
    ]
)
_SENTENCE: Final = re.compile(r"(?<=[.?!])\s+(?=[A-Z(*\"])|(?<=[*)])\s+(?=[A-Z])|\s+(?=conf )")
_ABOUT_SOURCES: Final = re.compile(
    r"\b(?:[Ss]eeds?|SEED|S[024]|P[1-5]|FAQ|Src|Source|conf|Risk|EN|DE|EN/DE"
    r"|Series practice|Literal reading|Unspecified)\b"
)
_BRACKETS: Final = re.compile(r"\s?\[[^\]]*\]")  # what is left of the sources
_CODE: Final = re.compile(r"^\(= [^)]*\) |\s?\(options? `[^`]*`\)|; option `[^`]*`")  # names of abilities and options


def for_players(rule: Rule) -> bool:
    """Return whether players may meet a rule: all but withdrawn ones and what is there for those who build the game."""
    if rule.withdrawn() or rule.id in _SILENT:
        return False
    if rule.id in _NAMED:
        return True
    return rule.area() not in _FOR_BUILDERS and not rule.id.startswith(_FOR_TESTS)


def player_text(rule: Rule) -> str:
    """Return the text of a rule without its sources and without the marks of its options."""
    text = _CODE.sub("", _BRACKETS.sub("", rule.statement()))
    lines = (_without_sources(line) for line in text.replace("**", "").splitlines())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _without_sources(line: str) -> str:
    if not _ABOUT_SOURCES.search(line):
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return indent + " ".join(part for part in _SENTENCE.split(line.strip()) if not _ABOUT_SOURCES.search(part))
