"""Messages that the server sends over a table's socket."""

from __future__ import annotations

import msgspec

from occasus.tables.protocol.records import (
    AdviceRecord,
    ChangeRecord,
    ClockRecord,
    DangerRecord,
    ForeseenLine,
    StepRecord,
    TableRecord,
    ViewRecord,
)
from occasus.tables.store.rows import ChatRecord


class Answer(msgspec.Struct, kw_only=True, tag_field="type"):
    """The parent of all answers."""


class Welcome(Answer, tag="welcome"):
    """The answer to `hello`: who you are here, the table, and what was said. `told` messages follow."""

    person: str
    seats: list[int]  # yours; empty: you watch
    host: bool
    table: TableRecord
    chat: list[ChatRecord]
    muted: list[str]


class TableChanged(Answer, tag="table"):
    """Something about the table changed: seats, presence, state, proposals."""

    table: TableRecord
    seats: list[int]  # yours now


class Told(Answer, tag="told", omit_defaults=True):
    """The latest steps, as one of your seats (or -2, a spectator) may know them, and the view afterwards.

    The steps follow each other without a gap from what you had seen. `fresh` means that they do not (after an undo, or
    if you saw nothing yet): then they are all that still stands from the start, and replace what you had. The view is
    whole after `hello`, after a gap, and for a seat that is new to you; otherwise only its change is sent.
    """

    seat: int
    number: int
    steps: list[StepRecord]
    fresh: bool
    view: ViewRecord | None = None
    change: ChangeRecord | None = None
    clock: ClockRecord | None = None


class Done(Answer, tag="done"):
    """Your message was carried out and is kept; the journal had this number then."""

    id: str
    number: int


class Refusal(Answer, tag="refused", omit_defaults=True):
    """Your message was not carried out; nothing changed. A rule is named where one forbids it."""

    id: str
    code: str
    sentence: str
    rule: str = ""
    rule_text: str = ""
    number: int = -1  # of the journal now


class Explained(Answer, tag="explained"):
    """Why an action is not allowed; without a rule it is allowed."""

    id: str
    action: str
    rule: str
    rule_text: str


class Foreseen(Answer, tag="foreseen"):
    """The results of the lines of a `foresee`; nothing has happened."""

    id: str
    lines: list[ForeseenLine]
    danger: DangerRecord | None = None


class Hinted(Answer, tag="hinted"):
    """A bot's suggestions: its best few actions, best first, each with a chance and reasons where it can tell.

    The chances are for this table: `levels` names as which level each seat counts.
    """

    id: str
    seat: int
    number: int
    action: str
    advice: list[AdviceRecord]
    levels: list[str] = []


class Said(Answer, tag="said"):
    """Someone said something."""

    chat: ChatRecord


class Rematched(Answer, tag="rematched"):
    """There is a table for another game."""

    table_id: str


class Pong(Answer, tag="pong"):
    """I am here."""


FromServer = Welcome | TableChanged | Told | Done | Refusal | Explained | Foreseen | Hinted | Said | Rematched | Pong
