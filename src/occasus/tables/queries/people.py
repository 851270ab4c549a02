"""The caller's own name, account and settings."""

from __future__ import annotations

import msgspec

from occasus.tables.protocol.records import Language, Name, PersonRecord
from occasus.tables.store.rows import Person, Profile


class MeRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How I want to be called, my language, and who sees my profile; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    profile: Profile | None = None


class Me(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The caller; empty if no guest has been created yet."""

    person: PersonRecord | None
    admin: bool = False  # may run the server on its page
    here: bool = False  # this server also offers to play without it, at /here/
    fill_seconds: float = 60.0  # so long "play now" waits for people


def record(person: Person) -> PersonRecord:
    """A person as that person sees it."""
    return PersonRecord(
        id=person.id,
        name=person.name,
        language=person.language,
        account=person.account or "",
        profile=person.profile,
    )
