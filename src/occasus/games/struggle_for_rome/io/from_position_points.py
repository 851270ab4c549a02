"""The points of a position: special cards lie where the rules put them, and the announcement fits the points."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import BadPosition, Position
from occasus.core.position_parser import as_flag, as_map, as_word
from occasus.games.struggle_for_rome.board.names import SEATS_MOST
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules.points import (
    DIPLOMACY_CARD,
    DIPLOMATS_NEEDED,
    LEGACY_CITIES,
    has_all_colours,
)


def arrange_points(state: State, position: Position, players: tuple[str, ...]) -> None:
    """Special cards as the position says or as the rules put them; points follow (SR-INV-09)."""
    given = as_map(position.get("players", {}), "players", players)
    _diplomacy(state, position, players)
    _legacies(state, given, players)
    _sum_up(state, given, players)
    _announcement(state, position)


def _diplomacy(state: State, position: Position, players: tuple[str, ...]) -> None:
    """The card is with one of those who have most Diplomats, if they have three (SR-VP-03, SR-VP-04, SR-RUL-43)."""
    diplomats = list(state.diplomats)
    most = max(diplomats)
    if "diplomacy" not in position:
        if most < DIPLOMATS_NEEDED:
            return
        if diplomats.count(most) > 1:
            raise BadPosition("diplomacy", f"several players have {most} Diplomats; say who has the card.")
        state.diplomacy = diplomats.index(most)
        return
    word = position["diplomacy"]
    if word is None:
        if most >= DIPLOMATS_NEEDED:
            raise BadPosition("diplomacy", f"someone has {most} Diplomats, so someone must have the card (SR-VP-03).")
        return
    state.diplomacy = as_word(word, players, "diplomacy")
    mine = state.diplomats[state.diplomacy]
    if mine < DIPLOMATS_NEEDED or mine < most:
        reason = f"{word} has {mine} open Diplomats; the card needs {max(most, DIPLOMATS_NEEDED)} (SR-VP-03, SR-VP-04)."
        raise BadPosition("diplomacy", reason)


def _legacies(state: State, given: dict[str, Any], players: tuple[str, ...]) -> None:
    """Legacy of Rome needs four cities of each tribe, and there are three cards (SR-VP-08, SR-VP-09)."""
    entitled = [min(state.realm[2 * seat], state.realm[2 * seat + 1]) >= LEGACY_CITIES for seat in range(SEATS_MOST)]
    for seat, word in enumerate(players):
        due = entitled[seat] and sum(state.legacy) < state.facts.legacies
        where = f"players.{word}.legacy"
        state.legacy[seat] = as_flag(as_map(given.get(word, {}), f"players.{word}").get("legacy", due), where)
        if state.legacy[seat] and not entitled[seat]:
            raise BadPosition(where, f"each tribe needs {LEGACY_CITIES} cities for it (SR-VP-08).")
        if sum(state.legacy) > state.facts.legacies:
            raise BadPosition(where, f"there are only {state.facts.legacies} of these cards (SR-VP-09).")
    for seat, word in enumerate(players):
        if entitled[seat] and not state.legacy[seat] and sum(state.legacy) < state.facts.legacies:
            raise BadPosition(f"players.{word}.legacy", f"{word} has {LEGACY_CITIES} cities of each tribe (SR-VP-08).")


def _sum_up(state: State, given: dict[str, Any], players: tuple[str, ...]) -> None:
    diplomacy, scourge, legacy = state.facts.special_points
    for seat, word in enumerate(players):
        own = as_map(given.get(word, {}), f"players.{word}")
        tribes = (2 * seat, 2 * seat + 1)
        points = state.facts.city_points * sum(state.realm[t] for t in tribes) + legacy * state.legacy[seat]
        points += scourge * sum(has_all_colours(state, t) for t in tribes)
        points += diplomacy * (state.diplomacy == seat) + state.facts.hidden_points * state.shown[seat]
        if own.get("points", points) != points:
            raise BadPosition(f"players.{word}.points", f"cities and cards make {points}, not {own['points']}.")
        state.points[seat] = points


def _announcement(state: State, position: Position) -> None:
    """Ten open points announce the end (SR-END-06), which is final even if Diplomacy is lost again (SR-END-07)."""
    needed = state.facts.points_to_end
    reached = max(state.points) >= needed
    state.announced = as_flag(position.get("announced", reached), "announced")
    if reached and not state.announced:
        raise BadPosition("announced", f"someone has {needed} points, so the end is announced (SR-END-06).")
    worth = state.facts.special_points[DIPLOMACY_CARD]
    lost = state.diplomacy >= 0 and any(
        points + worth >= needed for seat, points in enumerate(state.points) if seat != state.diplomacy
    )
    if state.announced and not (reached or lost):
        raise BadPosition("announced", f"no one has or had {needed} points (SR-END-01).")
