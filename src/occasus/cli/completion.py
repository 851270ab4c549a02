"""What Tab completes in the shell, where `occasus --install-completion` was called: games, bots, kept matches."""

from __future__ import annotations

from collections.abc import Iterable


def games(incomplete: str) -> list[str]:
    """Games by name."""
    from occasus.core.registry import names

    return _begun(incomplete, names())


def bots(incomplete: str) -> list[str]:
    """The last bot of a list with commas."""
    from occasus.bots.registry import BOTS

    return _last_of_a_list(incomplete, BOTS)


def players(incomplete: str) -> list[str]:
    """The last player of a list with commas."""
    from occasus.bots.registry import BOTS
    from occasus.cli.arguments import HUMAN

    return _last_of_a_list(incomplete, [HUMAN, *BOTS])


def matches(incomplete: str) -> list[str]:
    """Kept matches by the names in `occasus matches`; where none begins so, the shell offers files."""
    from occasus.cli.play.match_files import ENDING, kept_matches

    return _begun(incomplete, [path.name.removesuffix(ENDING) for path in kept_matches()])


def _begun(incomplete: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def _last_of_a_list(incomplete: str, words: Iterable[str]) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in _begun(last, words)]
