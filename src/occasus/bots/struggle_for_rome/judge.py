"""The greedy bot's judgement of Struggle for Rome: plunder new colours, found early, expand, build what that needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from occasus.bots.struggle_for_rome.outlook import COIN, ENOUGH, Outlook
from occasus.bots.struggle_for_rome.trade import Trader
from occasus.core.basics import View
from occasus.core.game import Game
from occasus.games.struggle_for_rome.board.names import CROSSROADS_WORDS, KIND_WORDS
from occasus.games.struggle_for_rome.game import StruggleForRome

CARD: Final = 6.0  # a development card
STAY: Final = 4.0  # a journey must bring so much more than staying


@final
class Judge:
    """What actions are worth in one position, to one seat."""

    def __init__(self, game: Game[Any], view: View) -> None:
        assert isinstance(game, StruggleForRome)
        position = view["position"]
        self.tables: Final = game.tables(position["seats"], position["options"])
        self.outlook: Final = Outlook(self.tables, position, view["seat"])
        self.trader: Final = Trader(self.outlook)
        self.tribe: Final = self.outlook.tribe()
        self.here: Final[float] = self._standing(self.tribe["figure"]) if self.tribe["figure"] else 0.0
        self.legal: Final = set(view["legal"])
        self._judges: Final[dict[str, Callable[[list[str]], float]]] = {
            "move_legionnaire": lambda words: self.outlook.blocks(words[0]),
            "rob": lambda words: self.outlook.leader(words[0]),
            "take_gold": lambda words: float(words[0]),
            "return": lambda words: -self._weight(words[0]),
            "bank": self._bank,
            "build_fighters": lambda words: self.outlook.wants_fighters() - self._joker(words[0]),
            "build_wagon": lambda words: self.outlook.wants_wagon(words[0]) - self._joker(words[1]) - 4.0,
            "buy_card": lambda words: CARD - self._joker(words[0]) - 0.5 * self._weight("cattle"),
            "play": self._play,
            "give": lambda words: self.trader.begin(words[0]),
            "want": lambda words: self.trader.want(words[0]),
            "propose": lambda words: self.trader.propose(words[0]),
            "accept": lambda words: self.trader.accept(),
            "counter": lambda words: -9.0,
            "stop_waiting": lambda words: -9.0,
            "deal": lambda words: self.trader.deal(words[0]),
            "travel": self._travel,
            "pay": lambda words: -int(words[0]) * self._weight("grain") - COIN * int(words[1]),
            "forced_march": lambda words: self._travel(words) - CARD,
            "plunder": lambda words: self._attack(words[0], 0) + 1.0,
            "plunder_with_traitor": self._traitor,
            "conquer": lambda words: self.outlook.conquest(self.tribe, words[0], 9) + 1.0,
            "conquer_with_traitor": self._traitor,
            "take": self._take,
            "show_points": lambda words: 999.0,
        }

    def worth(self, action: str) -> float:
        """What an action is worth; doing nothing is worth nothing."""
        kind, *words = action.split()
        judge = self._judges.get(kind)
        return judge(words) if judge else 0.0

    def _weight(self, word: str) -> float:
        return self.outlook.weights[KIND_WORDS.index(word)]

    def _joker(self, word: str) -> float:
        return 0.0 if word == "no_joker" else COIN * self.tables.joker

    def _standing(self, word: str) -> float:
        return 2 * self.outlook.yield_at(CROSSROADS_WORDS.index(word))

    def _bank(self, words: list[str]) -> float:
        """Three of a kind that abounds for one that is missing."""
        held = self.outlook.hand[KIND_WORDS.index(words[0])]
        if held < 4 and not (held == 3 and self._weight(words[0]) < 2.5):
            return -1.0
        gained = 2.0 if words[1] == "pasture" else self._weight(words[1])
        return gained - 0.6 * self._weight(words[0]) * (5 - min(held, 5)) - 0.5

    def _play(self, words: list[str]) -> float:
        if words[0] == "great_warrior":
            missing = ENOUGH - int(self.tribe["fighters"])
            return 3.0 + 2.0 * missing if missing > 0 else -1.0
        return 5.0 if words[0] == "diplomat" else 4.0 if self.outlook.position["turn"]["phase"] == "build" else -1.0

    def _travel(self, words: list[str]) -> float:
        """What the goal offers, less the price and what the present place offers."""
        strength = self.tribe["fighters"]
        place = CROSSROADS_WORDS.index(words[0])
        worth = self.outlook.place(words[0], strength) - self.here - STAY
        stay = self.outlook.attack_from(self.tribe, CROSSROADS_WORDS.index(self.tribe["figure"]), strength)
        prices = self.outlook.geography.prices_between(CROSSROADS_WORDS.index(self.tribe["figure"]), place)
        costs = [grain * self._weight("grain") + COIN * gold for grain, gold in prices if self._affords(grain, gold)]
        return worth - stay - min(costs, default=0.0)

    def _affords(self, grain: int, gold: int) -> bool:
        return grain <= self.outlook.hand[1] and gold <= self.outlook.gold

    def _attack(self, city: str, helped: int) -> float:
        return self.outlook.plunder(self.tribe, city, self.tribe["fighters"] + helped)

    def _traitor(self, words: list[str]) -> float:
        """A Traitor only where it is needed."""
        city = words[0]
        if {f"plunder {city}", f"conquer {city}"} & self.legal:
            return -1.0
        conquest = self.outlook.conquest(self.tribe, city, 9) if f"conquer_with_traitor {city}" in self.legal else 0.0
        return max(conquest, self._attack(city, self.tables.traitor)) - CARD

    def _take(self, words: list[str]) -> float:
        if words[0] == "two_gold":
            return COIN * self.tables.idle_gold + (1.0 if self.outlook.gold < 4 else 0.0)
        if words[0] == "pasture":
            return (self._weight("horse") + self._weight("cattle")) / 2
        return self._weight(words[0])
