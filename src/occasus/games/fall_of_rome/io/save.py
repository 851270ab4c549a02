"""A state as plain data and back, for snapshots of one version."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import Json, Saved
from occasus.core.catalogue import Family1
from occasus.core.int_arrays import Stack
from occasus.core.state_codec import load_fields, save_fields
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.board import names
from occasus.games.fall_of_rome.board.facts import Facts
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.steps import STEPS

# Fields that earlier saves had under another name
NAMED_NOW: Final = {
    "outcome": "over",
    "fewer": "fewer_invasions",
    "alea": "faces_chosen",
    "alea_seat": "faces_seat",
}


def save(state: State) -> Saved:
    return {"seats": state.facts.seats, "options": dict(state.facts.options), **save_fields(state, STEPS)}


def load(saved: Saved, facts: Facts) -> State:
    """The inverse of save; also of earlier ones."""
    state = State(facts)
    chosen = saved.get("chosen")
    load_fields(state, {name: value for name, value in saved.items() if name != "chosen"}, STEPS, NAMED_NOW)
    if chosen:
        _note_choices(state.agenda, chosen)
    return state


# Earlier saves held the choices of an event card in a list beside the agenda: seat, option, and its own.
# By the step that asked: the card, and the note that stands for its choices now.
ASKED: Final[dict[str, tuple[int, Family1 | None]]] = {
    steps.EXTRA_DRAW_STEP.name: (names.AUDENTES, None),
    steps.SWAP_STEP.name: (names.DO_UT_DES, None),
    steps.OFFER_STEP.name: (names.DO_UT_DES, steps.OFFERED_STEP),
    steps.FESTINA_CITY_STEP.name: (names.FESTINA, None),
    steps.FESTINA_PAWN_STEP.name: (names.FESTINA, steps.TO_STEP),
    steps.PLACE_STEP.name: (names.HIC, steps.PLACED_STEP),
    steps.TAKE_CARD_STEP.name: (names.HOMO, None),
    steps.LAY_STEP.name: (names.MELIUS, steps.LAID_STEP),
    steps.MORS_CITY_STEP.name: (names.MORS, None),
    steps.MORS_STEP.name: (names.MORS, None),
    steps.STRIKE_STEP.name: (names.MORTUI, steps.AIM_STEP),
    steps.FORT_CITY_STEP.name: (names.SI_VIS, None),
    steps.SI_VIS_PAWN_STEP.name: (names.SI_VIS, steps.TO_STEP),
    steps.VAE_CITY_STEP.name: (names.VAE, None),
    steps.VAE_STEP.name: (names.VAE, None),
    steps.VENI_CITY_STEP.name: (names.VENI, None),
    steps.VENI_GO_STEP.name: (names.VENI, None),
    steps.VENI_BATTLE_STEP.name: (names.VENI, None),
}


def _note_choices(agenda: Stack, chosen: list[Json]) -> None:
    for place, step in enumerate(agenda):
        asking = ASKED.get(STEPS.family(step).name)
        if asking is None:
            continue
        event, family = asking
        seat, option, *own = chosen
        notes: list[int] = [steps.PLAYED_STEP.code(event, seat, option)]
        if event == names.DO_UT_DES and own:
            notes.append(steps.SWAPPING_STEP.code(own[0], own[1]))
            own = own[2:]
        elif event == names.FESTINA:
            own = own[:1]  # whether a pawn had moved stood after the city
        if family is not None:
            notes.extend(family.code(choice) for choice in own)
        for note in reversed(notes):
            agenda.insert(place, note)
        return
