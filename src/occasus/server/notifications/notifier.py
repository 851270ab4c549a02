"""Who is to be told of their turn, an invitation or an event soon: looked for again and again, told once each.

A reminder is claimed in the database before it is sent, so that of several workers one sends it. If no one takes
it, the claim is given back and tried again later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from itertools import groupby
from time import time
from typing import Final, TypeAlias, final

from occasus.server.notifications import mail, push
from occasus.server.notifications.push import Pusher
from occasus.server.notifications.quiet_hours import is_quiet
from occasus.server.notifications.texts import Letter, invitation, letter, reminder
from occasus.server.storage.accounts import event_reminders, notifications, social
from occasus.server.storage.accounts.event_reminders import EventSoon
from occasus.server.storage.accounts.notifications import Browser, Due
from occasus.server.storage.accounts.social import Invited
from occasus.server.storage.engine import Storage
from occasus.tables.settings import Settings

AT_ONCE: Final = 16  # people who are told side by side
PATIENCE: Final = 30.0  # seconds for one notice
MISSES: Final = 10  # in a row, until a browser is given up
PAUSE: Final = 300.0  # seconds after which someone is tried again who could not be told
MOST: Final = 10_000
_log: Final = logging.getLogger("occasus.notices")


PeopleAt = Callable[[str], set[str]]
"""Who has a table open."""
Share = Callable[[Collection[str]], Awaitable[Collection[str]]]
"""Of some tables, those that this worker looks after."""


Told: TypeAlias = Due | Invited | EventSoon


def _sleeps(person: Told, now: float) -> bool:
    """Return whether these are someone's quiet hours."""
    if person.quiet_from is None or person.quiet_to is None:
        return False
    return is_quiet(now, person.zone, person.quiet_from, person.quiet_to)


async def _all(tables: Collection[str]) -> Collection[str]:
    return tables


@final
class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, storage: Storage, settings: Settings, key: bytes, people_at: PeopleAt) -> None:
        self._storage: Final = storage
        self._settings: Final = settings
        self._key: Final = key
        self._people_at: Final = people_at
        self._failed: Final[dict[str, float]] = {}  # until when people are left alone
        self._misses: Final[dict[str, int]] = {}  # how often in a row a browser could not be reached
        self.pusher: Final = Pusher(key, settings.url or f"mailto:{settings.mail_from or 'nobody@localhost'}")

    async def look(self, share: Share = _all) -> None:
        """Tell everyone who is due, has been for a little while, and may be told now.

        Where several workers look after tables, each tells those at its own.
        """
        now = time()
        due_seats = await notifications.due_seats(self._storage, now - self._settings.notice_seconds)
        invitations = await social.untold(self._storage, now - self._settings.notice_seconds)
        ours = await share({due.table for due in due_seats} | {invited.table for invited in invitations})
        due_seats = [due for due in due_seats if due.table in ours]
        due_seats.sort(key=lambda due: due.person)
        at_once = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for person, dues in groupby(due_seats, key=lambda due: due.person):
                if self._failed.get(person, 0.0) < now:
                    wanted = [due for due in dues if self._may_tell(due, now)]
                    group.create_task(self._try(at_once, self._tell(person, wanted)))
            for invited in invitations:
                if (
                    invited.table in ours
                    and self._failed.get(invited.person, 0.0) < now
                    and self._may_tell(invited, now)
                ):
                    group.create_task(self._try(at_once, self._invite(invited)))

    async def look_at_events(self, before: float) -> None:
        """Remind those who have signed up for an event that asks, so many seconds before, whether they are here."""
        now = time()
        soon = await event_reminders.untold(self._storage, now, before)
        at_once = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for event in soon:
                if self._failed.get(event.person, 0.0) < now and not _sleeps(event, now):
                    group.create_task(self._try(at_once, self._remind(event)))

    async def _remind(self, soon: EventSoon) -> None:
        if not await event_reminders.claim(self._storage, soon):
            return
        if not await self._send(soon, reminder(soon, ""), reminder(soon, self._settings.url)):
            await event_reminders.claim(self._storage, soon, is_told=False)

    async def _try(self, at_once: asyncio.Semaphore, telling: Awaitable[None]) -> None:
        """Tell one person; whatever goes wrong is of no concern to the others."""
        async with at_once:
            try:
                await telling
            except Exception:
                _log.exception("a notice failed")

    def _may_tell(self, due: Due | Invited, now: float) -> bool:
        return due.person not in self._people_at(due.table) and not _sleeps(due, now)

    async def _tell(self, person: str, wanted: list[Due]) -> None:
        storage = self._storage
        claimed = [due for due in wanted if await notifications.claim(storage, due)]
        if not claimed:
            return
        url = self._settings.url
        if not await self._send(claimed[0], letter(claimed, ""), letter(claimed, url)):
            for due in claimed:
                await notifications.unclaim(storage, due)

    async def _invite(self, invited: Invited) -> None:
        if not await social.claim(self._storage, invited.id):
            return
        if not await self._send(invited, invitation(invited, ""), invitation(invited, self._settings.url)):
            await social.claim(self._storage, invited.id, notified=False)

    async def _send(self, due: Told, pushed: Letter, mailed: Letter) -> bool:
        """Tell someone in all ways they want; False if none of them worked, and then they are left alone a while."""
        if any(await asyncio.gather(self._push(due.person, pushed), self._mail(due, mailed))):
            return True
        if len(self._failed) > MOST:
            self._failed.clear()
        self._failed[due.person] = time() + PAUSE
        return False

    async def _mail(self, due: Told, text: Letter) -> bool:
        settings = self._settings
        if not due.mail or not due.address or not mail.is_offered(settings):
            return False
        message = mail.notice(settings, self._key, due.person, due.address, due.language, text)
        try:
            async with asyncio.timeout(PATIENCE):
                await mail.send(settings, message)
        except (mail.NotSent, TimeoutError) as error:
            _log.warning("an email was refused", extra={"error": type(error).__name__})
            return False
        return True

    async def _push(self, person: str, letter: Letter) -> bool:
        message = {"title": letter.subject, "body": "\n".join(letter.lines), "path": letter.path}
        browsers = await notifications.browsers_of(self._storage, person)
        return any(await asyncio.gather(*(self._push_to(person, browser, message) for browser in browsers)))

    async def _push_to(self, person: str, browser: Browser, message: dict[str, str]) -> bool:
        """Push to one browser; one that is gone, or fails again and again, is not pushed to any more."""
        endpoint, gone = browser.endpoint, False
        try:
            async with asyncio.timeout(PATIENCE):
                await self.pusher.push(endpoint, browser.p256dh, browser.auth, message)
            self._misses.pop(endpoint, None)
            return True
        except push.NotPushed as error:
            gone = error.gone
        except Exception as error:  # whatever is wrong with one address is no reason to stop for others
            _log.warning("a push failed", extra={"error": type(error).__name__})
        self._misses[endpoint] = self._misses.get(endpoint, 0) + 1
        _log.warning("a push notification was refused", extra={"gone": gone})
        if gone or self._misses[endpoint] >= MISSES:
            self._misses.pop(endpoint, None)
            await notifications.drop_browser(self._storage, person, endpoint)
        return False
