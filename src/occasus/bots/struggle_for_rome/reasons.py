"""Why an action of Struggle for Rome is good: one or two lines a player would say, as messages of the locale files."""

from __future__ import annotations

from typing import Final, final

from occasus.bots.contract import Reason
from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.bots.struggle_for_rome.tribe_turns import ALL_COLOURS, TribeTurn
from occasus.bots.struggle_for_rome.tribe_value import Weights, cities_of, colours_of
from occasus.core.basics import Json
from occasus.games.struggle_for_rome import actions
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

    def __init__(self, map_stats: MapStats, w: Weights, state: State, seat: int) -> None:
        self.map_stats: Final = map_stats
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat

    def reasons(self, code: int) -> list[Reason]:
        """One or two reasons, the weightier first."""
        name = actions.CATALOGUE.family(code).name
        if name in SIMPLE:
            return [self._say(SIMPLE[name], 0.1)]
        for plunder in (actions.PLUNDER, actions.PLUNDER_TRAITOR):
            if plunder.has(code):
                return self._plunder(plunder.of(code))
        for conquest in (actions.CONQUER, actions.CONQUER_TRAITOR):
            if conquest.has(code):
                return self._conquest(conquest.of(code))
        for journey in (actions.TRAVEL, actions.MARCH):
            if journey.has(code):
                return self._journey(journey.of(code))
        if actions.BUILD_WAGON.has(code):
            box = 2 * self.seat + actions.BUILD_WAGON.first(code)
            return [self._say("wagon", self.w[terms.REALM_WAGON + 1], {"number": self.state.wagons[box]})]
        if actions.PLACE_HORSEMAN.has(code):
            return [self._place(actions.PLACE_HORSEMAN.of(code))]
        if actions.PLAY.has(code):
            return self._card(actions.PLAY.of(code))
        if actions.MOVE_LEGIONNAIRE.has(code):
            return self._legionnaire(actions.MOVE_LEGIONNAIRE.of(code))
        if actions.ROB.has(code):
            return [self._say("rob", 0.1, {"player": SEAT_WORDS[actions.ROB.of(code)]})]
        return []

    def _say(self, key: str, weight: float, words: dict[str, Json] | None = None) -> Reason:
        return Reason(f"hint-sr-{key}", words or {}, weight)

    def _place(self, place: int) -> Reason:
        """Return which of the two starts is the richer one: the warriors, who act last, stay there longer."""
        starts = self.state.facts.starts[self.seat]
        other = starts[0] + starts[1] - place
        gap = self.map_stats.rich[other] - self.map_stats.rich[place]
        return self._say("place" if gap > 0 else "place-poorer" if gap < 0 else "place-alike", 0.1)

    def _plunder(self, city: int) -> list[Reason]:
        """The colour, and what the wagons bring."""
        state, w = self.state, self.w
        tribe = acting_tribe(state, self.seat)
        before = colours_of(state, tribe)
        after = before | 1 << state.facts.province[city]
        coins = state.facts.wagon_gold * state.wagons[tribe]
        booty = self._say("booty", float(coins) * w[terms.GOLD], {"number": coins})
        if after == before:
            return [booty]
        number = int(after).bit_count()
        if after == ALL_COLOURS:
            return [self._say("scourge", float(state.facts.special_points[SCOURGE_CARD]) * w[terms.POINT]), booty]
        if number <= state.facts.colours_needed:
            return [self._say("colour", w[terms.COLOUR + number], {"number": number}), booty]
        return [self._say("scourge-near", w[terms.SCOURGE_AT_FOUR] * w[terms.POINT]), booty]

    def _conquest(self, city: int) -> list[Reason]:
        """The point, the Legacy, and where the realm can go from there."""
        state, w = self.state, self.w
        tribe = acting_tribe(state, self.seat)
        realm = state.realm[tribe] + 1
        result = [self._say("city" if realm > 1 else "found", float(state.facts.city_points) * w[terms.POINT])]
        if realm == LEGACY_CITIES and state.realm[tribe ^ 1] >= LEGACY_CITIES and not state.legacy[self.seat]:
            return [self._say("legacy", float(state.facts.special_points[LEGACY_CARD]) * w[terms.POINT]), *result]
        mine = cities_of(state, tribe)
        near = [c for c in state.facts.geography.reach[city] if state.owner[c] == FREE and c not in mine]
        if near:
            result.append(self._say("reach", w[terms.REACH_WEAK] * min(3, len(near)), {"number": len(near)}))
        return result

    def _journey(self, place: int) -> list[Reason]:
        """Return what can be attacked from there, or what it brings near."""
        state, w = self.state, self.w
        turn = TribeTurn(self.map_stats, w, state, self.seat)
        attacks = turn.attacks_from(place)
        cards = round(10 * self.map_stats.rich[place])
        income = self._say("income", 0.1, {"number": cards})
        if not attacks:
            return [self._say("nearer", 0.2), income]
        code, gain = max(attacks, key=lambda one: one[1])
        if actions.PLUNDER.has(code):
            return [self._say("then-plunder", gain, {"city": CITY_WORDS[actions.PLUNDER.of(code)]}), income]
        return [self._say("then-conquer", gain, {"city": CITY_WORDS[actions.CONQUER.of(code)]}), income]

    def _card(self, kind: int) -> list[Reason]:
        if kind == GREAT_WARRIOR:
            return [self._say("great-warrior", self.w[terms.REALM_FIGHTER + 2])]
        if kind != DIPLOMAT:
            return [self._say("treasure", 0.1)]
        number = self.state.diplomats[self.seat] + 1
        holder = self.state.diplomacy
        needed = DIPLOMATS_NEEDED if holder < 0 else self.state.diplomats[holder] + 1
        if holder != self.seat and number >= needed:
            return [
                self._say("diplomacy", float(self.state.facts.special_points[DIPLOMACY_CARD]) * self.w[terms.POINT])
            ]
        return [self._say("diplomat", self.w[terms.OPEN_DIPLOMAT], {"number": number})]

    def _legionnaire(self, hexagon: int) -> list[Reason]:
        there = self.state.seats_around[hexagon]
        hit = [other for other in range(self.state.facts.seats) if there >> other & 1 and other != self.seat]
        if not hit:
            return [self._say("nobody-hit", 0.0)]
        leader = max(hit, key=lambda other: self.state.points[other])
        return [self._say("block", 0.1, {"player": SEAT_WORDS[leader]})]
