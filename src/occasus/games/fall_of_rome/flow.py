"""What is due: who decides, between what, and what follows of itself.

The top of the agenda is what is due. A step is a decision (somebody is asked), chance, or automatic; an
automatic step either does its work or, where a question is left, says that it must wait.
"""

from __future__ import annotations

from random import Random

from occasus.core.basics import Seat
from occasus.core.log import Log
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import REVEAL
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.state import State, active_seat
from occasus.games.fall_of_rome.cards import veni_vidi_vici as _veni  # noqa: F401  binds its steps
from occasus.games.fall_of_rome.rules import (
    alliance,
    battle,
    draw,
    event_effects,
    event_moves,
    forts,
    hand,
    plot,
    setup,
    turn,
    windows,
)


def _active(state: State) -> list[Seat]:
    return [active_seat(state)]


def _event_player(state: State) -> list[Seat]:
    return [state.chosen[0]]


def _sample_top(state: State, rng: Random) -> int:
    return REVEAL.base + state.deck.sample_top(rng)


def _sample_bottom(state: State, rng: Random) -> int:
    return REVEAL.base + state.deck.sample_bottom(rng)


def _reveal_odds(state: State) -> list[tuple[int, int]]:
    return [(REVEAL.base + card, 1) for card in state.deck.top()]


def _sample_role(state: State, rng: Random) -> int:
    return setup.sample_even(setup.role_odds(state), rng)


# Setup
AGENDA.chance(steps.GOLD_STEP, setup.gold_odds, _sample_top, setup.reveal_gold)
AGENDA.chance(steps.DEAL_ROLE_STEP, setup.role_odds, _sample_role, setup.deal_role)
AGENDA.question(steps.PICK_ROLE_STEP, lambda state: [0], setup.pick_role_options, setup.pick_role)
AGENDA.chance(steps.DEAL_STEP, draw.draw_odds, draw.sample_draw, setup.deal)
AGENDA.chance(steps.TREASURE_STEP, draw.draw_odds, draw.sample_draw, setup.deal_treasure)
AGENDA.automatic(steps.ADD_EVENTS_STEP, setup.run_add_events)
AGENDA.question(steps.START_STEP, lambda state: [setup.start_seat(state)], setup.start_options, setup.start)
AGENDA.automatic(steps.BUILD_DECK_STEP, setup.run_build_deck)
AGENDA.automatic(steps.FIRST_STEP, setup.run_first)
AGENDA.bind(steps.TIE_STEP, setup.Tie())

# The turn
AGENDA.automatic(steps.TURN_STEP, turn.run_turn)
for _window, _run in (
    (steps.BEFORE_DRAW_STEP, windows.run_window),
    (steps.BETWEEN_REVOLTS_STEP, windows.run_window),
    (steps.AFTER_DRAW_STEP, windows.run_window),
    (steps.BEFORE_INVASION_STEP, windows.run_window),
    (steps.BETWEEN_INVASIONS_STEP, turn.run_between_invasions),
):
    AGENDA.question(_window, windows.window_actors, windows.window_options, turn.answer_window, _run, selects=True)
AGENDA.automatic(steps.DRAW_STEP, draw.run_draw)
AGENDA.question(steps.DRAW_CHOICE_STEP, _active, draw.draw_choice_options, draw.choose_draw)
AGENDA.chance(steps.DRAW_CARD_STEP, draw.draw_odds, draw.sample_draw, draw.draw_card)
AGENDA.question(steps.PUT_BACK_STEP, _active, draw.put_back_options, draw.put_back)
AGENDA.automatic(steps.SORT_DRAWN_STEP, draw.run_sort_drawn)
AGENDA.automatic(steps.REVOLT_STEP, draw.run_revolt)
AGENDA.chance(steps.REVOLT_CARD_STEP, draw.revolt_card_odds, _sample_bottom, draw.draw_revolt_card)
AGENDA.automatic(steps.HAND_LIMIT_STEP, hand.run_hand_limit)
AGENDA.question(
    steps.DISCARD_STEP,
    lambda state: [state.agenda[-1] - steps.DISCARD_STEP.base],
    turn.over_limit_options,
    turn.reduce_hand,
    turn.run_over_limit,
)
AGENDA.automatic(steps.INVADE_STEP, turn.run_invade)
AGENDA.automatic(steps.COUNT_INVASIONS_STEP, turn.run_count_invasions)
AGENDA.chance(steps.REVEAL_STEP, _reveal_odds, _sample_top, turn.reveal)
AGENDA.automatic(steps.END_TURN_STEP, turn.run_end_turn)

