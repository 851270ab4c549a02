"""Deals of the greedy bot in Struggle for Rome: at most three offers a turn, each another one (SR-RUL-46)."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.bots.struggle_for_rome.outlook import COIN, Outlook
from occasus.games.struggle_for_rome.board.names import KIND_WORDS

OFFERS: Final = 3  # SR-RUL-46
GAIN: Final = 0.5  # what a deal must bring

Plan = tuple[str, int, str]
"""Give so many of a kind for one of another."""


@final
class Trader:
    """What to offer, and what to think of offers."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.offer: Final[dict[str, Any] | None] = outlook.position["offer"]
        self.made: Final[list[dict[str, Any]]] = outlook.position["turn"]["offers"]
        self.plan: Final = self._plan()

    def _plan(self) -> Plan | None:
        """The offer that comes next in this turn; none after the third."""
        if len(self.made) >= OFFERS:
            return None
        return next((plan for plan in self.plans() if self._table(plan) not in self.made), None)

    def _table(self, plan: Plan) -> dict[str, Any]:
        given, number, wanted = plan
        return {"give": {given: number}, "want": {wanted: 1}}

    def plans(self) -> list[Plan]:
        """Offers worth making, the best first."""
        weights, hand = self.outlook.weights, self.outlook.hand
        found: list[tuple[float, Plan]] = []
        for want, wanted in enumerate(KIND_WORDS):
            for give, given in enumerate(KIND_WORDS):
                for number in (1, 2):
                    gain = weights[want] - number * weights[give] * (1.0 if hand[give] > number else 1.3)
                    if give != want and hand[give] >= number and not hand[want] and gain > GAIN:
                        found.append((gain, (given, number, wanted)))
        found.sort(key=lambda one: (-one[0], one[1]))
        return [plan for _, plan in found]

    def begin(self, good: str) -> float:
        """Whether to lay out a card, at the beginning of an offer or in the middle of one."""
        if self.plan is None or good != self.plan[0]:
            return -1.0
        laid = self.offer["give"].get(good, 0) if self.offer else 0
        return 6.0 if laid < self.plan[1] else -1.0

    def want(self, good: str) -> float:
        """Whether to ask for a card."""
        if self.plan is None or self.offer is None or good != self.plan[2]:
            return -1.0
        return 5.0 if not self.offer["want"] else -1.0

    def propose(self, whom: str) -> float:
        """Put a finished offer to everybody."""
        if self.plan is None or self.offer is None or whom != "all":
            return -1.0
        table = self._table(self.plan)
        return 7.0 if all(self.offer[side] == table[side] for side in table) else -1.0

    def accept(self) -> float:
        """What the open offer is worth to somebody who is asked."""
        assert self.offer is not None
        active = self.outlook.position["turn"]["player"]
        danger = 0.3 * max(0, int(self.outlook.position["players"][active]["points"]) - 6)
        return self._worth(self.offer["give"]) - self._worth(self.offer["want"]) - GAIN - danger

    def deal(self, partner: str) -> float:
        """What a deal with a partner is worth to the active player."""
        assert self.offer is not None
        counter = self.offer["counters"].get(partner)
        if counter is not None and self.offer["answers"][partner] == "countered":
            return self._worth(counter["give"]) - self._worth(counter["want"]) - GAIN
        players = self.outlook.position["players"]
        return 3.0 - 0.1 * float(players[partner]["points"])

    def _worth(self, goods: dict[str, int]) -> float:
        """What some goods are worth; the second card of a kind is worth less."""
        worth = 0.0
        for good, number in goods.items():
            weight = COIN if good == "gold" else self.outlook.weights[KIND_WORDS.index(good)]
            worth += weight * (1.0 + 0.7 * (number - 1))
        return worth
