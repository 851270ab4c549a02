"""Why an action of Struggle for Rome is good: one or two lines a player would say, as messages of the locale files."""

from __future__ import annotations

from typing import Final, final

from occasus.bots.contract import Reason
from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.campaign import ALL_COLOURS, Campaign
from occasus.bots.struggle_for_rome.chart import Chart
from occasus.bots.struggle_for_rome.tribes import Weights, cities_of, colours_of
from occasus.core.basics import Json
from occasus.games.struggle_for_rome.actions import (
    BUILD_WAGON,
    CATALOGUE,
    CONQUER,
    CONQUER_TRAITOR,
    MARCH,
    MOVE_LEGIONNAIRE,
    PLACE_HORSEMAN,
    PLAY,
    PLUNDER,
    PLUNDER_TRAITOR,
    ROB,
    TRAVEL,
)
from occasus.games.struggle_for_rome.board.names import (
    CITY_WORDS,
    DIPLOMAT,
    GREAT_WARRIOR,
    SEAT_WORDS,
)
from occasus.games.struggle_for_rome.board.state import FREE, State, acting_tribe
from occasus.games.struggle_for_rome.rules.points import (
    DIPLOMACY_CARD,
    DIPLOMATS_NEEDED,
    LEGACY_CARD,
    LEGACY_CITIES,
    SCOURGE_CARD,
)

SIMPLE: Final = {
    "return": "least-missed",
    "pay": "least-missed",
    "bank": "abounds",
    "build_fighters": "fighters",
    "buy_card": "card",
    "give": "trade",
    "want": "trade",
    "propose": "trade",
    "withdraw": "no-trade",
    "accept": "good-deal",
    "decline": "bad-deal",
    "counter": "counter",
    "deal": "good-deal",
    "no_deal": "bad-deal",
    "stop_waiting": "no-trade",
    "take": "rest",
    "take_gold": "coins",
    "show_points": "show",
    "keep_hidden": "hide",
    "end_turn": "enough",
}  # actions whose reason is always the same one


