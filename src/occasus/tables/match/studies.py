"""Studies step by step: a position of one, what is possible there, and whether a position can be."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from random import Random, SystemRandom
from typing import Annotated, Any, Final, Literal

import msgspec

from occasus.core.basics import CHANCE, EVERYTHING, WATCHER, Json
from occasus.core.faults import Fault, find_faults
from occasus.core.game import view
from occasus.core.match import Match
from occasus.core.match_file import from_data
from occasus.core.options import complete
from occasus.core.preview import foresee
from occasus.core.short_position import short_position
from occasus.games import find
from occasus.locale.sentences import told
from occasus.studies.board import begin, legal_after, match_at, play, roll, roll_on, written
from occasus.studies.covered import Cover, enter, who_sees
from occasus.studies.edited import known
from occasus.studies.file import read_study
from occasus.studies.link import LONGEST, linked_position, position_link
from occasus.studies.study import Spot, Study
from occasus.tables.match.onlooker import Onlooker
from occasus.tables.match.replays import ReplayReader, ReplayStep
from occasus.tables.match.view_cache import action_record, events_for, foreseen_line
from occasus.tables.protocol.client_messages import Lines, check_lines
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import ActionRecord, ForeseenLine, Language, StepRecord

ROLL: Final = "roll"
ROLL_ON: Final = "roll on"  # until a seat decides
DECIDER: Final = -2  # through whose eyes: whoever decides, else whoever decided last
MOST_TOLD: Final = 400  # moves whose events are told

Number = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
Text = Annotated[str, msgspec.Meta(max_length=400)]


class StudyLook(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Which spot of a study to show, and what to do there: make a move, change the tree, or ask about an action."""

    file: dict[str, Any]
    line: Number = 0
    at: Number = 0
    seat: Annotated[int, msgspec.Meta(ge=-3, le=9)] = EVERYTHING  # through whose eyes; -2: of whoever decides
    play: Text = ""  # `0 march genua 2`, `chance roll 3`, `roll` for the true odds, `roll on` until a seat decides
    edit: Literal["", "delete", "main"] = ""  # delete the move before, or make its line the main one
    why: Text = ""  # `0 recruit`
    steps: Annotated[int, msgspec.Meta(ge=0, le=MOST_TOLD)] = 0  # so many moves before are told with their events
    actions: bool = False  # name all moves of the study as actions
    lines: Lines = []  # of actions of a seat that decides, to be foreseen
    longer: bool = False  # of a hint: think longer
    referee: bool = False  # beside a physical board: cards that no one has shown stay unknown

    def __post_init__(self) -> None:
        check_lines(self.lines)


class SeatChoices(msgspec.Struct, kw_only=True):
    """The choices of a seat."""

    seat: int
    actions: list[ActionRecord]


class ChanceChoice(msgspec.Struct, kw_only=True):
    """A choice of chance, with its weight."""

    action: ActionRecord
    weight: int


class KnownMove(msgspec.Struct, kw_only=True):
    """A move that the study has here, and where it leads."""

    move: str
    line: int
    at: int


class StudyReason(msgspec.Struct, kw_only=True):
    """An action and why it is not legal: the rule that forbids it, and single actions after which it is legal."""

    legal: bool
    rule: str
    after: list[str]


class FaceDownRecord(msgspec.Struct, kw_only=True):
    """A draw that no one has shown: its move, who has seen it, and what it could be."""

    place: int
    seats: list[int]
    cards: list[str]


class StudyPosition(msgspec.Struct, kw_only=True):
    """A spot of a study: its file, the position there, and what is possible."""

    file: dict[str, Any]
    line: int
    at: int
    step: ReplayStep
    seats: list[SeatChoices]
    chance: list[ChanceChoice]
    moves: list[KnownMove]
    reason: StudyReason | None = None
    steps: list[StepRecord] = []
    actions: list[ActionRecord] = []
    foreseen: list[ForeseenLine] = []
    hidden_from: bool = False  # a referee's next draw is seen by its owner alone
    face_down: list[FaceDownRecord] = []


