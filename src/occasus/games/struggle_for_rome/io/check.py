"""Invariants of every position, from the ledger, as sentences."""

from __future__ import annotations

from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    CROSSROADS,
    CROSSROADS_WORDS,
    FACES,
    HEX_WORDS,
    HEXES,
    KIND_WORDS,
    PROVINCE_WORDS,
    PROVINCES,
    RESOURCES,
    ROLL_PHASE,
    SEAT_WORDS,
    SETUP_PHASE,
    SEVEN,
    TRIBE_WORDS,
)
from occasus.games.struggle_for_rome.board.state import NEUTRAL, State
from occasus.games.struggle_for_rome.rules.points import has_all_colours
from occasus.games.struggle_for_rome.steps import BOOTY_STEP


def check(state: State) -> list[str]:
    return [
        *_resources(state),
        *_development(state),
        *_pieces(state),
        *_places(state),
        *_tokens(state),
        *_round(state),
        *_points(state),
    ]


def _resources(state: State) -> list[str]:
    broken = []
    for kind, word in enumerate(KIND_WORDS):
        held = list(state.hands)[kind::RESOURCES]
        stored = [state.bank[kind]] + ([state.bank[kind + 2]] if kind >= 2 else [])
        if sum(held) + sum(stored) != state.facts.resources[kind] or min(held + stored) < 0:
            broken.append(f"{word}: {sum(held)} in hands and {sum(stored)} in the bank (SR-INV-01)")
    return broken


def _development(state: State) -> list[str]:
    broken = []
    for kind, word in enumerate(CARD_WORDS):
        held = list(state.cards)[kind::CARDS]
        open_cards = sum(state.diplomats) if word == "diplomat" else sum(state.shown) if word == "victory_point" else 0
        number = sum(held) + state.pile[kind] + state.played[kind] + open_cards
        if number != state.facts.cards[kind] or min(*held, state.pile[kind], state.played[kind]) < 0:
            broken.append(f"{word}: {number} cards in all, not {state.facts.cards[kind]} (SR-INV-11)")
    return broken


def _pieces(state: State) -> list[str]:
    broken = []
    for seat in range(state.facts.seats):
        for kind in range(2):
            tribe = 2 * seat + kind
            cities = list(state.owner).count(tribe)
            on_map = cities or 1
            if state.figure[tribe] >= 0 and cities:
                broken.append(f"{TRIBE_WORDS[tribe]} wanders and has a realm (SR-TRIBE-09)")
            number = state.reserve[tribe] + state.fighters[tribe] + on_map
            if number != state.facts.fighters[kind] or min(state.reserve[tribe], state.fighters[tribe]) < 0:
                broken.append(f"{TRIBE_WORDS[tribe]}: {number} fighters, not {state.facts.fighters[kind]} (SR-INV-02)")
            if state.realm[tribe] != cities:
                broken.append(f"{TRIBE_WORDS[tribe]}: {cities} cities, {state.realm[tribe]} counted (SR-INV-05)")
        tribes = (2 * seat, 2 * seat + 1)
        wagons = state.reserve_wagons[seat] + sum(state.wagons[t] + state.realm[t] for t in tribes)
        least = min(state.reserve_wagons[seat], *(state.wagons[t] for t in tribes))
        if wagons != state.facts.wagons or least < 0:
            broken.append(f"{SEAT_WORDS[seat]}: {wagons} wagons, not {state.facts.wagons} (SR-INV-02)")
        if state.gold[seat] < 0:
            broken.append(f"{SEAT_WORDS[seat]}: {state.gold[seat]} gold (SR-COMP-05)")
    return broken


