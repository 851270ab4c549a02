"""The worksheets of translators: what is still to translate as `ID: English text`, and the way back into the files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from occasus.core.basics import OccasusError
from occasus.core.suggestions import meant
from occasus.ledger.translations import (
    Translation,
    Translations,
    headings_of,
    mark,
    missing,
    outdated,
    path_of,
    players_rules,
    read_map,
    read_translations,
    source_text,
)

_WIDTH: Final = 116


class _Dumper(yaml.SafeDumper):
    """Long texts are folded, texts of several lines stand as they are."""


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else ">" if len(text) > 80 else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _text)


def _yaml(data: dict[str, Any]) -> str:
    return yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=_WIDTH)


def worksheet(game: str, language: str, folder: Path | None = None) -> str:
    """All that is missing or too old as a map: sentences in English to be overwritten, headings to be filled in."""
    rules = {rule.id: rule for rule in players_rules(game, folder)}
    wanted = [*missing(game, language, folder), *outdated(game, language, folder)]
    return (
        _yaml({name: source_text(rules[name], language, folder) if name in rules else "" for name in wanted})
        if wanted
        else ""
    )


def add(game: str, language: str, sheet: Path, folder: Path | None = None) -> int:
    """Take the translated entries of a worksheet into the file of a game and language, in the ledger's order; how many.

    Sentences that are still English and headings with nothing after them are left out, so that a half-done worksheet
    may be added. A heading may be the same in both languages.
    """
    rules = {rule.id: rule for rule in players_rules(game, folder)}
    headings = headings_of(game, folder)
    have = read_translations(game, language, folder)
    new_rules, new_headings = dict(have.rules), dict(have.headings)
    taken = 0
    for name, says in read_map(sheet).items():
        text = str(says or "").strip()
        if name in headings:
            if text:
                new_headings[name] = text
                taken += 1
        elif name not in rules:
            raise OccasusError(f"{sheet.name}: {name!r} is no rule that players of {game} meet; {meant(name, rules)}")
        elif text and text != source_text(rules[name], language, folder):
            new_rules[name] = Translation(text, mark(source_text(rules[name], language, folder)))
            taken += 1
    ordered = {rule: new_rules[rule] for rule in rules if rule in new_rules}
    _write(game, language, Translations({h: new_headings[h] for h in headings if h in new_headings}, ordered), folder)
    read_translations.cache_clear()
    return taken


def _write(game: str, language: str, have: Translations, folder: Path | None) -> None:
    path = path_of(game, language, folder)
    path.parent.mkdir(exist_ok=True)
    head = f"# The ledger of {game} in {language}; see docs/translating.md.\n"
    rules = {rule: {"of": translation.of, "says": translation.says} for rule, translation in have.rules.items()}
    path.write_text(head + _yaml({"headings": have.headings, "rules": rules}), encoding="utf-8")
