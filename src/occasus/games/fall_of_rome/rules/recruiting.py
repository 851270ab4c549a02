"""New legions: recruit army, the Consul's levy, the Classis' port recruiting (FR-ACT-RECRUIT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from occasus.core.agenda import CombinedOffer, Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, has
from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import LEVY, PORT_RECRUIT, RECRUIT, RECRUIT_ONLY
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CITIES, CLASSIS, CONSUL
from occasus.games.fall_of_rome.board.state import State, active_city, legions_may_stand
from occasus.games.fall_of_rome.rules.hand import pays_for, spend_card
from occasus.games.fall_of_rome.rules.troops import place_legions


def _why_no_recruits(state: State) -> RuleId | None:
    """A fort in your city, where legions may stand, and legions in supply (FR-ACT-RECRUIT-01, FR-RUL-20)."""
    here = active_city(state)
    if not state.forts[here]:
        return "FR-ACT-RECRUIT-01"
    if not legions_may_stand(state, here):
        return "FR-RCM-04"
    return None if state.legion_supply else "FR-RUL-20"


def _recruit(state: State, wanted: i64, log: Log | None) -> None:
    state.actions_left -= 1
    here = active_city(state)
    placed = place_legions(state, here, wanted)
    if log is not None:
        log.add(events.RECRUITED, here, placed)


@final
class Recruit(Move[State]):
    """As many legions as the rate says, as far as the supply goes (FR-ACT-RECRUIT-02, FR-ACT-RECRUIT-03)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        return _why_no_recruits(state)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _recruit(state, state.facts.recruit_rate[state.rate], log)


@final
class RecruitOnly(Move[State]):
    """Fewer legions than the rate, where the option allows it (FR-RUL-19)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        if not state.facts.allow_fewer:
            return "FR-RUL-19"
        fewer = 1 <= RECRUIT_ONLY.of(code) < min(state.facts.recruit_rate[state.rate], state.legion_supply)
        return _why_no_recruits(state) or (None if fewer else "FR-RUL-19")

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        _recruit(state, RECRUIT_ONLY.of(code), log)


@final
class Recruits(CombinedOffer[State]):
    """All of the rate or, by the option, fewer."""

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if _why_no_recruits(state) is None:
            codes.append(RECRUIT.at())
            if state.facts.allow_fewer:
                for count in range(1, min(state.facts.recruit_rate[state.rate], state.legion_supply)):
                    codes.append(RECRUIT_ONLY.at(count))


@final
class Levy(Move[State]):
    """The Consul places a legion: in his city, or in any city with a fort (FR-ROLE-CONSUL-01, FR-ROLE-CONSUL-02)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        to = LEVY.of(code)
        if state.roles[state.active] != CONSUL or not (state.forts[to] or to == active_city(state)):
            return "FR-ROLE-CONSUL-01"
        if not legions_may_stand(state, to):
            return "FR-RUL-45"
        return None if state.legion_supply else "FR-RUL-20"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        if state.roles[state.active] != CONSUL or not state.legion_supply:
            return
        here, forts = active_city(state), state.forts
        for to in range(CITIES):
            if (to == here or forts[to]) and legions_may_stand(state, to):
                codes.append(LEVY.at(to))

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.actions_left -= 1
        place_legions(state, LEVY.of(code), state.facts.role.levy)
        if log is not None:
            log.add(events.LEVIED, LEVY.of(code))


@final
class PortRecruit(Move[State]):
    """The Classis in a port places one or two legions for a card of one of its colours (FR-ROLE-CLASSIS-02)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        card, count = PORT_RECRUIT.split(code)
        facts, here = state.facts, active_city(state)
        if state.roles[state.active] != CLASSIS or not facts.is_port[here]:
            return "FR-ROLE-CLASSIS-02"
        if not pays_for(state, card, here):
            return "FR-ROLE-CLASSIS-02"
        if not has(state.hands[seat], card):
            return "FR-TURN-07"
        if not legions_may_stand(state, here):
            return "FR-RCM-04"
        if not state.legion_supply:
            return "FR-RUL-20"
        return None if 1 <= count <= min(facts.role.port_recruits, state.legion_supply) else "FR-RUL-44"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        facts, here = state.facts, active_city(state)
        if state.roles[state.active] != CLASSIS or not facts.is_port[here]:
            return
        if not state.legion_supply or not legions_may_stand(state, here):
            return
        mask = facts.colour_mask[here]
        most = min(facts.role.port_recruits, state.legion_supply)
        for card in state.hands[seat]:
            if mask >> CARD_TRIBE[card] & 1:
                PORT_RECRUIT.offer(card, 1, most, codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        card, count = PORT_RECRUIT.split(code)
        state.actions_left -= 1
        here = active_city(state)
        spend_card(state, seat, card, log)
        placed = place_legions(state, here, count)
        if log is not None:
            log.add(events.PORT_RECRUITED, here, placed)
