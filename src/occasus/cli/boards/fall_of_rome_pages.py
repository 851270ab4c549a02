"""Pages beside the board of Fall of Rome: what may come, what cards and roles do, what a city is."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from occasus.bots.fall_of_rome_outlook import FULL, Outlook
from occasus.cli.boards.fall_of_rome_pieces import Pieces, joined
from occasus.core.basics import Position
from occasus.core.words import look_up


def odds(position: Position, pieces: Pieces) -> RenderableType:
    """The next barbarian cards with their targets, and the next player cards."""
    outlook, words = Outlook(pieces.facts), pieces.words
    rate = outlook.rate(position)
    table = Table.grid(padding=(0, 2))
    found = sorted(outlook.coming(position, rate).items(), key=lambda item: (-item[1], item[0]))
    for card, chance in found:
        tribe, city = outlook.target(position, card)
        crowd = position["barbarians"].get(city, {}).get(tribe, 0)
        legions = position["legions"].get(city, 0)
        effect = "odds-defended" if legions else "odds-sacked" if crowd == FULL else "odds-added"
        table.add_row(
            Text(f"{chance:.0%}"),
            Text.assemble(pieces.letter(tribe), " ", words.name("city", card.split()[1])),
            Text(
                words.say(effect, city=words.name("city", city), number=crowd + 1),
                "red" if effect == "odds-sacked" else "",
            ),
        )
    deck = position["player_deck"]
    lines: list[RenderableType] = [Text(words.say("odds-barbarians", rate=rate), "bold"), table]
    lines.append(Text(words.say("odds-players"), "bold"))
    lines.append(Text(words.say("odds-revolt", percent=round(100 * outlook.revolt(position)))))
    left = [
        Text.assemble(pieces.letter(tribe), f" {sum(pieces.cards[card]['tribe'] == tribe for card in deck['cards'])}")
        for tribe in pieces.tribes
    ]
    lines.append(Text.assemble(words.say("odds-cards", count=len(deck["cards"])), " ", joined(left, "  ")))
    lines.append(Text(words.say("odds-events", count=deck["events"], of=len(deck["unseen_events"]))))
    return Group(*lines)


def cards(position: Position, pieces: Pieces) -> RenderableType:
    """Every role in play, and every event card in a hand."""
    words = pieces.words
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    for player in position["players"]:
        if player.get("role"):
            table.add_row(words.name("role", player["role"]), words.say(f"ability-{player['role']}"))
    for player in position["players"]:
        for card in player.get("hand") or []:
            if card not in pieces.cards:
                table.add_row(words.name("event", card), words.say(f"effect-{card}"))
    return table


def look(position: Position, pieces: Pieces, wanted: str) -> RenderableType:
    """A city: its colours, neighbours, what stands there and which tribes come through."""
    words = pieces.words
    names = tuple(pieces.cities)
    begun = [name for name in names if wanted and name.startswith(wanted)]
    city = begun[0] if len(begun) == 1 else names[look_up(wanted, names, words.say("place"))]
    entry: dict[str, Any] = pieces.cities[city]
    lines = [
        Text.assemble((words.name("city", city), "bold"), " ", pieces.city(position, city)),
        Text(words.say("place-port" if entry["is_port"] else "place-inland", modern=entry["modern"])),
        Text(words.say("place-colours", names=", ".join(words.name("colour", colour) for colour in entry["colours"]))),
    ]
    for path in pieces.facts["migration_paths"]["entries"]:
        if city in path["cities"]:
            way = " > ".join(words.name("city", step) for step in path["cities"])
            lines.append(Text.assemble(pieces.letter(path["tribe"]), f" {way}"))
    lines.append(Text(words.say("place-neighbours")))
    for neighbour in entry["neighbours"]:
        lines.append(Text.assemble("  ", words.name("city", neighbour), " ", pieces.city(position, neighbour)))
    return Group(*lines)


def top_pile(deck: dict[str, Any]) -> int:
    """How many cards the pile has that the next revolt hides in; 0 if none is left."""
    for pile in deck["piles"]:
        if pile["revolt"]:
            return int(pile["cards"])
    return 0
