"""What event cards do with cards, cubes, legions and forts (FR-DATA-10)."""

from __future__ import annotations

from typing import Final

from occasus.core.log import Log
from occasus.games.fall_of_rome import events
from occasus.games.fall_of_rome.actions import (
    BANISH,
    CHOOSE,
    DECLINE,
    DONE,
    LAY,
    PLACE,
    REMOVE,
    REVEAL,
    STRIKE,
    TAKE_CARD,
    USE,
)
from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    AUDENTES,
    CARPE,
    CITIES,
    CORRUPTION,
    FULL,
    HIC,
    MELIUS,
    MORS,
    MORTUI,
    STANDARD,
    TRIBES,
    crowd_code,
)
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import begin_draw, deck_size
from occasus.games.fall_of_rome.rules.effects_possible import cards_to_take, fort_cities
from occasus.games.fall_of_rome.rules.ending import lose_for_cards
from occasus.games.fall_of_rome.rules.hand import check_hand_limit
from occasus.games.fall_of_rome.rules.troops import (
    barbarians_by_tribe,
    barbarians_in,
    crowds,
    place_legions,
    remove_barbarians,
)
from occasus.games.fall_of_rome.steps import (
    ACTIONS_STEP,
    BANISH_STEP,
    BEFORE_DRAW_STEP,
    LAY_STEP,
    LOOK_STEP,
    MORS_STEP,
    STRIKE_STEP,
    VAE_STEP,
)

# What a blow may hit, as the third number of `chosen`: a tribe,
ANY_TRIBE: Final = TRIBES  # any tribe,
FIRST_TRIBE: Final = TRIBES + 1  # or the tribe of the first blow


def slow_invasion(state: State, option: int, log: Log | None) -> None:
    """Abundans Cautela: the next invade phase reveals fewer cards, or this turn's is skipped (FR-RUL-97)."""
    if option == CORRUPTION:
        state.skip_invasion = 1
        return
    fewer = -state.tables.event_number(ABUNDANS, option, "invade_cards_delta")
    state.fewer += fewer
    if log is not None:
        log.add(events.FEWER_INVASIONS, fewer)


def fix_dice(state: State, seat: int, option: int) -> None:
    """Alea Iacta Est: chosen faces in the next battle of this turn, or in all of them (FR-RUL-98)."""
    state.alea = 1 + option
    state.alea_seat = seat


def more_actions(state: State, option: int, log: Log | None) -> None:
    """Carpe Diem: more actions; after the last one they reopen the action phase (FR-RUL-85)."""
    extra = state.tables.event_number(CARPE, option, "extra_actions")
    state.actions_left += extra
    if BEFORE_DRAW_STEP.base in state.agenda:
        state.agenda[state.agenda.index(BEFORE_DRAW_STEP.base)] = ACTIONS_STEP.base
    if log is not None:
        log.add(events.MORE_ACTIONS, extra)


def use_or_decline(state: State, seat: int) -> list[int]:
    """A "may" is the active player's (FR-RUL-107)."""
    return [USE.base, DECLINE.base]


def extra_draw(state: State, seat: int, action: int, log: Log | None) -> None:
    """Audentes Fortuna Iuvat: draw more cards, or what is left of them (FR-RUL-83, FR-RUL-84)."""
    state.agenda.pop()
    if action == DECLINE.base:
        return
    wanted = state.tables.event_number(AUDENTES, state.chosen[1], "extra_draw")
    left = deck_size(state)
    if left < wanted and state.tables.options["audentes.short_deck"] == "loss":
        lose_for_cards(state, log)
        return
    begin_draw(state, min(wanted, left))


def take_card_options(state: State, seat: int) -> list[int]:
    """Homo Faber: the active player takes a card from the discard pile, or not (FR-RUL-107)."""
    return [*(TAKE_CARD.base + card for card in cards_to_take(state, state.chosen[1])), DECLINE.base]


