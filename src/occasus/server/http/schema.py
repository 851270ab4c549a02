"""Print socket messages and HTTP records as JSON Schema: `python -m occasus.server.http.schema`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final, get_args

import msgspec

from occasus.arena.analysis.records import AnalysisRecord
from occasus.core.registry import OURS
from occasus.pictures.drawing import Drawing
from occasus.server.contests.after import AfterRecord
from occasus.server.contests.requests import ContestPage, ContestRecord, ContestRequest
from occasus.server.http.kind_schema import kind_schemas
from occasus.server.http.position_schema import position_name, position_schemas
from occasus.server.http.routes.admin import AdminRecord, FoundPerson
from occasus.server.http.routes.home import GlanceRecord, HomeRecord
from occasus.server.http.routes.keys import NewToken, SessionRecord
from occasus.server.http.routes.messages import Conversation
from occasus.server.http.routes.notifications import NoticesRecord
from occasus.server.http.routes.profiles import LadderRecord, ProfileRecord
from occasus.server.http.routes.security import Challenge, NewSecondFactor, RecoveryCodes, SecurityRecord
from occasus.server.http.routes.social import InvitationRecord
from occasus.server.matchmaking import PlayNowRequest
from occasus.server.shared_studies import SharedSpot, SharedStudy
from occasus.server.storage.accounts.company import FollowedPerson
from occasus.server.storage.accounts.messages import ConversationRecord
from occasus.server.storage.accounts.social import AskedPerson, KnownPerson
from occasus.server.storage.moderation.audit import AuditLine
from occasus.server.storage.moderation.suspects import Suspect
from occasus.server.storage.studies import SharedLine
from occasus.server.study_readers import StudyNews
from occasus.tables.match.content_files import FiguresRecord
from occasus.tables.match.editor import EditAsk, EditRecord
from occasus.tables.match.replays import ReplayPart
from occasus.tables.match.studies import PositionAsk, PositionRecord, StudyLook, StudyPosition
from occasus.tables.match.study_changes import StudyChange
from occasus.tables.protocol.client_messages import FromClient
from occasus.tables.protocol.server_messages import FromServer
from occasus.tables.queries.books import ChapterRecord
from occasus.tables.queries.challenges import ChallengeCode, ChallengeLists
from occasus.tables.queries.games import GameRecord, RuleRecord, WordsRecord
from occasus.tables.queries.lessons import LessonAsk, LessonRecord, LessonState
from occasus.tables.queries.people import Me
from occasus.tables.queries.pictures import PictureAsk
from occasus.tables.queries.replays import ReplayLists, ReplayMade
from occasus.tables.queries.scenes import SceneRecord
from occasus.tables.queries.tables import Lists, Turns
from occasus.tables.room.lobby import CreateTableRequest, TableChange

HTTP: Final = (
    AdminRecord,
    AnalysisRecord,
    Challenge,
    ChallengeCode,
    ChallengeLists,
    AfterRecord,
    ContestPage,
    ContestRecord,
    ContestRequest,
    NewSecondFactor,
    RecoveryCodes,
    SecurityRecord,
    AskedPerson,
    AuditLine,
    ChapterRecord,
    Conversation,
    ConversationRecord,
    FollowedPerson,
    EditAsk,
    EditRecord,
    FoundPerson,
    GlanceRecord,
    HomeRecord,
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
    PlayNowRequest,
    PositionAsk,
    Drawing,
    PictureAsk,
    PositionRecord,
    ProfileRecord,
    ReplayLists,
    ReplayMade,
    ReplayPart,
    RuleRecord,
    SceneRecord,
    SessionRecord,
    SharedLine,
    SharedSpot,
    SharedStudy,
    StudyChange,
    StudyLook,
    StudyNews,
    StudyPosition,
    Suspect,
    TableChange,
    CreateTableRequest,
    Turns,
    WordsRecord,
)


@cache
def socket_schema() -> dict[str, Any]:
    """One schema with both unions by name, `FromClient` and `FromServer`."""
    kinds = [*get_args(FromClient), *get_args(FromServer), *HTTP]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts |= position_schemas() | kind_schemas()
    for part in ("StepRecord", "ForeseenLine", "ReplayStep"):
        parts[part]["properties"]["events"]["items"] = {"$ref": "#/$defs/GameEvent"}
    known = [{"$ref": f"#/$defs/{position_name(game)}"} for game in OURS]
    parts["ViewRecord"]["properties"]["position"] = {"anyOf": [*known, {"type": "object"}]}
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        parts[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "OccasusMessages",
        "oneOf": [
            {"$ref": f"#/$defs/{name}"}
            for name in ("FromClient", "FromServer", "GameKinds", *sorted(k.__name__ for k in HTTP))
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
