"""The options of a tribe in its turn and their value: journeys with the attack that follows, conquests, rest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.bots.struggle_for_rome import weights as terms
from occasus.bots.struggle_for_rome.evaluation import gold_worth, hand_worth, purchases
from occasus.bots.struggle_for_rome.map_stats import MapStats
from occasus.bots.struggle_for_rome.tribe_value import Weights, cities_of, colours_of, realm_worth, wandering_worth
from occasus.core.int_arrays import append, vec
from occasus.games.struggle_for_rome import actions
from occasus.games.struggle_for_rome.board.names import (
    CITIES,
    DEVELOPMENT_CARD,
    FACES,
    FORCED_MARCH,
    GRAIN,
    GREAT_WARRIOR,
    LOSS,
    PASTURE_CARD,
    PROVINCES,
    RESOURCES,
    TRAITOR,
    TREASURES,
    TWO_GOLD,
)
from occasus.games.struggle_for_rome.board.state import FREE, State, acting_tribe
from occasus.games.struggle_for_rome.rules.attack import betrayed
from occasus.games.struggle_for_rome.rules.compensation import TAKE_PASTURE, TAKE_TWO_GOLD, is_idle
from occasus.games.struggle_for_rome.rules.conquest import can_found, targets
from occasus.games.struggle_for_rome.rules.development import can_play
from occasus.games.struggle_for_rome.rules.journey import payments
from occasus.games.struggle_for_rome.rules.plunder import can_plunder
from occasus.games.struggle_for_rome.rules.points import LEGACY_CARD, LEGACY_CITIES, SCOURGE_CARD

ALL_COLOURS: Final = (1 << PROVINCES) - 1
OLD_COLOUR: Final = -0.05  # a second token of a colour serves nothing but its booty
SUPPLY_OF_TAKE: Final = (-1, 1, 0, 2, 2, 3)  # kind of card by compensation, pasture counted as a horse

Gains = list[tuple[int, float]]
"""Actions, each with what it brings to its player."""


@final
class TribeTurn:
    """The turn of one tribe."""

    def __init__(self, map_stats: MapStats, w: Weights, state: State, seat: int) -> None:
        self.map_stats: Final = map_stats
        self.w: Final = w
        self.state: Final = state
        self.seat: Final = seat
        self.tribe: Final = acting_tribe(state, seat)
        self.fighters: Final = state.fighters[self.tribe]
        self.wagons: Final = state.wagons[self.tribe]
        self.colours: Final = colours_of(state, self.tribe)
        self.goods: Final = purchases(w, state, seat)
        first = seat * RESOURCES
        self.hand: Final = state.hands[first : first + RESOURCES]
        self.held: Final = hand_worth(w, self.hand, state.gold[seat], self.goods)

    def gains(self) -> Gains:
        """Everything worth considering; doing nothing brings nothing."""
        options: Gains = []
        state = self.state
        if is_idle(state):
            self._rest(options)
        if not state.attacked:
            if state.figure[self.tribe] < 0:
                self._conquests(options)
            else:
                self._wanderings(options)
        self._cards(options)
        return options

    def attacks_from(self, place: int) -> Gains:
        """Return what could be attacked from a place, without a Traitor."""
        options: Gains = []
        self._attacks(options, place, 0.0, False)
        return options

    def _rest(self, options: Gains) -> None:
        """The compensation: two gold or a card (SR-PASS-01)."""
        state, w = self.state, self.w
        gold = state.gold[self.seat]
        more = gold + state.facts.idle_gold
        worth = gold_worth(w, more) - gold_worth(w, gold) + hand_worth(w, self.hand, more, self.goods) - self.held
        options.append((actions.TAKE.at(TAKE_TWO_GOLD), worth))
        for what in range(1, TAKE_PASTURE + 1):
            kind = SUPPLY_OF_TAKE[what]
            worth = self._with(kind)
            if what == TAKE_PASTURE:
                worth = (worth + self._with(3)) / 2
            options.append((actions.TAKE.at(what), worth))

    def _with(self, kind: int) -> float:
        """Return what one more card brings."""
        hand = self.hand[:]
        hand[kind] += 1
        return hand_worth(self.w, hand, self.state.gold[self.seat], self.goods) - self.held

    def _grain(self) -> float:
        """Return what a grain that is spent is worth."""
        if not self.hand[GRAIN]:
            return 0.0
        hand = self.hand[:]
        hand[GRAIN] -= 1
        return max(0.05, self.held - hand_worth(self.w, hand, self.state.gold[self.seat], self.goods))

    def _income(self, place: i64) -> float:
        """Return what a place brings in cards."""
        site, w = self.map_stats.site[place], self.w
        return site[0] * w[terms.INCOME] + site[1] * w[terms.INCOME + 1] + site[2] * w[terms.INCOME + 2]

    def _conquests(self, options: Gains) -> None:
        """A realm takes another city (SR-EXP-01)."""
        if not self.wagons:
            return
        state, w, tribe = self.state, self.w, self.tribe
        traitor = can_play(state, self.seat, TRAITOR)
        cities = cities_of(state, tribe)
        now = realm_worth(self.map_stats, w, state, cities, self.fighters, self.wagons)
        for city in targets(state, tribe):
            plain = self.fighters >= state.facts.towers[city]
            if not plain and not (traitor and self.fighters >= betrayed(state, city)):
                continue
            with_it = append(cities[:], city)
            then = realm_worth(self.map_stats, w, state, with_it, self.fighters - 1, self.wagons - 1)
            gain = then - now + self._city(city, state.realm[tribe] + 1)
            if plain:
                options.append((actions.CONQUER.at(city), gain))
            else:
                options.append((actions.CONQUER_TRAITOR.at(city), gain - w[terms.TRAITOR_HELD]))

    def _city(self, city: i64, number: i64) -> float:
        """A point and an income; the Legacy of Rome if this city completes it."""
        state, w = self.state, self.w
        worth = float(state.facts.city_points) * w[terms.POINT] + self._income(
            state.facts.geography.crossroads_of[city]
        )
        other = state.realm[self.tribe ^ 1]
        if number <= LEGACY_CITIES and not state.legacy[self.seat] and sum(state.legacy) < state.facts.legacies:
            if number == LEGACY_CITIES and other >= LEGACY_CITIES:
                worth += float(state.facts.special_points[LEGACY_CARD]) * w[terms.POINT]
            elif number + min(other, LEGACY_CITIES) > LEGACY_CITIES + 1:
                worth += w[terms.LEGACY_NEAR]
        return worth

    def _wanderings(self, options: Gains) -> None:
        """Attacks from here, journeys to where an attack is possible, and moves that only prepare one."""
        state, w, map_stats = self.state, self.w, self.map_stats
        here = state.figure[self.tribe]
        now = wandering_worth(map_stats, w, state, here, self.fighters, self.wagons, self.colours) + self._income(here)
        traitor = can_play(state, self.seat, TRAITOR)
        best = self._attacks(options, here, now, traitor)
        if state.travelled:
            return
        march = can_play(state, self.seat, FORCED_MARCH)
        camps = self._camps(here, march, traitor)
        for place, price, by_march in camps:
            gains: Gains = []
            gain = self._attacks(gains, place, now, traitor) - price
            if gain > best - 0.5:
                options.append(((actions.MARCH if by_march else actions.TRAVEL).at(place), gain))
        if best <= 0.0 and not camps:
            self._moves(options, now)

    def _attacks(self, options: Gains, place: int, now: float, traitor: bool) -> float:
        """Append the attacks from a place; returns what the best of them brings."""
        state, w = self.state, self.w
        founding = can_found(state, self.tribe)
        best = -9.0
        for city in state.facts.geography.beside[place]:
            if state.owner[city] != FREE:
                continue
            helped = 0
            if self.fighters < state.facts.towers[city]:
                if not traitor or self.fighters < betrayed(state, city):
                    continue
                helped = 1
            price = w[terms.TRAITOR_HELD] if helped else 0.0
            if can_plunder(state, self.tribe, city):
                gain = self._plunder(place, city) - now - price
                options.append(((actions.PLUNDER_TRAITOR if helped else actions.PLUNDER).at(city), gain))
                best = max(best, gain)
            if founding:
                then = realm_worth(self.map_stats, w, state, vec[i64]([city]), self.fighters, self.wagons - 1)
                gain = then + self._city(city, 1) - now - price
                options.append(((actions.CONQUER_TRAITOR if helped else actions.CONQUER).at(city), gain))
                best = max(best, gain)
        return best

    def _plunder(self, place: i64, city: i64) -> float:
        """Return what the tribe is worth after a plunder, with what the token and the wagons bring."""
        state, w, map_stats = self.state, self.w, self.map_stats
        province = state.facts.province[city]
        one: i64 = 1
        colours = self.colours | one << province
        loss, worth = self._booty(province)
        worth += self._income(place) + float(self.wagons) * w[terms.GOLD]
        if colours == self.colours:
            worth += OLD_COLOUR
        elif colours == ALL_COLOURS:
            worth += float(state.facts.special_points[SCOURGE_CARD]) * w[terms.POINT]
        lucky = wandering_worth(map_stats, w, state, place, self.fighters, self.wagons, colours)
        if not loss:
            return worth + lucky
        fewer = self.fighters - 1 if self.fighters else self.fighters
        unlucky = wandering_worth(map_stats, w, state, place, fewer, self.wagons, colours)
        return worth + loss * unlucky + (1.0 - loss) * lucky

    def _booty(self, province: int) -> tuple[float, float]:
        """The chance to lose a fighter, and the worth of the cards and coins on a token of a colour."""
        unseen = self.state.unseen
        total = lost = 0
        worth = 0.0
        for face in range(FACES):
            number = unseen[province * FACES + face]
            if number:
                total += number
                if face & LOSS:
                    lost += number
                if face & DEVELOPMENT_CARD:
                    worth += float(number) * self.goods[4]
                if face & PASTURE_CARD:
                    worth += float(number) * 1.5 * self.w[terms.SPARE]
                if face & TWO_GOLD:
                    worth += float(number) * 2 * self.w[terms.GOLD]
        return (lost / total, worth / total) if total else (0.0, 0.0)

    def _camps(self, here: int, march: bool, traitor: bool) -> list[tuple[int, float, bool]]:
        """For every city that can be attacked the best place to do it from: place, price, whether by Forced March."""
        state, map_stats = self.state, self.map_stats
        grain, coin = self._grain(), self.w[terms.GOLD]
        founding = can_found(state, self.tribe)
        options: list[tuple[int, float, bool]] = []
        known: list[int] = []
        for city in range(CITIES):
            if state.owner[city] != FREE or not (founding or can_plunder(state, self.tribe, city)):
                continue
            if self.fighters < (betrayed(state, city) if traitor else state.facts.towers[city]):
                continue
            best, least, marched = -1, 99.0, False
            for place in map_stats.camps[city]:
                if state.holder[place] or place == here:
                    continue
                prices = [g * grain + c * coin for g, c in payments(state, self.seat, place)]
                by_march = not prices and march
                if prices or march:
                    price = self.w[terms.FORCED_MARCH_HELD] if by_march else min(prices)
                    if price - self._income(place) < least:
                        best, least, marched = place, price - self._income(place), by_march
            if best >= 0 and best not in known:
                known.append(best)
                options.append((best, least + self._income(best), marched))
        return options

    def _moves(self, options: Gains, now: float) -> None:
        """Rate journeys without an attack: to the richest place of each district."""
        state, map_stats = self.state, self.map_stats
        geography = state.facts.geography
        grain, coin = self._grain(), self.w[terms.GOLD]
        for district in range(geography.districts):
            place = -1
            for other in geography.open[district]:
                if not state.holder[other] and (place < 0 or map_stats.rich[other] > map_stats.rich[place]):
                    place = other
            if place < 0:
                continue
            prices = [g * grain + c * coin for g, c in payments(state, self.seat, place)]
            if prices:
                then = wandering_worth(map_stats, self.w, state, place, self.fighters, self.wagons, self.colours)
                options.append((actions.TRAVEL.at(place), then + self._income(place) - now - min(prices)))

    def _cards(self, options: Gains) -> None:
        """A Great Warrior before an attack, treasures when coins are short."""
        state, w, tribe = self.state, self.w, self.tribe
        if state.card_played:
            return
        if can_play(state, self.seat, GREAT_WARRIOR) and state.reserve[tribe]:
            first = terms.REALM_FIGHTER if state.figure[tribe] < 0 else terms.WANDERING_FIGHTER
            gain = w[first + self.fighters + 1] if self.fighters < 5 else 0.0
            options.append((actions.PLAY.at(GREAT_WARRIOR), gain - w[terms.GREAT_WARRIOR_HELD] + 0.15))
        for kind in TREASURES:
            if can_play(state, self.seat, kind):
                gold = state.gold[self.seat]
                gain = gold_worth(w, gold + state.facts.card_gold[kind]) - gold_worth(w, gold)
                options.append(
                    (actions.PLAY.at(kind), gain - float(state.facts.card_gold[kind]) * w[terms.TREASURE_HELD] - 0.1)
                )
