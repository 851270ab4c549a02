"""Who is to be told that it is their turn: looked for again and again, told once for each due move.

A reminder is claimed in the database before it is sent, so that of several workers one sends it. If nobody takes
it, the claim is given back and tried again later.
"""

from __future__ import annotations

import logging
from itertools import groupby
from time import time
from typing import TYPE_CHECKING, Final, final

from occasus.server.notices import mail, push
from occasus.server.notices.hours import is_quiet
from occasus.server.notices.letters import Letter, letter
from occasus.server.notices.push import Pusher
from occasus.server.storage import notices
from occasus.server.storage.notices import Due

if TYPE_CHECKING:
    from occasus.server.server import Server

PAUSE: Final = 300.0  # seconds after which somebody is tried again who could not be told
MOST: Final = 10_000
_log: Final = logging.getLogger("occasus.notices")


@final
class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, server: Server) -> None:
        self._server: Final = server
        self._failed: Final[dict[str, float]] = {}  # until when people are left alone
        settings = server.settings
        self.pusher: Final = Pusher(server.key, settings.url or f"mailto:{settings.mail_from or 'nobody@localhost'}")

    async def look(self) -> None:
        """Tell everybody who is due, has been for a little while, and may be told now."""
        now = time()
        found = await notices.due_seats(self._server.storage, now - self._server.settings.notice_seconds)
        found.sort(key=lambda due: due.person)
        for person, group in groupby(found, key=lambda due: due.person):
            if self._failed.get(person, 0.0) < now:
                await self._tell(person, [due for due in group if self._may_tell(due, now)])

    def _may_tell(self, due: Due, now: float) -> bool:
        room = self._server.rooms.get(due.table)
        if room is not None and due.person in room.people():
            return False
        if due.quiet_from is None or due.quiet_to is None:
            return True
        return not is_quiet(now, due.zone, due.quiet_from, due.quiet_to)

    async def _tell(self, person: str, wanted: list[Due]) -> None:
        storage = self._server.storage
        claimed = [due for due in wanted if await notices.claim(storage, due)]
        if not claimed:
            return
        told = letter(claimed, "")
        sent = [await self._push(person, told), await self._mail(claimed)]
        if any(sent):
            return
        if len(self._failed) > MOST:
            self._failed.clear()
        self._failed[person] = time() + PAUSE
        for due in claimed:
            await notices.unclaim(storage, due)

    async def _mail(self, claimed: list[Due]) -> bool:
        due, server = claimed[0], self._server
        settings = server.settings
        if not due.mail or not due.address or not mail.is_offered(settings):
            return False
        text = letter(claimed, settings.url)
        made = mail.notice(settings, server.key, due.person, due.address, due.language, text)
        try:
            await mail.send(settings, made)
        except mail.NotSent as error:
            _log.warning("a mail was not taken", extra={"error": str(error)})
            return False
        return True

    async def _push(self, person: str, told: Letter) -> bool:
        sent = False
        message = {"title": told.subject, "body": "\n".join(told.lines), "path": told.path}
        for browser in await notices.browsers_of(self._server.storage, person):
            try:
                await self.pusher.push(browser.endpoint, browser.p256dh, browser.auth, message)
                sent = True
            except push.NotPushed as error:
                _log.warning("a push was not taken", extra={"gone": error.gone})
                if error.gone:
                    await notices.drop_browser(self._server.storage, person, browser.endpoint)
        return sent