def take_card(state: State, seat: int, action: int, log: Log | None) -> None:
    """Take a discarded city card into the hand."""
    state.agenda.pop()
    if action == DECLINE.base:
        return
    card = action - TAKE_CARD.base
    state.player_discard.remove(card)
    state.hands[seat].append(card)
    if log is not None:
        log.add(events.CARD_TAKEN, seat, card)
    check_hand_limit(state)


def begin_look(state: State, option: int) -> None:
    """Melius Cavere: look at the top barbarian cards, as many as there are (FR-RUL-111)."""
    count = min(state.tables.event_number(MELIUS, option, "look"), len(state.deck))
    state.agenda.append(LAY_STEP.base)
    if state.tables.event_number(MELIUS, option, "remove"):
        state.agenda.append(BANISH_STEP.base)
    state.agenda.extend([LOOK_STEP.base] * count)


def look(state: State, action: int, log: Log | None) -> None:
    """One of the top cards is seen by all."""
    state.agenda.pop()
    card = action - REVEAL.base
    state.deck.draw_top(card)
    state.drawn.append(card)
    if log is not None:
        log.add(events.LOOKED, card)


def banish_options(state: State, seat: int) -> list[int]:
    """Exactly one of the cards seen leaves the game (FR-RUL-111)."""
    return [BANISH.base + card for card in state.drawn]


def banish(state: State, seat: int, action: int, log: Log | None) -> None:
    """Remove a barbarian card from the game for good (FR-RUL-86)."""
    state.agenda.pop()
    card = action - BANISH.base
    state.drawn.remove(card)
    state.removed.append(card)
    if log is not None:
        log.add(events.BANISHED, card)


def run_lay(state: State, log: Log | None) -> bool:
    """The last card lies by itself; then all go back on top in the new order."""
    if len(state.drawn) > 1:
        return False
    state.agenda.pop()
    laid = [*state.chosen[2:], *state.drawn]
    if state.drawn and log is not None:
        log.add(events.LAID, state.drawn[0])
    for card in reversed(laid):
        state.deck.put_on_top(card)
    state.drawn = []
    return True


def lay_options(state: State, seat: int) -> list[int]:
    """Which of the cards seen comes next, the top one first."""
    return [LAY.base + card for card in state.drawn]


def lay(state: State, seat: int, action: int, log: Log | None) -> None:
    """Choose the next card from the top."""
    card = action - LAY.base
    state.drawn.remove(card)
    state.chosen.append(card)
    if log is not None:
        log.add(events.LAID, card)


def place_options(state: State, seat: int) -> list[int]:
    """Hic Manebimus Optime: fort cities that have got none yet, and how many legions (FR-RUL-95)."""
    if not state.legion_supply or (state.chosen[1] == STANDARD and len(state.chosen) - 2 >= _place_cities(state)):
        return [DONE.base]
    most = min(state.tables.event_number(HIC, state.chosen[1], "legions_each"), state.legion_supply)
    used = state.chosen[2:]
    return [
        *(
            PLACE.base + city * 4 + count
            for city in fort_cities(state)
            if city not in used
            for count in range(1, most + 1)
        ),
        DONE.base,
    ]


def _place_cities(state: State) -> int:
    return state.tables.event_number(HIC, STANDARD, "max_cities")


def run_place(state: State, log: Log | None) -> bool:
    """Over when nothing more can be placed."""
    if len(place_options(state, state.chosen[0])) > 1:
        return False
    state.agenda.pop()
    return True


def place(state: State, seat: int, action: int, log: Log | None) -> None:
    """Place legions in a fort city."""
    if action == DONE.base:
        state.agenda.pop()
        return
    city, count = PLACE.args(action)
    state.chosen.append(city)
    placed = place_legions(state, city, count)
    if log is not None:
        log.add(events.LEGIONS_PLACED, city, placed)


