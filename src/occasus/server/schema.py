"""`python -m occasus.server.schema`: messages of the socket and records of HTTP as JSON Schema, for generated types."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final, get_args

import msgspec

from occasus.core.registry import OURS
from occasus.server.analysis import AnalysisRecord
from occasus.server.answers import FromServer
from occasus.server.contents import FiguresRecord
from occasus.server.finding import PlayWish
from occasus.server.lobby import TableChange, TableWish
from occasus.server.messages import FromClient
from occasus.server.position_schema import position_name, position_schemas
from occasus.server.replays import ReplayPart
from occasus.server.requests.books import ChapterRecord
from occasus.server.requests.games import GameRecord, RuleRecord, WordsRecord
from occasus.server.requests.lessons import LessonAsk, LessonRecord, LessonState
from occasus.server.requests.people import Me
from occasus.server.requests.replays import ReplayLists, ReplayMade
from occasus.server.requests.scenes import SceneRecord
from occasus.server.requests.tables import Lists, Turns
from occasus.server.routes.admin import AdminRecord, FoundPerson
from occasus.server.routes.company import InvitationRecord
from occasus.server.routes.keys import NewToken, SessionRecord
from occasus.server.routes.notices import NoticesRecord
from occasus.server.routes.profiles import LadderRecord, ProfileRecord
from occasus.server.storage.company import AskedPerson, KnownPerson

HTTP: Final = (
    AdminRecord,
    AnalysisRecord,
    AskedPerson,
    ChapterRecord,
    FoundPerson,
    FiguresRecord,
    GameRecord,
    InvitationRecord,
    KnownPerson,
    LessonAsk,
    LessonRecord,
    LadderRecord,
    LessonState,
    Lists,
    Me,
    NewToken,
    NoticesRecord,
    PlayWish,
    ProfileRecord,
    ReplayLists,
    ReplayMade,
    ReplayPart,
    RuleRecord,
    SceneRecord,
    SessionRecord,
    TableChange,
    TableWish,
    Turns,
    WordsRecord,
)


@cache
def socket_schema() -> dict[str, Any]:
    """One schema with both unions by name, `FromClient` and `FromServer`."""
    kinds = [*get_args(FromClient), *get_args(FromServer), *HTTP]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts |= position_schemas()
    known = [{"$ref": f"#/$defs/{position_name(game)}"} for game in OURS]
    parts["ViewRecord"]["properties"]["position"] = {"anyOf": [*known, {"type": "object"}]}
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        parts[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "OccasusMessages",
        "oneOf": [
            {"$ref": f"#/$defs/{name}"} for name in ("FromClient", "FromServer", *sorted(k.__name__ for k in HTTP))
        ],
        "$defs": _opened(dict(sorted(parts.items()))),
    }


def _opened(part: Any) -> Any:
    """Say of plain data that it may have any fields; everything else has the fields of its record and no others."""
    if isinstance(part, dict):
        inner = {name: _opened(value) for name, value in part.items()}
        return {**inner, "additionalProperties": True} if part == {"type": "object"} else inner
    return [_opened(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    print(json.dumps(socket_schema(), indent=1))
