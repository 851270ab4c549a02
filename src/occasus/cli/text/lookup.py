"""Rules and printed values as text: the whole book, or what answers a question."""

from __future__ import annotations

from functools import cache
from typing import Final

from occasus.cli.play.action_text import ActionText
from occasus.cli.text.view_text import value_text
from occasus.content import facts
from occasus.core.basics import Json, OccasusError
from occasus.core.suggestions import meant
from occasus.games import find
from occasus.ledger.player_text import for_players, player_text
from occasus.ledger.read import read_ledgers
from occasus.ledger.search import of_game, search
from occasus.lessons.book import Block, read_book
from occasus.locale import Words

LANGUAGE: Final = "en"
MOST_RULES: Final = 8  # that one answer quotes
LONGEST: Final = 200  # characters of a question
MARKS: Final = {"item": "- ", "word": "> ", "forgotten": "! "}


@cache
def rule_book(game: str) -> str:
    """Return the book of a game as Markdown, with the rule IDs of each statement."""
    parts: list[str] = []
    for chapter in read_book(find(game).name, LANGUAGE):
        parts += [f"# {chapter.title}", chapter.lead]
        for idea in chapter.ideas:
            parts += [f"## {idea.title}", *(_block_text(block) for block in idea.blocks if block.kind != "figure")]
    return "\n\n".join(parts) + "\n"


@cache
def printed_values(game: str) -> str:
    """Return what is printed on board and cards: cities and their neighbours, cards, costs."""
    sections = {name: _without_notes(value) for name, value in facts(find(game).name).items() if name != "notes"}
    return "\n".join(line for name, value in sections.items() for line in _printed(name, value))


@cache
def action_list(game: str) -> str:
    """Return every kind of action, with the form of its arguments and what it does."""
    rules, words = find(game), Words(find(game).name, LANGUAGE)
    deeds = ActionText(rules.catalogue, words)
    lines = []
    for kind, family in deeds.families.items():
        message = f"action-{kind}"
        effect = words.say(message) if words.has(message) else deeds.kind(kind)
        if not effect.startswith("chance:"):
            form = " ".join([kind, *(domain.name.upper() for domain in family.domains)])
            lines.append(f"{form}: {effect}")
    return "\n".join(lines)


def rules_about(game: str, wanted: str) -> str:
    """Return the rules with these words, or with this ID."""
    question = " ".join(wanted.split())[:LONGEST]
    if not question:
        raise OccasusError("give a rule ID or some words, such as: rules march.")
    known = {rule: text for rule, text in of_game(read_ledgers(), game).items() if for_players(text)}
    matching = search(known, question)
    lines = [f"{rule.id}: {player_text(rule)}" for rule in matching[:MOST_RULES]]
    if len(matching) > MOST_RULES:
        others = ", ".join(rule.id for rule in matching[MOST_RULES : 4 * MOST_RULES])
        lines.append(f"{len(matching) - MOST_RULES} more, such as {others}. Use more words.")
    return "\n".join(lines)


def values_about(game: str, wanted: str) -> str:
    """Return the lines of the printed values with these words; without words, the names of their sections."""
    words = wanted.lower()[:LONGEST].split()
    lines = printed_values(game).splitlines()
    if not words:
        return "Sections: " + ", ".join(dict.fromkeys(line.split()[0].rstrip(":") for line in lines))
    matching = [line for line in lines if all(word in line.lower() for word in words)]
    if not matching:
        raise OccasusError(f"nothing printed has {wanted!r}; {meant(words[0], [line.split()[0] for line in lines])}")
    return "\n".join(matching)


def rule_text(rule: str) -> str:
    """Return the sentence of a rule for players; empty if there is none."""
    entry = read_ledgers().get(rule)
    return "" if entry is None else player_text(entry)


def _block_text(block: Block) -> str:
    rules = f" ({', '.join(block.rules)})" if block.rules else ""
    return f"{MARKS.get(block.kind, '')}{block.text}{rules}"


def _printed(name: str, value: Json) -> list[str]:
    """Return a section line by line, a list of things one thing per line."""
    if isinstance(value, dict) and any(isinstance(part, dict | list) for part in value.values()):
        return [line for key, part in value.items() for line in _printed(f"{name} {key}", part)]
    return [value_text(name, value)]


def _without_notes(value: Json) -> Json:
    if isinstance(value, dict):
        kept = {name: _without_notes(part) for name, part in value.items() if name != "notes"}
        return kept["entries"] if set(kept) == {"entries"} else kept
    return [_without_notes(part) for part in value] if isinstance(value, list) else value
