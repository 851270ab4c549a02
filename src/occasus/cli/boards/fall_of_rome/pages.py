"""Pages beside the board of Fall of Rome: what may come, what cards and roles do, what a city is."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from occasus.cli.boards.fall_of_rome.odds import FULL, Odds
from occasus.cli.boards.fall_of_rome.pieces import Pieces, joined
from occasus.core.basics import Position, View
from occasus.core.suggestions import look_up
from occasus.locale import Words


def odds(position: Position, pieces: Pieces) -> RenderableType:
    """Whom the next barbarian cards strike, and what the next player cards may be."""
    chances, words = Odds(pieces.facts), pieces.words
    rate = chances.rate(position)
    table = Table.grid(padding=(0, 2, 0, 0))
    for (tribe, city), chance in sorted(chances.struck(position, rate).items(), key=lambda item: (-item[1], item[0])):
        crowd = position["barbarians"].get(city, {}).get(tribe, 0)
        defended = position["legions"].get(city, 0)
        effect = "odds-defended" if defended else "odds-sacked" if crowd == FULL else "odds-added"
        table.add_row(
            Text(f"{chance:.0%}"),
            Text.assemble(pieces.letter(tribe), " ", words.name("city", city)),
            Text(words.say(effect, number=crowd + 1), "red" if effect == "odds-sacked" else ""),
        )
    deck = position["player_deck"]
    left = [
        Text.assemble(pieces.letter(tribe), f" {sum(pieces.cards[card]['tribe'] == tribe for card in deck['cards'])}")
        for tribe in pieces.tribes
    ]
    percent = round(100 * chances.revolt(position))
    return Group(
        Text(words.say("odds-barbarians", rate=rate), "bold"),
        table,
        Text(words.say("odds-players"), "bold"),
        Text(words.say("odds-revolt", percent=percent)),
        Text.assemble(words.say("odds-cards", count=len(deck["cards"])), " ", joined(left, "  ")),
        Text(words.say("odds-events", count=deck["events"], of=len(deck["unseen_events"]))),
    )


def question(view: View, words: Words) -> str:
    """Return what the seat that must decide is asked, by the step that is due."""
    position = view["position"]
    players, active = position["players"], position["turn"]["active"]
    if not position["agenda"] or not view["legal"]:
        return ""
    step, *rest = position["agenda"][-1].split()
    if step == "plot":
        direction = "give" if int(rest[2]) % 2 == 0 else "take"
        role, card = words.name("role", players[active]["role"]), words.name("card", rest[1])
        return words.say(f"due-plot-{direction}", role=role, card=card)
    if step == "start":
        legions = words.values["solo_start_legions" if position["seats"] == 1 else "start_legions"]
        return words.say("due-start", role=words.name("role", players[int(rest[0])]["role"]), start_legions=legions)
    if step == "tie":
        names = [
            f"{words.label(str(seat))} {words.name('role', player['role'])}" for seat, player in enumerate(players)
        ]
        return words.say("due-tie", names=", ".join(names))
    if step == "actions" and position["seats"] > 1 and view["seat"] != active:
        step = "interrupt"
    number = int(rest[-1]) if rest and rest[-1].isdigit() else 0
    return words.say(f"due-{step}", number=number, limit=hand_limit(position, words))


def hand_limit(position: Position, words: Words) -> int:
    """Return how many cards a hand may hold."""
    return words.values["solo_hand_limit" if position["seats"] == 1 else "hand_limit"]


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
        Text(words.say("place-port" if entry["is_port"] else "place-inland", modern=entry["notes"]["modern"])),
        Text(words.say("place-colours", names=", ".join(words.name("colour", colour) for colour in entry["colours"]))),
    ]
    for tribe, path in pieces.paths:
        if city in path:
            path_text = " > ".join(words.name("city", step) for step in path)
            lines.append(Text.assemble(pieces.letter(tribe), f" {path_text}"))
    lines.append(Text(words.say("place-neighbours")))
    for neighbour in entry["neighbours"]:
        lines.append(Text.assemble("  ", words.name("city", neighbour), " ", pieces.city(position, neighbour)))
    return Group(*lines)


def next_revolt(deck: dict[str, Any]) -> int:
    """Among how many cards on top of the player deck the next revolt is; 0 if none is left."""
    known: list[str] = deck["top"]
    if "revolt" in known:
        return known.index("revolt") + 1
    before = len(known)
    for pile in deck["piles"]:
        before += int(pile["cards"])
        if pile["revolt"]:
            return before
    return 0
