"""What is due: who decides, between what, and what follows of itself.

The top of the agenda is what is due. A step is a decision (somebody is asked), chance, or automatic; an
automatic step either does its work or, where a question is left, says that it must wait.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from occasus.core.basics import CHANCE, Seat
from occasus.core.catalogue import Family
from occasus.core.log import Log
from occasus.games.fall_of_rome import (
    alliance,
    battle,
    draw,
    event_effects,
    event_moves,
    forts,
    hand,
    movement,
    plot,
    setup,
    steps,
    turn,
    windows,
)
from occasus.games.fall_of_rome.actions import REVEAL
from occasus.games.fall_of_rome.state import State, active_seat
from occasus.games.fall_of_rome.steps import STEPS

Run = Callable[[State, Log | None], bool]
Offer = Callable[[State, Seat], list[int]]
Deed = Callable[[State, Seat, int, Log | None], None]
Odds = Callable[[State], list[tuple[int, int]]]
Sample = Callable[[State, Random], int]
Outcome = Callable[[State, int, Log | None], None]
Who = Callable[[State], list[Seat]]

_COUNT: Final = len(STEPS.families)
RUN: Final[list[Run | None]] = [None] * _COUNT
WHO: Final[list[Who | None]] = [None] * _COUNT
OFFER: Final[list[Offer | None]] = [None] * _COUNT
DEED: Final[list[Deed | None]] = [None] * _COUNT
ODDS: Final[list[Odds | None]] = [None] * _COUNT
SAMPLE: Final[list[Sample | None]] = [None] * _COUNT
OUTCOME: Final[list[Outcome | None]] = [None] * _COUNT


def _active(state: State) -> list[Seat]:
    return [active_seat(state)]


def _event_player(state: State) -> list[Seat]:
    return [state.chosen[0]]


def _decision(step: Family, who: Who, offer: Offer, deed: Deed, run: Run | None = None) -> None:
    WHO[step.index], OFFER[step.index], DEED[step.index], RUN[step.index] = who, offer, deed, run


def _chance(step: Family, odds: Odds, sample: Sample, outcome: Outcome) -> None:
    ODDS[step.index], SAMPLE[step.index], OUTCOME[step.index] = odds, sample, outcome


def _sample_top(state: State, rng: Random) -> int:
    return REVEAL.base + state.deck.sample_top(rng)


def _sample_bottom(state: State, rng: Random) -> int:
    return REVEAL.base + state.deck.sample_bottom(rng)


def _reveal_odds(state: State) -> list[tuple[int, int]]:
    return [(REVEAL.base + card, 1) for card in state.deck.top()]


def _sample_role(state: State, rng: Random) -> int:
    return setup.sample_even(setup.role_odds(state), rng)


def _sample_tie(state: State, rng: Random) -> int:
    return setup.sample_even(setup.tie_odds(state), rng)


# Setup
_chance(steps.GOLD_STEP, setup.gold_odds, _sample_top, setup.reveal_gold)
_chance(steps.DEAL_ROLE_STEP, setup.role_odds, _sample_role, setup.deal_role)
_decision(steps.PICK_ROLE_STEP, lambda state: [0], setup.pick_role_options, setup.pick_role)
_chance(steps.DEAL_STEP, draw.draw_odds, draw.sample_draw, setup.deal)
_chance(steps.TREASURE_STEP, draw.draw_odds, draw.sample_draw, setup.deal_treasure)
RUN[steps.ADD_EVENTS_STEP.index] = setup.run_add_events
_decision(steps.START_STEP, lambda state: [setup.start_seat(state)], setup.start_options, setup.start)
RUN[steps.BUILD_DECK_STEP.index] = setup.run_build_deck
RUN[steps.FIRST_STEP.index] = setup.run_first
_chance(steps.TIE_STEP, setup.tie_odds, _sample_tie, setup.break_tie)
_decision(
    steps.TIE_STEP,
    lambda state: [CHANCE] if setup.tie_is_chance(state) else list(range(state.tables.seats)),
    setup.tie_options,
    setup.choose_first,
)

# The turn
RUN[steps.TURN_STEP.index] = turn.run_turn
_decision(steps.ACTIONS_STEP, turn.turn_actors, turn.turn_options, turn.act, turn.run_actions)
for _window, _run in (
    (steps.BEFORE_DRAW_STEP, windows.run_window),
    (steps.BETWEEN_REVOLTS_STEP, windows.run_window),
    (steps.AFTER_DRAW_STEP, windows.run_window),
    (steps.BEFORE_INVASION_STEP, windows.run_window),
    (steps.BETWEEN_INVASIONS_STEP, turn.run_between_invasions),
):
    _decision(_window, windows.window_actors, windows.window_options, turn.answer_window, _run)
RUN[steps.DRAW_STEP.index] = draw.run_draw
_decision(steps.DRAW_CHOICE_STEP, _active, draw.draw_choice_options, draw.choose_draw)
_chance(steps.DRAW_CARD_STEP, draw.draw_odds, draw.sample_draw, draw.draw_card)
_decision(steps.PUT_BACK_STEP, _active, draw.put_back_options, draw.put_back)
RUN[steps.SORT_DRAWN_STEP.index] = draw.run_sort_drawn
RUN[steps.REVOLT_STEP.index] = draw.run_revolt
_chance(steps.REVOLT_CARD_STEP, draw.revolt_card_odds, _sample_bottom, draw.draw_revolt_card)
RUN[steps.HAND_LIMIT_STEP.index] = hand.run_hand_limit
_decision(
    steps.DISCARD_STEP,
    lambda state: [state.agenda[-1] - steps.DISCARD_STEP.base],
    turn.over_limit_options,
    turn.reduce_hand,
    turn.run_over_limit,
)
RUN[steps.INVADE_STEP.index] = turn.run_invade
RUN[steps.COUNT_INVASIONS_STEP.index] = turn.run_count_invasions
_chance(steps.REVEAL_STEP, _reveal_odds, _sample_top, turn.reveal)
RUN[steps.END_TURN_STEP.index] = turn.run_end_turn

# Inside an action
_decision(steps.PAY_SAIL_STEP, _active, movement.pay_sail_options, movement.pay_sail)
_decision(steps.PAY_TRAVEL_STEP, _active, movement.pay_travel_options, movement.pay_travel)
_decision(steps.PAY_ALLY_STEP, _active, alliance.pay_ally_options, alliance.pay_ally)
_decision(steps.BRING_STEP, _active, movement.bring_options, movement.bring)
_decision(
    steps.TAKE_FORT_STEP,
    lambda state: [steps.TAKE_FORT_STEP.args(state.agenda[-1])[1]],
    forts.take_fort_options,
    forts.take_fort,
)
_chance(steps.ROLL_STEP, battle.roll_odds, battle.sample_roll, battle.roll)
_decision(steps.FACES_STEP, lambda state: [state.alea_seat], battle.faces_options, battle.set_faces)
_decision(steps.REMOVE_STEP, _active, battle.remove_options, battle.remove, battle.run_remove)
RUN[steps.AFTERMATH_STEP.index] = battle.run_aftermath
_decision(steps.REGINA_STEP, _active, battle.regina_options, battle.regina, battle.run_regina)
_decision(steps.REGINA_LEGION_STEP, _active, battle.regina_legion_options, battle.regina_legion)
_decision(steps.PLOT_STEP, lambda state: [plot.plot_partner(state)], plot.answer_options, plot.answer)

# Inside an event
_chance(steps.EXCHANGE_STEP, windows.exchange_odds, windows.sample_exchange, windows.draw_event)
_decision(steps.EXTRA_DRAW_STEP, _active, event_effects.use_or_decline, event_effects.extra_draw)
_decision(steps.SWAP_STEP, _event_player, event_moves.swap_options, event_moves.choose_swap)
_decision(
    steps.OFFER_STEP,
    lambda state: [state.agenda[-1] - steps.OFFER_STEP.base],
    event_moves.offer_options,
    event_moves.offer,
)
_decision(steps.FESTINA_CITY_STEP, _event_player, event_moves.choose_any_options, event_moves.choose_for_festina)
_decision(
    steps.FESTINA_PAWN_STEP,
    _event_player,
    event_moves.festina_options,
    event_moves.choose_pawn,
    event_moves.run_festina,
)
_decision(steps.PERMIT_STEP, lambda state: [event_moves.permit_owner(state)], plot.answer_options, event_moves.permit)
_decision(steps.PLACE_STEP, _event_player, event_effects.place_options, event_effects.place, event_effects.run_place)
_decision(steps.TAKE_CARD_STEP, _active, event_effects.take_card_options, event_effects.take_card)
_chance(steps.LOOK_STEP, _reveal_odds, _sample_top, event_effects.look)
_decision(steps.BANISH_STEP, _event_player, event_effects.banish_options, event_effects.banish)
_decision(steps.LAY_STEP, _event_player, event_effects.lay_options, event_effects.lay, event_effects.run_lay)
_decision(steps.MORS_CITY_STEP, _event_player, event_effects.choose_crowded_options, event_effects.choose_for_mors)
_decision(steps.MORS_STEP, _event_player, event_effects.mors_options, event_effects.replace)
_decision(
    steps.STRIKE_STEP, _event_player, event_effects.strike_options, event_effects.strike, event_effects.run_strike
)
_decision(steps.FORT_CITY_STEP, _event_player, event_moves.fort_city_options, event_moves.choose_fort_city)
_decision(
    steps.SI_VIS_PAWN_STEP, _event_player, event_moves.si_vis_options, event_moves.choose_pawn, event_moves.run_si_vis
)
_decision(steps.VAE_CITY_STEP, _event_player, event_effects.vae_city_options, event_effects.choose_for_vae)
_decision(steps.VAE_STEP, _event_player, event_effects.vae_options, event_effects.avenge)
_decision(steps.VENI_CITY_STEP, _event_player, event_moves.veni_city_options, event_moves.choose_for_veni)
_decision(steps.VENI_GO_STEP, _active, event_moves.veni_go_options, event_moves.veni_go)
_decision(steps.VENI_BATTLE_STEP, _active, event_moves.veni_battle_options, event_moves.veni_battle)

_FAMILY_INDEX: Final = STEPS.family_index
# The action phase and the windows ask for themselves whether a seat may act.
_ASKS: Final = [offer is turn.turn_options or offer is windows.window_options for offer in OFFER]


def actors(state: State) -> list[Seat]:
    """Who may decide now; chance; nobody when the game is over."""
    if state.outcome:
        return []
    who = WHO[_FAMILY_INDEX[state.agenda[-1]]]
    return [CHANCE] if who is None else who(state)


def legal(state: State, seat: Seat) -> list[int]:
    """What a seat may choose from now."""
    if state.outcome or seat < 0:
        return []
    step = _FAMILY_INDEX[state.agenda[-1]]
    who, offer = WHO[step], OFFER[step]
    if who is None or offer is None:
        return []
    if not _ASKS[step] and seat not in who(state):
        return []
    return offer(state, seat)


def odds(state: State) -> list[tuple[int, int]]:
    """What chance may do now."""
    found = ODDS[_FAMILY_INDEX[state.agenda[-1]]]
    assert found is not None
    return found(state)


def sample(state: State, rng: Random) -> int:
    """What chance does now."""
    found = SAMPLE[_FAMILY_INDEX[state.agenda[-1]]]
    assert found is not None
    return found(state, rng)


def apply(state: State, seat: Seat, action: int, log: Log | None) -> None:
    """Carry out a choice of a seat or of chance, and what follows of itself."""
    step = _FAMILY_INDEX[state.agenda[-1]]
    if seat == CHANCE:
        outcome = OUTCOME[step]
        assert outcome is not None
        outcome(state, action, log)
    else:
        deed = DEED[step]
        assert deed is not None
        deed(state, seat, action, log)
    advance(state, log)


def advance(state: State, log: Log | None) -> None:
    """Run automatic steps until somebody or chance must decide, or the game is over (FR-END-09)."""
    agenda = state.agenda
    while not state.outcome:
        run = RUN[_FAMILY_INDEX[agenda[-1]]]
        if run is None or not run(state, log):
            return
