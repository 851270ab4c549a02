"""`occasus rules`: the ledgers in the terminal, and what tests and scenes show of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from occasus.cli.guide import show_guide

if TYPE_CHECKING:
    from occasus.ledger.coverage import Coverage
    from occasus.ledger.read import Rule


def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="A rule id, its beginning, or some words.")
    ] = None,
    game: Annotated[str, typer.Option(help="Only the rules of this game.")] = "",
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Every rule with the tests and scenes that show it.")
    ] = False,
    missing: Annotated[bool, typer.Option("--missing", help="Only the rules that nothing shows yet.")] = False,
    guide: Annotated[
        bool, typer.Option("--guide", help="How to play the game that is named, chapter by chapter.")
    ] = False,
) -> None:
    """Show a rule, find rules by words, read how to play, or say which tests and scenes show which rules."""
    if guide:
        show_guide(" ".join(wanted or []) or game)
        return
    from occasus.ledger.coverage import read_coverage
    from occasus.ledger.read import read_ledgers
    from occasus.ledger.search import of_game, search
    from occasus.locale import usual_language

    known = read_ledgers()
    if game:
        known = of_game(known, game)
    words = " ".join(wanted or [])
    if words:
        found = search(known, words, usual_language())
        known = {rule.id: rule for rule in found}
    if coverage or missing:
        _show_coverage(read_coverage(known), missing)
    elif not words:
        _show_contents(known)
    elif len(known) == 1:
        _show_rule(next(iter(known.values())))
    else:
        _show_found(known)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(rules)


def _show_rule(rule: Rule) -> None:
    """One rule in full, with its sources; first in the reader's language where it is not English."""
    from occasus.cli.wrapping import wrapped
    from occasus.ledger.translations import ENGLISH, in_language
    from occasus.locale import usual_language

    typer.echo(f"{rule.id}  {rule.game}, {rule.section}\n")
    text, spoken = in_language(rule, usual_language())
    if spoken != ENGLISH:
        typer.echo(wrapped(text) + "\n")
    for line in rule.statement().splitlines():
        plain = line.startswith((" ", "|", "```")) or not line
        typer.echo(line if plain else wrapped(line))
    if rule.source():
        typer.echo("\n" + wrapped(rule.source()))


def _show_found(known: dict[str, Rule]) -> None:
    from occasus.cli.wrapping import wrapped
    from occasus.ledger.translations import in_language
    from occasus.locale import usual_language

    width = max(len(rule) for rule in known)
    for rule in known.values():
        line = " ".join((in_language(rule, usual_language())[0] or rule.statement()).split())
        typer.echo(wrapped(f"{rule.id:<{width}}  {line}", width + 2))
    typer.echo(f"\n{len(known)} rules; `occasus rules ID` shows one in full.")


def _show_contents(known: dict[str, Rule]) -> None:
    """The sections of the ledgers, with the ids they hold."""
    sections: dict[tuple[str, str, str], list[str]] = {}
    for rule in known.values():
        sections.setdefault((rule.game, rule.part, rule.section), []).append(rule.id)
    shown = ""
    for (game, part, section), ids in sections.items():
        if f"{game} {part}" != shown and part != section:
            typer.echo(f"\n{game}: {part}")
        elif game != shown.split(" ")[0]:
            typer.echo(f"\n{game}")
        shown = f"{game} {part}"
        typer.echo(f"  {section:<60} {ids[0]} to {ids[-1]}")
    typer.echo("\n`occasus rules ID` shows a rule, `occasus rules WORD...` finds rules by words.")


def _show_coverage(found: Coverage, only_missing: bool) -> None:
    missing = {rule.id for rule in found.missing()}
    width = max(len(rule) for rule in found.rules)
    for rule in found.rules.values():
        if only_missing and rule.id not in missing:
            continue
        if rule.id in found.shown:
            told = ", ".join(found.shown[rule.id])
        elif rule.id in found.untestable:
            told = f"cannot be tested: {found.untestable[rule.id]}"
        else:
            told = "MISSING" if rule.id in missing else "needs no test"
        typer.echo(f"{rule.id:<{width}}  {told}")
    for game in dict.fromkeys(rule.game for rule in found.rules.values()):
        counted = [rule.id for rule in found.counted() if rule.game == game]
        shown = sum(rule in found.shown for rule in counted)
        excused = sum(rule in found.untestable for rule in counted)
        left = sum(rule in missing for rule in counted)
        typer.echo(f"{game}: {len(counted)} rules, {shown} shown, {excused} cannot be tested, {left} missing")
    for mistake in found.mistakes():
        typer.echo(f"mistake: {mistake}")
