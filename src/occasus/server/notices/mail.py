"""Mail by SMTP, off the loop. Each mail says how to hear no more, in one click (RFC 8058)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from occasus.server.notices.letters import Letter, words
from occasus.server.rows import Person
from occasus.server.secrets import password_mark, seal
from occasus.server.settings import Settings

PATIENCE: Final = 20.0  # seconds for a mail server to answer
UNSUBSCRIBE: Final = "unsubscribe"
CONFIRM: Final = "confirm"
RESET: Final = "reset"


class NotSent(Exception):
    """The mail server did not take a mail."""


def is_offered(settings: Settings) -> bool:
    """Whether this server can send mail with links that lead back to it."""
    return bool(settings.smtp and settings.mail_from and settings.url)


def notice(settings: Settings, key: bytes, person: str, address: str, language: str, letter: Letter) -> EmailMessage:
    """The mail of a notice."""
    say = words(language).say
    token = seal(key, UNSUBSCRIBE, person, address)
    lines = [
        letter.hello,
        "",
        *letter.lines,
        "",
        "-- ",
        say("mail-why"),
        say("mail-stop", link=f"{settings.url}/unsubscribe/{token}"),
        say("mail-settings", link=f"{settings.url}/settings"),
    ]
    mail = _mail(settings, address, letter.subject, lines)
    mail["List-Unsubscribe"] = f"<{settings.url}/api/notices/unsubscribe/{token}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirmation(settings: Settings, key: bytes, person: str, address: str, language: str, until: int) -> EmailMessage:
    """The mail that asks whether an address is right; nothing else is sent to it before."""
    say = words(language).say
    link = f"{settings.url}/confirm/{seal(key, CONFIRM, person, address, str(until))}"
    lines = [say("confirm-ask"), "", link, "", "-- ", say("confirm-else")]
    return _mail(settings, address, say("confirm-subject"), lines)


def forgotten(settings: Settings, key: bytes, person: Person, address: str, until: str) -> EmailMessage:
    """The mail with the link that sets a new password; it is good until a moment, and once."""
    say = words(person.language).say
    link = f"{settings.url}/reset/{seal(key, RESET, person.id, until, password_mark(person.password or ''))}"
    lines = [say("reset-ask", account=person.account or ""), "", link, "", "-- ", say("reset-else")]
    return _mail(settings, address, say("reset-subject"), lines)


def _mail(settings: Settings, address: str, subject: str, lines: list[str]) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = settings.mail_from
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=urlsplit(settings.url).hostname or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n".join(lines) + "\n")
    return mail


async def send(settings: Settings, mail: EmailMessage) -> None:
    """Give a mail to the mail server, or raise NotSent."""
    try:
        await asyncio.to_thread(_send, settings.smtp, mail)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__) from error


def _send(address: str, mail: EmailMessage) -> None:
    where = urlsplit(address)
    host = where.hostname or "localhost"
    if where.scheme == "smtps":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, where.port or 465, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, where.port or 25, timeout=PATIENCE)
    with server:
        if where.scheme == "smtp+starttls":
            server.starttls(context=ssl.create_default_context())
        if where.username:
            server.login(unquote(where.username), unquote(where.password or ""))
        server.send_message(mail)
