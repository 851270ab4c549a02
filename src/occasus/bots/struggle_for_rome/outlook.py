"""What places, cities and cards are worth to a player of Struggle for Rome, seen from one view."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Position
from occasus.games.struggle_for_rome.board.names import (
    CITY_WORDS,
    CROSSROADS_WORDS,
    HEX_WORDS,
    KIND_WORDS,
    PROVINCE_WORDS,
    SEAT_WORDS,
)
from occasus.games.struggle_for_rome.board.tables import Tables

CITY: Final = 100.0  # a conquest
NEW_COLOUR: Final = 45.0  # a plunder that brings a colour
LATER_COLOUR: Final = 30.0  # one that is needed for the Scourge of Rome only
SCOURGE: Final = 190.0  # the one that completes it
OLD_COLOUR: Final = 9.0  # one that brings its booty only
COIN: Final = 0.8
FUTURE: Final = 1.5  # a weak free city within reach of a conquest
PIP: Final = 0.35  # one way of 36 to roll a number, for the rest of the game
ENOUGH: Final = 5  # fighters that a box can use

Tribe = dict[str, Any]


@final
class Outlook:
    """One position, through the eyes of one player."""

    def __init__(self, tables: Tables, position: Position, seat: int) -> None:
        self.tables: Final = tables
        self.geography: Final = tables.geography
        self.position: Final = position
        self.name: Final = SEAT_WORDS[seat]
        self.me: Final[dict[str, Any]] = position["players"][self.name]
        self.hand: Final[list[int]] = [self.me["hand"].get(word, 0) for word in KIND_WORDS]
        self.gold: Final[int] = self.me["gold"]
        self.taken: Final = {
            city
            for player in position["players"].values()
            for kind in ("horseman", "warrior")
            for city in player[kind]["cities"]
        }
        self.gone: Final = set(position["tokens_gone"]) | self.taken
        self.neutral: Final = {CITY_WORDS[city] for city in tables.neutral}
        self.weights: Final = self._weights()

    def tribe(self) -> Tribe:
        """The own tribe whose turn it is, or was last."""
        found: Tribe = self.me["warrior" if self.position["turn"]["phase"] == "warrior_actions" else "horseman"]
        return found

    def is_free(self, city: str) -> bool:
        """Whether a city can still be conquered."""
        return city not in self.taken and city not in self.neutral

    def towers(self, city: str) -> int:
        """The defence of a city."""
        return self.tables.towers[CITY_WORDS.index(city)]

    def yield_at(self, place: int) -> float:
        """What the hexes around a crossroads bring."""
        worth = 0.0
        for hexagon in self.geography.hexes_of[place]:
            number = self.tables.numbers[hexagon]
            if number and self.tables.yields[hexagon] >= 0:
                worth += PIP * (6 - abs(number - 7))
        return worth

    def plunder(self, tribe: Tribe, city: str, strength: int) -> float:
        """What plundering a city is worth; nothing if it cannot be."""
        if city in self.gone or city in self.neutral or strength < self.towers(city):
            return 0.0
        colour = PROVINCE_WORDS[self.tables.province[CITY_WORDS.index(city)]]
        held = tribe["tokens"].get(colour, 0)
        if held >= self.tables.tokens_most:
            return 0.0
        booty = COIN * float(tribe["wagons"])
        if held:
            return OLD_COLOUR + booty - 3.0
        if len(tribe["tokens"]) == len(PROVINCE_WORDS) - 1:
            return booty + SCOURGE
        return booty + (NEW_COLOUR if len(tribe["tokens"]) < self.tables.colours_needed else LATER_COLOUR)

    def conquest(self, tribe: Tribe, city: str, strength: int) -> float:
        """What conquering a city is worth; nothing if it cannot be."""
        if not self.is_free(city) or strength < self.towers(city) or not tribe["wagons"]:
            return 0.0
        if not tribe["cities"] and len(tribe["tokens"]) < self.tables.colours_needed:
            return 0.0
        number = CITY_WORDS.index(city)
        near = [CITY_WORDS[other] for other in self.geography.reach[number]]
        future = sum(FUTURE * (6 - self.towers(other)) for other in near if self.is_free(other))
        return CITY + future + self.yield_at(self.geography.crossroads_of[number])

    def attack_from(self, tribe: Tribe, place: int, strength: int) -> float:
        """The best attack of a wandering tribe from a crossroads."""
        best = 0.0
        for number in self.geography.beside[place]:
            city = CITY_WORDS[number]
            best = max(best, self.plunder(tribe, city, strength), self.conquest(tribe, city, strength))
        return best

    def place(self, word: str, strength: int) -> float:
        """What it is worth to stand at a crossroads, an attack in this turn included."""
        place = CROSSROADS_WORDS.index(word)
        return self.attack_from(self.tribe(), place, strength) + 2 * self.yield_at(place)

    def wants_fighters(self) -> float:
        """How much two more fighters help."""
        worth = 0.0
        for kind in ("horseman", "warrior"):
            held = self.me[kind]["fighters"]
            if held < ENOUGH and self.me["reserve"][kind]:
                worth += 4.0 + 2.0 * (ENOUGH - held)
        return worth

    def wants_wagon(self, kind: str) -> float:
        """How much one more wagon in a box helps."""
        tribe = self.me[kind]
        if tribe["wagons"] == 0:
            return 22.0 if tribe["cities"] or len(tribe["tokens"]) >= 2 else 9.0
        return (8.0 if tribe["cities"] else 4.0) / float(tribe["wagons"])

    def _weights(self) -> list[float]:
        """What one more card of each kind is worth."""
        fighters, wagon = self.wants_fighters(), max(self.wants_wagon("horseman"), self.wants_wagon("warrior"))
        use = [fighters / 2, wagon / 3, (fighters / 2 + wagon / 3) / 1.5, wagon / 3 + 2.0]
        return [1.0 + use[kind] / (1.5 + 1.5 * self.hand[kind]) for kind in range(len(KIND_WORDS))]

    def leader(self, name: str) -> float:
        """How much another player should be held back."""
        other = self.position["players"][name]
        number = int(other["hand"].get("cards", 0))
        return 1.0 + float(other["points"]) + (2.0 + 0.1 * number if number else 0.5 * min(2, int(other["gold"])))

    def blocks(self, word: str) -> float:
        """What it is worth to put the legionnaire on a hex."""
        hexagon = HEX_WORDS.index(word)
        number = self.tables.numbers[hexagon]
        pips = 6 - abs(number - 7) if number and self.tables.yields[hexagon] >= 0 else 0
        corners = {CROSSROADS_WORDS[place] for place in self.geography.corners[hexagon]}
        worth = 0.0
        for name, player in self.position["players"].items():
            if not self._stands(player, corners):
                continue
            worth += -0.6 * pips if name == self.name else 0.4 * pips + self.leader(name)
        return worth

    def _stands(self, player: dict[str, Any], corners: set[str]) -> bool:
        for kind in ("horseman", "warrior"):
            cities = {
                CROSSROADS_WORDS[self.geography.crossroads_of[CITY_WORDS.index(c)]] for c in player[kind]["cities"]
            }
            if player[kind]["figure"] in corners or cities & corners:
                return True
        return False
