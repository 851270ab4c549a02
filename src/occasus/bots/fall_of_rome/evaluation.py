"""The value of a position of Fall of Rome to the team: present and coming dangers, alliances, troops within reach."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from occasus.bots.fall_of_rome.alliance_progress import Progress, hand_counts
from occasus.bots.fall_of_rome.card_forecast import expected, guessed
from occasus.bots.fall_of_rome.distances import Distances
from occasus.bots.fall_of_rome.threat import Threat, over, threat_of
from occasus.bots.fall_of_rome.weights import LOST, WON, Weights
from occasus.core.int_arrays import append, has, pack_bytes, vec
from occasus.games.fall_of_rome.board.names import CITIES, TRIBES
from occasus.games.fall_of_rome.board.state import WON as TEAM_WON
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.troops import barbarians_in


@final
class Board:
    """The barbarians of a position: what they threaten, tribe by tribe and city by city."""

    def __init__(self, threats: list[Threat], state: State) -> None:
        self.threats: Final = threats
        self.harm = 0.0
        self.hits: Final = vec[float]([0.0] * CITIES)
        self.coming: Final = vec[float]([0.0] * CITIES)
        self.forts: Final[dict[bytes, float]] = {}  # what forts are worth here, by where they are
        self._worst: list[int] = []
        whole = vec[float]([0.0] * CITIES)
        for threat in threats:
            self.harm += threat.harm
            for city in range(CITIES):
                whole[city] += threat.whole[city]
                self.hits[city] += threat.hits[city]
                self.coming[city] += threat.coming[city]
        places = vec[i64]()
        troubles = vec[float]()
        crowds = vec[i64]()
        for city in range(CITIES):
            if whole[city]:
                places = append(places, city)
                troubles = append(troubles, whole[city])
                crowds = append(crowds, barbarians_in(state, city))
        self.places: Final = places  # cities with trouble,
        self.troubles: Final = troubles  # how much,
        self.crowds: Final = crowds  # and how many barbarians of all tribes

    def worst(self) -> list[int]:
        """The cities with trouble, the most troubled first."""
        if not self._worst:
            ranked: list[tuple[float, int]] = []
            for i in range(len(self.places)):
                ranked.append((self.troubles[i], int(self.places[i])))
            ranked.sort(reverse=True)
            self._worst = [city for _, city in ranked]
        return self._worst


@final
class Evaluation:
    """Judges positions that follow from one root, whose decks decide what is expected."""

    def __init__(self, root: State, distances: Distances, weights: Weights) -> None:
        self.distances: Final = distances
        self.weights: Final = weights
        self._threats: dict[tuple[int, int, bytes], Threat] = {}
        self._boards: dict[tuple[int, bytes], Board] = {}
        self._near: Final = distances.nearness(weights.reach_step)
        self._near_fort: Final = distances.nearness(weights.fort_step)
        self.cards = vec[float]()
        self.bursts = vec[float]()
        self.patience = 1.0  # with event cards: less towards the end
        self.urgency = 1.0  # of dangers: less towards the end of the deck
        self.looked = 0  # positions judged, which is what thinking costs
        self.turn_to(root)

    def turn_to(self, root: State) -> None:
        """Take the decks of another root."""
        self._threats = {}
        self._boards = {}
        foresee = expected if self.weights.counts_cards else guessed
        self.cards, self.bursts = foresee(root, self.weights.phases, self.weights.patience)
        self.progress = Progress(root, self.distances, self.weights)
        turns = self.progress.turns
        least = self.weights.late_least
        self.urgency = min(1.0, least + (1.0 - least) * turns / self.weights.late)
        self.patience = min(1.0, turns / self.weights.event_late)

    def board(self, state: State) -> Board:
        """The barbarians as they stand, looked at once."""
        decline = self._worn(state)
        key = (int(decline), pack_bytes(state.hordes))
        result = self._boards.get(key)
        if result is None:
            result = Board(self._look(state, decline), state)
            self._boards[key] = result
        return result

    def _worn(self, state: State) -> i64:
        """Return how far Rome has declined, on a scale that ends where the game is lost."""
        worst: i64 = len(self.weights.spent) - 1
        return max(0, min(worst, worst - state.facts.steps_to_lose + state.decline))

    def _look(self, state: State, decline: i64) -> list[Threat]:
        result: list[Threat] = []
        for tribe in range(TRIBES):
            crowd = state.hordes[tribe * CITIES : (tribe + 1) * CITIES]
            key = (tribe, int(decline), pack_bytes(crowd))
            seen = self._threats.get(key)
            if seen is None:
                seen = threat_of(tribe, crowd, decline, self.cards, self.bursts, state.facts, self.weights)
                self._threats[key] = seen
            result.append(seen)
        return result

    def value(self, state: State) -> float:
        self.looked += 1
        if state.over:
            return WON if state.over == TEAM_WON else LOST
        board = self.board(state)
        danger = -self.weights.spent[self._worn(state)] - board.harm + self.troops(state, board)
        return self.urgency * danger + self.alliances(state, board) + self.cards_worth(state)

    def troops(self, state: State, board: Board) -> float:
        """Return what legions keep away, what they could fight, and what forts lie near."""
        worth = 0.0
        legions = state.legions
        for city in range(CITIES):
            if legions[city]:
                worth += self.guard(state, board, city)
        return worth + self.forts(state, board) + self.reach(state, board)

    def guard(self, state: State, board: Board, city: i64) -> float:
        """Return what the legions of a city are worth: themselves, and what they keep away."""
        here = state.legions[city]
        weights = self.weights
        rate, coming = board.hits[city], board.coming[city]
        held = state.forts[city] > 0 or has(state.cities, city)
        most = state.facts.dice.most  # more cannot fight together
        worth = float(min(here, most)) * (weights.legion if held else weights.legion_alone)
        if not here or not coming:
            return worth
        if not rate:
            return worth + coming * min(1.0, float(here) / float(most))
        if held:
            return worth + weights.trust * coming * (1.0 - over(rate, here) / rate)
        worth -= float(here) * weights.legion_alone * (1.0 - exp(-rate))
        return worth + weights.trust * coming * (1.0 - over(rate, 1) / rate)

    def forts(self, state: State, board: Board) -> float:
        """Return what forts are worth: near the gates and near trouble."""
        key = pack_bytes(state.forts)
        result = board.forts.get(key)
        if result is None:
            to_forts = self.distances.to_forts(state.forts)
            near = self._near_fort
            trouble = pressure = 0.0
            for i in range(len(board.places)):
                trouble += board.troubles[i] * near[to_forts[board.places[i]]]
            for city in range(CITIES):
                pressure += self.distances.pressure[city] * near[to_forts[city]]
            result = trouble * self.weights.fort_trouble + pressure * self.weights.fort
            board.forts[key] = result
        return result

    def reach(self, state: State, board: Board) -> float:
        """For each place of trouble, how well the nearest pawn could fight there."""
        near = self._near
        places, crowds = board.places, board.crowds
        best = vec[float]([0.0] * CITIES)  # by place of trouble
        for pawn in range(len(state.cities)):
            start = state.cities[pawn]
            if start < 0:
                continue
            row = self.distances.of_role(state.roles[pawn])[start]
            force = state.legions[start]
            late: i64 = 0
            if not force:
                force, late = state.facts.recruit_rate[state.rate], self.distances.to_forts(state.forts)[start] + 1
            force = min(force, state.facts.dice.most)
            for i in range(len(places)):
                crowd = crowds[i]
                if not crowd:
                    continue
                fight = near[row[places[i]] + late]
                if force < crowd:
                    fight *= float(force) / float(crowd)
                if fight > best[i]:
                    best[i] = fight
        worth = 0.0
        for i in range(len(places)):
            worth += best[i] * board.troubles[i]
        return worth * self.weights.reach

    def alliances(self, state: State, board: Board) -> float:
        """Alliances forged and to come, tribes nearly gone from the board, and hands too full of good cards."""
        weights = self.weights
        progress = self.progress
        counts = hand_counts(state)
        rows = progress.rows(state, counts)
        seats: i64 = len(state.hands)
        kept = vec[i64]([0] * seats)
        for seat in range(seats):
            kept[seat] = len(state.events[seat])
        worth = 0.0
        left: i64 = 0
        for tribe in range(TRIBES):
            if state.allied[tribe]:
                worth += weights.ally
                continue
            left += board.threats[tribe].count
            far, who = progress.tribe(state, tribe, board.threats[tribe].stands, counts, rows)
            worth += weights.ally * exp(-far / weights.near)
            need = state.facts.alliance_cost[tribe]
            held = min(counts[who * TRIBES + tribe], need)
            for seat in range(seats):
                kept[seat] += held if seat == who else min(counts[seat * TRIBES + tribe], need - held)
        room = state.facts.hand_limit - state.facts.drawn
        for number in kept:
            if number > room:
                worth -= weights.full_hand * float(number - room)
        return worth + weights.clear * exp(-weights.clear_cube * float(left))

    def alliance(self, state: State, tribe: int) -> float:
        """Return what one alliance is worth, forged or to come."""
        worth = self.weights.ally
        return worth if state.allied[tribe] else worth * exp(-self._way(state, tribe)[0] / self.weights.near)

    def collector(self, state: State, tribe: int) -> int:
        """Return who had better forge an alliance."""
        return self._way(state, tribe)[1]

    def _way(self, state: State, tribe: int) -> tuple[float, i64]:
        counts = hand_counts(state)
        stands = self.board(state).threats[tribe].stands
        return self.progress.tribe(state, tribe, stands, counts, self.progress.rows(state, counts))

    def cards_worth(self, state: State) -> float:
        """Cards are of use in many ways, those that alliances still need most; events more so."""
        weights = self.weights
        worth = 0.0
        for seat in range(len(state.events)):
            for event in state.events[seat]:
                worth += self.patience * weights.events[event]
        counts = hand_counts(state)
        for tribe in range(TRIBES):
            held: i64 = 0
            for seat in range(len(state.hands)):
                held += counts[seat * TRIBES + tribe]
            need = state.facts.alliance_cost[tribe]
            if state.allied[tribe]:
                worth += weights.keep * float(need) + weights.spare * float(held)
                continue
            needed = min(held, need)
            worth += weights.keep * float(needed) + weights.card * float(held - needed)
        return worth
