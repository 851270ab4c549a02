"""The ledgers in the reader's language: docs/rules/translations/<game>.<language>.yaml, by rule id.

An entry holds the sentence (`says`) and a mark of the English text that was translated (`of`), so that a translation
that is older than its original is found. English has files too: they hold only the rules whose text in the ledger is
not meant for players. What is missing or too old is read in English. See docs/translating.md.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, final

import yaml

from occasus.core.basics import OccasusError, RuleId
from occasus.ledger.player_text import for_players, player_text
from occasus.ledger.read import ID, Rule, ledger_folder, read_ledgers
from occasus.prepared import prepared

ENGLISH: Final = "en"
TRANSLATED: Final = ("pl", "fr", "nl")
# Files that are complete: a test fails when a sentence in one of them is missing or too old. The aim is all nine.
COMPLETE: Final[tuple[str, ...]] = (
    "fall_of_rome.fr",
    "fall_of_rome.nl",
    "fall_of_rome.pl",
    "empires_end.fr",
    "empires_end.nl",
    "empires_end.pl",
    "struggle_for_rome.fr",
    "struggle_for_rome.nl",
    "struggle_for_rome.pl",
)


@final
class Translation:
    """One sentence in one language, and the mark of what was translated."""

    def __init__(self, says: str, of: str) -> None:
        self.says: Final = says
        self.of: Final = of


@final
class Translations:
    """The file of one game in one language."""

    def __init__(self, headings: dict[str, str], rules: dict[RuleId, Translation]) -> None:
        self.headings: Final = headings  # by the English heading, without number and letters
        self.rules: Final = rules


def mark(text: str) -> str:
    """A short mark of a text; line breaks and spaces do not count."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def plain_heading(title: str) -> str:
    """`A10. Sacking (FR-SACK)` without its number and letters: `Sacking`."""
    title = re.sub(r"^(?:PART [A-Z]\s*-\s*|[A-Z]?\d+[.:]\s*)", "", title)
    title = re.sub(r"\s*\((?:[A-Z]{2}-|given)[^)]*\)", "", title)
    return title.split(", in this order")[0].strip()


def original(rule: Rule, folder: Path | None = None) -> str:
    """The English text of a rule as players read it: what is translated."""
    written = read_translations(rule.game, ENGLISH, folder).rules.get(rule.id)
    return written.says if written else player_text(rule)


def source_text(rule: Rule, language: str, folder: Path | None = None) -> str:
    """Return the text that a file translates: the English text for players, or the ledger's for English."""
    return rule.statement() if language == ENGLISH else original(rule, folder)


def in_language(rule: Rule, language: str, folder: Path | None = None) -> tuple[str, str]:
    """What a rule says to a reader of a language, and the language it is said in: English where there is no current
    translation.
    """
    english = original(rule, folder)
    if language != ENGLISH:
        translation = read_translations(rule.game, language, folder).rules.get(rule.id)
        if translation and translation.of == mark(english):
            return translation.says, language
    return english, ENGLISH


def heading_in(game: str, title: str, language: str, folder: Path | None = None) -> str:
    """A heading of a ledger in a language, without its number and letters; English where there is none."""
    plain = plain_heading(title)
    for wanted in (language, ENGLISH):
        result = read_translations(game, wanted, folder).headings.get(plain)
        if result:
            return result
    return plain


def players_rules(game: str, folder: Path | None = None) -> list[Rule]:
    """The rules of a game that players meet, in the order of the ledger."""
    rules = _rules() if folder is None else read_ledgers(folder)
    return [rule for rule in rules.values() if rule.game == game and for_players(rule)]


def headings_of(game: str, folder: Path | None = None) -> list[str]:
    """The headings over the rules that players meet, in order."""
    rules = players_rules(game, folder)
    return list(dict.fromkeys(plain_heading(title) for rule in rules for title in (rule.part, rule.section)))


def missing(game: str, language: str, folder: Path | None = None) -> list[str]:
    """Return what a file lacks: ids of rules, and headings."""
    have = read_translations(game, language, folder)
    if language == ENGLISH:
        return [rule.id for rule in players_rules(game, folder) if not original(rule, folder)]
    return [rule.id for rule in players_rules(game, folder) if rule.id not in have.rules] + [
        heading for heading in headings_of(game, folder) if heading not in have.headings
    ]


def outdated(game: str, language: str, folder: Path | None = None) -> list[RuleId]:
    """The rules whose English text has changed since it was translated."""
    have = read_translations(game, language, folder).rules
    return [
        rule.id
        for rule in players_rules(game, folder)
        if rule.id in have and have[rule.id].of != mark(source_text(rule, language, folder))
    ]


def mistakes(game: str, language: str, folder: Path | None = None) -> list[str]:
    """List mistakes in a file: unknown ids and headings, rules not named as in the original."""
    have = read_translations(game, language, folder)
    rules = {rule.id: rule for rule in players_rules(game, folder)}
    result = [f"{rule}: no rule that players meet" for rule in have.rules if rule not in rules]
    if language == ENGLISH:
        return result
    result += [f"{heading}: no heading of this ledger" for heading in have.headings if heading not in headings_of(game)]
    for rule, translation in have.rules.items():
        if rule not in rules or translation.of != mark(original(rules[rule], folder)):
            continue
        wanted = set(ID.findall(original(rules[rule], folder)))
        named = set(ID.findall(translation.says))
        if named != wanted:
            result.append(f"{rule}: it names {_list(named)}, the English text {_list(wanted)}")
    return result


def _list(ids: set[RuleId]) -> str:
    return ", ".join(sorted(ids)) or "no rule"


def path_of(game: str, language: str, folder: Path | None = None) -> Path:
    return (folder or ledger_folder()) / "translations" / f"{game}.{language}.yaml"


@cache
def read_translations(game: str, language: str, folder: Path | None = None) -> Translations:
    """The file of a game in a language; an empty one where there is none."""
    path = path_of(game, language, folder)
    if not path.is_file():
        return Translations({}, {})
    read = read_map(path)
    rules, headings = read.get("rules") or {}, read.get("headings") or {}
    if not isinstance(rules, dict) or not isinstance(headings, dict):
        raise OccasusError(f"{path.name}: `rules` and `headings` must be maps.")
    translations: dict[RuleId, Translation] = {}
    for rule, entry in rules.items():
        if not isinstance(entry, dict) or set(entry) != {"of", "says"} or not str(entry["says"]).strip():
            command = f"occasus translations {game} {language} --add"
            raise OccasusError(f"{path.name}: {rule} needs `of` and `says`; `{command}` writes both.")
        translations[str(rule)] = Translation(str(entry["says"]).strip(), str(entry["of"]))
    return Translations({str(key): str(value) for key, value in headings.items()}, translations)


def read_map(path: Path) -> dict[str, Any]:
    """A YAML file that holds a map; anything else is refused."""
    try:
        (read,) = prepared(path) or [yaml.safe_load(path.read_text(encoding="utf-8"))]
    except OSError as error:
        raise OccasusError(f"{path.name}: this cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise OccasusError(f"{path.name}: this is not readable YAML: {' '.join(str(error).split())}.") from error
    if not isinstance(read, dict):
        raise OccasusError(f"{path.name}: a map was expected.")
    return read


def rule_text(rule: RuleId) -> str:
    """Return the ledger's text of a rule; empty if there is no such rule."""
    ledger_rule = _rules().get(rule)
    return original(ledger_rule) if ledger_rule else ""


@cache
def _rules() -> dict[RuleId, Rule]:
    return read_ledgers()
