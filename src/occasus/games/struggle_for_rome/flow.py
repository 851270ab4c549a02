"""The course of a round: what is due, who decides, what may be chosen, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from occasus.core.agenda import Deeds, Move, Question, Step
from occasus.core.basics import CHANCE, Seat
from occasus.core.log import Log
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.actions import BANK, CATALOGUE, END_TURN_0, SHOW_POINTS_0
from occasus.games.struggle_for_rome.agenda import AGENDA, Own
from occasus.games.struggle_for_rome.board.names import (
    BUILD_PHASE,
    CLAIM_PHASE,
    GRAIN,
    ORE,
    ROLL_PHASE,
    SETUP_PHASE,
)
from occasus.games.struggle_for_rome.board.state import State, seat_on_turn
from occasus.games.struggle_for_rome.events import ROUND_BEGAN
from occasus.games.struggle_for_rome.rules import (
    attack,
    build,
    dice,
    ending,
    hands,
    legionnaire,
    offers,
    setup,
    shortage,
    tribe,
)
from occasus.games.struggle_for_rome.rules import development as cards
from occasus.games.struggle_for_rome.rules.hands import pasture_left
from occasus.games.struggle_for_rome.rules.points import can_show
from occasus.games.struggle_for_rome.steps import BUILD_STEP, ROLL_STEP, TRIBE_STEP

Deed = Callable[[State, int, int, Log | None], None]
Offer = Callable[[State, Seat], list[int]]
Who = Callable[[State], list[Seat]]
Run = Callable[[State, Log | None], bool]
Odds = Callable[[State], list[tuple[int, int]]]
Sample = Callable[[State, Random], int]

_DEEDS: Final[dict[str, Deed]] = {
    "start_player": setup.choose_start_player,
    "station": setup.station,
    "roll": dice.roll,
    "draw": hands.draw,
    "draw_card": hands.draw_card,
    "turn": attack.turn,
    "steal": legionnaire.steal,
    "place_horseman": setup.place,
    "move_legionnaire": legionnaire.move_legionnaire,
    "rob": legionnaire.choose_victim,
    "take_gold": legionnaire.take_gold,
    "return": shortage.choose_return,
    "end_turn": tribe.end_turn,
    "build_fighters": build.build_fighters,
    "build_wagon": build.build_wagon,
    "buy_card": build.buy_card,
    "play": cards.play,
    "give": offers.give,
    "want": offers.want,
    "propose": offers.propose,
    "withdraw": offers.withdraw,
    "accept": offers.accept,
    "decline": offers.decline,
    "counter": offers.counter,
    "stop_waiting": offers.stop_waiting,
    "deal": offers.deal,
    "no_deal": offers.no_deal,
    "plunder": attack.plunder,
    "plunder_with_traitor": attack.plunder,
    "conquer": attack.conquer,
    "conquer_with_traitor": attack.conquer,
    "take": tribe.take,
    "show_points": ending.show,
    "keep_hidden": ending.keep_hidden,
}


def build_options(state: State, seat: int) -> list[int]:
    """The menu of a turn in phase 2; trade and build alternate freely (SR-DEC-06, SR-TRADE-12, SR-RUL-15)."""
    codes = [END_TURN_0, *build.purchase_options(state, seat)]
    cards.add_card_options(state, seat, codes)
    if can_show(state, seat):
        codes.append(SHOW_POINTS_0)
    return codes


def _deeds(*names: str) -> list[Move[State]]:
    """Rules that are not moves yet."""
    return [Deeds(_DEEDS[name], *(f for f in CATALOGUE.families if f.name == name)) for name in names]


@final
class BuildMenu(Own):
    """The turn of a player in phase 2."""

    def offer(self, state: State, seat: Seat) -> list[int]:
        """All together, from a table."""
        return build_options(state, seat)


@final
class TribeMenu(Own):
    """The turn of a tribe in phases 3 and 4."""

    def offer(self, state: State, seat: Seat) -> list[int]:
        """Everything the tribe of this phase may do."""
        return tribe.tribe_options(state, seat)


@final
class DraftMenu(Own):
    """An offer is laid out on the table."""

    def offer(self, state: State, seat: Seat) -> list[int]:
        """More goods, propose, or withdraw."""
        return offers.offer_options(state, seat)


@final
class AnswersMenu(Question[State]):
    """An offer is open: all who were asked answer at the same time, and the active player may stop waiting."""

    def who(self, state: State) -> list[Seat]:
        """Who has not answered yet."""
        return offers.answering_seats(state)

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Nothing for whoever is not asked."""
        return offers.answer_options(state, seat)