# Inside an action
AGENDA.question(steps.PAY_ALLY_STEP, _active, alliance.pay_ally_options, alliance.pay_ally)
AGENDA.question(
    steps.TAKE_FORT_STEP,
    lambda state: [steps.TAKE_FORT_STEP.args(state.agenda[-1])[1]],
    forts.take_fort_options,
    forts.take_fort,
)
AGENDA.chance(steps.ROLL_STEP, battle.roll_odds, battle.sample_roll, battle.roll)
AGENDA.question(steps.FACES_STEP, lambda state: [state.alea_seat], battle.faces_options, battle.set_faces)
AGENDA.question(steps.REMOVE_STEP, _active, battle.remove_options, battle.remove, battle.run_remove)
AGENDA.automatic(steps.AFTERMATH_STEP, battle.run_aftermath)
AGENDA.question(steps.REGINA_STEP, _active, battle.regina_options, battle.regina, battle.run_regina)
AGENDA.question(steps.REGINA_LEGION_STEP, _active, battle.regina_legion_options, battle.regina_legion)

# Inside an event
AGENDA.chance(steps.EXCHANGE_STEP, windows.exchange_odds, windows.sample_exchange, windows.draw_event)
AGENDA.question(steps.EXTRA_DRAW_STEP, _active, event_effects.use_or_decline, event_effects.extra_draw)
AGENDA.question(steps.SWAP_STEP, _event_player, event_moves.swap_options, event_moves.choose_swap)
AGENDA.question(
    steps.OFFER_STEP,
    lambda state: [state.agenda[-1] - steps.OFFER_STEP.base],
    event_moves.offer_options,
    event_moves.offer,
)
AGENDA.question(steps.FESTINA_CITY_STEP, _event_player, event_moves.choose_any_options, event_moves.choose_for_festina)
AGENDA.question(
    steps.FESTINA_PAWN_STEP,
    _event_player,
    event_moves.festina_options,
    event_moves.choose_pawn,
    event_moves.run_festina,
)
AGENDA.question(
    steps.PERMIT_STEP, lambda state: [event_moves.permit_owner(state)], plot.answer_options, event_moves.permit
)
AGENDA.question(
    steps.PLACE_STEP, _event_player, event_effects.place_options, event_effects.place, event_effects.run_place
)
AGENDA.question(steps.TAKE_CARD_STEP, _active, event_effects.take_card_options, event_effects.take_card)
AGENDA.chance(steps.LOOK_STEP, _reveal_odds, _sample_top, event_effects.look)
AGENDA.question(steps.BANISH_STEP, _event_player, event_effects.banish_options, event_effects.banish)
AGENDA.question(steps.LAY_STEP, _event_player, event_effects.lay_options, event_effects.lay, event_effects.run_lay)
AGENDA.question(
    steps.MORS_CITY_STEP, _event_player, event_effects.choose_crowded_options, event_effects.choose_for_mors
)
AGENDA.question(steps.MORS_STEP, _event_player, event_effects.mors_options, event_effects.replace)
AGENDA.question(
    steps.STRIKE_STEP, _event_player, event_effects.strike_options, event_effects.strike, event_effects.run_strike
)
AGENDA.question(steps.FORT_CITY_STEP, _event_player, event_moves.fort_city_options, event_moves.choose_fort_city)
AGENDA.question(
    steps.SI_VIS_PAWN_STEP, _event_player, event_moves.si_vis_options, event_moves.choose_pawn, event_moves.run_si_vis
)
AGENDA.question(steps.VAE_CITY_STEP, _event_player, event_effects.vae_city_options, event_effects.choose_for_vae)
AGENDA.question(steps.VAE_STEP, _event_player, event_effects.vae_options, event_effects.avenge)


def actors(state: State) -> list[Seat]:
    """Who may decide now; chance; nobody when the game is over."""
    return AGENDA.actors(state)


def legal(state: State, seat: Seat) -> list[int]:
    """What a seat may choose from now."""
    return AGENDA.legal(state, seat)


def advance(state: State, log: Log | None) -> None:
    """Run automatic steps until somebody or chance must decide, or the game is over (FR-END-09)."""
    AGENDA.advance(state, log)


def odds(state: State) -> list[tuple[int, int]]:
    """What chance may do now."""
    return AGENDA.odds(state)


def sample(state: State, rng: Random) -> int:
    """What chance does now."""
    return AGENDA.sample(state, rng)


def apply(state: State, seat: Seat, action: int, log: Log | None) -> None:
    """Carry out a choice of a seat or of chance, and what follows of itself."""
    AGENDA.apply(state, seat, action, log)
