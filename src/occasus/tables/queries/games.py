"""The games: what can be chosen in each, its words, its figures, its rules."""

from __future__ import annotations

from functools import cache

import msgspec

from occasus.bots.registry import bots_of
from occasus.bots.strength import strengths
from occasus.content.template import template_of
from occasus.core.catalogue import Domain
from occasus.core.registry import names
from occasus.games import find
from occasus.ledger.translations import heading_in, in_language, players_rules
from occasus.tables.match.content_files import FiguresRecord, figures_with
from occasus.tables.protocol.problems import not_found


class OptionRecord(msgspec.Struct, kw_only=True):
    """Something that can be chosen before a game."""

    name: str
    default: str | int | bool
    values: list[str | int | bool]
    rule: str
    text: str


class StrengthRecord(msgspec.Struct, kw_only=True):
    """Of ten games a bot wins so many, at a table with three of another; with no one where all win or lose together."""

    bot: str
    against: str
    tenths: int


class GameRecord(msgspec.Struct, kw_only=True):
    """A game."""

    name: str
    letters: str  # that its rule ids begin with
    seats: list[int]  # how many can play
    usual_seats: int  # how many play it best
    minutes: int  # that a game among people takes
    cooperative: bool
    hidden: bool  # whether seats know different things
    rules_version: int
    options: list[OptionRecord]
    bots: list[str]  # weakest first
    strengths: list[StrengthRecord]  # of those that were measured
    action_rules: dict[str, str]  # by the kind of action


class KindRecord(msgspec.Struct, kw_only=True):
    """A kind of action or event: the names of its arguments, and the words that each may be."""

    kind: str
    rule: str  # behind it; empty for actions that no reader is shown a rule for
    args: list[str]


class WordsRecord(msgspec.Struct, kw_only=True):
    """The vocabulary of a game's actions and events."""

    actions: list[KindRecord]
    events: list[KindRecord]
    words: dict[str, list[str]]  # by the name of an argument; empty: any number


class RuleRecord(msgspec.Struct, kw_only=True):
    """A rule of a ledger, as players read it."""

    id: str
    part: str
    section: str
    text: str
    language: str  # of the text: English where there is no current translation


def known(name: str) -> str:
    """The name of a game; anything else is not found."""
    if name not in names():
        raise not_found()
    return name


@cache
def game_record(name: str) -> GameRecord:
    """A game, with its options."""
    game = find(name)
    return GameRecord(
        name=game.name,
        letters=game.letters,
        seats=list(game.seat_counts),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        cooperative=game.cooperative,
        hidden=game.hidden_information,
        rules_version=game.rules_version,
        options=[OptionRecord(**option.record()) for option in game.options],
        bots=bots_of(name),
        strengths=[
            StrengthRecord(bot=bot, against=strength.against, tenths=strength.tenths())
            for bot, strength in strengths(name).items()
        ],
        action_rules={family.name: family.rule for family in game.catalogue.families if family.rule},
    )


@cache
def template(name: str) -> str:
    """A content file with every figure of a game."""
    return template_of(name)


@cache
def figures(name: str) -> FiguresRecord:
    """Return which figures of a game are placeholders, and how sure the others are."""
    return figures_with(name, "")


@cache
def words(name: str) -> WordsRecord:
    """The kinds of actions and events of a game, and the words in them."""
    game = find(name)
    domains: dict[str, Domain] = {}
    for family in game.catalogue.families:
        domains.update({domain.name: domain for domain in family.domains})
    for kind in game.events:
        domains.update({domain.name: domain for domain in kind.domains if domain.name not in domains})
    return WordsRecord(
        actions=[
            KindRecord(kind=family.name, rule=family.rule, args=[domain.name for domain in family.domains])
            for family in game.catalogue.families
        ],
        events=[
            KindRecord(kind=kind.name, rule=kind.rule, args=[domain.name for domain in kind.domains])
            for kind in game.events
        ],
        words={domain.name: list(domain.words) for domain in domains.values()},
    )


@cache
def rules(name: str, language: str) -> list[RuleRecord]:
    """The rules of a game that players meet, each with its id, in one of our languages."""
    rules: list[RuleRecord] = []
    for rule in players_rules(name):
        text, spoken = in_language(rule, language)
        part, section = (heading_in(name, title, language) for title in (rule.part, rule.section))
        rules.append(RuleRecord(id=rule.id, part=part, section=section, text=text, language=spoken))
    return rules
