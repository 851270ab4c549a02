"""Pages of the terminal for Struggle for Rome: odds, cards, places, offers, attacks within reach, questions."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from occasus.cli.boards.struggle_for_rome.pieces import TRIBES, Pieces
from occasus.core.basics import Position, View
from occasus.core.suggestions import nearest
from occasus.games.struggle_for_rome.board.names import CITY_WORDS, CROSSROADS_WORDS, HEX_WORDS
from occasus.locale import Words

MOST: Final = 8  # cities that the line of attacks within reach names


def question(view: View, words: Words) -> str:
    """Return what someone is asked, by the step that is due."""
    agenda = view["position"]["agenda"]
    step = agenda[-1].split()[0] if agenda and view["legal"] else ""
    if not step or not words.has(f"due-{step}"):
        return ""
    warriors = view["position"]["turn"]["phase"] == "warrior_actions"
    return words.say(f"due-{step}", tribe=words.name("phase", "warrior_actions" if warriors else "horseman_actions"))


def offer(position: Position, pieces: Pieces) -> list[str]:
    """Return what lies on the table."""
    given = position["offer"]
    if not given:
        return []
    active = position["turn"]["player"]
    lines = [_table(active, given, "board-offer", pieces)]
    for player, table in given["counters"].items():
        lines.append(_table(player, table, "board-counter", pieces))
    return lines


def _table(player: str, table: dict[str, Any], message: str, pieces: Pieces) -> str:
    give, want = (pieces.counts(table[side], "good") if table[side] else "..." for side in ("give", "want"))
    line = pieces.words.say(message, player=pieces.name("player", player), give=give, want=want)
    return line if line.endswith("...") else f"{line}."


def attacks(position: Position, player: str, pieces: Pieces) -> str:
    """In a tribe's turn: which cities it could attack from where, and what the way costs."""
    phase = position["turn"]["phase"]
    if phase not in ("horseman_actions", "warrior_actions") or position["turn"]["player"] != player:
        return ""
    tribe = position["players"][player]["horseman" if phase == "horseman_actions" else "warrior"]
    if not tribe["figure"] or position["turn"]["travelled"] or position["turn"]["attacked"] != "nothing":
        return ""
    owners, figures = pieces.owners(position), pieces.figures(position)
    rows: list[tuple[int, str]] = []
    most = pieces.facts["plunder_tokens"]["max_per_colour_and_tribe"]["value"]
    colours = pieces.facts["rules_constants"]["colours_plundered_before_conquest"]
    for city, entry in pieces.cities.items():
        token = city not in position["tokens_gone"] and tribe["tokens"].get(entry["province"], 0) < most
        ready = len(tribe["tokens"]) >= colours and tribe["wagons"] > 0
        if city in owners or pieces.is_neutral(position, city) or entry["towers"] > tribe["fighters"]:
            continue
        if not (token or ready):
            continue
        places = [place for place in pieces.beside(city) if place == tribe["figure"] or place not in figures]
        ways = sorted((len(pieces.price(tribe["figure"], place)), place) for place in places)
        if ways:
            place = ways[0][1]
            price = pieces.price(tribe["figure"], place)
            rows.append((len(price), f"{pieces.name('city', city)} ({pieces.words.label(place)} {price})"))
    return ", ".join(text for _, text in sorted(rows)[:MOST])


def odds(view: View, pieces: Pieces) -> RenderableType:
    """Return what may come: pasture cards, development cards, tokens."""
    position = view["position"]
    words = pieces.words
    own = list(position["players"].values())[view["seat"]] if view["seat"] >= 0 else {"hand": {}, "cards": {}}
    totals = {entry["id"]: entry["count"] for entry in pieces.facts["resource_cards"]["kinds"]}
    left = {
        kind: totals[kind] - own["hand"].get(kind, 0) - position["bank"]["discard"].get(kind, 0)
        for kind in ("horse", "cattle")
    }
    lines = [words.say("odds-pasture", count=position["bank"]["pasture"], horses=left["horse"], cattle=left["cattle"])]
    unseen: dict[str, int] = {}
    for entry in pieces.facts["development_cards"]["kinds"]:
        word = entry["id"]
        gone = own["cards"].get(word, 0) + position["development"]["played"].get(word, 0)
        if word == "diplomat":
            gone += sum(player["diplomats"] for player in position["players"].values())
        if word == "victory_point":
            gone += sum(player["shown_points"] for player in position["players"].values())
        unseen[word] = entry["count"] - gone
    pile = position["development"]["pile"]
    lines.append(words.say("odds-development", count=pile, names=pieces.numbers(unseen)))
    lines += _tokens(position, pieces)
    return Group(*(Text(line) for line in lines))


