"""The board editor: positions that are opened, checked after every change, and written as links and texts."""

from __future__ import annotations

from copy import deepcopy
from random import Random, SystemRandom
from typing import Annotated, Any, Final, Literal

import msgspec

from occasus.core.basics import CHANCE, EVERYTHING, OccasusError, Position, Seat
from occasus.core.faults import mended
from occasus.core.game import Game
from occasus.core.match import Match
from occasus.core.options import Options, complete
from occasus.games import find
from occasus.locale.sentences import told
from occasus.studies.edited import edited, known, merged, unknown_cards
from occasus.studies.link import LONGEST, linked_position, position_link
from occasus.studies.parts import parts_of
from occasus.studies.parts.part import Parts
from occasus.tables.match.position_text import read_text, refuse_unknown, scene_text
from occasus.tables.match.studies import FaultRecord, Text, fault_records
from occasus.tables.protocol.problems import Problem
from occasus.tables.protocol.records import Language

LONGEST_TEXT: Final = 100_000
SETUP: Final = "setup"
MOST_SETUP: Final = 400  # moves


class EditAsk(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position to open (by its link, its text, its parts as a seat sees them, or a beginning), or to check."""

    link: Annotated[str, msgspec.Meta(max_length=10 * LONGEST)] = ""  # a long one is refused with a sentence
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    begin: Literal["", "empty", "random"] = ""
    game: Text = ""
    players: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    options: dict[Text, Text | int | bool] = {}
    position: dict[str, Any] = {}
    seat: Annotated[int, msgspec.Meta(ge=-3, le=9)] = EVERYTHING  # who sees a position that is opened by its parts
    open: bool = False  # by its parts; otherwise they are checked
    write: bool = False  # the text of it too
    language: Language = "en"


class EditRecord(msgspec.Struct, kw_only=True):
    """A position that is edited: its parts, how it is drawn, its faults, and its link."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    shown: dict[str, Any] | None
    faults: list[FaultRecord]
    unknown: int
    actors: list[int]
    legal: int
    over: bool
    link: str
    text: str
    parts: Parts | None = None


class _Given(msgspec.Struct):
    game: Game[Any]
    players: int
    options: Options
    position: Position
    seat: Seat
    opened: bool


def edit(ask: EditAsk) -> EditRecord:
    """Open or check a position; what cannot be read is refused in the reader's language. Takes a while."""
    try:
        return _edit(ask)
    except Problem:
        raise
    except OccasusError as error:
        raise Problem("unreadable", told(str(error), ask.language)) from error


def _edit(ask: EditAsk) -> EditRecord:
    given = _given(ask)
    game, players, options = given.game, given.players, given.options
    game.start(players, options)  # refuses a wrong number of players
    filled = known(game, given.position, players, Random(0))
    faults, sound = mended(game, filled, players, options)
    if ask.link or ask.text:
        refuse_unknown(ask.text, faults, ask.language)
    state, shown = None, None
    try:
        state = game.from_position(deepcopy(sound), players, options, Random(0))
        shown = game.describe(state, given.seat)
    except (OccasusError, TypeError, ValueError, KeyError, IndexError, AttributeError):
        pass  # so broken that nothing of it can be drawn
    position = given.position
    if given.opened:
        whole = shown or game.describe(game.from_position({}, players, options, Random(0)), EVERYTHING)
        own = edited(game, whole, given.seat)
        position = own if given.position.get("seats") else merged(own, position)
        if faults:  # in the places where they are written now
            faults = mended(game, known(game, position, players, Random(0)), players, options)[0]
    link = position_link(game, position, players, options)
    actors = game.actors(state) if state is not None and not faults else []
    return EditRecord(
        game=game.name,
        players=players,
        options=options,
        position=position,
        shown=shown,
        faults=fault_records(faults, ask.language),
        unknown=unknown_cards(game, position, players),
        actors=actors,
        legal=sum(len(game.legal(state, seat)) for seat in actors if seat != CHANCE) if state is not None else 0,
        over=state is not None and not faults and game.result(state) is not None,
        link=link if len(link) <= LONGEST else "",
        text=scene_text(game, position, players, options) if ask.write else "",
        parts=parts_of(game.name, players) if given.opened else None,
    )


def _given(ask: EditAsk) -> _Given:
    """Return what is to be opened or checked."""
    if ask.link or ask.text:
        data = linked_position(ask.link) if ask.link else read_text(ask.text, ask.language)
        game = find(data["game"])
        options = complete(game.options, data.get("options") or {})
        seat = data.get("seat", EVERYTHING)
        seat = seat if isinstance(seat, int) and 0 <= seat < data["players"] else EVERYTHING
        return _Given(game, data["players"], options, data["position"], seat, True)
    game = find(ask.game)
    if ask.open and isinstance(ask.position.get("seats"), int):
        position, seat = ask.position, ask.seat
        return _Given(
            game, position["seats"], complete(game.options, position.get("options", {})), position, seat, True
        )
    options = complete(game.options, ask.options)
    if ask.begin == "random":
        return _Given(game, ask.players, options, _random_start(game, ask.players, options), EVERYTHING, True)
    opened = bool(ask.begin) or ask.open
    return _Given(game, ask.players, options, {} if ask.begin else ask.position, EVERYTHING, opened)


def _random_start(game: Game[Any], players: int, options: Options) -> Position:
    """Return the position after a setup in which chance decides everything."""
    rng = SystemRandom()
    match = Match(game, players, options, str(rng.random()))
    for _ in range(MOST_SETUP):
        match.settle()
        position = game.describe(match.state, EVERYTHING)
        turn = position.get("turn") or {}
        if SETUP not in (position.get("phase"), turn.get("phase")) or match.result() is not None:
            return position
        seat = game.actors(match.state)[0]
        match.play(seat, rng.choice(game.legal(match.state, seat)))
    raise Problem("no_start", "Setting up this game takes too long.")
