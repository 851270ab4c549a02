"""The greedy bot's judgement of Fall of Rome: fight where barbarians are about to do harm, save up for alliances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from occasus.bots.fall_of_rome.cards import Cards
from occasus.bots.fall_of_rome.danger import LATER, LEGION, Danger, Ways
from occasus.bots.fall_of_rome.outlook import FULL, Outlook
from occasus.content import facts, overlaid
from occasus.core.basics import View
from occasus.core.game import Game

ALLIANCE: Final = 30.0
FORT: Final = 1.0  # how much of what a fort covers counts
STEP: Final = 4.0  # harm of a step of decline, and more the nearer the end is
PRICE: Final = 1.2  # a card counts so much when a fort is built of it,
FARE: Final = 2.0  # and so much when it is only spent on the way
QUIET: Final = 1.0  # what an event must be worth to be played rather than kept

_made: dict[str, tuple[dict[str, Any], Ways, Outlook]] = {}  # by the overlay of the game


@final
class Judge:
    """What actions are worth in one position, to one seat."""

    def __init__(self, game: Game[Any], view: View) -> None:
        key = str(game.overlay)
        if key not in _made:
            content = overlaid(facts(game.name), game.overlay)
            _made[key] = (content, Ways(content), Outlook(content))
        self.facts, self.ways, self.outlook = _made[key]
        self.position: Final = view["position"]
        turn = self.position["turn"]
        self.player: Final = int(turn.get("active") or 0) if self.position["seats"] == 1 else max(0, view["seat"])
        self.active: Final = int(turn.get("active") or 0)
        self.city: Final[str] = self.position["players"][self.player].get("city") or "roma"
        self.here: Final[int] = self.position["legions"].get(self.city, 0)
        self.danger: Final = Danger(self.position, self.outlook, self.ways)
        self.cards: Final = Cards(self.position, self.facts)
        self._forts: Final[dict[str, float]] = {}
        self._faces_worth: Final = {face["id"]: _face_worth(face) for face in self.facts["battle_dice"]["faces"]}
        self._params: Final = {card["id"]: card["params"] for card in self.facts["event_cards"]["entries"]}
        self._judges: Final[dict[str, Callable[[list[str]], float]]] = {
            "march": self._march,
            "sail": self._sail,
            "sail_free": self._march,
            "travel": self._travel,
            "pay": lambda words: -self._card(words[0]),
            "discard": lambda words: -self._card(words[0]),
            "put_back": lambda words: 5.0 if words[0] == "revolt" else -self._card(words[0]),
            "battle": lambda words: self.danger.fight(self.city, int(words[0])),
            "remove": lambda words: self._removed(words, self.city),
            "recruit": lambda words: self._recruit(self.danger.recruits),
            "levy": lambda words: self._recruit(self.ways.levy) if words[0] == self.city else 0.2,
            "port_recruit": lambda words: self._recruit(int(words[1])) - self._card(words[0]),
            "fortify": lambda words: self._fort_at(self.city) - PRICE * self._card(words[0]),
            "build_fort": lambda words: self._fort_at(self.city) - self.ways.fort_legions * LEGION,
            "ally": lambda words: ALLIANCE,
            "enlist": lambda words: self._enlist(self.cards.tribe[words[0]], int(words[1])) - self._card(words[0]),
            "enlist_free": lambda words: self._enlist(words[0], int(words[1])),
            "give": lambda words: self._pass(words[1], self.player, self._role(words[0])),
            "trade_give": lambda words: self._pass(words[1], self.player, self._role(words[0])),
            "take": lambda words: self._pass(words[1], self._role(words[0]), self.player),
            "trade_take": lambda words: self._pass(words[1], self._role(words[0]), self.player),
            "fetch": lambda words: self._card(words[0]) - 1.5,
            "store": lambda words: -1.0,
            "accept": lambda words: self._accept(),
            "use": lambda words: 1.0,
            "draw_cards": lambda words: float(words[0]),
            "event": self._event,
            "exchange": lambda words: 1.4 - self._card(words[0]),
            "pass": lambda words: QUIET,
            "strike": lambda words: self.danger.relief(words[0], words[1]),
            "choose": lambda words: self.danger.fight(words[0], self.ways.dice) + self.danger.exposed(words[0]),
            "start": lambda words: self.danger.best(words[0], self.ways.start_legions),
            "place": lambda words: int(words[1]) * (LEGION + self.danger.exposed(words[0]) / 3),
            "move_pawn": lambda words: 0.5 + 0.1 * int(words[1]),
            "go": lambda words: float(words[0]),
            "faces": self._faces,
            "take_card": lambda words: self.cards.worth(words[0], self.active),
            "offer": lambda words: -self._card(words[0]),
            "lay": lambda words: self._menace(" ".join(words)),
            "banish": lambda words: self._menace(" ".join(words)),
            "bring": lambda words: 0.1 if words == ["nothing"] else 0.0,
            "done": lambda words: 0.1,
        }

    def worth(self, action: str) -> float:
        """What an action is worth; more is better."""
        kind, *words = action.split()
        judge = self._judges.get(kind)
        return judge(words) if judge else 0.0

    def _march(self, words: list[str]) -> float:
        """A move: what can be fought from there, what is left behind, and alliances that it brings near."""
        to, legions = words[0], int(words[1])
        danger = self.danger
        there = self.position["legions"].get(to, 0)
        worth = LATER * danger.best(to, there + legions)
        if self.here and legions == self.here:
            worth -= danger.exposed(self.city)
        if legions and not there:
            worth += danger.exposed(to)
        worth += self._towards_fort(to) - self._towards_fort(self.city)
        return worth + self._towards_alliance(to) - self._towards_alliance(self.city)

    def _sail(self, words: list[str]) -> float:
        return self._march(words) - FARE * self.cards.cheapest(self.player, self.ways.colours[words[0]])

    def _travel(self, words: list[str]) -> float:
        return self._march(words) - FARE * self.cards.cheapest(self.player, self.ways.colours["roma"])

    def _towards_alliance(self, city: str) -> float:
        """How near a city is to a tribe that would join for the cards in hand."""
        worth = 0.0
        for tribe in self.cards.cost:
            if self.cards.is_ready(self.player, tribe):
                places = [place for place, crowd in self.position["barbarians"].items() if crowd.get(tribe)]
                nearest = min((self.ways.distances[city][place] for place in places), default=99)
                worth = max(worth, ALLIANCE * LATER**nearest)
        return worth

    def _recruit(self, legions: int) -> float:
        legions = min(legions, self.position["supply"]["legions"])
        gain = LATER * self.danger.best(self.city, self.here + legions) if self.here < self.ways.dice else 0.0
        guard = 0.0 if self.here else self.danger.exposed(self.city)
        return gain + guard + (LEGION / 2 * legions if self.here <= self.ways.dice else 0.0)

    def _fort_at(self, place: str) -> float:
        """A fort is worth what can be fought from it and from no other fort."""
        if place not in self._forts:
            worth = 0.0
            forts = self.position["forts"]
            for city in self.position["barbarians"]:
                near = LATER ** self.ways.distances[place][city]
                nearest = max((LATER ** self.ways.distances[fort][city] for fort in forts), default=0.0)
                worth += max(0.0, near - nearest) * sum(self.danger.reliefs(city))
            self._forts[place] = FORT * worth
        return self._forts[place]

    def _towards_fort(self, city: str) -> float:
        """How near a city is to one where a card in hand would build a good fort."""
        worth = 0.0
        for card in self.cards.hands[self.player]:
            place = self.cards.city.get(card)
            if place is not None and place not in self.position["forts"]:
                gain = self._fort_at(place) - PRICE * self._card(card)
                worth = max(worth, gain * LATER ** self.ways.distances[city][place])
        return worth

    def _enlist(self, tribe: str, legions: int) -> float:
        crowd = self.position["barbarians"].get(self.city, {}).get(tribe, 0)
        return self.danger.relief(tribe, self.city, crowd) + LEGION * legions

    def _removed(self, words: list[str], city: str) -> float:
        """`2 huns 1 vandals`"""
        pairs = zip(words[0::2], words[1::2], strict=False)
        return sum(self.danger.relief(tribe, city, int(count)) for count, tribe in pairs if count.isdigit())

    def _card(self, card: str) -> float:
        return self.cards.worth(card, self.player)

    def _role(self, role: str) -> int:
        return next(i for i, player in enumerate(self.position["players"]) if player.get("role") == role)

    def _pass(self, card: str, giver: int, taker: int) -> float:
        """A card passed: worth it when the taker is nearer to an alliance, and has room."""
        tribe = self.cards.tribe[card]
        room = len(self.cards.hands[taker]) < 7
        gain = self.cards.held(taker, tribe) + 1 - self.cards.held(giver, tribe)
        return 1.2 * gain if room and tribe not in self.cards.allied else -1.0

    def _accept(self) -> float:
        """A plot is accepted when it is a good one; any other request always."""
        step = self.position["agenda"][-1].split()
        if step[0] != "plot":
            return 1.0
        partner = self._role(step[1])
        giver, taker = (self.active, partner) if int(step[3]) % 2 == 0 else (partner, self.active)
        return self._pass(step[2], giver, taker)

    def _faces(self, words: list[str]) -> float:
        return sum(self._faces_worth[word] for word in words)

    def _menace(self, card: str) -> float:
        tribe, city = self.outlook.target(self.position, card)
        return self.danger.harm(tribe, city, FULL) if self.danger.relief(tribe, city) else 0.5

    def _event(self, words: list[str]) -> float:
        """An event: what it can do at once, less the step of decline that corruption costs."""
        name, option = words
        strong = option == "corruption"
        cost = (STEP + 1.5 * self.position["decline"]) if strong else 0.0
        return self._event_gain(name, strong) - cost

    def _event_gain(self, name: str, strong: bool) -> float:
        danger = self.danger
        figures: dict[str, int] = self._params[name]["corruption" if strong else "standard"]
        worst = sorted((r for city in self.position["barbarians"] for r in danger.reliefs(city)), reverse=True)
        coming = sum(danger.exposed(city) for _, city in danger.coming if not self.position["legions"].get(city))
        if name == "mortui_non_mordent":
            return sum(worst[: figures["max_barbarians"]]) - 3.0
        if name == "mors_tua_vita_mea":
            return sum(worst[: figures["max_barbarians"]]) - 1.0
        if name == "vae_victis":
            return sum(worst[: 3 if strong else 1]) - 1.0
        if name == "abundans_cautela_non_nocet":
            return (coming if strong else coming * 0.8) - 4.0
        if name == "carpe_diem":
            return figures["extra_actions"] / 2 * self.danger.best(self.city, self.here) - 2.0
        if name == "veni_vidi_vici" and self.player == self.active and self.here:
            return max(danger.fight(city, min(figures["legions"], self.here)) for city in self.ways.neighbours) - 2.0
        if name == "hic_manebimus_optime":
            return min(len(self.position["forts"]), 3) * (0.2 + 0.4 * figures["legions_each"]) - 1.0
        if name == "si_vis_pacem_para_bellum" and not strong:
            return 1.5 if len(self.position["forts"]) < 4 else 0.0
        return 0.0


def _face_worth(face: dict[str, Any]) -> float:
    """What a face of a die is worth to whoever sets it."""
    if face["special"]:
        return 0.9
    hits, losses = -face["barbarians"], -face["legions"]
    return hits - 0.2 * losses if hits else -1.0
