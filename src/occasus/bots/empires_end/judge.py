"""The greedy bot's judgement of Empire's End: take what costs less than it brings, use everything, build what pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from occasus.bots.empires_end.worth import Worth
from occasus.content import facts, overlaid
from occasus.core.basics import View
from occasus.core.game import Game

SKIP: Final = 0.7  # what an exhaust marker costs
GUESS: Final = 2.0  # tokens that an opponent bids, as far as one can guess
UPHEAVAL: Final = 1.0  # what an upheaval costs

_facts: dict[str, dict[str, Any]] = {}  # by the overlay of the game


@final
class Judge:
    """What actions are worth in one position, to one seat."""

    def __init__(self, game: Game[Any], view: View) -> None:
        key = str(game.overlay)
        if key not in _facts:
            _facts[key] = overlaid(facts(game.name), game.overlay)
        self.facts: Final = _facts[key]
        self.position: Final = view["position"]
        self.seat: Final[int] = view["seat"]
        self.own: Final[dict[str, Any]] = self.position["empires"][self.seat]
        self.worth_of: Final = Worth(self.facts, self.position, self.seat)
        self._found: list[tuple[str, str]] | None = None  # by _lookers
        self._judges: Final[dict[str, Callable[[list[str]], float]]] = {
            "pay": lambda words: -self.worth_of.token(words[1]),
            "skip": lambda words: -SKIP,
            "take": lambda words: self._take(words[0]),
            "replace": lambda words: -0.4 * self._take(words[0]) - 2 * SKIP,
            "destroy": lambda words: -self.worth_of.loss(words[0]),
            "attach": self._attach,
            "buy_coins": lambda words: int(words[0]) * (self.worth_of.token("coin") - 2.2),
            "use": lambda words: self._use(words[0]),
            "exchange": self._exchange,
            "reactivate": lambda words: self._once(words[0]),
            "build": self._build,
            "sell": lambda words: self.worth_of.token("coin") - 0.5 * self._profit(words[0]),
            "throw_away": lambda words: 1.5 - sum(self._profit(card) for card in self.own["hand"]),
            "rebuild": self._rebuild,
            "swap": lambda words: self._swap(words[0], words[1]),
            "move": self._move,
            "begin_with": lambda words: 1.0 if words[0] == "economy" else 0.0,
            "bid_axes": lambda words: self._bid(int(words[0]), 0),
            "bid_coins": lambda words: self._bid(self.own["bid"]["axes"], int(words[0])),
            "refresh": lambda words: 1.0,
            "redraw": lambda words: -1.0,
            "strike": self._strike,
        }

    def worth(self, action: str) -> float:
        """What an action is worth; more is better."""
        kind, *words = action.split()
        judge = self._judges.get(kind)
        return judge(words) if judge else 0.0

    def _take(self, offer: str) -> float:
        """Tokens and the innovation, less the location that falls."""
        entry = self.position["offers"][offer]
        lost, falling = self.worth_of.ruin(entry["position"])
        return (
            self.worth_of.tokens(entry["tokens"])
            + self.worth_of.innovation(entry["card"], falling[:1])
            + self._relief(entry["tokens"])
            - lost
        )

    def _relief(self, tokens: dict[str, int]) -> float:
        """Being poor makes tokens dearer than they look."""
        total = sum(self.own["resources"].values())
        return 0.4 * sum(tokens.values()) if total < 4 else 0.0

    def _attach(self, words: list[str]) -> float:
        card = str(self.own["decides"]).split()[-1]
        return self.worth_of.ability(card, words[0]) + 0.02 * float(self.worth_of.tiles[words[0]]["points"]["value"])

    def _once(self, bearer: str) -> float:
        """What one use of an ability brings now."""
        entry = self.worth_of.tiles.get(bearer) or self.worth_of.cards[bearer]
        home = bearer if bearer in self.worth_of.tiles else self._home(bearer)
        kind = entry["ability"]["id"]
        if kind == "refresh_adjacent":
            near = self.worth_of.beside(home)
            marks = [
                card for tile in near for card in self.own["innovations"].get(tile, []) if card in self.own["exhausted"]
            ]
            return 1.2 * len(marks) - 0.05
        times = {"economy": self.worth_of.economies, "industry": self.worth_of.industries}.get(entry["phase"], 1)
        return self.worth_of.ability(bearer, home) / max(1, times) - 0.05

    def _use(self, bearer: str) -> float:
        entry = self.worth_of.tiles.get(bearer) or self.worth_of.cards[bearer]
        if entry["ability"]["id"] == "swap_locations":
            tiles = list(self.worth_of.places)
            return max(self._swap(one, other) for one in tiles for other in tiles if one < other) - 0.5
        if entry["ability"]["id"] == "move_innovation":
            return -0.1
        return self._once(bearer)

    def _home(self, card: str) -> str:
        homes: dict[str, list[str]] = self.own["innovations"]
        return next(tile for tile, cards in homes.items() if card in cards)

    def _exchange(self, words: list[str]) -> float:
        bearer, given, taken = words
        entry = self.worth_of.tiles.get(bearer) or self.worth_of.cards[bearer]
        bundles = [option for option in entry["ability"]["params"]["get"] if taken in option]
        return max(map(self.worth_of.tokens, bundles)) - self.worth_of.token(given)

    def _profit(self, card: str) -> float:
        """What building a card would bring, paid in hammers."""
        cost = int(self.worth_of.cards[card]["cost"]) * self.worth_of.token("hammer")
        return max(0.0, self.worth_of.innovation(card) - cost)

    def _build(self, words: list[str]) -> float:
        card, town, coins = words[0], words[1], int(words[2])
        cost = int(self.worth_of.cards[card]["cost"]) - (1 if town == "with_town" else 0)
        paid = (cost - coins) * self.worth_of.token("hammer") + coins * self.worth_of.token("coin")
        return self.worth_of.innovation(card) - paid

    def _rebuild(self, words: list[str]) -> float:
        tile, coins = words[0], int(words[1])
        cost = int(self.worth_of.tiles[tile]["rebuild_hammers"]["value"])
        paid = max(0, cost - coins) * self.worth_of.token("hammer") + coins * self.worth_of.token("coin")
        return self.worth_of.location(tile) - paid

    def _swap(self, one: str, other: str) -> float:
        """What the innovations that look at their neighbours gain by a swap."""
        if not self._lookers():
            return 0.0
        before = self._adjacency()
        self.worth_of.swap(one, other)
        after = self._adjacency()
        self.worth_of.swap(one, other)
        return after - before

    def _lookers(self) -> list[tuple[str, str]]:
        """The own usable innovations that look at their neighbours, each with its location."""
        if self._found is None:
            self._found = [
                (card, tile)
                for tile, cards in self.own["innovations"].items()
                if self.worth_of.intact(tile)
                for card in cards
                if "_adjacent" in (kind := self.worth_of.cards[card]["ability"]["id"])
                and kind not in ("refresh_adjacent", "rebuild_discount_adjacent")
            ]
        return self._found

    def _adjacency(self) -> float:
        return sum(self.worth_of.ability(card, tile) for card, tile in self._lookers())

    def _move(self, words: list[str]) -> float:
        card, tile = words
        home = self._home(card)
        now = self.worth_of.ability(card, home) if self.worth_of.intact(home) else 0.0
        return self.worth_of.ability(card, tile) - now

    def _bid(self, axes: int, coins: int) -> float:
        """The band, the bonus if the strength is likely to be the highest, less the tokens."""
        card = next(c for c in self.facts["conflict_cards"]["cards"] if c["id"] == self.position["conflict"])
        strength = int(self.own["strength"]) + axes + coins
        worth = -axes * self.worth_of.token("axe") - coins * self.worth_of.token("coin")
        for band in card["brackets"]:
            if band["min"] <= strength and (band["max"] is None or strength <= band["max"]):
                worth += band["points"] + self.worth_of.tokens(band["resources"]) + 0.8 * band["refresh"]
        others = [empire for seat, empire in enumerate(self.position["empires"]) if seat != self.seat]
        strongest = max(int(empire["strength"]) + GUESS for empire in others)
        likely = min(1.0, max(0.0, 0.5 + (strength - strongest) / 6))
        bonus = float(card["victory"]["points"]) + self.worth_of.tokens(card["victory"]["resources"]) + UPHEAVAL
        return worth + likely * bonus

    def _strike(self, words: list[str]) -> float:
        card = words[0]
        lost, falling = self.worth_of.ruin(self.worth_of.cards[card]["number"])
        return self.worth_of.innovation(card, falling[:1]) - lost