def _places(state: State) -> list[str]:
    broken = []
    geography = state.facts.geography
    standing = [0] * CROSSROADS
    for tribe in range(2 * state.facts.seats):
        place = state.figure[tribe]
        if place < 0:
            continue
        if standing[place] or geography.city_at[place] >= 0:
            broken.append(f"{TRIBE_WORDS[tribe]} stands on {CROSSROADS_WORDS[place]}, which is not free (SR-INV-04)")
        standing[place] = tribe // 2 + 1
    for city in range(CITIES):
        if state.owner[city] >= 0:
            standing[geography.crossroads_of[city]] = state.owner[city] // 2 + 1
        if (state.owner[city] == NEUTRAL) != (city in state.facts.neutral):
            broken.append(f"{CITY_WORDS[city]}: neutral cities are those marked III with three players (SR-SETUP-13)")
    if standing != list(state.holder):
        broken.append("the crossroads know who stands on them (SR-INV-04)")
    for hexagon in range(HEXES):
        seats = {state.holder[corner] - 1 for corner in geography.corners[hexagon] if state.holder[corner]}
        if state.seats_around[hexagon] != sum(1 << seat for seat in seats):
            broken.append(f"{HEX_WORDS[hexagon]} knows who stands around it (SR-PROD-01)")
    if not state.facts.in_empire[state.legionnaire]:
        broken.append(f"the legionnaire is on {HEX_WORDS[state.legionnaire]}, outside the Empire (SR-INV-08)")
    return broken


def _tokens(state: State) -> list[str]:
    broken = []
    due = [0] * PROVINCES  # turned, and not yet in a box
    for step in state.agenda:
        if BOOTY_STEP.has(step):
            _, city, _ = BOOTY_STEP.split(step)
            due[state.facts.province[city]] += 1
    for province, word in enumerate(PROVINCE_WORDS):
        boxes = state.tokens[province::PROVINCES]
        first = province * FACES
        unseen = state.unseen[first : first + FACES]
        turned = sum(state.facts.faces[first : first + FACES]) - sum(unseen)
        if turned != sum(boxes) + due[province] or min(unseen) < 0:
            broken.append(f"{word}: {turned} tokens turned, {sum(boxes)} in boxes (SR-INV-03)")
        on_cities = sum(state.token_on[c] for c in range(CITIES) if state.facts.province[c] == province)
        if on_cities > sum(unseen):
            broken.append(f"{word}: {on_cities} tokens on cities and {sum(boxes)} in boxes are too many (SR-INV-03)")
        if max(boxes) > state.facts.tokens_most:
            broken.append(f"{word}: a box has {max(boxes)} tokens of this colour (SR-INV-06)")
    for city in range(CITIES):
        if state.token_on[city] and state.owner[city] != -1:
            broken.append(f"{CITY_WORDS[city]} has an owner and a token (SR-CONQ-08)")
    return broken


def _round(state: State) -> list[str]:
    broken = []
    sums = int(state.covered).bit_count()
    if state.phase > ROLL_PHASE and sums not in (0, state.facts.sums):
        broken.append(f"{sums} sums are covered after the dice (SR-INV-07)")
    if sums > state.facts.sums or (state.facts.every_seven and state.covered >> SEVEN & 1):
        broken.append(f"{sums} sums are covered (SR-INV-07)")
    if not state.over and not state.agenda:
        broken.append("nothing is due (SR-ROUND-01)")
    if state.phase == SETUP_PHASE and state.round_number:
        broken.append("the setup comes before the first round (SR-ROUND-01)")
    return broken


def _points(state: State) -> list[str]:
    broken = []
    diplomacy, scourge, legacy = state.facts.special_points
    for seat in range(state.facts.seats):
        tribes = (2 * seat, 2 * seat + 1)
        points = state.facts.city_points * sum(state.realm[t] for t in tribes) + legacy * state.legacy[seat]
        points += scourge * sum(has_all_colours(state, t) for t in tribes)
        points += diplomacy * (state.diplomacy == seat) + state.facts.hidden_points * state.shown[seat]
        if points != state.points[seat]:
            broken.append(f"{SEAT_WORDS[seat]}: {state.points[seat]} points, {points} by the cards (SR-INV-09)")
    return broken
