"""What books and guides state: English texts against the rules and scenes they name, other languages against English.

Compared are numbers in figures and words, the things and places that are named, and whether something is denied. So a
wrong price, a wrong token or a lost "not" turns red in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from occasus.content import facts
from occasus.core.basics import RuleId
from occasus.core.registry import OURS
from occasus.ledger.translations import ENGLISH, TRANSLATED, rule_text
from occasus.lessons.book import Block, read_book
from occasus.lessons.ledger_scenes import ledger_scenes
from occasus.lessons.lesson import lessons
from occasus.locale import Words
from tests.lessons.vocabulary import NUMBERS, THINGS, denies, numbers, perhaps, places, things

RULES: Final = "rules"  # the language of the ledgers
COUNTED_BELOW: Final = r"three things|Three kinds|three questions|Three things|[Ff]our ways|Seven roles|Two points each"


@cache
def names(game: str) -> tuple[str, ...]:
    """The cities: the same names in all languages. Roma is left out, also Rome, and Verona, as a Dutch verb begins."""
    known = facts(game)
    cities = known["map"]["cities"] if "map" in known else known.get("cities", {}).get("entries", [])
    return tuple(str(city["notes"]["name"]) for city in cities if city["id"] not in ("roma", "verona"))


def printed(game: str) -> str:
    """What is printed and no rule repeats: how many cities, tribes, locations and phases there are."""
    known = facts(game)
    if game == "fall_of_rome":
        return f"{len(known['cities']['entries'])} cities, {len(known['tribes'])} tribes"
    if game == "empires_end":
        tiles, phases = known["locations"]["tiles"], known["decline_track"]["players_3_4"]["spaces"]
        return f"{len(phases)} phases, {' '.join(tile['id'].replace('_', ' ').title() for tile in tiles)}"
    return f"{len(known['map']['cities'])} cities"


def texts(game: str, language: str) -> dict[str, str]:
    """All that the book and the guide of a game say, piece by piece."""
    words = Words(language=language, part="learn")
    bubbles = {
        f"{lesson.id}/{step['say']}": words.say(f"guide-{lesson.id}-{step['say']}")
        for lesson in lessons().values()
        if lesson.guide == game
        for step in lesson.steps
    }
    told: dict[str, str] = {}
    for chapter in read_book(game, language):
        told[chapter.name] = f"{chapter.title}. {chapter.lead}"
        for place, idea in enumerate(chapter.ideas, 1):
            told[f"{chapter.name}/{place}"] = idea.title
            told |= {f"{chapter.name}/{place}.{line}": block.text for line, block in enumerate(idea.blocks, 1)}
    return told | bubbles


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", OURS)
def test_every_language_states_the_same(game: str, language: str) -> None:
    other = texts(game, language)
    differences = [
        (piece, found, english, other[piece])
        for piece, english in texts(game, ENGLISH).items()
        if (found := list(different(game, english, other[piece], language)))
    ]
    assert differences == []


def different(game: str, english: str, other: str, language: str) -> Iterator[object]:
    """What one text states and the other does not."""
    first, second = numbers(english, ENGLISH), numbers(other, language)
    yield from first - second - perhaps(other, language)
    yield from second - first - perhaps(english, ENGLISH)
    yield from things(english, ENGLISH, game) ^ things(other, language, game)
    yield from places(english, names(game)) ^ places(other, names(game))
    if not denies(english, ENGLISH) & denies(other, language):
        yield "a denial"


@pytest.mark.parametrize("game", OURS)
def test_every_number_and_thing_of_a_book_stands_in_its_rules_or_its_scene(game: str) -> None:
    """Of titles, leads and the margin in any rule of the chapter."""
    unproven = []
    for chapter in read_book(game, ENGLISH):
        whole = f"{told(chapter.rules())} {printed(game)}"
        heads = [chapter.title, chapter.lead, *(idea.title for idea in chapter.ideas)]
        unproven += [(text, found) for text in heads if (found := unfounded(game, text, whole))]
        for idea in chapter.ideas:
            for block in idea.blocks:
                rules = whole if block.kind in ("word", "forgotten") else told({*(block.rules or idea.exactly)})
                if found := unfounded(game, block.text, f"{rules} {shown(block)}"):
                    unproven.append((block.text, found))
    assert unproven == []


def told(rules: set[RuleId]) -> str:
    """The sentences of some rules, and of those that they name."""
    texts = [rule_text(rule) for rule in sorted(rules)]
    return " ".join([*texts, *(rule_text(rule) for text in texts for rule in re.findall(r"[A-Z]{2}-DATA-\d+", text))])


def shown(block: Block) -> str:
    """What a figure shows, as text: its position, its moves and what comes of them."""
    if puzzle := block.part("lesson"):
        lesson = lessons()[puzzle]
        data, rules = [lesson.scene["position"], lesson.solution, lesson.goal], set[RuleId]()
    elif scene := block.part("scene"):
        data, rules = [ledger_scenes()[scene]], {ledger_scenes()[scene]["scene"]}
    else:
        return ""
    return f"{plain(data)} {told(rules)}"


def unfounded(game: str, text: str, rests_on: str) -> list[object]:
    """The numbers and things of an English text that are not in what it rests on; what it counts itself is."""
    text = re.sub(COUNTED_BELOW, "", text)
    return [
        *(numbers(text, ENGLISH) - numbers(rests_on, ENGLISH) - perhaps(rests_on, ENGLISH)),
        *(things(text, ENGLISH, game) - things(rests_on, RULES, game) - things(rests_on, ENGLISH, game)),
    ]


@pytest.mark.parametrize("game", OURS)
def test_every_thing_of_a_guide_stands_in_its_chapter_and_what_it_asks_for_is_what_it_says(game: str) -> None:
    words = Words(language=ENGLISH, part="learn")
    for lesson in lessons().values():
        if lesson.guide != game:
            continue
        known = (
            f"{plain([lesson.scene['position'], lesson.steps])} {told({r for s in lesson.steps for r in s['rules']})}"
        )
        for place, step in enumerate(lesson.steps):
            text = words.say(f"guide-{lesson.id}-{step['say']}")
            assert unfounded(game, re.sub(r"\d+", "", text), known) == [], text
            if "do" in step and things(plain(step["do"]), ENGLISH, game):
                named = things(
                    plain([step["expect"], *(s.get("do") for s in lesson.steps[place : place + 2])]), ENGLISH, game
                )
                asked = " ".join(re.findall(r"\*\*(.*?)\*\*", text))
                assert things(asked, ENGLISH, game) <= named, text


def plain(data: object) -> str:
    """Positions and moves as words: Farm 3."""
    return re.sub("[^0-9A-Za-z]+", " ", str(data)).title()


def test_a_wrong_statement_is_found() -> None:
    english = "With a fort, two legions in Genua hold and nobody comes in."
    right = "Z fortem dwóch legionistów w Genui wytrzymuje i nikt nie wchodzi."
    assert list(different("fall_of_rome", english, right, "pl")) == []
    for true, false in [("dwóch", "trzech"), ("Z fortem", "Sami"), ("Genui", "Patrae"), ("nikt nie wchodzi", "wejdą")]:
        assert list(different("fall_of_rome", english, right.replace(true, false), "pl")), false
    assert unfounded("empires_end", "A Camp costs three axes.", "A Camp: pay 2 axes.") == [3]
    assert unfounded("empires_end", "Pay an axe.", "Pay wheat.") == ["axe"]


def test_every_number_and_thing_has_its_word_in_every_language() -> None:
    assert all(set(NUMBERS[language]) == set(NUMBERS[ENGLISH]) for language in TRANSLATED)
    assert all({ENGLISH, *TRANSLATED} <= set(called) for game in OURS for called in THINGS[game].values())


@pytest.mark.parametrize("text", ["You can’t draw two cards.", "You can't draw two cards.", "It doesn’t come in."])
def test_a_contraction_denies_too(text: str) -> None:
    assert denies(text, ENGLISH) == {True}


@pytest.mark.parametrize("text", ["You want two cards.", "It’s your turn."])
def test_a_word_that_only_looks_like_a_contraction_denies_nothing(text: str) -> None:
    assert denies(text, ENGLISH) == {False}