@final
class Why:
    """The reasons for actions in one position."""

    def __init__(self, chart: Chart, w: Weights, state: State, seat: int) -> None:
        self.chart: Final = chart
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat

    def reasons(self, code: int) -> list[Reason]:
        """One or two reasons, the weightier first."""
        name = CATALOGUE.family(code).name
        if name in SIMPLE:
            return [self._say(SIMPLE[name], 0.1)]
        for plunder in (PLUNDER, PLUNDER_TRAITOR):
            if plunder.has(code):
                return self._plunder(plunder.of(code))
        for conquest in (CONQUER, CONQUER_TRAITOR):
            if conquest.has(code):
                return self._conquest(conquest.of(code))
        for journey in (TRAVEL, MARCH):
            if journey.has(code):
                return self._journey(journey.of(code))
        if BUILD_WAGON.has(code):
            box = 2 * self.seat + BUILD_WAGON.first(code)
            return [self._say("wagon", self.w[terms.REALM_WAGON + 1], {"number": self.state.wagons[box]})]
        if PLACE_HORSEMAN.has(code):
            return [self._place(PLACE_HORSEMAN.of(code))]
        if PLAY.has(code):
            return self._card(PLAY.of(code))
        if MOVE_LEGIONNAIRE.has(code):
            return self._legionnaire(MOVE_LEGIONNAIRE.of(code))
        if ROB.has(code):
            return [self._say("rob", 0.1, {"player": SEAT_WORDS[ROB.of(code)]})]
        return []

    def _say(self, key: str, weight: float, words: dict[str, Json] | None = None) -> Reason:
        return Reason(f"hint-sr-{key}", words or {}, weight)

    def _place(self, place: int) -> Reason:
        """Which of the two starts is the richer one: the warriors, who act last, stay there longer."""
        starts = self.state.tables.starts[self.seat]
        other = starts[0] + starts[1] - place
        gap = self.chart.rich[other] - self.chart.rich[place]
        return self._say("place" if gap > 0 else "place-poorer" if gap < 0 else "place-alike", 0.1)

    def _plunder(self, city: int) -> list[Reason]:
        """The colour, and what the wagons bring."""
        state, w = self.state, self.w
        tribe = acting_tribe(state, self.seat)
        before = colours_of(state, tribe)
        after = before | 1 << state.tables.province[city]
        coins = state.tables.wagon_gold * state.wagons[tribe]
        booty = self._say("booty", float(coins) * w[terms.GOLD], {"number": coins})
        if after == before:
            return [booty]
        number = int(after).bit_count()
        if after == ALL_COLOURS:
            return [self._say("scourge", float(state.tables.special_points[SCOURGE_CARD]) * w[terms.POINT]), booty]
        if number <= state.tables.colours_needed:
            return [self._say("colour", w[terms.COLOUR + number], {"number": number}), booty]
        return [self._say("scourge-near", w[terms.SCOURGE_AT_FOUR] * w[terms.POINT]), booty]

    def _conquest(self, city: int) -> list[Reason]:
        """The point, the Legacy, and where the realm can go from there."""
        state, w = self.state, self.w
        tribe = acting_tribe(state, self.seat)
        realm = state.realm[tribe] + 1
        told = [self._say("city" if realm > 1 else "found", float(state.tables.city_points) * w[terms.POINT])]
        if realm == LEGACY_CITIES and state.realm[tribe ^ 1] >= LEGACY_CITIES and not state.legacy[self.seat]:
            return [self._say("legacy", float(state.tables.special_points[LEGACY_CARD]) * w[terms.POINT]), *told]
        mine = cities_of(state, tribe)
        near = [c for c in state.tables.geography.reach[city] if state.owner[c] == FREE and c not in mine]
        if near:
            told.append(self._say("reach", w[terms.REACH_WEAK] * min(3, len(near)), {"number": len(near)}))
        return told

    def _journey(self, place: int) -> list[Reason]:
        """What can be attacked from there, or what it brings near."""
        state, w = self.state, self.w
        campaign = Campaign(self.chart, w, state, self.seat)
        attacks = campaign.attacks_from(place)
        cards = round(10 * self.chart.rich[place])
        income = self._say("income", 0.1, {"number": cards})
        if not attacks:
            return [self._say("nearer", 0.2), income]
        code, gain = max(attacks, key=lambda one: one[1])
        if PLUNDER.has(code):
            return [self._say("then-plunder", gain, {"city": CITY_WORDS[PLUNDER.of(code)]}), income]
        return [self._say("then-conquer", gain, {"city": CITY_WORDS[CONQUER.of(code)]}), income]

    def _card(self, kind: int) -> list[Reason]:
        """What a card does now."""
        if kind == GREAT_WARRIOR:
            return [self._say("great-warrior", self.w[terms.REALM_FIGHTER + 2])]
        if kind != DIPLOMAT:
            return [self._say("treasure", 0.1)]
        number = self.state.diplomats[self.seat] + 1
        holder = self.state.diplomacy
        needed = DIPLOMATS_NEEDED if holder < 0 else self.state.diplomats[holder] + 1
        if holder != self.seat and number >= needed:
            return [
                self._say("diplomacy", float(self.state.tables.special_points[DIPLOMACY_CARD]) * self.w[terms.POINT])
            ]
        return [self._say("diplomat", self.w[terms.OPEN_DIPLOMAT], {"number": number})]

    def _legionnaire(self, hexagon: int) -> list[Reason]:
        """Whom he hits there."""
        there = self.state.seats_around[hexagon]
        hit = [other for other in range(self.state.tables.seats) if there >> other & 1 and other != self.seat]
        if not hit:
            return [self._say("nobody-hit", 0.0)]
        leader = max(hit, key=lambda other: self.state.points[other])
        return [self._say("block", 0.1, {"player": SEAT_WORDS[leader]})]
