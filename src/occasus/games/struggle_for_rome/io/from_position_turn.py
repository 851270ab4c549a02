"""The turn and the dice of a position; what cannot have happened in a phase is refused."""

from __future__ import annotations

from typing import Any, Final

from occasus.core.basics import BadPosition, Position
from occasus.core.position_parser import as_flag, as_list, as_map, as_number, as_seat, as_word
from occasus.games.struggle_for_rome.board.names import (
    BUILD_PHASE,
    HIGHEST,
    HORSEMAN_PHASE,
    LOWEST,
    PHASE_WORDS,
    ROLL_PHASE,
    SEVEN,
    WARRIOR_PHASE,
)
from occasus.games.struggle_for_rome.board.state import PLUNDERED_NOW, State
from occasus.games.struggle_for_rome.io.describe import ATTACK_WORDS
from occasus.games.struggle_for_rome.io.from_position_offer import read_table
from occasus.games.struggle_for_rome.rules.trade.draft import table_code
from occasus.games.struggle_for_rome.steps import ROLL_STEP, SHORTAGE_STEP

TURN_KEYS: Final = (
    "player",
    "phase",
    "taken",
    "travelled",
    "attacked",
    "card_played",
    "plundered_card",
    "joker_used",
    "offers",
)


def arrange_turn(state: State, position: Position, players: tuple[str, ...]) -> None:
    """Whose turn it is in which phase, and what was done in it."""
    turn: dict[str, Any] = as_map(position.get("turn", {}), "turn", TURN_KEYS)
    seats = len(players)
    state.phase = as_word(turn.get("phase", PHASE_WORDS[BUILD_PHASE]), PHASE_WORDS, "turn.phase")
    player = as_seat(turn.get("player", players[state.start]), players, "turn.player")
    state.turn = as_number(turn.get("taken", (player - state.start) % seats), "turn.taken", most=seats - 1)
    if (state.start + state.turn) % seats != player:
        raise BadPosition("turn.taken", f"after {state.turn} turns, it can't be {players[player]}'s turn.")
    state.travelled = as_flag(turn.get("travelled", False), "turn.travelled")
    state.attacked = as_word(turn.get("attacked", ATTACK_WORDS[0]), ATTACK_WORDS, "turn.attacked")
    state.card_played = as_flag(turn.get("card_played", False), "turn.card_played")
    state.joker = as_flag(turn.get("joker_used", False), "turn.joker_used")
    for number, table in enumerate(as_list(turn.get("offers", []), "turn.offers")):
        where = f"turn.offers[{number}]"
        state.offers.append(table_code(read_table(state, as_map(table, where, ("give", "want")), where)))
    state.round_number = as_number(position.get("round", 1 if state.phase else 0), "round")
    for number, total in enumerate(as_list(position.get("covered", []), "covered")):
        if as_number(total, "covered", most=HIGHEST) < LOWEST or state.covered >> total & 1:
            what, where = f"{total} isn't a sum of two dice, or is listed twice.", f"covered[{number}]"
            raise BadPosition("covered", what, (where,), {where: None})
        state.covered |= 1 << total
    state.rolled = as_number(position.get("rolled", 0), "rolled", most=HIGHEST)


def check_turn(state: State) -> None:
    """Refuse what cannot have happened in the phase of the position."""
    tribes = state.phase in (HORSEMAN_PHASE, WARRIOR_PHASE)
    building = state.phase == BUILD_PHASE
    phase = PHASE_WORDS[state.phase]
    for word, done, possible in (
        ("taken", state.turn, building or tribes),
        ("travelled", state.travelled, tribes),
        ("attacked", state.attacked, tribes),
        ("card_played", state.card_played, building or tribes),
        ("joker_used", state.joker, building),
        ("offers", len(state.offers), building),
    ):
        if done and not possible:
            raise BadPosition(f"turn.{word}", f"this cannot have happened in the phase {phase!r}.")
    if state.plundered_card >= 0 and state.attacked != PLUNDERED_NOW:
        raise BadPosition("turn.plundered_card", "no city has been plundered this turn.")
    _check_dice(state)


def _check_dice(state: State) -> None:
    sums = state.facts.sums
    covered = int(state.covered).bit_count()
    if state.phase < ROLL_PHASE and covered:
        raise BadPosition("covered", "no dice have been rolled yet.")
    if state.phase == ROLL_PHASE and ROLL_STEP.at() not in state.agenda and 0 < covered < sums:
        raise BadPosition("covered", f"the dice are rolled until {sums} sums are covered (SR-DICE-01).")
    if state.phase == ROLL_PHASE and ROLL_STEP.at() in state.agenda and covered >= sums:
        raise BadPosition("covered", f"after {sums} sums there are no more rolls (SR-DICE-04).")
    if SHORTAGE_STEP.at() not in state.agenda:
        if state.rolled:
            raise BadPosition("rolled", "no sum is being paid out; give it only in a shortage.")
    elif state.rolled < LOWEST or state.rolled == SEVEN:
        raise BadPosition("rolled", "a shortage needs the sum that was rolled; give it.")