@final
class OwnChoice(Own):
    """Another question to one seat, given by a function."""

    def __init__(self, offer: Offer, *names: str) -> None:
        super().__init__(CATALOGUE, *_deeds(*names))
        self._offer: Final = offer

    def offer(self, state: State, seat: Seat) -> list[int]:
        """What the function says."""
        return self._offer(state, seat)


@final
class Several(Question[State]):
    """A question to several seats at once; the offer is empty for whoever is not asked."""

    def __init__(self, who: Who, offer: Offer, run: Run | None, *names: str) -> None:
        super().__init__(CATALOGUE, *_deeds(*names))
        self._who: Final = who
        self._offer: Final = offer
        self._run: Final = run

    def who(self, state: State) -> list[Seat]:
        """Who has not answered yet."""
        return self._who(state)

    def legal(self, state: State, seat: Seat) -> list[int]:
        """What the function says."""
        return self._offer(state, seat)

    def run(self, state: State, log: Log | None) -> bool:
        """What follows when all have answered."""
        return self._run is not None and self._run(state, log)


@final
class Fate(Step[State]):
    """Chance."""

    is_chance: bool = True

    def __init__(self, odds: Odds, sample: Sample, deed: Deed, run: Run | None = None) -> None:
        self._odds: Final = odds
        self._sample: Final = sample
        self._deed: Final = deed
        self._run: Final = run

    def who(self, state: State) -> list[Seat]:
        """Chance."""
        return [CHANCE]

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Nothing."""
        return []

    def odds(self, state: State) -> list[tuple[int, int]]:
        """With weights."""
        return self._odds(state)

    def sample(self, state: State, rng: Random) -> int:
        """One of the odds."""
        return self._sample(state, rng)

    def do(self, state: State, seat: Seat, code: int, log: Log | None) -> None:
        """Carry it out."""
        self._deed(state, seat, code, log)

    def run(self, state: State, log: Log | None) -> bool:
        """What comes before it."""
        return self._run is not None and self._run(state, log)


@final
class Idle(Step[State]):
    """Nothing is due: the next turn, phase or round."""

    def run(self, state: State, log: Log | None) -> bool:
        """Begin it."""
        _advance(state, log)
        return True


def _no_pasture(state: State, log: Log | None) -> bool:
    if hands.ready_pile(state, log):
        return False
    state.agenda.pop()  # SR-RUL-33
    return True


def _booty(state: State, log: Log | None) -> bool:
    attack.take_booty(state, log)
    return True


def _all_returned(state: State, log: Log | None) -> bool:
    if any(state.owed):
        return False
    _end_shortage(state, log)
    return True


def settle(state: State, log: Log | None) -> None:
    """Carry out the steps on top of the agenda that nobody has to decide."""
    AGENDA.advance(state, log)


def actors(state: State) -> list[int]:
    """Who may decide now, in the order in which one would ask them."""
    return AGENDA.actors(state)


def legal(state: State, seat: int) -> list[int]:
    """The codes a seat may choose from now."""
    return AGENDA.legal(state, seat)


def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    """Carry out an action, then whatever needs no decision, up to the next decision or chance."""
    AGENDA.apply(state, seat, action, log)


def _end_shortage(state: State, log: Log | None) -> None:
    """All have chosen: cards go back, then the roll is paid out as far as it goes (SR-SHORT-04, SR-SHORT-05)."""
    state.agenda.pop()
    shortage.return_all(state, log)
    left = [state.bank[ORE], state.bank[GRAIN], pasture_left(state)]
    owing = shortage.as_far_as_it_goes(dice.dues(state), state.tables.seats, state.start, left)
    dice.pay_out(state, owing, log)


def _advance(state: State, log: Log | None) -> None:
    """Nothing is left to do: the next turn, phase or round begins (SR-ROUND-01 to 04)."""
    if state.phase == SETUP_PHASE:
        _begin_round(state, log)
    elif state.phase == CLAIM_PHASE:
        _end_round(state, log)
    elif state.phase != ROLL_PHASE and state.turn < state.tables.seats:
        _begin_turn(state)
    else:
        state.phase += 1
        state.turn = 0
        state.rolled = 0
        if state.phase == CLAIM_PHASE:
            ending.ask_for_claims(state)


def _begin_round(state: State, log: Log | None) -> None:
    """The markers go back to the centre, and the start player rolls (SR-ROUND-02, SR-ROUND-05)."""
    state.round_number += 1
    state.phase = ROLL_PHASE
    state.turn = 0
    state.covered = 0
    state.agenda.append(ROLL_STEP)
    if log is not None:
        log.add(ROUND_BEGAN, state.round_number, state.start)


def _begin_turn(state: State) -> None:
    step = BUILD_STEP if state.phase == BUILD_PHASE else TRIBE_STEP
    state.agenda.append(step + seat_on_turn(state))


def _end_round(state: State, log: Log | None) -> None:
    """The round is over: so is the game if the end was announced or the limit is reached (SR-END-01, SR-END-08)."""
    if state.announced or state.round_number >= state.tables.round_limit:
        ending.finish(state, log)
    else:
        state.start = (state.start + 1) % state.tables.seats  # SR-ROUND-04
        _begin_round(state, log)


_TABLE: Final = ("give", "want", "propose", "withdraw")
_CARD: Final = ("play", "show_points")
_ATTACKS: Final = ("plunder", "plunder_with_traitor", "conquer", "conquer_with_traitor")
_BUILDS: Final = ("build_fighters", "build_wagon", "buy_card")
AGENDA.bind_idle(Idle())
AGENDA.bind(steps.S_START_PLAYER, Fate(setup.start_player_odds, setup.sample_start_player, setup.choose_start_player))
AGENDA.bind(steps.S_STATION, Fate(setup.station_odds, setup.sample_station, setup.station))
AGENDA.bind(steps.S_ROLL, Fate(dice.roll_odds, dice.sample_roll, dice.roll))
AGENDA.bind(steps.S_STEAL, Fate(legionnaire.steal_odds, legionnaire.sample_steal, legionnaire.steal))
AGENDA.bind(steps.S_DRAW, Fate(hands.draw_odds, hands.sample_draw, hands.draw, _no_pasture))
AGENDA.bind(steps.S_DRAW_CARD, Fate(hands.draw_card_odds, hands.sample_card, hands.draw_card))
AGENDA.bind(steps.S_TURN, Fate(attack.turn_odds, attack.sample_turn, attack.turn))
AGENDA.automatic(steps.S_BOOTY, _booty)
AGENDA.bind(steps.S_PLACE, OwnChoice(setup.place_options, "place_horseman"))
AGENDA.bind(
    steps.S_LEGIONNAIRE, OwnChoice(lambda state, seat: legionnaire.legionnaire_options(state), "move_legionnaire")
)
AGENDA.bind(steps.S_ROB, OwnChoice(legionnaire.rob_options, "rob"))
AGENDA.bind(steps.S_RANSOM, OwnChoice(lambda state, seat: legionnaire.ransom_options(state), "take_gold"))
AGENDA.bind(steps.S_CLAIM, OwnChoice(ending.claim_options, "show_points", "keep_hidden"))
AGENDA.bind(steps.S_DRAFT, DraftMenu(CATALOGUE, *_deeds(*_TABLE)))
AGENDA.bind(steps.S_CHOOSE, OwnChoice(offers.choose_options, "deal", "no_deal"))
AGENDA.bind(
    steps.S_ANSWERS,
    AnswersMenu(CATALOGUE, *_deeds(*_TABLE, "accept", "decline", "counter", "stop_waiting")),
)
AGENDA.bind(steps.S_SHORTAGE, Several(shortage.owing_seats, shortage.return_options, _all_returned, "return"))
AGENDA.bind(steps.S_BUILD, BuildMenu(CATALOGUE, build.Bank(BANK), *_deeds("end_turn", *_BUILDS, *_CARD, "give")))
AGENDA.bind(
    steps.S_TRIBE,
    TribeMenu(CATALOGUE, tribe.TRAVEL_MOVE, tribe.MARCH_MOVE, *_deeds("end_turn", "take", *_ATTACKS, *_CARD)),
)
