"""The position in the words of the board. Fall of Rome is open: every seat may know all of it (FR-INFO)."""

from __future__ import annotations

from occasus.games.fall_of_rome.board.names import (
    BARBARIAN_WORDS,
    CARD_WORDS,
    CITIES,
    CITY_WORDS,
    EVENT_WORDS,
    PHASE_WORDS,
    PLAYER_CARD_WORDS,
    ROLE_WORDS,
    TRIBE_WORDS,
    TRIBES,
)
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.io.position import FallOfRomePosition, Pawn, PlayerDeck, Turn
from occasus.games.fall_of_rome.rules.consent import REFUSALS
from occasus.games.fall_of_rome.rules.draw import deck_size
from occasus.games.fall_of_rome.rules.ending import REASONS
from occasus.games.fall_of_rome.steps import BUILD_DECK_STEP, STEPS


def describe(state: State) -> FallOfRomePosition:
    """Everything on the table, field by field."""
    return {
        "seats": state.facts.seats,
        "options": dict(state.facts.options),
        "players": players(state),
        "treasury": [CARD_WORDS[card] for card in sorted(state.treasury)],
        "barbarians": barbarians(state),
        "legions": {CITY_WORDS[city]: count for city, count in enumerate(state.legions) if count},
        "forts": [CITY_WORDS[city] for city in range(CITIES) if state.forts[city]],
        "allied": [TRIBE_WORDS[tribe] for tribe in range(TRIBES) if state.allied[tribe]],
        "rate": state.rate,
        "decline": state.decline,
        "supply": {
            "barbarians": {TRIBE_WORDS[tribe]: count for tribe, count in enumerate(state.supply)},
            "legions": state.legion_supply,
            "forts": state.fort_supply,
        },
        "player_deck": player_deck(state),
        "player_discard": [PLAYER_CARD_WORDS[card] for card in state.player_discard],
        "barbarian_deck": [[BARBARIAN_WORDS[card] for card in layer] for layer in state.deck.layers()],
        "barbarian_discard": [BARBARIAN_WORDS[card] for card in state.barbarian_discard],
        "removed": [BARBARIAN_WORDS[card] for card in state.removed],
        "turn": turn(state),
        "agenda": [STEPS.text(step) for step in state.agenda],
        "outcome": REASONS[state.over] or "going_on",
    }


def players(state: State) -> list[Pawn]:
    """Every pawn in turn order; in solo the shared hand stands at the first."""
    result: list[Pawn] = []
    for pawn in range(state.facts.pawns):
        entry: Pawn = {
            "role": ROLE_WORDS[state.roles[pawn]] if pawn < len(state.roles) else None,
            "city": CITY_WORDS[state.cities[pawn]] if state.cities[pawn] >= 0 else None,
        }
        if pawn < state.facts.seats:
            entry["hand"] = [
                *(CARD_WORDS[card] for card in sorted(state.hands[pawn])),
                *(EVENT_WORDS[event] for event in sorted(state.events[pawn])),
            ]
        result.append(entry)
    return result


def barbarians(state: State) -> dict[str, dict[str, int]]:
    crowds: dict[int, dict[str, int]] = {}
    for place, count in enumerate(state.hordes):
        if count:
            crowds.setdefault(place % CITIES, {})[TRIBE_WORDS[place // CITIES]] = count
    return {CITY_WORDS[city]: crowds[city] for city in sorted(crowds)}


def player_deck(state: State) -> PlayerDeck:
    """Return what can be known of the player deck: its piles, what is in it, and cards put back on top."""
    return {
        "size": deck_size(state) if BUILD_DECK_STEP.at() not in state.agenda else len(state.pool) + state.pool_events,
        "top": [PLAYER_CARD_WORDS[card] for card in reversed(list(state.top))],
        "piles": [{"cards": pile >> 1, "revolt": bool(pile & 1)} for pile in reversed(list(state.piles))],
        "cards": [CARD_WORDS[card] for card in sorted(state.pool)],
        "events": state.pool_events,
        "event_deck": state.event_deck,
        "unseen_events": [EVENT_WORDS[event] for event in sorted(state.unseen_events)],
    }


def turn(state: State) -> Turn:
    """Whose turn it is and what has happened in it."""
    looking = any(STEPS.family(step).name == "lay" for step in state.agenda)
    dealing = any(STEPS.family(step).name == "pick_role" for step in state.agenda)
    words = BARBARIAN_WORDS if looking else ROLE_WORDS if dealing else PLAYER_CARD_WORDS
    return {
        "active": state.active,
        "phase": PHASE_WORDS[state.phase],
        "actions": state.actions_left,
        "invasions_left": state.invasions_left,
        "revealed": state.revealed,
        "fewer": state.fewer_invasions,
        "skip_invasion": state.skip_invasion,
        "alea": state.faces_chosen,
        "alea_seat": state.faces_seat if state.faces_chosen else None,
        "victory": state.victory,
        "victory_city": CITY_WORDS[state.victory_city] if state.victory else None,
        "traded": state.traded,
        "enlisted": state.enlisted,
        "passed": list(state.passed),
        "refused": [REFUSALS.text(refusal).partition(" ")[2] for refusal in state.refused],
        "drawn": [words[card] for card in state.drawn],
    }
