"""Every figure of the content file is read by the tables, and what rules say with it is seen in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path as File
from typing import Any, Final

import pytest

from occasus.content import facts
from occasus.core.basics import OccasusError
from occasus.core.options import complete
from occasus.games.fall_of_rome.board.facts import FactsMaker
from occasus.games.fall_of_rome.board.names import CARD_WORDS
from occasus.games.fall_of_rome.game import make
from occasus.games.fall_of_rome.options import LEVELS, OPTIONS
from tests.content.figures import (
    Path,
    alike,
    all_figures,
    all_notes,
    frozen,
    merged,
    others,
    overlay_for,
    refusal,
    sort_of,
)
from tests.content.full_overlays import Changes, Choice, Narrow, check_everything, few, whole
from tests.games.fall_of_rome.board import fight, kinds, offers, turn_of

TABLES: Final = [(3, "base", "normal"), *((seats, "base", "normal") for seats in (1, 2, 4, 5))] + [
    (3, challenge, difficulty) for challenge, difficulty in LEVELS
]
OWN: Final = FactsMaker({})
SHIPPED: Final = dict.fromkeys(TABLES)

# Words that are part of the names of cards: a content file that changes them is refused.
WORDS: Final = ("tribes.entries.colour", "player_city_cards.entries.city", "player_city_cards.entries.tribe")
# The cards are a pair of city and colour each, so the colours of a city are those of its cards.
PAIRS: Final = ("cities.entries.colours",)


def tables(maker: FactsMaker, choice: tuple[int, str, str]) -> object:
    """The tables of a choice as plain data, without what the game looks up later."""
    seats, challenge, difficulty = choice
    made = maker.facts(seats, complete(OPTIONS, {"challenge": challenge, "difficulty": difficulty}))
    return frozen(made)


def shipped(choice: tuple[int, str, str]) -> object:
    if SHIPPED[choice] is None:
        SHIPPED[choice] = tables(OWN, choice)
    return SHIPPED[choice]


def together(path: Path, value: Any, other: Any) -> dict[str, Any]:
    """What must change with a figure: the faces of a die stay six, neighbours name each other."""
    over: Any = overlay_for(path, other)
    sort = ".".join(alike(path))
    if sort == "battle_dice.faces.count":
        face = "legion" if path[-2] != "=legion" else "special"
        over = merged(over, overlay_for((*path[:-2], f"={face}", "count"), 1 + value - other))
    elif sort.startswith("battle_dice.faces"):  # a special face does nothing else
        plain = {"special": True, "legions": 0, "barbarians": 0} if path[-1] == "special" else {"special": False}
        over = overlay_for(path[:-1], {**plain, path[-1]: other})
    if sort == "cities.entries.neighbours":
        city = str(path[-2])[1:]
        entries = {entry["id"]: entry for entry in facts("fall_of_rome")["cities"]["entries"]}
        for gone in set(value) - set(other):
            rest = [name for name in entries[gone]["neighbours"] if name != city]
            over = merged(over, overlay_for((*path[:-2], f"={gone}", "neighbours"), rest))
        for new in set(other) - set(value):
            over = merged(over, overlay_for((*path[:-2], f"={new}", "neighbours"), [*entries[new]["neighbours"], city]))
    if sort == "barbarian_cards.entries.border" and "gold" in (value, other):
        entries = facts("fall_of_rome")["barbarian_cards"]["entries"]
        swapped = next(entry for entry in entries if entry["border"] == other)
        over = merged(over, overlay_for((*path[:-2], f"={swapped['id']}", "border"), value))
    made: dict[str, Any] = over
    return made


def words_for(path: Path) -> list[Any]:
    """Other words that may stand at a place."""
    content = facts("fall_of_rome")
    sort = ".".join(alike(path))
    if sort == "barbarian_cards.entries.path":  # a way that comes from one city farther
        card = next(entry for entry in content["barbarian_cards"]["entries"] if entry["id"] == str(path[-2])[1:])
        gate = next(city for city in content["cities"]["entries"] if city["id"] == card["path"][0])
        return [[gate["neighbours"][0], *card["path"]]]
    if sort in ("setup.solo.remove_role", "setup.solo.remove_event"):
        return ["consul", "carpe_diem"]
    return ["one", "any"] if sort.endswith((".pawns", ".cities")) else []


def noticed(path: Path, value: Any, like: list[Any]) -> bool:
    """Whether some other value of a figure makes other tables."""
    for other in [*others(value, like), *words_for(path)]:
        try:
            maker = FactsMaker(together(path, value, other))
            for choice in TABLES:
                if tables(maker, choice) != shipped(choice):
                    return True
        except OccasusError:
            continue
    return False


FIGURES: Final = all_figures("fall_of_rome")


@pytest.mark.parametrize("sort", sorted({".".join(alike(path)) for path, _, _ in FIGURES}))
def test_every_figure_is_read_by_the_tables(sort: str) -> None:
    unread = [
        path
        for path, value, like in FIGURES
        if ".".join(alike(path)) == sort and sort not in WORDS + PAIRS and not noticed(path, value, like)
    ]
    assert not unread


@pytest.mark.parametrize("sort", WORDS + PAIRS)
def test_words_that_name_cards_cannot_be_changed(sort: str) -> None:
    for path, value, like in FIGURES:
        if ".".join(alike(path)) == sort:
            told = refusal(make, overlay_for(path, next(other for other in like if other != value)))
            assert told.startswith(sort.split(".", maxsplit=1)[0]), (path, told)


def new_roads() -> dict[str, Any]:
    """Every city gets a road to a city that it has none to."""
    roads = {city["id"]: city["neighbours"] for city in facts("fall_of_rome")["cities"]["entries"]}
    more: dict[str, list[str]] = {city: [] for city in roads}
    for city in roads:
        if not more[city]:
            far = [other for other in roads if other not in (city, *roads[city])]
            other = next((other for other in far if not more[other]), far[0])
            more[city].append(other)
            more[other].append(city)
    return {"cities": {"entries": [{"id": city, "neighbours": roads[city] + more[city]} for city in roads]}}


def new_borders(first: int) -> dict[str, Any]:
    """Cards with a gold or red border change it with as many that have none."""
    cards = facts("fall_of_rome")["barbarian_cards"]["entries"]
    marked = [card for card in cards if card["border"] != "none"]
    plain = [card for card in cards if card["border"] == "none"]
    plain = (plain + plain)[first : first + len(marked)]
    entries = [{"id": card["id"], "border": "none"} for card in marked]
    entries += [{"id": one["id"], "border": other["border"]} for one, other in zip(plain, marked, strict=True)]
    return {"barbarian_cards": {"entries": entries}}


def new_faces() -> tuple[dict[str, Any], dict[str, Any]]:
    """A special face does nothing else: first all faces change sides, then the others do something else."""
    faces = facts("fall_of_rome")["battle_dice"]["faces"]
    turned, other = [], []
    for face, count in zip(faces, (0, 1, 2, 0, 3), strict=True):
        does = -1 if face["special"] else 0
        turned.append({"id": face["id"], "count": count, "special": not face["special"], "legions": does})
        turned[-1]["barbarians"] = does
        if not face["special"]:
            removed = -3 if face["barbarians"] == -1 else -1
            other.append({"id": face["id"], "legions": -1 - face["legions"], "barbarians": removed})
    return {"battle_dice": {"faces": turned}}, {"battle_dice": {"faces": other}}


def other_figures(path: Path, value: Any, like: list[Any]) -> Iterator[Any]:
    """What a figure may be changed to by itself."""
    sort = sort_of(path)
    if sort not in ("cities.entries.neighbours", "barbarian_cards.entries.border") and "faces" not in sort:
        yield from islice((other for other in (*words_for(path), *others(value, like)) if other != value), 6)


@pytest.mark.parametrize("narrow", [few, pytest.param(whole, marks=pytest.mark.long)])
def test_a_file_that_changes_everything_is_reported_and_played(tmp_path: File, narrow: Narrow) -> None:
    turned, other = new_faces()
    first: list[Any] = [
        merged(new_roads(), merged(new_borders(0), turned)),
        merged(new_borders(14), other),
        new_borders(28),
    ]
    choices: list[Choice] = [(seats, {}) for seats in (1, 2, 3, 4, 5)]
    choices += [(3, {"challenge": challenge, "difficulty": difficulty}) for challenge, difficulty in LEVELS]
    check_everything(narrow(Changes("fall_of_rome", choices, first, other_figures, WORDS + PAIRS)), tmp_path)


def test_days_that_the_owner_has_read_are_known() -> None:
    maker = FactsMaker({"cities": {"entries": [{"id": "athenae", "days": 13.5}]}})
    card = CARD_WORDS.index("white_athenae")
    options = complete(OPTIONS, {})
    assert maker.facts(3, options).days_known[card]
    assert not OWN.facts(3, options).days_known[card]


def test_notes_cannot_be_replaced() -> None:
    for path in all_notes(facts("fall_of_rome")):
        told = refusal(make, overlay_for(path, {"source": "me"}))
        assert told.endswith("notes can't be replaced; leave them out."), path


def role(name: str, **params: Any) -> dict[str, Any]:
    return {"roles": {"entries": [{"id": name, **params}]}}


def event(name: str, **params: Any) -> dict[str, Any]:
    return {"event_cards": {"entries": [{"id": name, "params": params}]}}


@pytest.mark.parametrize("removed", [1, 2, 3])
def test_the_special_of_the_fabrum_removes_as_many_as_the_card_says(removed: int) -> None:
    content = role("praefectus_fabrum", battle_special_params={"remove_barbarians": removed})
    crowd = {"roma": {"huns": 3}}
    scene = turn_of("praefectus_fabrum", "roma", content=content, legions={"roma": 1}, forts=["roma"], barbarians=crowd)
    assert f"removed huns roma {removed}" in fight(scene, "special")


def test_a_special_that_needs_a_port_counts_there_only() -> None:
    content = role("praefectus_fabrum", battle_special_params={"requires": "port"})
    crowd = {"lugdunum": {"huns": 3}}
    scene = turn_of("praefectus_fabrum", "lugdunum", content=content, legions={"lugdunum": 1}, barbarians=crowd)
    assert not any(told.startswith("removed") for told in fight(scene, "special"))


def test_the_faces_of_the_dice_do_what_the_content_says() -> None:
    faces: list[Any] = [
        {"id": "legion", "barbarians": -3, "legions": 0},
        {"id": "special", "count": 0},
        {"id": "barbarian", "count": 3},
    ]
    crowd = {"roma": {"huns": 3}}
    scene = turn_of("consul", "roma", content={"battle_dice": {"faces": faces}}, legions={"roma": 1}, barbarians=crowd)
    scene.play("battle 1")
    assert scene.odds()["roll barbarian"] == 3
    assert "roll special" not in scene.odds()
    assert "removed huns roma 3" in scene.chance("roll legion")
    scene.expect(legions={"roma": 1})


def test_no_more_dice_than_the_content_says() -> None:
    content: dict[str, Any] = {"battle_dice": {"max_per_battle": 2}}
    scene = turn_of("consul", "roma", content=content, legions={"roma": 4}, barbarians={"roma": {"huns": 3}})
    assert offers(scene, "battle") == {"1", "2"}


def test_as_many_legions_are_carried_as_the_content_says() -> None:
    scene = turn_of("consul", "roma", content={"limits": {"legions_carried": 1}}, legions={"roma": 3})
    assert {text.split()[1] for text in offers(scene, "march")} == {"0", "1"}
    assert scene.refused("march genua 2") == "FR-ACT-MARCH-02"


def test_the_figures_of_roles_are_used() -> None:
    content = role("praefectus_fabrum", ability_params={"legions_for_a_fort": 1})
    scene = turn_of("praefectus_fabrum", "genua", content=content, legions={"genua": 1})
    assert "legions_spent genua 1" in scene.play("build_fort")
    content = role("consul", ability_params={"levy": 2})
    scene = turn_of("consul", "roma", content=content)
    scene.play("levy roma")
    scene.expect(legions={"roma": 2})
    content = role("praefectus_classis", ability_params={"port_recruits": 1})
    scene = turn_of("praefectus_classis", "genua", ["orange_genua"], content=content)
    assert offers(scene, "port_recruit") == {"orange_genua 1"}


def test_festina_lente_carries_as_many_legions_as_its_card_says() -> None:
    content = event("festina_lente", standard={"legions_per_pawn": 1})
    scene = turn_of("consul", "roma", ["festina_lente"], content=content, legions={"roma": 3})
    scene.play("event festina_lente standard")
    scene.play("choose genua")
    assert {text for text in offers(scene, "move_pawn") if text.startswith("consul")} == {"consul 0", "consul 1"}


def test_veni_vidi_vici_goes_with_as_many_legions_and_the_battle_its_card_says() -> None:
    content = event("veni_vidi_vici", standard={"legions": 2, "free_battle": False})
    crowd = {"genua": {"huns": 1}}
    scene = turn_of("consul", "roma", ["veni_vidi_vici"], content=content, legions={"roma": 3}, barbarians=crowd)
    scene.play("event veni_vidi_vici standard")
    scene.play("choose genua")
    assert offers(scene, "go") == {"0", "1", "2"}
    scene.play("go 2")
    assert "march" in kinds(scene)


def test_an_event_without_corruption_has_one_option() -> None:
    content: dict[str, Any] = {"event_cards": {"entries": [{"id": "carpe_diem", "has_corruption": False}]}}
    scene = turn_of("consul", "roma", ["carpe_diem"], content=content)
    assert offers(scene, "event") == {"carpe_diem standard"}
    assert scene.refused("event carpe_diem corruption") == "FR-EVENT-05"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"battle_dice": {"faces": [{"id": "legion", "count": 2}]}}, "a die has 6 faces, but the counts make 7."),
        (
            {"limits": {"legions_carried": 4}},
            "4 is not from 0 to 3: an action names at most 3 legions.",
        ),
        ({"setup": {"solo": {"events": 15}}}, "setup.solo.events: 15 is not from 0 to 13."),
        (role("consul", ability_params={"port_recruits": 2}), "nothing would read it."),
        (event("carpe_diem", standard={"look": 3}), "nothing would read it."),
        (role("consul", battle_special_params={"requires": "harbour"}), "'harbour' is not one of port, fort."),
        (event("vae_victis", standard={"cities": "two"}), "'two' is not one of one, any."),
        ({"barbarian_cards": {"entries": [{"id": "blue_roma", "border": "gold"}]}}, "as many gold borders are needed"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(content: dict[str, Any], told: str) -> None:
    assert told in refusal(make, content)