class PositionAsk(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position to check, by its parts or by its link."""

    link: Annotated[str, msgspec.Meta(max_length=10 * LONGEST)] = ""  # a long one is refused with a sentence
    game: Text = ""
    players: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    options: dict[Text, Text | int | bool] = {}
    position: dict[str, Any] = {}
    language: Language = "en"


class FaultRecord(msgspec.Struct, kw_only=True):
    """A fault: its places, one sentence, the rules behind it, and new values that repair it (null removes)."""

    places: list[str]
    text: str
    rules: list[str]
    repair: dict[str, Any]


def fault_records(faults: Iterable[Fault], language: str) -> list[FaultRecord]:
    """Faults as they are shown to someone."""
    return [
        FaultRecord(
            places=list(fault.places), text=told(fault.text, language), rules=list(fault.rules), repair=fault.repair
        )
        for fault in faults
    ]


class PositionRecord(msgspec.Struct, kw_only=True):
    """A position with all its faults and its link; without faults also a study of it and its short form."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    faults: list[FaultRecord]
    link: str
    short: dict[str, Any] | None = None
    file: dict[str, Any] | None = None


def look(ask: StudyLook) -> StudyPosition:
    """Show a spot of a study, after making a move there if one is named. Takes a while."""
    study, spot = read_study(ask.file), Spot(ask.line, ask.at)
    if ask.edit:
        spot = change_tree(study, spot, ask.edit)
    if ask.referee:
        return _look_as_referee(ask, study, spot)
    if ask.play:
        spot, match = make_move(study, spot, ask.play)
    else:
        match = match_at(study, spot)
    seat = _decider(match) if ask.seat == DECIDER else ask.seat
    if seat != EVERYTHING and not 0 <= seat < match.seats:
        raise Problem("no_seat", "There's no such seat.")
    return StudyPosition(
        file=written(study) if ask.play or ask.edit else ask.file,
        line=spot.line,
        at=spot.at,
        step=ReplayReader(match, seat).now(),
        seats=_seats(match),
        chance=_chance(match),
        moves=[KnownMove(move=move, line=after.line, at=after.at) for move, after in study.next_spots(spot)],
        reason=_reason(match, ask.why) if ask.why else None,
        steps=_steps(study, match, seat, ask.steps),
        actions=_actions(study, match) if ask.actions else [],
        foreseen=_foreseen(match, seat, ask.lines),
    )


def _look_as_referee(ask: StudyLook, study: Study, spot: Spot) -> StudyPosition:
    """Show a spot as everyone at a physical board sees it, with all that could be done with cards no one has shown."""
    if ask.play:
        spot = enter(study, spot.at, ask.play)
    match = match_at(study, spot)
    cover = Cover(study, spot.at) if study.covered else None
    chance = _chance(match)
    if chance and cover:
        chance = [ChanceChoice(action=action_record(match.game, code), weight=1) for code in cover.choices(CHANCE)]
    seats = [seat for seat in match.game.actors(match.state) if seat != CHANCE] if cover else []
    return StudyPosition(
        file=written(study) if ask.play or ask.edit else ask.file,
        line=spot.line,
        at=spot.at,
        step=ReplayReader(match, WATCHER).now(),
        seats=[
            SeatChoices(seat=seat, actions=[action_record(match.game, code) for code in cover.choices(seat)])
            for seat in seats
            if cover
        ]
        or _seats(match),
        chance=chance,
        moves=[],
        steps=_steps(study, match, WATCHER, ask.steps),
        actions=_actions(study, match) if ask.actions else [],
        hidden_from=bool(who_sees(match)),
        face_down=[
            FaceDownRecord(place=draw.place, seats=draw.seats, cards=draw.cards)
            for draw in (cover.face_down() if cover and match.result() else [])
        ],
    )


def make_move(study: Study, spot: Spot, move: str) -> tuple[Spot, Match[Any]]:
    """Make a move, or let chance decide once (`roll`) or until a seat decides (`roll on`)."""
    if move == ROLL_ON:
        return roll_on(study, spot, SystemRandom())
    return play(study, spot, roll(match_at(study, spot), SystemRandom()) if move == ROLL else move)


def change_tree(study: Study, spot: Spot, edit: str) -> Spot:
    """Change the tree at the move before a spot; returns the spot that is shown then."""
    if edit == "delete":
        return study.delete_from(spot)
    spot = study.main_spot(spot)
    while spot.line:
        parent = study.lines[spot.line].parent
        study.promote(spot.line)
        spot = Spot(parent, spot.at)
    return spot


def _decider(match: Match[Any]) -> int:
    """Return the seat that decides, else whoever decided last."""
    deciding = [seat for seat in match.game.actors(match.state) if seat != CHANCE]
    before = [mover for mover, _ in match.moves if mover != CHANCE]
    return (deciding or before[-1:] or [0])[0]


def _steps(study: Study, match: Match[Any], seat: int, count: int) -> list[StepRecord]:
    """Return the last moves before a position with their events, and what each of them changed."""
    moves = [f"{'chance' if who == CHANCE else who} {match.game.catalogue.text(code)}" for who, code in match.moves]
    first = max(0, len(moves) - count)
    if first == len(moves):
        return []
    data = {**study.match, "moves": moves, "result": None}
    onlooker = Onlooker(match.game, from_data(data, find, first).state, seat)
    return [
        StepRecord(
            number=number + 1,
            seat=mover,
            events=events_for(match.log[number], seat),
            changes=onlooker.make(mover, code, match.log[number]),
        )
        for number, (mover, code) in enumerate(match.moves)
        if number >= first
    ]


def _actions(study: Study, match: Match[Any]) -> list[ActionRecord]:
    """Return all moves of a study as actions, each once."""
    texts = {move.partition(" ")[2] for line in study.lines for move in line.moves}
    return [action_record(match.game, match.game.catalogue.parse(text)) for text in sorted(texts)]


def _foreseen(match: Match[Any], seat: int, lines: Lines) -> list[ForeseenLine]:
    """Return what lines of actions of a seat would lead to, as far as it is sure."""
    if not lines or seat not in match.game.actors(match.state):
        return []
    codes = [[match.game.catalogue.parse(text) for text in line] for line in lines]
    previews = foresee(match.game, match.view(seat), codes, Random(match.seed))
    return [foreseen_line(match.game, preview) for preview in previews]


def refuse_illegal(data: dict[str, Json]) -> None:
    """Refuse a match file with a study in which a move of a variation is illegal."""
    if data.get("study") is not None:
        written(read_study(data))


def seat_view(ask: StudyLook) -> dict[str, Json]:
    """Return what a seat sees at a spot, for a bot; a seat that decides there if none is named."""
    match = match_at(read_study(ask.file), Spot(ask.line, ask.at))
    actors = [seat for seat in match.game.actors(match.state) if seat != CHANCE]
    if not actors:
        raise Problem("nothing_to_decide", "No one has a decision to make here.", 409)
    if ask.seat >= 0 and ask.seat not in actors:
        raise Problem("no_seat", "This seat has nothing to decide here.")
    return view(match.game, match.state, ask.seat if ask.seat >= 0 else actors[0])


def _seats(match: Match[Any]) -> list[SeatChoices]:
    game, state = match.game, match.state
    return [
        SeatChoices(seat=seat, actions=[action_record(game, code) for code in sorted(game.legal(state, seat))])
        for seat in game.actors(state)
        if seat != CHANCE
    ]


def _chance(match: Match[Any]) -> list[ChanceChoice]:
    game, state = match.game, match.state
    if game.actors(state) != [CHANCE]:
        return []
    return [
        ChanceChoice(action=action_record(game, code), weight=weight) for code, weight in game.odds(state) if weight
    ]


def _reason(match: Match[Any], why: str) -> StudyReason:
    who, _, text = why.partition(" ")
    if not who.isdigit() or int(who) >= match.seats:
        raise Problem("no_seat", "Name a seat and an action, such as `0 recruit`.")
    seat, code = int(who), match.game.catalogue.parse(text)
    if seat in match.game.actors(match.state) and code in match.game.legal(match.state, seat):
        return StudyReason(legal=True, rule="", after=[])
    rule = match.game.explain(match.state, seat, code) or ""
    return StudyReason(legal=False, rule=rule, after=legal_after(match, seat, code))


def check_position(ask: PositionAsk) -> PositionRecord:
    """Check a position, and start a study from it if it can be. Takes a while."""
    given: dict[str, Json] = linked_position(ask.link) if ask.link else msgspec.structs.asdict(ask)
    game, players, position = find(given["game"]), given["players"], given["position"]
    options = complete(game.options, given.get("options", {}))
    game.start(players, options)  # refuses a wrong number of players
    filled = known(game, position, players, Random(0))
    faults = find_faults(game, filled, players, options)
    record = PositionRecord(
        game=game.name,
        players=players,
        options=options,
        position=position,
        faults=fault_records(faults, ask.language),
        link=position_link(game, position, players, options),
    )
    if not faults:
        state = game.from_position(deepcopy(filled), players, options, Random(0))
        record.short = short_position(game, game.describe(state, EVERYTHING))
        record.file = written(begin(game.name, players, options, filled))
    return record
