"""My turn, over HTTP: the tables that wait for me, how I want to be told, and the links in mails."""

from __future__ import annotations

import logging
from time import time
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from occasus.server.contests.running import HERE_BEFORE
from occasus.server.http.access import Asked, address, own_browser, server_of, some_person
from occasus.server.http.routes.errors import errors
from occasus.server.http.routes.people import must_fit
from occasus.server.notifications import mail
from occasus.server.notifications.push import is_key, is_service
from occasus.server.notifications.quiet_hours import zones
from occasus.server.secrets import unseal
from occasus.server.server import Server
from occasus.server.storage.accounts import event_reminders, messages, notifications, people, social
from occasus.server.storage.accounts.notifications import Browser, Wishes
from occasus.tables.protocol.problems import Problem, conflict, not_found
from occasus.tables.queries import tables
from occasus.tables.queries.tables import AskingEvent, Turns
from occasus.tables.store.rows import Person

MOST: Final = 20  # browsers of one person
DAY: Final = 86_400
LONGEST: Final = 1000  # letters of a token
KEEP_EVENTS: Final = ("events", None)
_log: Final = logging.getLogger("occasus.notices")

Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Address = Annotated[str, msgspec.Meta(max_length=254, pattern=r"^[^@\s<>,;:\"\\]+@[A-Za-z0-9.-]+(?!\n)$")]


class NoticesRecord(msgspec.Struct, kw_only=True):
    """How I am told that it is my turn."""

    address: str  # of mail; empty until it is confirmed
    pending: str  # an address that waits to be confirmed
    mail: bool
    mail_offered: bool  # whether this server sends mail
    push_key: str  # what a browser subscribes with
    browsers: list[str]  # the addresses of those that are pushed to
    quiet_from: int | None  # minutes of the day
    quiet_to: int | None
    zone: str
    events: bool  # before those for which I have signed up


class NotificationsRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Mail or not, quiet hours, events; no hours are quiet if one of the two is missing."""

    mail: bool
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    events: bool | None = None  # left out: as before


class EmailRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An address for mail."""

    address: Address
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""  # of an account


class ForgetEmailRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The password of an account; a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class BrowserRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class BrowserGone(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The address of a subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


async def record(server: Server, person: Person) -> NoticesRecord:
    """Return how a person is told."""
    wishes: Wishes = await notifications.wishes_of(server.storage, person.id)
    browsers = await notifications.browsers_of(server.storage, person.id)
    return NoticesRecord(
        address=wishes.address,
        pending=wishes.pending,
        mail=wishes.mail,
        mail_offered=mail.is_offered(server.settings),
        push_key=server.notifier.pusher.public,
        browsers=[browser.endpoint for browser in browsers],
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        zone=wishes.zone,
        events=wishes.events,
    )


class NoticesController(Controller):
    """My turn, and my notices."""

    path = "/api/me"
    tags = ["notices"]

    @get("/turns", responses=errors())
    async def show_turns(self, request: Asked) -> Turns:
        """The tables that wait for me, with their deadlines."""
        server, me = server_of(request), await some_person(request)
        turns = await tables.show_turns(server, me)
        turns.invitations = await social.count_invitations(server.storage, me.id)
        turns.messages = await messages.count_unread(server.storage, me.id)
        asking = await event_reminders.asking(server.storage, me.id, time(), HERE_BEFORE)
        turns.events = [AskingEvent(id=contest, name=name, starts=starts) for contest, name, starts in asking]
        return turns

    @get(["/notifications", "/notices"], responses=errors())
    async def show(self, request: Asked) -> NoticesRecord:
        """How I am told."""
        return await record(server_of(request), (await own_browser(request)).person)

    @put(["/notifications", "/notices"], responses=errors(409))
    async def change(self, request: Asked, data: JSONBody[NotificationsRequest]) -> NoticesRecord:
        """Turn mail on or off, and set my quiet hours."""
        server, person = server_of(request), (await own_browser(request)).person
        if data.zone not in zones():
            raise Problem("unknown_zone", "Unknown time zone. An example is Europe/Warsaw.")
        if data.mail and not (await notifications.wishes_of(server.storage, person.id)).address:
            raise conflict("no_address", "Confirm your email address first.")
        wishes = {name: value for name, value in msgspec.structs.asdict(data).items() if (name, value) != KEEP_EVENTS}
        await notifications.change_wishes(server.storage, person.id, **wishes)
        return await record(server, person)

    @post(["/notifications/mail", "/notices/mail"], status_code=200, responses=errors(409, 503))
    async def ask_address(self, request: Asked, data: JSONBody[EmailRequest]) -> NoticesRecord:
        """Give an address; a mail goes there with a link that confirms it."""
        server, person = server_of(request), (await own_browser(request)).person
        if not mail.is_offered(server.settings):
            raise conflict("no_mail", "This server doesn't send email.")
        await _require_password(request, person, data.password)
        await server.limits.check_all("mail", person.id)
        await server.limits.check_all("mail", f"to/{mail.mailbox(data.address)}")
        await server.limits.check_all("mails", address(request))
        await notifications.change_wishes(server.storage, person.id, pending=data.address)
        until = int(time()) + DAY
        message = mail.confirmation(server.settings, server.key, person.id, data.address, person.language, until)
        try:
            await mail.send(server.settings, message)
        except mail.NotSent:
            raise Problem("mail_failed", "The email couldn't be sent. Try again later.", 503) from None
        return await record(server, person)

    @delete(["/notifications/mail", "/notices/mail"], status_code=200, responses=errors())
    async def forget_address(self, request: Asked) -> NoticesRecord:
        """Forget the address of a guest."""
        return await _forget(request, "")

    @post(["/notifications/mail/forget", "/notices/mail/forget"], status_code=200, responses=errors())
    async def forget_own_address(self, request: Asked, data: JSONBody[ForgetEmailRequest]) -> NoticesRecord:
        """Forget my address; an account gives its password."""
        return await _forget(request, data.password)

    @post(["/notifications/push", "/notices/push"], status_code=200, responses=errors(409))
    async def subscribe(self, request: Asked, data: JSONBody[BrowserRequest]) -> NoticesRecord:
        """Push to this browser."""
        server, person = server_of(request), (await own_browser(request)).person
        if not is_service(data.endpoint, server.settings.push_services) or not is_key(data.p256dh, data.auth):
            raise Problem("bad_push", "This server can't send notifications to that service.")
        if len(await notifications.browsers_of(server.storage, person.id)) >= MOST:
            raise conflict("too_many_browsers", f"Notifications are already on in {MOST} browsers. Turn one off first.")
        browser = Browser(endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth)
        await notifications.add_browser(server.storage, person.id, browser)
        return await record(server, person)

    @post(["/notifications/push/stop", "/notices/push/stop"], status_code=200, responses=errors())
    async def stop(self, request: Asked, data: JSONBody[BrowserGone]) -> NoticesRecord:
        """Push to a browser no more."""
        server, person = server_of(request), (await own_browser(request)).person
        await notifications.drop_browser(server.storage, person.id, data.endpoint)
        return await record(server, person)


async def _require_password(request: Asked, person: Person, password: str) -> None:
    """Refuse a change by someone who only sits at an open browser of an account."""
    if person.password is not None:
        await server_of(request).limits.check_all("password", address(request))
        await must_fit(person, password)


async def _forget(request: Asked, password: str) -> NoticesRecord:
    """Forget an address, and tell it so."""
    server, person = server_of(request), (await own_browser(request)).person
    await _require_password(request, person, password)
    before = (await notifications.wishes_of(server.storage, person.id)).address
    await notifications.change_wishes(server.storage, person.id, address="", pending="", mail=False)
    await _tell_old(server, person, before, "")
    return await record(server, person)


async def _tell_old(server: Server, person: Person, before: str, now: str) -> None:
    """Tell an address that another one has taken its place; whoever loses it can't be asked."""
    if not before or before == now or person.account is None or not mail.is_offered(server.settings):
        return
    try:
        await mail.send(server.settings, mail.moved(server.settings, person, before))
    except mail.NotSent as error:
        _log.warning("the old address could not be notified", extra={"error": str(error)})


class LinksController(Controller):
    """The links in mails: whoever has one got that mail, and need not be logged in."""

    path = "/api"
    tags = ["notices"]

    @post(
        ["/notifications/confirm/{token:str}", "/notices/confirm/{token:str}"], status_code=204, responses=errors(404)
    )
    async def confirm(self, request: Asked, token: FromPath[str]) -> None:
        """My address is right."""
        server = server_of(request)
        unsealed = unseal(server.key, mail.CONFIRM, token) if len(token) <= LONGEST else None
        if unsealed is None or int(unsealed[2]) < time():
            raise not_found()
        before = (await notifications.wishes_of(server.storage, unsealed[0])).address
        if not await notifications.confirm(server.storage, unsealed[0], unsealed[1]):
            raise not_found()
        person = await people.find_person(server.storage, unsealed[0])
        if person is not None:
            await _tell_old(server, person, before, unsealed[1])

    @post(
        ["/notifications/unsubscribe/{token:str}", "/notices/unsubscribe/{token:str}"],
        status_code=204,
        responses=errors(404),
    )
    async def unsubscribe(self, request: Asked, token: FromPath[str]) -> None:
        """Send me no more mail: by one click of mine, or by my mail program."""
        server = server_of(request)
        unsealed = unseal(server.key, mail.UNSUBSCRIBE, token) if len(token) <= LONGEST else None
        if unsealed is None:
            raise not_found()
        await notifications.unsubscribe(server.storage, unsealed[0], unsealed[1])

    @get(
        ["/notifications/unsubscribe/{token:str}", "/notices/unsubscribe/{token:str}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def show(self, token: FromPath[str]) -> Redirect:
        """The page that does it, for mail programs that only open links."""
        return Redirect(f"/unsubscribe/{token}" if token.replace(".", "").replace("-", "").isalnum() else "/")
