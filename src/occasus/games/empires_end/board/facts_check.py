"""Is the content playable? What the ledger says of tiles and cards holds for a user's own content too."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import OccasusError
from occasus.games.empires_end.board.facts_abilities import TIMES
from occasus.games.empires_end.board.names import BUILD_COST_MOST, COST_MOST, DOUBLE_DISASTER, PHASE_WORDS, TILES

HAND_MOST: Final = 8  # cards in a hand, so that four hands leave a deck
TOKENS_MOST: Final = 99
RELIEF_MOST: Final = 5  # coins that can be bought at once
USES_MOST: Final = 9
ONLY_WITH_MORE: Final = (PHASE_WORDS[DOUBLE_DISASTER], "economy_industry")  # phases of the track for 3 or 4 players


def refuse_unplayable(content: dict[str, Any], printed: dict[str, Any]) -> None:
    """Raise OccasusError with the place of the first mistake; `printed` is the content without an overlay."""
    tiles, cards = content["locations"]["tiles"], content["disaster_cards"]["cards"]
    own = {entry["id"]: entry for entry in [*printed["locations"]["tiles"], *printed["disaster_cards"]["cards"]]}
    _tiles(tiles, content["locations"]["notes"]["counts"])
    for card in cards:
        where = f"disaster_cards[{card['id']}]"
        _within(card["number"], 1, TILES, f"{where}.number")
        _within(card["cost"], 1, BUILD_COST_MOST, f"{where}.cost")
        _sure(bool(card["bid"]), f"{where}.bid", "at least one type of token must be accepted")
        kind = card["id"].rpartition("_")[0]
        _sure(card["type"] == kind, f"{where}.type", f"the card is named by it, so it stays {kind}")
    for entry, carrier in [(tile, "location") for tile in tiles] + [(card, "innovation") for card in cards]:
        _ability(entry, carrier, content["notes"]["abilities"], own[entry["id"]]["ability"]["params"])
    _constants(content["constants"], content["resources"])
    for clash in content["conflict_cards"]["cards"]:
        _conflict(clash)
    for side in ("players_2", "players_3_4"):
        _track(content["decline_track"][side], side)


def _constants(figures: dict[str, Any], resources: dict[str, Any]) -> None:
    """Figures that actions can name, and hands that the deck can fill."""
    strike, relief = figures["lightning_setup"], figures["relief"]
    _within(figures["hand_size"], 1, HAND_MOST, "constants.hand_size")
    _within(figures["lightning_hand_size"], 1, HAND_MOST, "constants.lightning_hand_size")
    _within(strike["dealt"], 2, HAND_MOST, "constants.lightning_setup.dealt")
    _within(strike["mulligans"], 0, 1, "constants.lightning_setup.mulligans", "the rules know one redraw")
    _within(figures["builds_or_sales_per_industry"], 1, HAND_MOST, "constants.builds_or_sales_per_industry")
    _within(figures["rebuilds_per_industry"], 0, 1, "constants.rebuilds_per_industry", "the rules know one rebuilding")
    _within(figures["sale_value"]["coin"], 0, TOKENS_MOST, "constants.sale_value.coin")
    _within(relief["below_total_resources"], 0, RELIEF_MOST, "constants.relief.below_total_resources")
    _within(relief["up_to_total_resources"], 0, RELIEF_MOST, "constants.relief.up_to_total_resources")
    _within(relief["lose_points"], 0, TOKENS_MOST, "constants.relief.lose_points")
    _within(relief["gain"]["coin"], 0, TOKENS_MOST, "constants.relief.gain.coin")
    for heap in ("bank", "start_per_player"):
        for kind, count in resources[heap].items():
            _within(count, 0, TOKENS_MOST, f"resources.{heap}.{kind}")


def _tiles(tiles: list[dict[str, Any]], counts: dict[str, int]) -> None:
    """EE-COMP-03, EE-COMP-04: the kinds of a set, and values that all differ."""
    for kind, count in counts.items():
        number = sum(tile["type"] == kind for tile in tiles)
        _sure(number == count, "locations.tiles", f"a set has {count} of kind {kind}, not {number}")
    values = [tile["points"]["value"] for tile in tiles]
    for tile in tiles:
        where = f"locations.tiles[{tile['id']}]"
        _sure(values.count(tile["points"]["value"]) == 1, f"{where}.points", "all values of a set must differ")
        _within(tile["rebuild_hammers"]["value"], 0, COST_MOST, f"{where}.rebuild_hammers")


def _ability(entry: dict[str, Any], carrier: str, abilities: dict[str, Any], printed: dict[str, Any]) -> None:
    """An ability needs a bearer and a phase that it knows, all its values, and none that it doesn't use."""
    where, ability = f"{entry['id']}.ability", entry["ability"]
    _sure(ability["id"] in abilities, where, f"{ability['id']!r} is not one of {', '.join(abilities)}")
    expected = abilities[ability["id"]]
    _sure(carrier in expected["carriers"], where, f"{ability['id']} cannot stand on this {carrier}")
    _sure(
        entry["phase"] in expected["phases"], f"{entry['id']}.phase", f"{ability['id']} belongs to {expected['phases']}"
    )
    for name in expected["params"]:
        _sure(name in ability["params"], f"{where}.params", f"{name!r} is missing")
    for name, value in ability["params"].items():  # another ability may leave the printed values of the first behind
        used = name in expected["params"] or (name in printed and value == printed[name])
        _sure(used, f"{where}.params.{name}", f"{ability['id']} doesn't use this value, so leave it out")
    for name in TIMES:
        if name in expected["params"]:
            _within(ability["params"][name], 1, USES_MOST, f"{where}.params.{name}")


def _conflict(card: dict[str, Any]) -> None:
    """EE-COMP-13, EE-DATA-08: bands that do not overlap, a rank and a place for the upheaval."""
    where = f"conflict_cards[{card['id']}]"
    _within(card["upheaval"]["rank"], 1, 3, f"{where}.upheaval.rank")
    _within(card["upheaval"]["position"], 1, TILES, f"{where}.upheaval.position")
    last = -1
    for band in card["brackets"]:
        _sure(last is not None and band["min"] > last, f"{where}.brackets", "bands must rise and not overlap")
        _within(band["refresh"], 0, 1, f"{where}.brackets: refresh", "the rules know one marker to remove")
        last = band["max"]


def _track(side: dict[str, Any], name: str) -> None:
    """EE-TRACK-03, EE-TRACK-05: the first phase is a disaster; some phases are for 3 or 4 players only."""
    where, spaces = f"decline_track.{name}", side["spaces"]
    _sure(bool(spaces) and spaces[0] == "disaster", where, "the first phase must be a disaster")
    _within(side["lightning_space"], 1, max(1, len(spaces)), f"{where}.lightning_space")
    if name == "players_2":
        _sure(not set(spaces) & set(ONLY_WITH_MORE), where, f"two players have no {' and no '.join(ONLY_WITH_MORE)}")


def _within(value: int, least: int, most: int, where: str, why: str = "") -> None:
    _sure(least <= value <= most, where, f"{value} is not from {least} to {most}{why and f': {why}'}")


def _sure(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise OccasusError(f"{where}: {what}.")
