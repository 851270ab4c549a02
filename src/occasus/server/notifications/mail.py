"""Emails and how they are sent. Each one has a link to unsubscribe with one click (RFC 8058)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from occasus.server.notifications.texts import Letter, words
from occasus.server.secrets import password_mark, seal
from occasus.server.thread_pool import ThreadPool
from occasus.tables.protocol.problems import Problem
from occasus.tables.settings import Settings
from occasus.tables.store.rows import Person

PATIENCE: Final = 20.0  # seconds for a mail server to answer
UNSUBSCRIBE: Final = "unsubscribe"
CONFIRM: Final = "confirm"
RESET: Final = "reset"
_threads: Final = ThreadPool("mail", 4, 100)


class NotSent(Exception):
    """The mail server did not take a mail."""


def is_offered(settings: Settings) -> bool:
    """Return whether this server can send mail with links that lead back to it."""
    return bool(settings.smtp and settings.mail_from and settings.url)


def mailbox(address: str) -> str:
    """Return an address as it is counted: with any tag, it is the same mailbox."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def notice(settings: Settings, key: bytes, person: str, address: str, language: str, letter: Letter) -> EmailMessage:
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
    mail["List-Unsubscribe"] = f"<{settings.url}/api/notifications/unsubscribe/{token}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirmation(settings: Settings, key: bytes, person: str, address: str, language: str, until: int) -> EmailMessage:
    """The mail that asks whether an address is right; nothing else is sent to it before."""
    say = words(language).say
    link = f"{settings.url}/confirm/{seal(key, CONFIRM, person, address, str(until))}"
    lines = [say("confirm-ask"), "", link, "", "-- ", say("confirm-else")]
    return _mail(settings, address, say("confirm-subject"), lines)


def moved(settings: Settings, person: Person, address: str) -> EmailMessage:
    """The mail to an address that is no longer that of an account."""
    say = words(person.language).say
    lines = [say("moved-about", account=person.account or ""), "", f"{settings.url}/settings"]
    return _mail(settings, address, say("moved-subject"), lines)


def forgotten(settings: Settings, key: bytes, person: Person, address: str, until: str) -> EmailMessage:
    """The mail with the link that sets a new password; it is good until a moment, and once."""
    say = words(person.language).say
    link = f"{settings.url}/reset/{seal(key, RESET, person.id, until, password_mark(person.password or ''), address)}"
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
    """Give an email to the mail server, or raise NotSent."""
    try:
        async with asyncio.timeout(PATIENCE):
            await _threads.run(_give, settings.smtp, mail)
    except (OSError, smtplib.SMTPException, Problem) as error:
        raise NotSent(type(error).__name__) from error


def _give(address: str, mail: EmailMessage) -> None:
    server = urlsplit(address)
    host, secure = server.hostname or "localhost", ssl.create_default_context()
    if server.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=PATIENCE, context=secure)
    else:
        line = smtplib.SMTP(host, server.port or 25, timeout=PATIENCE)
    with line:
        if server.scheme == "smtp+starttls":
            line.starttls(context=secure)
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        line.send_message(mail)
