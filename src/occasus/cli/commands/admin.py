"""`occasus admin`: what those who run a server do; on its database, whether the server runs or not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from occasus.cli.extras import need_server
from occasus.core.basics import OccasusError

if TYPE_CHECKING:
    from occasus.server.storage.engine import Storage
    from occasus.tables.store.rows import Person

T = TypeVar("T")
PersonWord = Annotated[str, typer.Argument(metavar="PERSON", help="A username or an ID.")]
app = typer.Typer(no_args_is_help=True, help="Manage a server: people, bans, reports, tables, read-only mode.")
_where: dict[str, str] = {}


@app.callback()
def where(
    data: Annotated[Path | None, typer.Option(envvar="OCCASUS_DATA", help="The server's data folder.")] = None,
    database: Annotated[
        str, typer.Option(envvar="OCCASUS_DATABASE", help="The server's database, if it is elsewhere.")
    ] = "",
) -> None:
    """Manage a server: people, bans, reports, tables, read-only mode."""
    need_server()
    from occasus.cli.play.match_files import data_folder

    folder = data or data_folder().parent / "server"
    if not database and not (folder / "occasus.sqlite").is_file():
        raise OccasusError(f"there is no server database in {folder}; give its folder with --data.")
    _where.update(data=str(folder), database=database)


def _do(work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the database of the server."""
    from occasus.server.storage.engine import Storage
    from occasus.server.storage.migrate import migrate
    from occasus.tables.settings import Settings

    async def carry_out() -> T:
        os.umask(0o077)
        storage = Storage(Settings(data=_where["data"], database=_where["database"]).database_url())
        try:
            await migrate(storage)
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(carry_out())


def _log(action: str, target: str, detail: str = "") -> None:
    """Keep what was done in the log of the server."""
    from occasus.server.storage.moderation import audit

    _do(lambda storage: audit.note(storage, None, action, target[:60], detail))


def _moment(at: float | None) -> str:
    return "for good" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def _person(storage: Storage, text: str) -> Person:
    from occasus.server.storage.moderation import admin

    match = await admin.one_person(storage, text)
    if match is None:
        raise OccasusError(f"no one has the username or ID {text!r}; `occasus admin find` searches names.")
    return match


@app.command()
def find(text: Annotated[str, typer.Argument(help="An ID, a username or part of a name.")]) -> None:
    """Find people."""
    from occasus.server.storage.accounts import sessions
    from occasus.server.storage.moderation import admin

    async def work(storage: Storage) -> list[tuple[Any, int]]:
        people = await admin.search(storage, text)
        return [(one, len(await sessions.sessions_of(storage, one.id))) for one in people]

    for person, count in _do(work):
        account = person.account or "(guest)"
        typer.echo(f"{person.id}  {person.name}  {account}  since {_moment(person.created)}  {count} sessions")


@app.command()
def reset_password(person: PersonWord) -> None:
    """Set a new password for an account; this ends its sessions and tokens."""
    from occasus.server.storage.moderation import admin, audit

    async def work(storage: Storage) -> str:
        account = await _person(storage, person)
        if account.account is None:
            raise OccasusError("this is a guest; guests have no password.")
        await audit.note(storage, None, "password", account.id, account.name)
        return await admin.reset_password(storage, account.id)

    typer.echo(f"The new password is {_do(work)}")


@app.command()
def grant(
    person: PersonWord,
    on: Annotated[bool, typer.Option("--on/--off", help="Grant the role, or remove it.")] = True,
    moderator: Annotated[
        bool, typer.Option(help="As a moderator: without passwords, roles and read-only mode.")
    ] = False,
) -> None:
    """Make an account an administrator, with access to the page /admin, or no longer."""
    from occasus.server.storage.moderation import admin, audit

    async def work(storage: Storage) -> None:
        account = await _person(storage, person)
        if account.account is None and on:
            raise OccasusError("this is a guest; only accounts can have a role.")
        await admin.give_role(storage, account.id, ("moderator" if moderator else "owner") if on else "")
        await audit.note(storage, None, "role", account.id, "on" if on else "off")

    _do(work)
    typer.echo("This account is now an administrator." if on else "This account is no longer an administrator.")


@app.command()
def end_sessions(person: PersonWord) -> None:
    """Sign a person out everywhere, within half a minute."""
    from occasus.server.storage.accounts import sessions
    from occasus.server.storage.moderation import audit

    async def work(storage: Storage) -> None:
        account = await _person(storage, person)
        await audit.note(storage, None, "end", account.id, account.name)
        await sessions.end_all(storage, account.id)

    _do(work)
    typer.echo("All sessions and tokens have ended.")


