"""The figures of a tournament as tables."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from occasus.arena.tournament import Tournament
from occasus.core.basics import Json
from occasus.locale import Words

NAMES = ("arena-bot", "arena-one", "arena-rest")  # `module:Class` is copied whole from a narrow table


def report(tournament: Tournament, record: dict[str, Json], words: Words) -> list[Any]:
    """The series, then the bots, then how games ended."""
    return [_series(tournament, record, words), _bots(tournament, record, words), _endings(record, words)]


def _tells_wins(tournament: Tournament) -> bool:
    """Return whether a series by itself has a winner to speak of."""
    return tournament.game.cooperative or any(series.hero for series in tournament.series)


def _series(tournament: Tournament, record: dict[str, Json], words: Words) -> Table:
    title = words.say(
        "arena-title",
        games=record["games"],
        game=words.name("game", tournament.game.name),
        seats=tournament.seats,
        seed=tournament.seed,
    )
    together, counted = tournament.game.cooperative, _tells_wins(tournament)
    heads = ["arena-bot"] if together else ["arena-one", "arena-rest"] if counted else ["arena-series"]
    heads += ["arena-wins"] * counted + ["arena-place"] * (counted and not together)
    turns = any(series["turns"] for series in record["series"])
    table = _table(words, [*heads, "simulate-decisions", *["simulate-turns"] * turns], title)
    for series in record["series"]:
        row = [series["hero"], series["rest"]] if counted and not together else [series["rest"]]
        row += [rate_text(series["wins"])] * counted + [f"{series['place']:.2f}"] * (counted and not together)
        table.add_row(*row, _middle(series["decisions"]), *[_middle(series["turns"])] * turns)
    if counted and not together:
        table.caption = words.say("arena-fair", share=f"{1 / tournament.seats:.0%}")
        table.caption_justify = "left"
    return table


def _bots(tournament: Tournament, record: dict[str, Json], words: Words) -> Table:
    rated = any(bot["rating"] for bot in record["bots"])
    counted = not _tells_wins(tournament)
    heads = ["arena-bot", *["arena-rating"] * rated, *["arena-wins"] * counted]
    table = _table(words, [*heads, "arena-choices", "arena-time", "arena-longest"], words.say("arena-bots"))
    for bot in sorted(record["bots"], key=lambda bot: -(bot["rating"]["rating"] if bot["rating"] else 0.0)):
        rating = bot["rating"]
        cells = [f"{rating['rating']:.0f} [{rating['low']:.0f}, {rating['high']:.0f}]"] if rating else [""] * rated
        wins = [rate_text(bot["wins"])] * counted
        times = (f"{bot['decisions']:.0f}", f"{bot['milliseconds']:.1f} ms", f"{bot['longest']:.0f} ms")
        table.add_row(bot["bot"], *cells, *wins, *times)
    troubled = [bot for bot in record["bots"] if bot["slow"] or bot["failed"]]
    table.caption = "\n".join(words.say("arena-troubled", **bot) for bot in troubled)
    table.caption_justify = "left"
    return table


def _endings(record: dict[str, Json], words: Words) -> Table:
    table = _table(words, ["arena-series", "simulate-ended"], words.say("arena-endings"))
    for series in record["series"]:
        for place, ended in enumerate(series["reasons"]):
            message = f"result-{ended['reason']}"
            reason = words.say(message) if words.has(message) else ended["reason"].replace("_", " ")
            rule = f" ({ended['rule']})" if ended["rule"] else ""
            table.add_row("" if place else series["name"], f"{ended['rate']:6.1%}  {reason}{rule}")
    return table


def rate_text(rate: dict[str, Json]) -> str:
    """A rate with its interval and where it comes from."""
    return f"{rate['rate']:6.1%} [{rate['low']:.1%}, {rate['high']:.1%}] ({rate['count']}/{rate['of']})"


def _middle(spread: dict[str, Json]) -> str:
    return f"{spread['mean']:.1f}" if spread else ""


def _table(words: Words, heads: list[str], title: str) -> Table:
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(words.say(head), overflow="fold", no_wrap=head in NAMES)
    return table
