"""Checks of a written agenda beyond the order of its steps: cards, pieces and players that they are about."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import BadPosition, RuleId
from occasus.core.catalogue import Family
from occasus.games.fall_of_rome import steps as s
from occasus.games.fall_of_rome.actions import MOVE_PAWN, SWAP
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_TRIBE, CARDS, EVENT_WORDS
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat, pawn_of_role
from occasus.games.fall_of_rome.cards.do_ut_des import Swap, swapping
from occasus.games.fall_of_rome.cards.pawn_moves import MovePawn
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF
from occasus.games.fall_of_rome.rules.hand import pays_for
from occasus.games.fall_of_rome.rules.plot import FAMILIES, Plot
from occasus.games.fall_of_rome.rules.troops import barbarians_in
from occasus.games.fall_of_rome.rules.windows import vestalis_of
from occasus.games.fall_of_rome.steps import STEPS

WITH_LEGIONS: Final[
    dict[Family, int]
] = {  # steps with a number of legions in the active player's city, at this argument
    s.ROLL_STEP: 0,
    s.FACES_STEP: 0,
    s.AFTERMATH_STEP: 0,
    s.PAY_SAIL_STEP: 1,
    s.PAY_TRAVEL_STEP: 1,
    s.BRING_STEP: 1,
}
_PLOT: Final = Plot(*FAMILIES)
_MOVE_PAWN: Final = MovePawn(MOVE_PAWN)
_SWAP: Final = Swap(SWAP)


def refuse_wrong_order(state: State) -> None:
    """Refuse a step that cannot lie where it does: something below it is missing, or two have changed places."""
    agenda = list(state.agenda)
    if agenda[0] not in (s.END_TURN_STEP.at(), s.TURN_STEP.at()):
        raise BadPosition("position.agenda", "the bottom step must be 'end_turn', or 'turn' during setup")
    AGENDA.refuse_misplaced(state.agenda, "position.agenda")
    gold = [s.GOLD_STEP.of(step) for step in agenda if s.GOLD_STEP.has(step)]
    if gold != list(range(1, len(gold) + 1)):
        raise BadPosition(
            "position.agenda", "the cards with a gold border are numbered from 1, and the last one is the lowest"
        )
    _refuse_foreign_events(agenda)
    _refuse_wrong_swappers(state)


def _refuse_foreign_events(agenda: list[int]) -> None:
    """Refuse a step above an event card that this card does not ask for."""
    event = -1
    for step in agenda:
        family = STEPS.family(step)
        if s.PLAYED_STEP.has(step):
            event, _, _ = s.PLAYED_STEP.split(step)
        elif event >= 0 and family is not s.EXCHANGE_STEP and family not in CARDS_OF[event].asks:
            what = f"{STEPS.text(step)!r} is nothing that {EVENT_WORDS[event]} asks for"
            raise BadPosition("position.agenda", what)


def _refuse_wrong_swappers(state: State) -> None:
    """Of the two who swap cards the first one is asked first (FR-DEC-42)."""
    asked = [s.OFFER_STEP.of(step) for step in state.agenda if s.OFFER_STEP.has(step)]
    for step in state.agenda:
        if s.SWAPPING_STEP.has(step):
            one, other = s.SWAPPING_STEP.split(step)
            offered = any(s.OFFERED_STEP.has(note) for note in state.agenda)
            expected = [pawn_of_role(state, role) for role in ((other,) if offered else (other, one))]
            if -1 in expected:
                raise BadPosition("position.agenda", f"{STEPS.text(step)!r} names a role that no one has (FR-RUL-113)")
            if asked != expected:
                words = ", ".join(repr(STEPS.text(s.OFFER_STEP.at(pawn))) for pawn in expected)
                raise BadPosition("position.agenda", f"{STEPS.text(step)!r} is below {words}")


def refuse_unmet_needs(state: State) -> None:
    """Refuse a step that lacks the legions, barbarians or cards it is about, or that no one could have chosen."""
    _refuse_empty_deck(state)
    for step in state.agenda:
        _refuse_few_pieces(state, step)
        rule = _why_not_chosen(state, step)
        if rule is not None:
            raise BadPosition("position.agenda", f"{STEPS.text(step)!r} could not be chosen in this position ({rule})")
        _refuse_missing_cards(state, step)
        _refuse_foreign_exchange(state, step)


def _refuse_empty_deck(state: State) -> None:
    """What is turned up next lies in the barbarian deck, which is made again before (FR-RUL-59)."""
    due = state.agenda.count(s.LOOK_STEP.at()) or int(state.agenda[-1] in (s.REVEAL_STEP.at(), s.REVOLT_CARD_STEP.at()))
    if len(state.deck) < due:
        what = f"{STEPS.text(state.agenda[-1])!r} is on the agenda, so at least {due} are in it (FR-RUL-59)"
        raise BadPosition("position.barbarian_deck", what)


def _refuse_few_pieces(state: State, step: int) -> None:
    """Whoever fights or takes legions along has them, and whoever was hit is there."""
    family, city = STEPS.family(step), active_city(state)
    if family in WITH_LEGIONS:
        needed = family.args(step)[WITH_LEGIONS[family]]
        if state.legions[city] < needed:
            raise BadPosition(
                "position.legions", f"{STEPS.text(step)!r} needs {needed} legions in the city of the active player"
            )
    if s.REMOVE_STEP.has(step) and barbarians_in(state, city) < s.REMOVE_STEP.of(step):
        what = f"{STEPS.text(step)!r} needs so many barbarians in the city of the active player (FR-ACT-BATTLE-06)"
        raise BadPosition("position.barbarians", what)


def _why_not_chosen(state: State, step: int) -> RuleId | None:
    """The rule against what someone is asked to agree to; nothing has changed since it was chosen."""
    if s.PLOT_STEP.has(step):
        role, card, kind = s.PLOT_STEP.split(step)
        return _PLOT.why_not(state, active_seat(state), FAMILIES[kind].at(role, card))
    if s.PERMIT_STEP.has(step):
        return _MOVE_PAWN.why_not(state, active_seat(state), MOVE_PAWN.at(*s.PERMIT_STEP.split(step)))
    if s.SWAPPING_STEP.has(step):
        return _SWAP.why_not(state, active_seat(state), SWAP.at(*s.SWAPPING_STEP.split(step)))
    return None


def _refuse_missing_cards(state: State, step: int) -> None:
    """Whoever has offered a card holds it, and whoever still pays for an alliance can."""
    if s.OFFERED_STEP.has(step):
        pawn = pawn_of_role(state, swapping(state)[0])
        if s.OFFERED_STEP.of(step) not in state.hands[pawn]:
            what = f"{STEPS.text(step)!r} is on the agenda, so the card is in this hand (FR-RUL-113)"
            raise BadPosition(f"position.players[{pawn}].hand", what)
    if s.PAY_ALLY_STEP.has(step):
        tribe, due = s.PAY_ALLY_STEP.split(step)
        seat = active_seat(state)
        if sum(CARD_TRIBE[card] == tribe for card in state.hands[seat]) < due:
            what = f"{STEPS.text(step)!r} needs so many cards of this colour in the hand (FR-ACT-ALLY-03)"
            raise BadPosition(f"position.players[{seat}].hand", what)


def _refuse_foreign_exchange(state: State, step: int) -> None:
    """Vestalis has discarded a card of a colour of her city, and draws an event for it (FR-ROLE-VESTALIS-02)."""
    if not s.EXCHANGE_STEP.has(step):
        return
    seat = s.EXCHANGE_STEP.of(step)
    pawn = vestalis_of(state, seat)
    paid = [card for card in state.player_discard[-1:] if card < CARDS]
    if pawn < 0 or not paid or not pays_for(state, paid[0], state.cities[pawn]):
        what = f"{STEPS.text(step)!r} needs a card of a colour of Vestalis' city on the discards (FR-ROLE-VESTALIS-02)"
        raise BadPosition("position.agenda", what)
    if not state.event_deck:
        raise BadPosition("position.agenda", f"{STEPS.text(step)!r} needs an event in the event deck (FR-RUL-51)")
