"""`occasus rules`: the ledgers in the terminal, and what tests and scenes show of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from occasus.cli.help.book import show_guide

if TYPE_CHECKING:
    from occasus.ledger.coverage import Coverage
    from occasus.ledger.read import Rule


def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="A rule ID, the start of one, or some words.")
    ] = None,
    game: Annotated[str, typer.Option(help="Only the rules of this game.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="List the tests and scenes of every rule.")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="Only rules without a test or scene.")] = False,
    guide: Annotated[bool, typer.Option("--guide", help="How to play the named game, chapter by chapter.")] = False,
    ledger: Annotated[
        bool, typer.Option("--ledger", help="Show the ledger's own text: in English, with data, decisions and sources.")
    ] = False,
) -> None:
    """Show a rule, search the rules, read how to play, or list the tests and scenes of each rule."""
    if guide:
        show_guide(" ".join(wanted or []) or game)
        return
    from occasus.ledger.coverage import read_coverage
    from occasus.ledger.player_text import for_players
    from occasus.ledger.read import read_ledgers
    from occasus.ledger.search import of_game, search
    from occasus.locale import usual_language

    known = read_ledgers()
    if game:
        known = of_game(known, game)
    words = " ".join(wanted or [])
    ledger = ledger or coverage or missing or (words.upper() in known and not for_players(known[words.upper()]))
    if not ledger:
        known = {rule.id: rule for rule in known.values() if for_players(rule)}
    if words:
        matching = search(known, words, usual_language())
        known = {rule.id: rule for rule in matching}
    if coverage or missing:
        _show_coverage(read_coverage(known), missing)
    elif not words:
        _show_contents(known, ledger)
    elif len(known) == 1:
        _show_rule(next(iter(known.values())), ledger)
    else:
        _show_found(known, ledger)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(rules)


def _show_rule(rule: Rule, ledger: bool) -> None:
    """One rule as players read it, in their language; or as the ledger has it, with its sources."""
    from occasus.cli.wrapping import wrapped
    from occasus.ledger.translations import heading_in
    from occasus.locale import Words, usual_language

    if ledger:
        heading, text = f"{rule.game}, {rule.section}", rule.statement()
    else:
        language = usual_language()
        name = Words(language=language).name("game", rule.game)
        heading, text = f"{name}, {heading_in(rule.game, rule.section, language)}", _plain(rule, language)
    typer.echo(f"{rule.id}  {heading}\n")
    for line in text.splitlines():
        plain = line.startswith((" ", "|", "```")) or not line
        typer.echo(line if plain else wrapped(line))
    if ledger and rule.source():
        typer.echo("\n" + wrapped(rule.source()))


def _plain(rule: Rule, language: str) -> str:
    """Return what a rule says to a reader of a language, without marks of stress."""
    from occasus.ledger.translations import in_language

    return re.sub(r"\*(?=\w)|(?<=\w)\*", "", in_language(rule, language)[0])


def _show_found(known: dict[str, Rule], ledger: bool) -> None:
    from occasus.cli.wrapping import wrapped
    from occasus.locale import Words, usual_language

    language = usual_language()
    width = max(len(rule) for rule in known)
    for rule in known.values():
        line = " ".join((rule.statement() if ledger else _plain(rule, language)).split())
        typer.echo(wrapped(f"{rule.id:<{width}}  {line}", width + 2))
    typer.echo("\n" + Words(language=language).say("rules-found", count=len(known)))


def _show_contents(known: dict[str, Rule], ledger: bool) -> None:
    """The sections of the ledgers, with the ids they hold."""
    from occasus.ledger.translations import heading_in
    from occasus.locale import Words, usual_language

    language = usual_language()
    words = Words(language=language)
    sections: dict[tuple[str, str, str], list[str]] = {}
    for rule in known.values():
        sections.setdefault((rule.game, rule.part, rule.section), []).append(rule.id)

    def heading(game: str, title: str) -> str:
        return title if ledger else heading_in(game, title, language)

    shown = ""
    for (game, part, section), ids in sections.items():
        name = game if ledger else words.name("game", game)
        if f"{game} {part}" != shown and part != section:
            typer.echo(f"\n{words.label(name)} {heading(game, part)}")
        elif game != shown.split(" ")[0]:
            typer.echo(f"\n{name}")
        shown = f"{game} {part}"
        span = words.say("rules-span", first=ids[0], last=ids[-1])
        typer.echo(f"  {heading(game, section):<60} {span}")
    typer.echo("\n" + words.say("rules-look"))


def _show_coverage(coverage: Coverage, only_missing: bool) -> None:
    missing = {rule.id for rule in coverage.missing()}
    width = max(len(rule) for rule in coverage.rules)
    for rule in coverage.rules.values():
        if only_missing and rule.id not in missing:
            continue
        if rule.id in coverage.shown:
            shown_by = ", ".join(coverage.shown[rule.id])
        elif rule.id in coverage.untestable:
            shown_by = f"cannot be tested: {coverage.untestable[rule.id]}"
        else:
            shown_by = "MISSING" if rule.id in missing else "needs no test"
        typer.echo(f"{rule.id:<{width}}  {shown_by}")
    for game in dict.fromkeys(rule.game for rule in coverage.rules.values()):
        counted = [rule.id for rule in coverage.counted() if rule.game == game]
        shown = sum(rule in coverage.shown for rule in counted)
        excused = sum(rule in coverage.untestable for rule in counted)
        left = sum(rule in missing for rule in counted)
        typer.echo(f"{game}: {len(counted)} rules, {shown} shown, {excused} cannot be tested, {left} missing")
    for mistake in coverage.mistakes():
        typer.echo(f"mistake: {mistake}")