@app.command()
def ban(
    whom: Annotated[str, typer.Argument(help="A username, an ID or an IP range such as 192.0.2.0/24.")],
    days: Annotated[float, typer.Option(min=0, help="Days; 0 bans permanently.")] = 0,
    why: Annotated[str, typer.Option(help="A note for administrators.")] = "",
) -> None:
    """Ban a person or an IP range."""
    from occasus.server.storage.moderation import admin, audit

    network = admin.range_of(whom)

    async def work(storage: Storage) -> None:
        account_id = "" if network else (await _person(storage, whom)).id
        await admin.ban(storage, account_id, network, days, why)
        await audit.note(storage, None, "ban", account_id or network, f"{days:g} days: {why}")

    _do(work)
    typer.echo(f"{whom} is banned {'permanently' if not days else f'for {days:g} days'}.")


@app.command()
def unban(whom: Annotated[str, typer.Argument(help="The ID of a ban or a person, or an IP range.")]) -> None:
    """Lift a ban."""
    from occasus.server.storage.moderation import admin

    if not _do(lambda storage: admin.unban(storage, whom)):
        raise OccasusError(f"no one is banned as {whom!r}; `occasus admin bans` lists all bans.")
    _log("unban", whom)
    typer.echo("The ban has ended.")


@app.command()
def bans() -> None:
    """List current bans."""
    from occasus.server.storage.moderation import admin

    for ban in _do(admin.bans):
        typer.echo(f"{ban.id}  {ban.person or ban.network}  until: {_moment(ban.until)}  {ban.why}")


@app.command()
def close_table(
    table: Annotated[str, typer.Argument(help="The table's ID: the last part of its URL.")],
) -> None:
    """Close a table, in the lobby or in play."""
    from occasus.server.storage.moderation import admin

    if not _do(lambda storage: admin.close_table(storage, table)):
        raise OccasusError(f"there is no open table {table!r}.")
    _log("close", table)
    typer.echo("The table is closed.")


@app.command()
def void(table: Annotated[str, typer.Argument(help="The table's ID, of a finished rated game.")]) -> None:
    """Void a rated game: it counts for no one, and later ratings are computed again."""
    from occasus.server.storage import counting

    if not _do(lambda storage: counting.void(storage, table)):
        raise OccasusError(f"there is no finished rated game {table!r}.")
    _log("void", table)
    typer.echo("This game no longer counts.")


@app.command()
def suspects() -> None:
    """List accounts that others may feed."""
    from occasus.server.storage.moderation import suspects as accounts

    for suspect in _do(accounts.suspects):
        signs = {"one address": suspect.same_address, "no other opponents": suspect.only, "never won": suspect.lost_all}
        names = (f"{feeder.name} ({feeder.id})" if feeder.id else "deleted accounts" for feeder in suspect.feeders)
        losers = ", ".join(names)
        typer.echo(f"{suspect.winner_name} ({suspect.winner}) won {suspect.gained:+.0f} from {losers}")
        typer.echo(f"    {suspect.game}, {suspect.games} games: {', '.join(word for word, so in signs.items() if so)}")
        typer.echo(f"    tables {' '.join(suspect.tables)}")


@app.command()
def log() -> None:
    """List what administrators did, latest first."""
    from occasus.server.storage.moderation import audit

    for line in _do(audit.lines):
        typer.echo(f"{_moment(line.at)}  {line.name}  {line.action}  {line.target}  {line.detail}")


@app.command()
def reports(
    done: Annotated[int, typer.Option(help="Resolve the report with this number.")] = 0,
    old: Annotated[bool, typer.Option("--old", help="Show resolved reports too.")] = False,
) -> None:
    """List what people have reported."""
    from occasus.server.storage.moderation import admin

    if done:
        if not _do(lambda storage: admin.close_report(storage, done)):
            raise OccasusError(f"there is no report {done}.")
        _log("report", str(done))
        typer.echo("Dealt with.")
        return
    for report in _do(lambda storage: admin.reports(storage, old)):
        typer.echo(f"{report.id}  {_moment(report.at)}  {report.name} ({report.person})  table {report.table_id}")
        typer.echo(f"    said: {report.text}\n    report by {report.by}: {report.why}")


@app.command()
def read_only(on: Annotated[bool, typer.Argument(help="true or false")]) -> None:
    """Turn read-only mode on or off, for example for an upgrade. Takes effect within half a minute."""
    from occasus.server.storage import uptime

    _do(lambda storage: uptime.set_read_only(storage, on))
    _log("read-only", "", "on" if on else "off")
    typer.echo("The server is now read-only." if on else "The server accepts changes again.")


def register(main: typer.Typer) -> None:
    """Add the commands to the application."""
    main.add_typer(app, name="admin")
