"""The texts of notifications, in the reader's language. They name the game and the time left, and no secret."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from babel.dates import format_datetime, format_time

from occasus.locale import LANGUAGES, Words, known_language
from occasus.server.notifications.quiet_hours import here

if TYPE_CHECKING:
    from occasus.server.storage.accounts.event_reminders import EventSoon
    from occasus.server.storage.accounts.notifications import Due
    from occasus.server.storage.accounts.social import Invited

MOST: Final = 20  # tables that a notice names


class Letter(msgspec.Struct, kw_only=True):
    """A notice: a line that says it all, some lines more, and where a click on it leads."""

    subject: str
    lines: list[str]
    path: str
    hello: str = ""  # the first line of a mail


@cache
def words(language: str) -> Words:
    """The words of notices."""
    short = language[:2].lower()
    return Words(language=short if short in LANGUAGES else "en", part="notices")


@cache
def _names(language: str) -> Words:
    short = language[:2].lower()
    return Words(language=short if short in LANGUAGES else "en", part="web")


def letter(due: list[Due], url: str) -> Letter:
    """The notice for someone who is due at some tables; the links in it begin with an address of ours."""
    first = due[0]
    say = words(first.language).say
    subject = say("turns", count=len(due), game=_names(first.language).say(f"game-{first.game}"))
    lines = []
    for turn in due[:MOST]:
        game = _names(turn.language).say(f"game-{turn.game}")
        until = "" if turn.deadline is None else _date(turn.deadline, turn.zone, turn.language)
        text = say("turn-until", game=game, date=until) if until else say("turn", game=game)
        lines.append(f"{text} {url}/table/{turn.table}" if url else text)
    return Letter(
        subject=subject,
        lines=lines,
        path=f"/table/{first.table}" if len(due) == 1 else "/turns",
        hello=say("mail-hello"),
    )


def invitation(invited: Invited, url: str) -> Letter:
    """The notice for someone who is invited to a table."""
    game = _names(invited.language).say(f"game-{invited.game}")
    text = words(invited.language).say("invited", name=invited.name, game=game)
    return Letter(subject=text, lines=[f"{url}/tables"] if url else [], path="/tables", hello=text)


def reminder(soon: EventSoon, url: str) -> Letter:
    """The notice for someone whose event begins soon."""
    say = words(soon.language).say
    short = known_language(soon.language)
    starts = format_time(here(soon.starts, soon.zone), "short", locale=short)
    path = f"/events/{soon.contest}"
    return Letter(
        subject=say("event-soon", name=soon.name, time=starts),
        lines=[say("event-here")] + ([f"{url}{path}"] if url else []),
        path=path,
        hello=say("event-soon", name=soon.name, time=starts),
    )


def _date(moment: float, zone: str, language: str) -> str:
    short = language[:2].lower()
    return format_datetime(here(moment, zone), "medium", locale=short if short in LANGUAGES else "en")
