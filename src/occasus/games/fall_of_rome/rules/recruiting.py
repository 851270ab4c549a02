"""New legions: recruit army, the Consul's levy, the Classis' port recruiting (FR-ACT-RECRUIT)."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import LEVY, PORT_RECRUIT, RECRUIT, RECRUIT_ONLY
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CITIES
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, legions_may_stand
from occasus.games.fall_of_rome.rules.hand import spend_card
from occasus.games.fall_of_rome.rules.troops import place_legions

PORT_RECRUITS: Final = 2  # legions of the Classis at most (FR-ROLE-CLASSIS-02)


def recruit_options(state: State, city: int) -> list[int]:
    """With a fort in your city and legions in supply (FR-ACT-RECRUIT-01, FR-RUL-20)."""
    if not state.forts[city] or not state.legion_supply or not legions_may_stand(state, city):
        return []
    found = [RECRUIT.base]
    if state.tables.options["recruit.allow_fewer"]:  # FR-RUL-19
        most = min(state.tables.recruit_rate[state.rate], state.legion_supply)
        found.extend(RECRUIT_ONLY.base + count for count in range(1, most))
    return found


def recruit(state: State, log: Log | None) -> None:
    """Place as many legions as the recruitment rate says, as far as the supply goes (FR-ACT-RECRUIT-02, 03)."""
    _recruit(state, state.tables.recruit_rate[state.rate], log)


def recruit_only(state: State, count: int, log: Log | None) -> None:
    """Place fewer legions than the rate, where the option allows it."""
    _recruit(state, count, log)


def _recruit(state: State, wanted: int, log: Log | None) -> None:
    state.actions_left -= 1
    city = active_city(state)
    placed = place_legions(state, city, wanted)
    if log is not None:
        log.add(events.RECRUITED, city, placed)


def levy_options(state: State, city: int) -> list[int]:
    """The Consul's legion: own city, or any city with a fort (FR-ROLE-CONSUL-01, 02)."""
    if not state.legion_supply:  # FR-RUL-20
        return []
    return [LEVY.base + to for to in range(CITIES) if (to == city or state.forts[to]) and legions_may_stand(state, to)]


def levy(state: State, to: int, log: Log | None) -> None:
    """Place one legion."""
    state.actions_left -= 1
    place_legions(state, to, 1)
    if log is not None:
        log.add(events.LEVIED, to)


def port_recruit_options(state: State, city: int) -> list[int]:
    """The Classis in a port, with a card of one of its colours (FR-ROLE-CLASSIS-02, FR-RUL-44)."""
    if not state.tables.is_port[city] or not state.legion_supply or not legions_may_stand(state, city):
        return []
    mask = state.tables.colour_mask[city]
    most = min(PORT_RECRUITS, state.legion_supply)
    return [
        PORT_RECRUIT.base + card * 4 + count
        for card in state.hands[active_seat(state)]
        if mask >> CARD_TRIBE[card] & 1
        for count in range(1, most + 1)
    ]


def port_recruit(state: State, card: int, count: int, log: Log | None) -> None:
    """Discard the card and place one or two legions."""
    state.actions_left -= 1
    city = active_city(state)
    spend_card(state, active_seat(state), card, log)
    placed = place_legions(state, city, count)
    if log is not None:
        log.add(events.PORT_RECRUITED, city, placed)