def _tokens(position: Position, pieces: Pieces) -> list[str]:
    lines = []
    for province, given in pieces.facts["plunder_tokens"]["colours"].items():
        left: dict[str, int] = {}
        for symbols in given["tokens"]:
            face = " ".join(sorted(symbols, key=("gold_2", "development_card", "pasture_card", "casualty").index))
            left[face] = left.get(face, 0) + 1
        for face, number in position["turned"].get(province, {}).items():
            left[face] = left.get(face, 0) - number
        names = "; ".join(f"{number}x {pieces.name('face', face)}" for face, number in left.items() if number)
        lines.append(pieces.words.say("odds-tokens", province=pieces.name("region", province), names=names))
    return lines


def cards(view: View, pieces: Pieces) -> RenderableType:
    """Return what every kind of development card does, the own ones first."""
    own = list(view["position"]["players"].values())[view["seat"]]["cards"] if view["seat"] >= 0 else {}
    amounts = {entry["id"]: entry["op"].get("amount", 0) for entry in pieces.facts["development_cards"]["kinds"]}
    kinds = list(amounts)
    lines = []
    for kind in sorted(kinds, key=lambda word: (word not in own, kinds.index(word))):
        style = "bold" if kind in own else "dim"
        label = pieces.words.label(f"{pieces.name('card', kind)}, {kind}")
        lines.append(Text(f"{label} {pieces.words.say(f'effect-{kind}', amount=amounts[kind])}", style))
    return Group(*lines)


def look(view: View, pieces: Pieces, wanted: str) -> RenderableType | None:
    """A hex, a city or a crossroads."""
    position, words = view["position"], pieces.words
    known = (*CITY_WORDS, *HEX_WORDS, *CROSSROADS_WORDS)
    typed = wanted.strip().lower().replace(" ", "_")
    matching = [word for word in known if word == typed] or [word for word in known if word.startswith(typed)]
    word = (matching or nearest(typed, known, 1) or [""])[0]
    if not word:
        return None
    lines: list[str] = []
    if word in CITY_WORDS:
        lines += _city(position, pieces, word)
    if word in HEX_WORDS:
        entry = pieces.hexes[word]
        what = " ".join(filter(None, (pieces.name("terrain", entry["terrain"]), str(entry["number"] or ""))))
        places = [CROSSROADS_WORDS[place] for place in pieces.geography.corners[HEX_WORDS.index(word)]]
        corners = ", ".join(pieces.place(position, place).plain for place in places)
        lines.append(words.say("place-hex", name=pieces.name("hex", word), what=what, names=corners))
    if word in CROSSROADS_WORDS:
        lines += _crossroads(view, pieces, word)
    return Group(*(Text(line) for line in lines))


def _city(position: Position, pieces: Pieces, word: str) -> list[str]:
    words, entry = pieces.words, pieces.cities[word]
    owner = pieces.owners(position).get(word)
    if owner:
        state = words.say("place-owned", tribe=pieces.name("tribe", owner), tribe_id=owner)
    elif pieces.is_neutral(position, word):
        state = words.say("place-neutral")
    else:
        state = words.say("place-free" if word in position["tokens_gone"] else "place-free-token")
    near = [CITY_WORDS[other] for other in pieces.geography.reach[CITY_WORDS.index(word)]]
    return [
        words.say(
            "place-city",
            name=pieces.name("city", word),
            towers=entry["towers"],
            province=pieces.name("region", entry["province"]),
            state=state,
        ),
        words.say("place-beside", names=", ".join(pieces.place(position, p).plain for p in pieces.beside(word))),
        words.say(
            "place-near", names=", ".join(f"{pieces.name('city', c)} {pieces.cities[c]['towers']}t" for c in near)
        ),
    ]


def around(pieces: Pieces, word: str) -> list[str]:
    """Return what lies around a crossroads; nothing for another place."""
    if word not in CROSSROADS_WORDS:
        return []
    hexes = ", ".join(pieces.hex(hexagon) for hexagon in pieces.hexes_at(word))
    cities = ", ".join(pieces.name("city", city) for city in pieces.cities_at(word))
    lines = [pieces.words.say("place-crossroads", name=word, names=hexes)]
    return [*lines, pieces.words.say("place-cities", names=cities)] if cities else lines


def _crossroads(view: View, pieces: Pieces, word: str) -> list[str]:
    words, position = pieces.words, view["position"]
    lines = around(pieces, word)
    standing = pieces.figures(position).get(word)
    if standing:
        lines.append(words.say("place-stands", name=pieces.name("tribe", standing)))
    if view["seat"] >= 0:
        player = list(position["players"])[view["seat"]]
        for kind in TRIBES:
            figure = position["players"][player][kind]["figure"]
            if figure and figure != word:
                tribe = pieces.name("tribe", f"{player}_{kind}")
                lines.append(words.say("place-way", tribe=tribe, price=pieces.price(figure, word)))
    return lines
