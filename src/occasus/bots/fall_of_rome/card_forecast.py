"""Which barbarian cards come next, and how soon: exact odds of the layers of the deck, and of a revolt before."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome.board.names import CARDS, INVADE_PHASE, REVOLT
from occasus.games.fall_of_rome.board.state import State


def revolt_chances(state: State, draws: int) -> list[float]:
    """Return how many revolts the next draws of player cards bring, each in turn, on average."""
    drawn = state.facts.drawn
    known = [1.0 if card == REVOLT else 0.0 for card in reversed(list(state.top))]
    for pile in reversed(list(state.piles)):
        if len(known) >= drawn * draws:
            break
        size = int(pile >> 1)
        known.extend([int(pile & 1) / size] * size)
    known.extend([0.0] * (drawn * draws - len(known)))
    return [sum(known[drawn * i : drawn * i + drawn]) for i in range(draws)]


def phase_cards(state: State) -> int:
    """Return how many barbarian cards the next invade phase reveals, as far as one knows now."""
    if state.phase == INVADE_PHASE and state.revealed:
        return state.invasions_left
    if state.skip_invasion:
        return 0
    return max(0, state.facts.invasion_rate[state.rate] - state.fewer_invasions)


def expected(state: State, phases: int, patience: float) -> tuple[vec[float], vec[float]]:
    """By card: how often it invades in the next phases, and how likely it is drawn for a revolt.

    Later phases count less, by `patience` each: something may be done before.
    """
    weights = vec[float]([0.0] * CARDS)
    bursts = vec[float]([0.0] * CARDS)
    rates = state.facts.invasion_rate
    drawn = state.phase == INVADE_PHASE  # this turn's player cards are drawn already
    revolts = [0.0, *revolt_chances(state, phases - 1)] if drawn else revolt_chances(state, phases)
    counts = [float(phase_cards(state))]
    risen = revolts[0]
    for phase in range(1, phases):
        risen += revolts[phase]
        counts.append(float(rates[min(len(rates) - 1, state.rate + int(risen + 0.5))]))
    calm = 1.0  # that no revolt has come yet
    worth = 1.0
    gone = 0.0  # cards of the deck taken by the phases before
    for phase in range(phases):
        chance = min(1.0, revolts[phase])
        _burst(state, bursts, chance * worth)
        _from_discard(state, weights, calm * chance * counts[phase] * worth)
        calm *= 1.0 - chance
        _from_deck(state, weights, gone, counts[phase], calm * worth)
        gone += counts[phase]
        worth *= patience
    return weights, bursts


def guessed(state: State, phases: int, patience: float) -> tuple[vec[float], vec[float]]:
    """The same for a beginner, who counts no cards: every card is as likely as any other."""
    total, worth = 0.0, 1.0
    for _ in range(phases):
        total += worth * phase_cards(state)
        worth *= patience
    return vec[float]([total / CARDS] * CARDS), vec[float]([0.0] * CARDS)


def _from_deck(state: State, weights: vec[float], gone: float, count: float, worth: float) -> None:
    """Add the cards that lie at these places from the top, layer by layer."""
    cards = state.deck.cards
    end: i64 = len(cards)
    start, left = gone, count
    for layer in range(len(state.deck.sizes) - 1, -1, -1):
        size = state.deck.sizes[layer]
        if left <= 0.0:
            return
        if start < float(size):
            taken = min(left, float(size) - start)
            share = taken / float(size) * worth
            for place in range(end - size, end):
                weights[cards[place]] += share
            left -= taken
            start = 0.0
        else:
            start -= float(size)
        end -= size


def _from_discard(state: State, weights: vec[float], total: float) -> None:
    """After a revolt the discards lie on top."""
    size = len(state.barbarian_discard)
    if not size or total <= 0.0:
        return
    share = total / float(size + 1)
    for card in state.barbarian_discard:
        weights[card] += share


def _burst(state: State, bursts: vec[float], chance: float) -> None:
    if chance <= 0.0 or len(state.deck.sizes) == 0:
        return
    size = state.deck.sizes[0]
    for place in range(size):
        bursts[state.deck.cards[place]] += chance / float(size)
