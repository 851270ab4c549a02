"""The name of a browser in two words that people recognise: "Firefox, Android"."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (  # the first that fits: most say that they are others too
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device(agent: str) -> str:
    """Browser and system of a `User-Agent`; empty if neither is known."""
    words = [next((name for mark, name in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(word for word in words if word)