def choose_crowded_options(state: State, seat: int) -> list[int]:
    """A city with barbarians (Mors Tua Vita Mea)."""
    return [CHOOSE.base + city for city in range(CITIES) if barbarians_in(state, city)]


def choose_for_mors(state: State, seat: int, action: int, log: Log | None) -> None:
    """The city is chosen, the barbarians come next."""
    state.agenda[-1] = MORS_STEP.base + action - CHOOSE.base


def mors_options(state: State, seat: int) -> list[int]:
    """One barbarian, or with corruption up to three, of any tribes (FR-RUL-108)."""
    city = state.agenda[-1] - MORS_STEP.base
    most = state.tables.event_number(MORS, state.chosen[1], "max_barbarians")
    return [REMOVE.base + crowd for crowd in crowds(barbarians_by_tribe(state, city), 1, most)]


def replace(state: State, seat: int, action: int, log: Log | None) -> None:
    """Mors Tua Vita Mea: barbarians leave, and legions come as far as the supply goes (FR-RUL-108)."""
    city = state.agenda.pop() - MORS_STEP.base
    gone = remove_barbarians(state, city, action - REMOVE.base, log)
    if state.outcome:
        return
    placed = place_legions(state, city, gone)
    if log is not None:
        log.add(events.REPLACED, city, placed)


def begin_mortui(state: State, option: int) -> None:
    """Mortui Non Mordent: up to two or four barbarians of one colour, anywhere (FR-EVENT-12)."""
    state.chosen.append(FIRST_TRIBE)
    state.agenda.append(STRIKE_STEP.base + state.tables.event_number(MORTUI, option, "max_barbarians"))


def strike_options(state: State, seat: int) -> list[int]:
    """The barbarians that may still go, or enough."""
    aim = state.chosen[2]
    tribes = range(TRIBES) if aim >= TRIBES else [aim]
    return [
        *(
            STRIKE.base + tribe * CITIES + city
            for tribe in tribes
            for city in range(CITIES)
            if state.hordes[tribe * CITIES + city]
        ),
        DONE.base,
    ]


def run_strike(state: State, log: Log | None) -> bool:
    """Over when all blows are dealt or nobody is left to hit."""
    if state.agenda[-1] > STRIKE_STEP.base and len(strike_options(state, state.chosen[0])) > 1:
        return False
    state.agenda.pop()
    return True


def strike(state: State, seat: int, action: int, log: Log | None) -> None:
    """Remove one barbarian."""
    if action == DONE.base:
        state.agenda.pop()
        return
    tribe, city = STRIKE.args(action)
    if state.chosen[2] == FIRST_TRIBE:
        state.chosen[2] = tribe
    state.agenda[-1] -= 1
    counts = [0] * TRIBES
    counts[tribe] = 1
    remove_barbarians(state, city, crowd_code(counts), log)


def vae_city_options(state: State, seat: int) -> list[int]:
    """Vae Victis: one other city than that of the battle (FR-RUL-109)."""
    return [code for code in choose_crowded_options(state, seat) if code - CHOOSE.base != state.victory_city]


def choose_for_vae(state: State, seat: int, action: int, log: Log | None) -> None:
    """The city is chosen, the barbarians come next."""
    state.agenda[-1] = VAE_STEP.base + action - CHOOSE.base


def vae_options(state: State, seat: int) -> list[int]:
    """Up to as many barbarians as the battle removed, of any tribes (FR-RUL-99, FR-RUL-109)."""
    city = state.agenda[-1] - VAE_STEP.base
    most = min(state.victory, FULL * TRIBES)
    return [REMOVE.base + crowd for crowd in crowds(barbarians_by_tribe(state, city), 1, most)]


def avenge(state: State, seat: int, action: int, log: Log | None) -> None:
    """Vae Victis: remove barbarians from the other city."""
    city = state.agenda.pop() - VAE_STEP.base
    remove_barbarians(state, city, action - REMOVE.base, log)
