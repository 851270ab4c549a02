"""The course of the game (EE-TRACK, EE-SIM, EE-CMB): what is due, who decides, what chance may do."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.log import Log
from occasus.games.empires_end.actions import ATTACH, BEGIN_WITH, DRAW, GIVE_TEMPLE, LAY, REVEAL, REVEAL_CONFLICT, USE
from occasus.games.empires_end.board.names import (
    CARDS,
    COMBINED,
    CONFLICT,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMY,
    INDUSTRY,
    TILES,
)
from occasus.games.empires_end.board.state import USES, State, answered, ask, ask_all
from occasus.games.empires_end.events import BEGAN_WITH, HOURGLASS_MOVED, RESHUFFLED
from occasus.games.empires_end.rules import auction, conflict, hand_cards, lightning, setup, taking
from occasus.games.empires_end.rules.ending import tell_scores
from occasus.games.empires_end.rules.industry import use_industry
from occasus.games.empires_end.rules.innovations import attach
from occasus.games.empires_end.steps import (
    ADVANCE,
    CHOOSE_HOME,
    CHOOSE_PART,
    DRAW_CARD,
    DRAW_CONFLICT,
    DRAW_DISASTER,
    DRAW_TEMPLE,
    IN_ECONOMY,
    IN_INDUSTRY,
    LAY_TILE,
)

_ATTACH: Final = ATTACH.base
_DRAW: Final = DRAW.base
_REVEAL: Final = REVEAL.base
_IN_ECONOMY: Final = IN_ECONOMY.base
_IN_INDUSTRY: Final = IN_INDUSTRY.base
_CHOOSE_HOME: Final = CHOOSE_HOME.base
_DRAW_CARD: Final = DRAW_CARD.base
_DRAW_DISASTER: Final = DRAW_DISASTER.base


def advance(state: State, _arg: int, log: Log | None) -> None:
    """Move the hourglass one space and begin the phase there; at END the game is over (EE-TRACK-02, EE-TRACK-07)."""
    state.space += 1
    tables = state.tables
    if state.space == tables.end_space:
        forget_phase(state)
        if log is not None:
            tell_scores(state, log)
        return
    phase = tables.track[state.space]
    if log is not None:
        log.add(HOURGLASS_MOVED, state.space, phase)
    forget_phase(state)
    state.agenda.append(ADVANCE.base)
    begin_phase(state, phase, log)


def forget_phase(state: State) -> None:
    """Whatever counts per phase begins anew (EE-ECO-02, EE-IND-01)."""
    seats = state.tables.seats
    state.used = [0] * USES
    state.cards_handled = [0] * seats
    state.rebuilt = [0] * seats
    state.block = [0] * seats
    state.takers = []
    state.handled = [0, 0]


def begin_phase(state: State, phase: int, log: Log | None) -> None:
    """Begin a phase of the track (EE-TRACK-04)."""
    if phase == DISASTER:
        auction.begin(state, 1)
    elif phase == DOUBLE_DISASTER:
        auction.begin(state, 2)
    elif phase == CONFLICT:
        conflict.begin(state, log)
    else:
        ask_all(state, FIRST_STEPS[phase])


FIRST_STEPS: Final = {ECONOMY: _IN_ECONOMY, INDUSTRY: _IN_INDUSTRY, COMBINED: CHOOSE_PART.base}


def part_options(_state: State, _seat: int, _step: int) -> list[int]:
    """Economy first or industry first, each player for itself (EE-CMB-02)."""
    return [BEGIN_WITH.base, BEGIN_WITH.base + 1]


def begin_with(state: State, seat: int, code: int, log: Log | None) -> None:
    """Begin one part of the combined phase; the other is played after it (EE-CMB-01, EE-CMB-03)."""
    part = code - BEGIN_WITH.base
    if log is not None:
        log.add(BEGAN_WITH, seat, part)
    state.next_part[seat] = ECONOMY if part else INDUSTRY
    ask(state, seat, _IN_INDUSTRY if part else _IN_ECONOMY)


def use(state: State, seat: int, code: int, log: Log | None) -> None:
    """Use an ability in industry."""
    use_industry(state, seat, USE.of(code), log)


def choose_ruin(state: State, seat: int, code: int, log: Log | None) -> None:
    """Name the location that falls, in an auction or in the lightning setup."""
    taking.choose_ruin(state, seat, code, log)
    if setup.in_setup(state):
        lightning.after_ruin(state, seat)
    else:
        answered(state, seat)


def choose_home(state: State, seat: int, code: int, log: Log | None) -> None:
    """Attach a card that was taken, built, or has struck."""
    card = state.todo[seat] - _CHOOSE_HOME
    if setup.in_setup(state):
        lightning.attach_struck(state, seat, card, code, log)
    elif state.tables.track[state.space] <= DOUBLE_DISASTER:
        answered(state, seat)
        attach(state, seat, card, seat * TILES + code - _ATTACH, log)
    else:
        hand_cards.attach_built(state, seat, card, code, log)


def restocked(state: State, log: Log | None) -> bool:
    """Shuffle the discards into a new disaster deck where it is needed; without any card the step is left out.

    EE-RUL-26, EE-RUL-40.
    """
    if state.deck:
        return False
    state.deck, state.discards = state.discards, []
    if not state.deck:
        state.agenda.pop()
        return True
    if log is not None:
        log.add(RESHUFFLED, len(state.deck))
    return False


def odds(state: State) -> list[tuple[int, int]]:
    """What chance may do now: all outcomes are equally likely."""
    return [(code, 1) for code in outcomes(state)]


def sample(state: State, rng: Random) -> int:
    """One of the outcomes."""
    codes = outcomes(state)
    return codes[int(rng.random() * len(codes))]


def sample_deck(state: State, rng: Random) -> int:
    """A card of the deck at once."""
    step, deck = state.agenda[-1], state.deck
    card = deck[int(rng.random() * len(deck))]
    if DRAW_DISASTER.has(step):
        return REVEAL.at(DRAW_DISASTER.of(step), card)
    return DRAW.at(DRAW_CARD.of(step), card)


def outcomes(state: State) -> list[int]:
    """All codes chance may choose from now, each as likely as the others."""
    step = state.agenda[-1]
    if step >= _DRAW_DISASTER:
        base = _REVEAL + (step - _DRAW_DISASTER) * CARDS
        return [base + card for card in state.deck]
    if step >= _DRAW_CARD:
        base = _DRAW + (step - _DRAW_CARD) * CARDS
        return [base + card for card in state.deck]
    if step == DRAW_CONFLICT.base:
        return [REVEAL_CONFLICT.base + card for card in state.conflict_deck]
    if step == LAY_TILE.base:
        return [LAY.base + tile for tile in range(TILES) if state.place[tile] == setup.NOT_LAID]
    assert step == DRAW_TEMPLE.base
    return [GIVE_TEMPLE.base + seat for seat in range(state.tables.seats)]


def chance(state: State, code: int, log: Log | None) -> None:
    """Carry out what chance chose."""
    step = state.agenda.pop()
    if step >= _DRAW_CARD:
        card = (code - _DRAW) % CARDS if step < _DRAW_DISASTER else (code - _REVEAL) % CARDS
        deck = state.deck
        deck[deck.index(card)] = deck[-1]
        deck.pop()
        if step < _DRAW_DISASTER:
            setup.draw(state, step - _DRAW_CARD, card, log)
        else:
            auction.reveal(state, code - _REVEAL, log)
    elif step == DRAW_CONFLICT.base:
        conflict.reveal_conflict(state, code - REVEAL_CONFLICT.base, log)
    elif step == LAY_TILE.base:
        setup.lay(state, code - LAY.base, log)
    else:
        setup.give_temple(state, code - GIVE_TEMPLE.base, log)
