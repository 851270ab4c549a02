"""The figures on role cards and event cards as tables (FR-ROLE, FR-EVENT)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.content.figures import figure, sure
from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome.board.dice import HIT_MOST, LOSS_MOST
from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    AUDENTES,
    CARDS,
    CARPE,
    CITIES,
    CLASSIS,
    CONSUL,
    CORRUPTION,
    DO_UT_DES,
    EVENT_WORDS,
    FABRUM,
    FESTINA,
    HIC,
    HOMO,
    MAGISTER,
    MELIUS,
    MORS,
    MORTUI,
    REGINA,
    SI_VIS,
    STANDARD,
    VAE,
    VENI,
    VESTALIS,
)

CARRIED_MOST: Final = 3  # legions that an action can name (FR-RUL-101)
STRUCK_MOST: Final = 9  # barbarians that an event can remove one by one
OPTIONS: Final = (STANDARD, CORRUPTION)
NO_NEED: Final = 0
NEEDS_PORT: Final = 1
NEEDS_FORT: Final = 2
NEEDS: Final = {"port": NEEDS_PORT, "fort": NEEDS_FORT}  # where the special of a role counts


@final
class RoleFigures:
    """By role what the specials of battle dice do, and the figures of the roles' abilities."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        specials = [
            (entry["battle_special_params"], f"roles[{entry['id']}].battle_special_params") for entry in entries
        ]
        self.hits: Final = vec[i64]([_given(params, "remove_barbarians", where) for params, where in specials])
        self.losses: Final = vec[i64](
            [_given(params, "remove_legions", where, LOSS_MOST) for params, where in specials]
        )
        self.won: Final = vec[i64]([_given(params, "add_legions", where, LOSS_MOST) for params, where in specials])
        self.needs: Final = vec[i64]([_need(params, where) for params, where in specials])
        after = [_given(params, "then_may_add_legions", where) for params, where in specials]
        sure(sum(after) == after[REGINA], "roles", "then_may_add_legions belongs to regina_foederata alone")
        self.regina_legions: Final[i64] = after[REGINA]  # for the barbarians that she removes (FR-RUL-36)
        self.afterwards: Final = vec[i64](
            [1 if role == REGINA else 0 for role in range(len(entries))]
        )  # whose special comes last
        abilities = [(entry.get("ability_params", {}), f"roles[{entry['id']}].ability_params") for entry in entries]
        self.levy: Final[i64] = figure(*_at(abilities, CONSUL, "levy"), 1, CARRIED_MOST)  # FR-ROLE-CONSUL-01
        spared = figure(*_at(abilities, MAGISTER, "losses_spared"))
        self.spared: Final = vec[i64]([spared if role == MAGISTER else 0 for role in range(len(entries))])  # by role
        self.port_recruits: Final[i64] = figure(*_at(abilities, CLASSIS, "port_recruits"), 1, CARRIED_MOST)
        self.fort_legions: Final[i64] = figure(*_at(abilities, FABRUM, "legions_for_a_fort"))  # FR-ROLE-FABRUM-01
        self.more_drawn: Final[i64] = figure(*_at(abilities, VESTALIS, "more_cards_drawn"), 0, 2)  # FR-ROLE-VESTALIS-03


def _at(abilities: list[tuple[dict[str, Any], str]], role: int, key: str) -> tuple[dict[str, Any], str, str]:
    params, where = abilities[role]
    return params, key, where


def _given(params: dict[str, Any], key: str, where: str, most: int = HIT_MOST) -> int:
    return figure(params, key, where, 0, most) if key in params else 0


def _need(params: dict[str, Any], where: str) -> int:
    if "requires" not in params:
        return NO_NEED
    word = params["requires"]
    sure(word in NEEDS, f"{where}.requires", f"{word!r} is not one of {', '.join(NEEDS)}")
    return NEEDS[word]


@final
class EventFigures:
    """The figures of the event cards, by option (FR-DATA-10)."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        self._params: Final = [entry["params"] for entry in entries]
        self.corruptible: Final = tuple(bool(entry["has_corruption"]) for entry in entries)  # FR-EVENT-05
        self.fewer: Final = -self._number(ABUNDANS, STANDARD, "invade_cards_delta", -9, 0)
        self.extra_draw: Final = self._both(AUDENTES, "extra_draw", 0, CARDS)
        self.extra_actions: Final = self._both(CARPE, "extra_actions", 0, 99)
        self.same_city: Final = self._flags(DO_UT_DES, "same_city")
        self.many_pawns: Final = self._any(FESTINA, "pawns")
        self.festina_legions: Final = self._both(FESTINA, "legions_per_pawn", 0, CARRIED_MOST)
        self.fort_cities: Final = self._both(HIC, "max_cities", 1, CITIES)
        self.fort_legions: Final = self._both(HIC, "legions_each", 1, CARRIED_MOST)
        self.matching: Final = self._flags(HOMO, "must_match_city")
        self.looked_at: Final = self._both(MELIUS, "look", 1, CARDS)
        self.banished: Final = self._both(MELIUS, "remove", 0, CARDS)
        for looked_at, banished in zip(self.looked_at, self.banished, strict=True):
            sure(banished <= looked_at, "event_cards[melius_cavere_quam_pavere]", "it removes more cards than it shows")
        self.replaced: Final = self._both(MORS, "max_barbarians", 1, STRUCK_MOST)
        self.struck: Final = self._both(MORTUI, "max_barbarians", 1, STRUCK_MOST)
        self.same_colour: Final = self._flags(MORTUI, "same_colour")
        self.si_vis_legions: Final = self._number(SI_VIS, CORRUPTION, "legions_per_pawn", 0, CARRIED_MOST)
        self.many_cities: Final = self._any(VAE, "cities")
        self.veni_legions: Final = self._both(VENI, "legions", 0, CARRIED_MOST)
        self.free_battle: Final = self._flags(VENI, "free_battle")
        self.spared: Final = self._flags(VENI, "ignore_legion_losses")

    def _given(self, event: int, option: int) -> dict[str, Any]:
        given: dict[str, Any] = self._params[event]["corruption" if option else "standard"]
        return given

    def _number(self, event: int, option: int, key: str, least: int, most: int) -> int:
        return figure(self._given(event, option), key, _place(event, option), least, most)

    def _both(self, event: int, key: str, least: int, most: int) -> tuple[int, ...]:
        return tuple(self._number(event, option, key, least, most) for option in OPTIONS)

    def _flags(self, event: int, key: str) -> tuple[bool, ...]:
        return tuple(bool(self._given(event, option)[key]) for option in OPTIONS)

    def _any(self, event: int, key: str) -> tuple[bool, ...]:
        """By option, whether the card says `any` instead of `one`."""
        result = []
        for option in OPTIONS:
            word = self._given(event, option)[key]
            sure(word in ("one", "any"), f"{_place(event, option)}.{key}", f"{word!r} is not one of one, any")
            result.append(word == "any")
        return tuple(result)


def _place(event: int, option: int) -> str:
    return f"event_cards[{EVENT_WORDS[event]}].params.{'corruption' if option else 'standard'}"
