"""Pages beside the board of Empire's End: the conflict card, what cards do, what may come, what is asked."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from occasus.cli.boards.empires_end.pieces import Pieces
from occasus.cli.typed_text import normalise
from occasus.core.basics import Position, View
from occasus.core.suggestions import look_up


def conflict(position: Position, pieces: Pieces) -> list[Text]:
    """The conflict card: its bonus, its bands, its upheaval."""
    words, card = pieces.words, pieces.conflicts[position["conflict"]]
    victory = card["victory"]
    lines = [
        Text(
            words.say(
                "board-conflict",
                card=words.name("conflict_card", card["id"]),
                victory=pieces.reward(victory["points"], victory["resources"], 0),
                rank=card["upheaval"]["rank"],
                position=card["upheaval"]["position"],
            ),
            "bold red",
        )
    ]
    for band in card["brackets"]:
        reward = pieces.reward(band["points"], band["resources"], band["refresh"])
        if band["max"] is None:
            band_text = words.say("board-band-open", least=band["min"], reward=reward)
        else:
            band_text = words.say("board-band", least=band["min"], most=band["max"], reward=reward)
        lines.append(Text(f"    {band_text}"))
    return lines


def question(view: View, pieces: Pieces, names: list[str]) -> str:
    """Return what a seat is asked, by the step it decides."""
    position, seat = view["position"], view["seat"]
    step = position["empires"][seat]["decides"]
    if step is None or not view["legal"]:
        return ""
    kind, *rest = step.split()
    if kind == "in_window":
        turn = [text for text in position["agenda"] if text.startswith("turn ")]
        return pieces.words.say("due-in_window", name=names[int(turn[-1].split()[1])])
    if kind == "choose_home":
        return pieces.words.say(
            "due-choose_home", card=pieces.words.name("card", rest[0]), effect=pieces.effect(rest[0])
        )
    return pieces.words.say(f"due-{kind}")


def cards(position: Position, seat: int, pieces: Pieces) -> RenderableType:
    """Return what the tiles do, and every card that lies open or in the own hand."""
    seen: list[str] = [offer["card"] for offer in position["offers"].values()]
    for number, empire in enumerate(position["empires"]):
        seen += [card for stack in empire["innovations"].values() for card in stack]
        seen += empire["hand"] if number == seat and isinstance(empire["hand"], list) else []
    lines = [Text(describe(name, pieces)) for name in [*pieces.tiles, *dict.fromkeys(seen)]]
    return Group(*lines)


def describe(name: str, pieces: Pieces) -> str:
    """A tile or a card on one line."""
    words = pieces.words
    if name in pieces.tiles:
        tile = pieces.tiles[name]
        return words.say(
            "board-tile",
            location=words.name("location", name),
            points=tile["points"]["value"],
            hammers=tile["rebuild_hammers"]["value"],
            effect=pieces.effect(name),
        )
    card = pieces.cards[name]
    return words.say(
        "board-card",
        card=words.name("card", name),
        position=card["number"],
        accepts=pieces.accepts(name),
        cost=card["cost"],
        effect=pieces.effect(name),
    )


def look(position: Position, pieces: Pieces, wanted: str, names: list[str]) -> RenderableType:
    """A location in every empire, or a card and where it is."""
    words = pieces.words
    known = (*pieces.tiles, *pieces.cards)
    called = {name: normalise(words.name("location" if name in pieces.tiles else "card", name)) for name in known}
    begun = [name for name in known if called[name] == normalise(wanted)] or [
        name
        for name in known
        if wanted and (name.startswith(wanted.lower()) or called[name].startswith(normalise(wanted)))
    ]
    location = begun[0] if len(begun) == 1 else known[look_up(wanted.lower(), known, words.say("place"))]
    lines = [Text(describe(location, pieces), "bold")]
    for number, empire in enumerate(position["empires"]):
        for place, tile in empire["row"].items():
            state = "ruin" if tile in empire["destroyed"] else "intact"
            if tile == location:
                heading = words.say("board-place-of", name=names[number], position=int(place), state=state)
                attached = [describe(card, pieces) for card in empire["innovations"].get(tile, [])]
                lines += [Text(f"  {heading}"), *(Text(f"    {text}", "dim") for text in attached)]
        for tile, stack in empire["innovations"].items():
            if location in stack:
                where = words.say("board-where", location=words.name("location", tile), name=names[number])
                lines.append(Text(f"  {where}"))
    return Group(*lines)


def odds(position: Position, seat: int, pieces: Pieces) -> RenderableType:
    """The disaster cards that this seat cannot see, and the conflict cards that are left."""
    words = pieces.words
    seen: set[str] = {offer["card"] for offer in position["offers"].values()}
    for empire in position["empires"]:
        seen |= {card for stack in empire["innovations"].values() for card in stack}
        seen |= set(empire["hand"]) if isinstance(empire["hand"], list) else set()
    unseen = [card for card in pieces.cards if card not in seen]
    lines = [Text(words.say("odds-deck", count=len(unseen)), "bold")]
    kinds: dict[str, list[str]] = {}
    for card in unseen:
        kinds.setdefault(card.rpartition("_")[0], []).append(str(pieces.cards[card]["number"]))
    for kind, numbers in kinds.items():
        lines.append(Text(words.say("odds-kind", name=words.name("card", kind), numbers=" ".join(numbers))))
    gone = [*position["conflict_discards"], position["conflict"]]
    left = [words.name("conflict_card", card) for card in pieces.conflicts if card not in gone]
    lines.append(Text(words.say("odds-conflict", names=", ".join(left))))
    return Group(*lines)
