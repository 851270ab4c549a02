"""What tokens, locations and innovations of Empire's End are worth in points, as one seat's view shows them."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Position

TOKEN: Final = {"wheat": 1.2, "axe": 1.5, "hammer": 1.6, "coin": 1.9}  # early in the game
LEAST: Final = 0.25  # of that is left at the very end
RISK: Final = 0.6  # that a location falls some day
RUIN_KEPT: Final = 0.35  # of the worth of a location is not lost while it can still be rebuilt
WON: Final = 1.3  # points that one strength brings in a conflict


@final
class Worth:
    """Judges the pieces of one empire at one moment."""

    def __init__(self, facts: dict[str, Any], position: Position, seat: int) -> None:
        self.tiles: Final[dict[str, Any]] = {tile["id"]: tile for tile in facts["locations"]["tiles"]}
        self.cards: Final[dict[str, Any]] = {card["id"]: card for card in facts["disaster_cards"]["cards"]}
        self.position: Final = position
        self.empire: Final[dict[str, Any]] = position["empires"][seat]
        side = facts["decline_track"]["players_2" if position["seats"] == 2 else "players_3_4"]
        coming: list[str] = side["spaces"][max(0, position["hourglass"] - 1) :]
        self.economies: Final = sum(phase in ("economy", "economy_industry") for phase in coming)
        self.industries: Final = sum(phase in ("industry", "economy_industry") for phase in coming)
        self.conflicts: Final = coming.count("conflict")
        self.disasters: Final = sum(1 + phase.startswith("double") for phase in coming if "disaster" in phase)
        self.left: Final = len(coming) / len(side["spaces"])
        self.places: Final = {tile: int(place) for place, tile in self.empire["row"].items()}
        self.row: Final = {place: tile for tile, place in self.places.items()}

    def token(self, kind: str) -> float:
        """One token of a kind."""
        held = self.empire["resources"][kind]
        scarce = 1.3 if held == 0 else 1.0 if held < 5 else 0.7
        return TOKEN[kind] * (LEAST + (1 - LEAST) * self.left) * scarce

    def tokens(self, counts: dict[str, int]) -> float:
        """Some tokens."""
        return sum(self.token(kind) * count for kind, count in counts.items())

    def intact(self, tile: str) -> bool:
        """Whether an own location stands."""
        return tile not in self.empire["destroyed"]

    def beside(self, tile: str) -> list[str]:
        """The neighbours of an own location."""
        place = self.places[tile]
        return [self.row[near] for near in (place - 1, place + 1) if near in self.row]

    def swap(self, one: str, other: str) -> None:
        """Think of two locations as swapped; a second time takes it back."""
        places, row = self.places, self.row
        places[one], places[other] = places[other], places[one]
        row[places[one]], row[places[other]] = one, other

    def location(self, tile: str) -> float:
        """A standing location with all that is on it."""
        worth = float(self.tiles[tile]["points"]["value"]) + self.ability(tile, tile)
        return worth + sum(self.ability(card, tile) for card in self.empire["innovations"].get(tile, []))

    def loss(self, tile: str) -> float:
        """What is lost when a location falls, less what its fall triggers."""
        kept = RUIN_KEPT if self.industries else 0.0
        lost = (1 - kept) * self.location(tile)
        for card in self.empire["innovations"].get(tile, []):
            if self.cards[card]["phase"] == "on_destruction":
                lost -= self.trigger(card)
        return lost

    def trigger(self, card: str) -> float:
        """What an earthquake card brings when its location falls."""
        params = self.cards[card]["ability"]["params"]
        marks = len(self.empire["exhausted"])
        refreshed = 1.2 * marks if not params else 0.0
        return self.tokens(params.get("resources", {})) + float(params.get("points", 0)) + refreshed

    def ruin(self, place: int) -> tuple[float, list[str]]:
        """The least loss when a place is struck, and the locations of which one falls."""
        for distance in range(11):
            near = [tile for tile, there in self.places.items() if abs(there - place) == distance and self.intact(tile)]
            if near:
                return min(self.loss(tile) for tile in near), near
        return 0.0, []

    def homes(self, without: list[str]) -> list[str]:
        """Where an innovation could go once some locations are gone."""
        standing = [tile for tile in self.places if self.intact(tile) and tile not in without]
        counts = {tile: len(self.empire["innovations"].get(tile, [])) for tile in standing}
        fewest = min(counts.values(), default=0)
        return [tile for tile in standing if counts[tile] == fewest]

    def innovation(self, card: str, without: list[str] | None = None) -> float:
        """A card at its best home."""
        return max((self.ability(card, tile) for tile in self.homes(without or [])), default=0.0)

    def ability(self, bearer: str, home: str) -> float:
        """What an ability brings from now on, at a location."""
        entry = self.tiles.get(bearer) or self.cards[bearer]
        ability, params = entry["ability"]["id"], entry["ability"]["params"]
        points = float(params.get("points", 0))
        times: int = {"economy": self.economies, "industry": self.industries, "conflict": self.conflicts}.get(
            entry["phase"], 1
        )
        if ability == "gain":
            return times * self.tokens(params["resources"])
        if ability == "exchange":
            best = max(self.tokens(option) for option in params["get"]) - self.tokens(params["give"])
            return float(max(0.0, best) * params["max_times"] * times * 0.7)
        if ability == "gain_points":
            return points * times
        if ability == "reactivate_economy":
            return 1.5 * times
        if ability.startswith("strength"):
            return float(WON * params["strength"] * times * self._count(ability, params, home))
        if ability.startswith("endgame"):
            return self._at_end(ability, params, home, points)
        if ability.startswith("on_destroyed"):
            return RISK * self.trigger(bearer) * (1.2 if self.tiles[home]["points"]["value"] < 10 else 0.8)
        if "adjacent" in ability and ability not in ("refresh_adjacent", "rebuild_discount_adjacent"):
            return times * self._count(ability, params, home) * (points + self.tokens(params.get("resources", {})))
        return times * {"build_discount": 1.2, "rebuild_discount_adjacent": 0.6, "refresh_adjacent": 0.6}.get(
            ability, 0.0
        ) + {"skip_bid": 0.3 * self.disasters, "replace_disaster": 0.2 * self.disasters}.get(ability, 0.3)

    def _count(self, ability: str, params: dict[str, Any], home: str) -> float:
        """How many neighbours an ability counts; ruins beside it are likely to become more."""
        near = self.beside(home)
        if "destroyed" in ability:
            now = sum(not self.intact(tile) for tile in near)
            return now + 0.25 * self.left * (len(near) - now)
        if "adjacent" not in ability:
            return 1.0
        return sum(1.0 for tile in near if self.intact(tile) and self.tiles[tile]["type"] == params["location_type"])

    def _at_end(self, ability: str, params: dict[str, Any], home: str, points: float) -> float:
        ruins = len(self.empire["destroyed"])
        later = self.disasters / int(self.position["seats"])
        if ability == "endgame_per_destroyed":
            return points * (ruins + 0.5 * later)
        if ability == "endgame_most_destroyed":
            most = max(len(empire["destroyed"]) for empire in self.position["empires"])
            return points * (0.6 if ruins == most else 0.15)
        if ability == "endgame_per_resource":
            held = int(self.empire["resources"][params["resource"]])
            return points * (0.6 * held + 1.0)
        if ability == "endgame_rescore":
            return 4.0 * (1 - self.left) + 1.0
        return points * self._count(ability, params, home)
