"""The printed facts of Empire's End as frozen tables, for one number of seats and one choice of options."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64

from occasus.core.basics import Json
from occasus.core.int_arrays import extend, vec
from occasus.core.options import Options
from occasus.core.suggestions import look_up
from occasus.games.empires_end.board.facts_abilities import Abilities, bundle
from occasus.games.empires_end.board.names import (
    BUILD_DISCOUNT,
    CARDS,
    COIN,
    ECONOMY,
    INDUSTRY,
    LOCATION_TYPE_WORDS,
    PHASE_WORDS,
    REPLACE_DISASTER,
    RESOURCE_WORDS,
    RESOURCES,
    STRENGTH,
    SWAP_LOCATIONS,
    TILES,
)

NO_END: Final = 1 << 20  # the strength at which an open band ends


class Band(NamedTuple):
    """A band of a conflict card (EE-COMP-13)."""

    least: int  # strength
    most: int
    points: int
    resources: vec[i64]
    refreshes: int  # exhaust markers to remove


@final
class Facts:
    """Facts and options by number."""

    def __init__(self, content: dict[str, Any], overlay: dict[str, Json], seats: int, options: Options) -> None:
        self.overlay: Final = overlay  # that is in the content already
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.lightning: Final = options["mode"] == "lightning"
        first = str(options["first_player"])
        self.first_player: Final[i64] = -1 if first == "random" else int(first)  # a seat, or -1: by chance (EE-RUL-02)
        self.relief_at_end: Final = options["relief_when"] == "phase"
        self.taker_leaves: Final = bool(options["taker_leaves"])
        self.one_block: Final = bool(options["abilities_in_one_block"])
        self.throw_away_early: Final = bool(options["throw_away_early"])
        self.count_before_lifting: Final = bool(options["count_before_lifting"])
        self.replace_on_own_turn: Final = bool(options["replace_on_own_turn"])
        self.replaced_returns: Final = bool(options["replaced_returns"])
        self.ruins_keep_kind: Final = bool(options["ruins_keep_kind"])
        self.chains: Final = bool(options["chains"])
        self.coins_in_exchanges: Final = bool(options["coins_in_exchanges"])
        self.finite: Final = bool(options["finite_supply"])
        self.strict: Final = bool(options["strict_hidden"])

        figures = content["constants"]
        relief, strike = figures["relief"], figures["lightning_setup"]
        self.hand_size: Final[i64] = figures["lightning_hand_size"] if self.lightning else figures["hand_size"]
        self.dealt: Final[i64] = strike["dealt"] if self.lightning else figures["hand_size"]
        self.handled_most: Final[i64] = figures["builds_or_sales_per_industry"]  # in lightning: all (EE-LIGHT-08)
        self.sale_value: Final[i64] = figures["sale_value"]["coin"]
        self.rebuilds: Final[i64] = figures["rebuilds_per_industry"]
        self.mulligans: Final[i64] = strike["mulligans"] if self.lightning else 0
        self.relief_below: Final[i64] = relief["below_total_resources"]
        self.relief_up_to: Final[i64] = relief["up_to_total_resources"]
        self.relief_points: Final[i64] = relief["lose_points"]
        self.relief_coins: Final[i64] = relief["gain"]["coin"]
        self.start_resources: Final = bundle(content["resources"]["start_per_player"], "resources.start_per_player")
        self.bank: Final = bundle(content["resources"]["bank"], "resources.bank")  # EE-COMP-07

        track = content["decline_track"]  # public and fixed for the whole game (EE-TRACK-06, EE-TRACK-08)
        side = track["players_2" if seats == 2 else "players_3_4"]  # EE-SETUP-01
        spaces = [look_up(word, PHASE_WORDS, "decline_track: phase") for word in side["spaces"]]
        self.track: Final = extend(vec[i64]([0]), spaces)
        self.end_space: Final[i64] = len(self.track)  # END lies after the last space
        mark = int(side["lightning_space"]) - int(track["lightning"]["phase_on_lightning_space_is_played"])
        self.start_space: Final[i64] = mark if self.lightning else 0  # EE-SETUP-02, EE-SETUP-03, EE-LIGHT-01, EE-RUL-23

        tiles = content["locations"]["tiles"]  # EE-COMP-11
        self.value: Final = vec[i64]([int(tile["points"]["value"]) for tile in tiles])
        self.kind: Final = vec[i64]([look_up(tile["type"], LOCATION_TYPE_WORDS, "tile: type") for tile in tiles])
        self.rebuild_cost: Final = vec[i64]([int(tile["rebuild_hammers"]["value"]) for tile in tiles])
        self.by_value: Final = vec[i64](sorted(range(TILES), key=lambda tile: -self.value[tile]))  # EE-COMP-04

        cards = content["disaster_cards"]["cards"]
        self.target: Final = vec[i64]([int(card["number"]) - 1 for card in cards])  # positions count from 0 here
        self.accepts: Final = vec[vec[i64]]([_accepted(card) for card in cards])
        self.cost: Final = vec[i64]([int(card["cost"]) for card in cards])

        self.abilities: Final = Abilities([*tiles, *cards], self.coins_in_exchanges)
        ability, phase = self.abilities.kind, self.abilities.phase
        self.economy_tiles: Final = vec[i64]([tile for tile in range(TILES) if phase[tile] == ECONOMY])  # EE-ECO-08
        self.swap_tiles: Final = vec[i64]([tile for tile in range(TILES) if ability[tile] == SWAP_LOCATIONS])
        self.towns: Final = vec[i64]([tile for tile in range(TILES) if ability[tile] == BUILD_DISCOUNT])
        self.industry_tiles: Final = vec[i64](  # the City; Towns help with building (EE-IND-26)
            [tile for tile in range(TILES) if phase[tile] == INDUSTRY and tile not in self.towns]
        )
        self.camps: Final = vec[i64]([tile for tile in range(TILES) if ability[tile] == STRENGTH])
        self.replacers: Final = vec[i64]([card for card in range(CARDS) if ability[TILES + card] == REPLACE_DISASTER])

        clashes = content["conflict_cards"]["cards"]
        self.victory_points: Final = vec[i64]([int(card["victory"]["points"]) for card in clashes])
        self.victory_gain: Final = vec[vec[i64]]([bundle(card["victory"]["resources"], card["id"]) for card in clashes])
        self.bands: Final[tuple[tuple[Band, ...], ...]] = tuple(_bands(card) for card in clashes)
        self.rank: Final = vec[i64]([int(card["upheaval"]["rank"]) for card in clashes])
        self.upheaval_place: Final = vec[i64]([int(card["upheaval"]["position"]) - 1 for card in clashes])


def _accepted(card: dict[str, Any]) -> vec[i64]:
    """The resources that a disaster card shows."""
    words = [look_up(word, RESOURCE_WORDS[:COIN], f"{card['id']}: bid") for word in card["bid"]]
    return vec[i64](sorted(words))


def _bands(card: dict[str, Any]) -> tuple[Band, ...]:
    return tuple(
        Band(
            int(band["min"]),
            NO_END if band["max"] is None else int(band["max"]),
            int(band["points"]),
            bundle(band["resources"], card["id"]),
            int(band["refresh"]),
        )
        for band in card["brackets"]
    )


def band_of(facts: Facts, card: i64, strength: i64) -> Band | None:
    """The one band of a conflict card that holds a strength, if any does (EE-CON-08, EE-CON-09)."""
    for band in facts.bands[card]:
        if band.least <= strength <= band.most:
            return band
    return None


def words_of(counts: vec[i64]) -> dict[str, int]:
    """A bundle as a map from the words of its resources, those that are in it."""
    return {RESOURCE_WORDS[kind]: counts[kind] for kind in range(RESOURCES) if counts[kind]}
