"""Studies that several people edit: whoever has the link reads, whoever has the key edits, and all see it at once."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec

from occasus.server.server import Server
from occasus.server.storage.studies import (
    SharedLine,
    StudyRow,
    add_study,
    change_study,
    drop_study,
    find_study,
    size_of_studies,
    studies_of,
)
from occasus.tables.match.study_changes import MOST_BYTES, ChangeJob, StudyChange
from occasus.tables.protocol.problems import Problem, conflict, not_found
from occasus.tables.queries import replays, studies
from occasus.tables.store.ids import is_id, random_id
from occasus.tables.store.rows import Person

MOST: Final = 50  # studies that a person may share
TRIES: Final = 10  # to keep a change while others keep theirs
LOGGED: Final = 200  # changes that are told


class StudyDeed(msgspec.Struct, kw_only=True):
    """One line of a study's log."""

    by: str
    what: str
    text: str
    chapter: int
    at: float


class SharedStudy(msgspec.Struct, kw_only=True):
    """A study that several people edit, as one of them sees it."""

    id: str
    version: int
    file: dict[str, Any]
    mine: bool
    editable: bool
    key: str  # for those who may edit; empty for the others
    log: list[StudyDeed]
    readers: int


class SharedSpot(SharedStudy, kw_only=True):
    """A study after my change, and where I am now."""

    chapter: int
    line: int
    at: int


async def share(server: Server, person: Person, file: dict[str, Any], address: str) -> SharedStudy:
    """Let others edit a study; it is played through first."""
    if len(msgspec.json.encode(file)) > MOST_BYTES:
        raise conflict("too_large", "This shared study has reached its maximum size.")
    if await size_of_studies(server.storage, person.id) >= MOST:
        raise conflict("too_many_studies", "You can't share any more studies. Stop sharing one first.")
    text = await replays.play_through(server, person, file, address)
    row = StudyRow(
        id=random_id(),
        person=person.id,
        title=_title(file),
        key=random_id(),
        version=1,
        data=text,
        log=[],
        at=time(),
    )
    await add_study(server.storage, row)
    return _shown(server, person, row, "")


async def show(server: Server, person: Person, study: str, key: str) -> SharedStudy:
    """A study as it is now."""
    return _shown(server, person, await _find(server, study), key)


async def change(server: Server, person: Person, study: str, key: str, wanted: StudyChange, address: str) -> SharedSpot:
    """Make a change for everyone: of the study as it is now, whoever changed it meanwhile."""
    async with server.studies.lock(study):
        for _ in range(TRIES):
            row = await _find(server, study)
            if not _may_edit(person, row, key):
                raise Problem("read_only_study", "You can read this study but not change it.", 403)
            file = msgspec.json.decode(row.data)
            job = ChangeJob(file=file, change=wanted, by=person.name, version=row.version)
            done = await studies.change(server, person, job, address)
            deed = StudyDeed(by=person.name, what=wanted.what, text=done.done, chapter=done.chapter, at=time())
            log = [*row.log, msgspec.to_builtins(deed)][-LOGGED:]
            data = msgspec.json.encode(done.file).decode()
            row = msgspec.structs.replace(row, title=_title(done.file), version=row.version + 1, data=data, log=log)
            if await change_study(server.storage, row):
                server.studies.tell(study, row.version)
                server.notes.publish("study", "", keys=[f"{study} {row.version}"])
                shown = msgspec.structs.asdict(_shown(server, person, row, key))
                return SharedSpot(**shown, chapter=done.chapter, line=done.line, at=done.at)
    raise conflict("study_changed", "Someone has changed this in the meantime. Look at it again.")


async def list_mine(server: Server, person: Person) -> list[SharedLine]:
    """The studies that I share."""
    return await studies_of(server.storage, person.id)


async def drop(server: Server, person: Person, study: str) -> None:
    """Share a study no longer."""
    if not is_id(study) or not await drop_study(server.storage, study, person.id):
        raise not_found()


async def _find(server: Server, study: str) -> StudyRow:
    row = await find_study(server.storage, study) if is_id(study) else None
    if row is None:
        raise not_found()
    return row


def _title(file: dict[str, Any]) -> str:
    return str((file.get("study") or {}).get("title", ""))


def _may_edit(person: Person, row: StudyRow, key: str) -> bool:
    return person.id == row.person or key == row.key


def _shown(server: Server, person: Person, row: StudyRow, key: str) -> SharedStudy:
    editable = _may_edit(person, row, key)
    return SharedStudy(
        id=row.id,
        version=row.version,
        file=msgspec.json.decode(row.data),
        mine=person.id == row.person,
        editable=editable,
        key=row.key if editable else "",
        log=msgspec.convert(row.log, list[StudyDeed]),
        readers=server.studies.count(row.id),
    )
