"""The printed facts of Empire's End as frozen tables, for one number of seats and one choice of options."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from occasus.core.options import Options
from occasus.core.words import look_up
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
from occasus.games.empires_end.board.tables_abilities import Abilities, Bundle, bundle

NO_END: Final = 1 << 20  # the strength at which an open band ends


class Band(NamedTuple):
    """A band of a conflict card (EE-COMP-13)."""

    least: int  # strength
    most: int
    points: int
    resources: Bundle
    refreshes: int  # exhaust markers to remove


@final
class Tables:
    """Facts and options by number."""

    def __init__(self, content: dict[str, Any], seats: int, options: Options) -> None:
        self.options: Final = options
        self.seats: Final = seats
        self.lightning: Final = options["mode"] == "lightning"
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
        self.hand_size: Final[int] = figures["lightning_hand_size"] if self.lightning else figures["hand_size"]
        self.dealt: Final[int] = strike["dealt"] if self.lightning else figures["hand_size"]
        self.handled_most: Final[int] = figures["builds_or_sales_per_industry"]  # in lightning: all (EE-LIGHT-08)
        self.sale_value: Final[int] = figures["sale_value"]["coin"]
        self.rebuilds: Final[int] = figures["rebuilds_per_industry"]
        self.mulligans: Final[int] = strike["mulligans"] if self.lightning else 0
        self.relief_below: Final[int] = relief["below_total_resources"]
        self.relief_up_to: Final[int] = relief["up_to_total_resources"]
        self.relief_points: Final[int] = relief["lose_points"]
        self.relief_coins: Final[int] = relief["gain"]["coin"]
        self.start_resources: Final = bundle(content["resources"]["start_per_player"], "resources.start_per_player")
        self.bank: Final = bundle(content["resources"]["bank"], "resources.bank")  # EE-COMP-07

        track = content["decline_track"]  # public and fixed for the whole game (EE-TRACK-06, EE-TRACK-08)
        side = track["players_2" if seats == 2 else "players_3_4"]  # EE-SETUP-01
        self.track: Final = (0, *(look_up(word, PHASE_WORDS, "decline_track: phase") for word in side["spaces"]))
        self.end_space: Final = len(self.track)  # END lies after the last space
        mark = int(side["lightning_space"]) - int(track["lightning"]["phase_on_lightning_space_is_played"])
        self.start_space: Final[int] = mark if self.lightning else 0  # EE-SETUP-02, EE-SETUP-03, EE-LIGHT-01, EE-RUL-23

        tiles = content["locations"]["tiles"]  # EE-COMP-11
        self.value: Final = tuple(int(tile["points"]["value"]) for tile in tiles)
        self.kind: Final = tuple(look_up(tile["type"], LOCATION_TYPE_WORDS, "tile: type") for tile in tiles)
        self.rebuild_cost: Final = tuple(int(tile["rebuild_hammers"]["value"]) for tile in tiles)
        self.by_value: Final = tuple(sorted(range(TILES), key=lambda tile: -self.value[tile]))  # EE-COMP-04

        cards = content["disaster_cards"]["cards"]
        self.target: Final = tuple(int(card["number"]) - 1 for card in cards)  # positions count from 0 here
        self.accepts: Final = tuple(
            tuple(sorted(look_up(word, RESOURCE_WORDS[:COIN], f"{card['id']}: bid") for word in card["bid"]))
            for card in cards
        )
        self.cost: Final = tuple(int(card["cost"]) for card in cards)

        self.abilities: Final = Abilities([*tiles, *cards], self.coins_in_exchanges)
        ability, phase = self.abilities.kind, self.abilities.phase
        self.economy_tiles: Final = tuple(tile for tile in range(TILES) if phase[tile] == ECONOMY)  # EE-ECO-08
        self.swap_tiles: Final = tuple(tile for tile in range(TILES) if ability[tile] == SWAP_LOCATIONS)
        self.towns: Final = tuple(tile for tile in range(TILES) if ability[tile] == BUILD_DISCOUNT)
        self.industry_tiles: Final = tuple(  # the City; Towns help with building (EE-IND-26)
            tile for tile in range(TILES) if phase[tile] == INDUSTRY and tile not in self.towns
        )
        self.camps: Final = tuple(tile for tile in range(TILES) if ability[tile] == STRENGTH)
        self.replacers: Final = tuple(card for card in range(CARDS) if ability[TILES + card] == REPLACE_DISASTER)

        clashes = content["conflict_cards"]["cards"]
        self.victory_points: Final = tuple(int(card["victory"]["points"]) for card in clashes)
        self.victory_gain: Final = tuple(bundle(card["victory"]["resources"], card["id"]) for card in clashes)
        self.bands: Final[tuple[tuple[Band, ...], ...]] = tuple(_bands(card) for card in clashes)
        self.rank: Final = tuple(int(card["upheaval"]["rank"]) for card in clashes)
        self.upheaval_place: Final = tuple(int(card["upheaval"]["position"]) - 1 for card in clashes)


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


def band_of(tables: Tables, card: int, strength: int) -> Band | None:
    """The one band of a conflict card that holds a strength, if any does (EE-CON-08, EE-CON-09)."""
    for band in tables.bands[card]:
        if band.least <= strength <= band.most:
            return band
    return None


def words_of(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """A bundle as a map from the words of its resources, those that are in it."""
    return {RESOURCE_WORDS[kind]: counts[kind] for kind in range(RESOURCES) if counts[kind]}
