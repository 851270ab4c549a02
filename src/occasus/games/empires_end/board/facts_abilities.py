"""The abilities on tiles and cards as tables by bearer, read from the facts (EE-ABIL)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.core.basics import OccasusError
from occasus.core.int_arrays import append, vec
from occasus.core.suggestions import look_up
from occasus.games.empires_end.actions import EXCHANGE_ONE
from occasus.games.empires_end.board.names import (
    ABILITY_PHASES,
    ABILITY_WORDS,
    COIN,
    LOCATION_TYPE_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    WHEAT,
)


def bundle(counts: dict[str, int], where: str) -> vec[i64]:
    """A bundle, how many tokens of each kind, from a map of words."""
    numbers = [0] * RESOURCES
    for word, count in counts.items():
        numbers[look_up(word, RESOURCE_WORDS, f"{where}: resource")] = int(count)
    return vec[i64](numbers)


TIMES: Final = ("max_times", "times", "builds", "swaps", "count")  # how often an ability may be used, by its kind


@final
class Abilities:
    """What each bearer can do; the figures that an ability does not have are 0 or -1."""

    def __init__(self, entries: list[dict[str, Any]], coins_in_exchanges: bool) -> None:
        abilities = [entry["ability"] for entry in entries]
        params = [ability["params"] for ability in abilities]
        names = [str(entry["id"]) for entry in entries]
        self.kind: Final = vec[i64]([look_up(ability["id"], ABILITY_WORDS, "ability") for ability in abilities])
        self.phase: Final = vec[i64]([_phase(entry) for entry in entries])
        self.gain: Final = vec[vec[i64]](
            [bundle(p.get("resources", {}), name) for p, name in zip(params, names, strict=True)]
        )
        self.points: Final = vec[i64]([int(p.get("points", 0)) for p in params])
        self.strength: Final = vec[i64]([int(p.get("strength", 0)) for p in params])
        self.discount: Final = vec[i64]([int(p.get("hammers", 0)) for p in params])
        self.beside: Final = vec[i64]([_number(p.get("location_type"), LOCATION_TYPE_WORDS) for p in params])
        self.resource: Final = vec[i64]([_number(p.get("resource"), RESOURCE_WORDS) for p in params])
        self.limit: Final = vec[i64]([_limit(p) for p in params])  # uses in one phase; a re-scoring: how often
        self.given: Final = vec[i64]([_given(p, name) for p, name in zip(params, names, strict=True)])
        self.taken: Final = vec[vec[vec[i64]]]([_taken(p, name) for p, name in zip(params, names, strict=True)])
        self.exchange_codes: Final = vec[vec[vec[i64]]](
            [
                _exchange_codes(bearer, self.given[bearer], self.taken[bearer], coins_in_exchanges)
                for bearer in range(len(entries))
            ]
        )


def _phase(entry: dict[str, Any]) -> int:
    if entry["phase"] not in ABILITY_PHASES:
        raise OccasusError(f"{entry['id']}.phase: {entry['phase']!r} is not one of {', '.join(ABILITY_PHASES)}.")
    return ABILITY_PHASES[entry["phase"]]


def _limit(params: dict[str, Any]) -> int:
    return next((int(params[name]) for name in TIMES if name in params), 1)


def _number(word: str | None, words: tuple[str, ...]) -> int:
    return -1 if word is None else look_up(word, words, "ability")


def _given(params: dict[str, Any], name: str) -> int:
    """Return what an exchange takes: one wheat or one coin (EE-ABIL-03)."""
    if "give" not in params:
        return -1
    counts = bundle(params["give"], name)
    if sum(counts) != 1 or not (counts[WHEAT] or counts[COIN]):
        raise OccasusError(f"{name}: an exchange gives 1 wheat or 1 coin, not {params['give']!r}.")
    return WHEAT if counts[WHEAT] else COIN


def _taken(params: dict[str, Any], name: str) -> vec[vec[i64]]:
    """The bundles an exchange offers, each under its first resource; others are empty (EE-ABIL-02, EE-ABIL-04)."""
    bundles = vec[vec[i64]]([vec[i64]() for _ in range(RESOURCES)])
    for option in params.get("get", []):
        counts = bundle(option, name)
        first = next((kind for kind in range(RESOURCES) if counts[kind]), -1)
        if first < 0:
            raise OccasusError(f"{name}: a bundle to choose from is empty.")
        if bundles[first]:
            raise OccasusError(f"{name}: two bundles to choose from begin with {RESOURCE_WORDS[first]}.")
        bundles[first] = counts
    return bundles


def _exchange_codes(bearer: int, given: i64, taken: vec[vec[i64]], coins_in_exchanges: bool) -> vec[vec[i64]]:
    """The codes of one exchange, by what the owner has: 1 for wheat, 2 for a coin, 3 for both."""
    by_purse = vec[vec[i64]]()
    for purse in range(4):
        givens = []
        if given == WHEAT and purse & 1:
            givens.append(0)
        if purse & 2 and (given == COIN or (given == WHEAT and coins_in_exchanges)):  # EE-RES-02, EE-RUL-25
            givens.append(1)
        codes = [EXCHANGE_ONE.at(bearer, index, kind) for index in givens for kind in range(RESOURCES) if taken[kind]]
        by_purse = append(by_purse, vec[i64](codes))
    return by_purse
