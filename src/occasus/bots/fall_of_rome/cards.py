"""What cards are worth to the greedy bot of Fall of Rome: mostly, how near they bring an alliance."""

from __future__ import annotations

from typing import Any, Final, final

from occasus.core.basics import Position

EVENT: Final = 2.0
CROWDED: Final = 6  # cards in a hand from which one has to go soon anyway
SPENT: Final = 0.2  # a card whose tribe is allied already


@final
class Cards:
    """The hands of a position, by colour."""

    def __init__(self, position: Position, facts: dict[str, Any]) -> None:
        tribes = facts["tribes"]["entries"]
        self.tribe: Final[dict[str, str]] = {
            card["id"]: card["tribe"] for card in facts["player_city_cards"]["entries"]
        }
        self.city: Final[dict[str, str]] = {card["id"]: card["city"] for card in facts["player_city_cards"]["entries"]}
        self.cost: Final[dict[str, int]] = {tribe["id"]: tribe["alliance_cost"] for tribe in tribes}
        self.allied: Final[list[str]] = position["allied"]
        self.hands: Final[list[list[str]]] = [player.get("hand") or [] for player in position["players"]]
        if position["seats"] == 1:
            self.hands[1:] = [self.hands[0]] * (len(self.hands) - 1)

    def held(self, player: int, tribe: str) -> int:
        """How many cards of a tribe's colour a player holds."""
        return sum(self.tribe.get(card) == tribe for card in self.hands[player])

    def is_ready(self, player: int, tribe: str) -> bool:
        """Whether a player holds enough for an alliance that is not forged yet."""
        return tribe not in self.allied and self.held(player, tribe) >= self.cost[tribe]

    def worth(self, card: str, player: int) -> float:
        """What a card is worth to a player who holds it or might."""
        tribe = self.tribe.get(card)
        if tribe is None:
            return EVENT
        if tribe in self.allied:
            return SPENT
        mine = self.held(player, tribe)
        if mine > self.cost[tribe]:
            return SPENT
        near = mine / self.cost[tribe]
        return 1.0 + 3.0 * near if self.collector(tribe) == player else 0.6 + near

    def collector(self, tribe: str) -> int:
        """The player who holds most cards of a tribe's colour, and so had better get the others."""
        return max(range(len(self.hands)), key=lambda player: (self.held(player, tribe), -player))

    def cheapest(self, player: int, colours: list[str]) -> float:
        """What the card is worth that a player would miss least, out of some colours."""
        paying = [card for card in self.hands[player] if card.split("_")[0] in colours and card in self.tribe]
        worth = min((self.worth(card, player) for card in paying), default=0.0)
        return worth / 2 if len(self.hands[player]) >= CROWDED else worth
