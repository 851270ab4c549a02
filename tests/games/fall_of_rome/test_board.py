"""The facts of the board are those of the ledger: cities, lines, colours, ports, paths, tracks (FR-DATA)."""

from __future__ import annotations

from collections import deque
from typing import Final

import pytest

from occasus.content import facts
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_CITY,
    CARD_TRIBE,
    CARD_WORDS,
    CITIES,
    CITY_WORDS,
    COLOUR_WORDS,
    TRIBE_WORDS,
)
from occasus.ledger.read import read_ledgers
from tests.games.fall_of_rome.board import before, new_game, turn_of
from tests.games.fall_of_rome.paths import WAYS
from tests.rules import rule

TABLES: Final[Facts] = new_game(3).state.facts


def rows() -> dict[str, list[str]]:
    """The city table of the ledger: colours, port, neighbours, predecessors by city."""
    found = {}
    for line in read_ledgers()["FR-DATA-02"].text.splitlines():
        cells = [cell.strip().lower() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0] not in ("city", "---"):
            found[cells[0].replace(" ", "_")] = cells[1:]
    return found


ROWS: Final = rows()


def words(cell: str) -> set[str]:
    """The names in a cell."""
    return {word.strip().replace(" ", "_") for word in cell.split(",")}


@rule("FR-DATA-01", "FR-DATA-11")
def test_there_are_31_cities_21_ports_53_lines_and_49_pairs() -> None:
    assert len(ROWS) == CITIES == 31
    assert len(TABLES.ports) == sum(TABLES.is_port) == 21
    lines = {frozenset((city, other)) for city in range(CITIES) for other in TABLES.neighbours[city]}
    assert len(lines) == 53
    assert sum(map(len, TABLES.colours)) == len(set(zip(CARD_CITY, CARD_TRIBE, strict=True))) == 49


@rule("FR-DATA-02")
@pytest.mark.parametrize("name", list(ROWS))
def test_a_city_is_as_the_ledger_lists_it(name: str) -> None:
    colours, port, neighbours, _ = ROWS[name]
    city = CITY_WORDS.index(name)
    assert {COLOUR_WORDS[tribe] for tribe in TABLES.colours[city]} == words(colours)
    assert {tribe for tribe in range(5) if TABLES.colour_mask[city] >> tribe & 1} == set(TABLES.colours[city])
    assert TABLES.is_port[city] == (port == "port")
    assert [CITY_WORDS[other] for other in TABLES.neighbours[city]] == sorted(words(neighbours))


@rule("FR-DATA-02", "FR-DATA-03")
@pytest.mark.parametrize("name", list(ROWS))
def test_a_city_is_reached_from_the_predecessors_that_the_ledger_lists(name: str) -> None:
    for entry in ROWS[name][3].split(";"):
        colour, _, start = entry.strip().partition("<-")
        way = WAYS[TRIBE_WORDS[COLOUR_WORDS.index(colour)], name]
        assert (way[-2] if len(way) > 1 else "supply") == start.strip().replace(" ", "_")
        card = CARD_WORDS.index(f"{colour}_{name}")
        assert [CITY_WORDS[city] for city in reversed(list(TABLES.paths[card]))] == way


@rule("FR-DATA-11")
def test_lines_lead_both_ways_and_join_all_cities() -> None:
    assert all(city in TABLES.neighbours[other] for city in range(CITIES) for other in TABLES.neighbours[city])
    seen, queue = {0}, deque([0])
    while queue:
        for other in TABLES.neighbours[queue.popleft()]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    assert len(seen) == CITIES


@rule("FR-DATA-05")
def test_the_gold_cards_are_the_nine_gates_and_the_red_ones_those_of_roma() -> None:
    gold = "huns carnuntum, ostrogoths carnuntum, huns philippopolis, visigoths philippopolis, vandals mogontiacum"
    gold += ", anglo_saxons_franks mogontiacum, anglo_saxons_franks gesoriacum, visigoths tyras, ostrogoths chersonesus"
    assert {BARBARIAN_WORDS[card] for card in TABLES.gold} == set(gold.split(", "))
    assert {BARBARIAN_WORDS[card] for card in TABLES.red} == {f"{tribe} roma" for tribe in TRIBE_WORDS}


@rule("FR-DATA-06")
def test_the_decline_track_has_eight_spaces_after_the_start() -> None:
    assert TABLES.steps_to_lose == 8
    before("actions", decline=7).expect(outcome="going_on")


@rule("FR-DATA-07")
def test_the_track_gives_both_rates() -> None:
    assert list(TABLES.invasion_rate) == [2, 2, 3, 3, 4, 4, 4, 5]
    assert list(TABLES.recruit_rate) == [3, 3, 2, 2, 2, 1, 1, 1]


@rule("FR-DATA-08")
def test_alliances_cost_what_is_printed_on_the_board() -> None:
    costs = dict(zip(COLOUR_WORDS, TABLES.alliance_cost, strict=True))
    assert costs == {"black": 5, "white": 5, "green": 4, "orange": 4, "blue": 3}


@rule("FR-DATA-09")
def test_the_days_known_from_texts_are_marked_as_known() -> None:
    """All cards of a city share the value; half days are counted."""
    known = {"genua": 3, "aquileia": 10.5, "corduba": 17, "tyras": 23, "iuvavum": 27, "lutetia": 29}
    for card, city in enumerate(CARD_CITY):
        name = CITY_WORDS[city]
        assert TABLES.half_days[card] == 2 * known.get(name, TABLES.half_days[card] / 2)
        assert TABLES.days_known[card] or name not in known
    days = {entry["id"]: entry["days"] for entry in facts("fall_of_rome")["cities"]["entries"]}
    assert TABLES.half_days == tuple(round(2 * days[CITY_WORDS[city]]) for city in CARD_CITY)


@rule("FR-RUL-30")
@pytest.mark.parametrize(
    ("tribe", "city", "other"),
    [("anglo_saxons_franks", "narbo", "genua"), ("visigoths", "athenae", "constantinopolis")],
)
def test_two_lines_between_the_same_cities_are_one_connection(tribe: str, city: str, other: str) -> None:
    scene = turn_of("consul", barbarians={city: {tribe: 3}}, turn={"phase": "invade"})
    scene.chance(f"reveal {tribe} {city}")
    scene.expect(decline=1, barbarians={other: {tribe: 1}}, only={"legions": {}})
    march = turn_of("consul", city)
    assert [text for text in march.legal() if text == f"march {other} 0"] == [f"march {other} 0"]
