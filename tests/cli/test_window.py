"""The full screen, played by keys and mouse as Textual's pilot presses them; bots think in their real process."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, Static
from textual.widgets.tree import TreeNode

from occasus.arena.simulate import decision
from occasus.cli.play.action_text import ActionText
from occasus.cli.play.bot_process import MOVE, Thinker, question
from occasus.cli.play.play_session import PlaySession
from occasus.cli.tui.action_tree import DeedTree
from occasus.cli.tui.app import Window
from occasus.cli.tui.board_view import BoardView
from occasus.cli.tui.handover_screen import HandoverScreen
from occasus.cli.tui.keys import SHOWN_KEYS, key_line
from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import LANGUAGES, Words

PATIENCE: Final = 120.0  # seconds that something may take on a busy machine
GAMES: Final = ("fall_of_rome", "empires_end", "struggle_for_rome")
SMALL: Final = (80, 24)
LARGE: Final = (160, 50)
DECIDED_BY_CHANCE: Final = {  # kinds of action that no seat is ever offered
    "fall_of_rome": {"role", "reveal", "draw", "draw_event", "roll"},
    "empires_end": {"temple", "lay", "draw", "reveal", "reveal_conflict"},
    "struggle_for_rome": {"start_player", "station", "roll", "draw", "draw_card", "turn", "steal"},
}
ALIKE: Final = {("nl", "plunder")}  # the same words as in English
Script = Callable[[Window, Pilot[None]], Awaitable[None]]


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One process for all tests of this file."""
    made = Thinker()
    yield made
    made.stop()


def sitting(game: str, players: list[str], folder: Path, seed: str = "w1", language: str = "en") -> PlaySession:
    """A new match, with the words of the full screen."""
    found = find(game)
    match: Match[Any] = Match(found, len(players), complete(found.options, {}), seed)
    words = Words(game, language, more=(f"{game}_board",))
    return PlaySession(match, players, words, folder / "m.match.json")


def on_screen(table: PlaySession, thinker: Thinker, script: Script, size: tuple[int, int] = SMALL) -> Window:
    """Play a script on a screen of some size."""

    async def play() -> Window:
        window = Window(table, thinker)
        async with window.run_test(size=size) as pilot:
            await asked(window, pilot)
            await script(window, pilot)
        return window

    return asyncio.run(play())


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for something, as long as it may take."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        await pilot.pause(0.02)
    await pilot.pause()


async def asked(window: Window, pilot: Pilot[None]) -> None:
    """Wait until a person is asked, or the match is over."""
    await until(pilot, lambda: window.asking or window.sitting.due() is None or window.failure is not None)


def texts(window: Window) -> str:
    """All that can be read on the screen."""
    return "\n".join(strip.text for strip in window.screen._compositor.render_strips())


def offered(node: TreeNode[str]) -> list[str]:
    """The actions below a node of the tree."""
    return [node.data] if node.data else [action for child in node.children for action in offered(child)]


def own_moves(window: Window) -> list[str]:
    """The moves of the people."""
    match = window.sitting.match
    return [match.text(move) for move in match.moves if move[0] in window.sitting.people]


async def moved(window: Window, pilot: Pilot[None], before: int) -> None:
    """Wait until one more move was made than before, and somebody is asked again."""
    await until(pilot, lambda: len(own_moves(window)) > before)
    await asked(window, pilot)


async def to_a_leaf(window: Window, pilot: Pilot[None]) -> str:
    """Go down the tree of actions by keys until one action is pointed at."""
    tree = window.query_one("#deeds", DeedTree)
    await until(pilot, lambda: tree.cursor_node is not None)
    while tree.cursor_node is not None and not tree.cursor_node.data:
        await pilot.press("right")
    assert tree.cursor_node is not None and tree.cursor_node.data
    return tree.cursor_node.data


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_keys(game: str, size: tuple[int, int], tmp_path: Path, thinker: Thinker) -> None:
    chosen: list[str] = []

    async def script(window: Window, pilot: Pilot[None]) -> None:
        for _ in range(3):
            chosen.append(await to_a_leaf(window, pilot))
            assert window.words.name("game", game) in texts(window)
            await pilot.press("enter")
            await until(pilot, lambda: len(own_moves(window)) == len(chosen))
            await asked(window, pilot)

    window = on_screen(sitting(game, ["human", "tiro", "tiro"], tmp_path), thinker, script, size)
    assert window.failure is None
    assert [move.split(" ", 1)[1] for move in own_moves(window)] == chosen
    kept = json.loads((tmp_path / "m.match.json").read_text())["moves"]
    moves = [window.sitting.match.text(move) for move in window.sitting.match.moves]
    assert kept == moves[: len(kept)] and own_moves(window)[-1] in kept  # bots' last moves may still be due


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_mouse(game: str, size: tuple[int, int], tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        tree = window.query_one("#deeds", DeedTree)
        for done in range(2):
            await until(pilot, lambda: tree.cursor_node is not None)
            line = 0
            node = tree.get_node_at_line(line)
            while node is not None and not node.data:  # a click on a closed kind opens it
                if not node.is_expanded:
                    await pilot.click("#deeds", offset=(4, 1 + line))
                line += 1
                node = tree.get_node_at_line(line)
            await pilot.click("#deeds", offset=(6, 1 + line))
            await moved(window, pilot, done)

    assert on_screen(sitting(game, ["human", "tiro", "tiro"], tmp_path), thinker, script, size).failure is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])
def test_a_click_on_a_place_tells_about_it_and_shows_only_what_can_be_done_there(
    game: str, size: tuple[int, int], tmp_path: Path, thinker: Thinker
) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        if game == "empires_end":  # the first question of an auction is about no place
            while not any(window.deeds.places(action) for action in window.menu.actions):
                await to_a_leaf(window, pilot)
                number = len(own_moves(window))
                await pilot.press("enter")
                await moved(window, pilot, number)
        board = window.query_one("#board", BoardView)
        assert board.canvas is not None
        canvas = board.canvas
        place = next(p for a in window.menu.actions for p in window.deeds.places(a) if p in canvas.places)
        x, y = canvas.places[place].middle()
        board.scroll_to(x - 20, y - 4, animate=False)
        await pilot.pause()
        await pilot.click("#board", offset=(x - board.scroll_offset.x, y - board.scroll_offset.y))
        await until(pilot, lambda: window.side.page == "look")
        leaves = offered(window.query_one("#deeds", DeedTree).root)
        assert leaves and all(place in leaf.split() for leaf in leaves)
        await pilot.press("escape")
        assert window.side.page == "chronicle"
        if size == SMALL:  # the page lay over the table, and is closed first
            assert offered(window.query_one("#deeds", DeedTree).root) == leaves
            await pilot.press("escape")
        leaves = offered(window.query_one("#deeds", DeedTree).root)
        assert sorted(leaves) == sorted(window.menu.actions)

    on_screen(sitting(game, ["human", "tiro", "tiro"], tmp_path), thinker, script, size)


def test_a_typed_line_is_understood_as_in_the_line_mode(tmp_path: Path, thinker: Thinker) -> None:
    def typed(text: str) -> list[str]:
        return ["space" if c == " " else "underscore" if c == "_" else c for c in text]

    async def whole(window: Window, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *typed("start atlantis"), "enter")
        assert window.side.page == "why" and "atlantis" in texts(window)
        await pilot.press("escape", "w")
        assert window.query_one("#line", Input).value == "why "
        await pilot.press(*typed("march roma 2"), "enter")
        assert "FR-" in texts(window)
        await pilot.press("slash", *typed("rules revolt"), "enter")
        assert window.side.page == "rules" and "FR-REVOLT-" in texts(window)
        action = window.menu.actions[0]
        await pilot.press("slash", *typed(action), "enter")
        await until(pilot, lambda: own_moves(window) == [f"0 {action}"])

    on_screen(sitting("fall_of_rome", ["human", "tiro", "tiro"], tmp_path), thinker, whole)


def test_every_page_opens_and_escape_closes_it(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        pages = {"c": "cards", "o": "odds", "b": "board", "g": "guide", "question_mark": "help", "l": "chronicle"}
        for key, page in pages.items():
            await pilot.press(key)
            assert window.side.page == page
            assert window.screen.has_class("-reading")
            assert window.words.say(f"page-{page}") in texts(window)
            await pilot.press("escape")
            assert not window.screen.has_class("-reading") and window.words.say("screen-actions") in texts(window)

    on_screen(sitting("struggle_for_rome", ["human", "tiro", "tiro"], tmp_path), thinker, script)


def test_a_hint_is_thought_of_in_the_background_and_undo_takes_a_move_back(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert window.side.page == "hint"
        await until(pilot, lambda: not window.busy and "%" in texts(window))
        assert not [action for action in window.menu.actions if " " in action and action in texts(window)]
        await pilot.press("escape")
        while window.sitting.match.game.name == "fall_of_rome" and not any("march" in a for a in window.menu.actions):
            await to_a_leaf(window, pilot)
            await pilot.press("enter")
            await pilot.pause()
            await asked(window, pilot)
        before = len(window.sitting.match.moves)
        await to_a_leaf(window, pilot)
        await pilot.press("enter")
        await until(pilot, lambda: len(window.sitting.match.moves) > before)
        await pilot.press("u")
        await until(pilot, lambda: len(window.sitting.match.moves) == before)

    on_screen(sitting("fall_of_rome", ["human"], tmp_path), thinker, script)


def test_between_two_people_a_curtain_hides_the_hand_of_the_first(tmp_path: Path, thinker: Thinker) -> None:
    table = sitting("empires_end", ["human", "human"], tmp_path)

    async def script(window: Window, pilot: Pilot[None]) -> None:
        first = window.seat
        own = window.sitting.match.view(first)["position"]["empires"][first]["hand"]
        names = [window.words.name("card", card) for card in own]
        assert any(name in texts(window) for name in names)
        await to_a_leaf(window, pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(window.screen, HandoverScreen))
        assert not window.asking and window.seat not in (0, 1)
        assert not [name for name in names if name in texts(window)]
        moves = len(window.sitting.match.moves)
        await pilot.press(*["enter"] * 5)  # whoever holds the key down that took the action
        assert isinstance(window.screen, HandoverScreen) and not window.asking
        assert "Press Space when only Player" in texts(window)
        await pilot.press("space", "space")  # and Space takes no action
        await until(pilot, lambda: window.asking)
        assert len(window.sitting.match.moves) == moves
        assert window.seat == 1 - first
        other = window.sitting.match.view(first)["position"]["empires"][first]["hand"]
        shown = [window.words.name("card", card) for card in other]
        hers = [
            window.words.name("card", card)
            for card in table.match.view(1 - first)["position"]["empires"][1 - first]["hand"]
        ]
        assert not [name for name in shown if name in texts(window) and name not in hers]

    on_screen(table, thinker, script, LARGE)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_keeps_the_match_also_while_a_bot_thinks(key: str, tmp_path: Path) -> None:
    """The bot of this table never answers: the screen lives on, and whoever leaves need not wait for it."""
    own = Thinker()
    table = sitting("empires_end", ["tests.cli.endless_bot:Never", "human"], tmp_path)
    table.begin()
    while table.due() == 1:
        table.match.play(1, Random(1).choice(table.match.game.legal(table.match.state, 1)))

    async def play() -> Window:
        window = Window(table, own)
        async with window.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: window.busy == "move")
            await pilot.press("o")
            assert window.side.page == "odds"
            await pilot.press(key)
            await until(pilot, lambda: own._process is None)
        return window

    window = asyncio.run(play())
    assert window.failure is None
    assert json.loads((tmp_path / "m.match.json").read_text())["players"] == ["tests.cli.endless_bot:Never", "human"]


def test_whoever_comes_next_does_not_read_what_is_taken_back(
    tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards for the strike are chosen in secret (EE-LIGHT-10)."""
    found = find("empires_end")
    match: Match[Any] = Match(found, 2, complete(found.options, {"mode": "lightning"}), "w1")
    words = Words("empires_end", "en", more=("empires_end_board",))
    table = PlaySession(match, ["human", "human"], words, tmp_path / "m.match.json")
    table.begin()
    match.play(0, match.game.catalogue.parse("keep_hand"))
    chosen: list[str] = []
    while strikes := [action for action in match.view(0)["legal"] if action.startswith("strike")]:
        chosen.append(strikes[0])
        match.play(0, match.game.catalogue.parse(strikes[0]))
    assert chosen

    told: list[str] = []  # notifications go away by themselves, sooner than a busy machine may look
    monkeypatch.setattr(Window, "notify", lambda _window, message, **_: told.append(message))

    async def script(window: Window, pilot: Pilot[None]) -> None:
        assert window.seat == 1
        number = len(match.moves)
        await pilot.press("u")
        await until(pilot, lambda: len(match.moves) < number and bool(told))
        assert told == ["Undone: Player 1: Choose a card"]

    on_screen(table, thinker, script, LARGE)


def test_errors_are_told_in_the_language_of_the_screen(tmp_path: Path, thinker: Thinker) -> None:
    (tmp_path / "there.json").write_text("{}")

    async def script(window: Window, pilot: Pilot[None]) -> None:
        window._do(f"save {tmp_path / 'there.json'}")
        await until(pilot, lambda: window.side.page == "why")
        assert "exists" not in texts(window)

    on_screen(sitting("empires_end", ["human", "tiro"], tmp_path, language="pl"), thinker, script, LARGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_is_not_torn_apart(language: str) -> None:
    words = Words("empires_end", language)
    whole = key_line(words, 1000).plain
    assert len(whole.split("  ")) == len(SHOWN_KEYS)
    for width in (20, 78, 118):
        shown = key_line(words, width).plain
        assert len(shown) <= width and whole.startswith(shown) and whole[len(shown) :][:2] in ("", "  ")


def test_another_size_gives_another_arrangement(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        side = window.query_one("#side")
        assert not side.display
        await pilot.resize_terminal(*LARGE)
        await until(pilot, lambda: side.display)
        assert window.words.say("page-chronicle") in texts(window)
        assert window.words.say("screen-key-board") in texts(window).splitlines()[-1]
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: not side.display)
        board = window.query_one("#board", BoardView)
        assert board.canvas is not None
        x, y = board.canvas.places[board.canvas.focus[0]].middle()
        assert 0 <= x - board.scroll_offset.x < board.size.width and 0 <= y - board.scroll_offset.y < board.size.height

    on_screen(sitting("fall_of_rome", ["human", "tiro"], tmp_path), thinker, script)


def test_the_last_moves_of_bots_are_watched_to_the_end(tmp_path: Path, thinker: Thinker) -> None:
    probe, table = (sitting("empires_end", ["random", "random"], tmp_path / folder) for folder in ("probe", "table"))
    probe.begin()
    while (seat := probe.due()) is not None:
        probe.match.play(seat, Random(len(probe.match.moves)).choice(probe.match.game.legal(probe.match.state, seat)))
    table.begin()
    for seat, code in [move for move in probe.match.moves if move[0] != CHANCE][:-4]:
        table.match.play(seat, code)

    async def script(window: Window, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: window.sitting.due() is None and not window.busy)
        assert "won" in texts(window)

    on_screen(table, thinker, script, LARGE)


def test_the_process_decides_as_a_bot_at_the_table_would(thinker: Thinker, tmp_path: Path) -> None:
    from occasus.bots.registry import find_bot

    table = sitting("struggle_for_rome", ["miles", "miles", "miles"], tmp_path)
    table.begin()
    for _ in range(6):
        seat = table.due()
        assert seat is not None
        match = table.match
        legal = match.game.legal(match.state, seat)
        answer = thinker.ask(question(MOVE, match, table.players[seat], seat))
        assert answer is not None
        assert answer[0] == decision(
            match.game, match.state, find_bot("miles"), seat, legal, match.seed, len(match.moves)
        )
        table.bot_plays(seat, *answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_a_sentence_in_every_language(game: str, language: str) -> None:
    found = find(game)
    deeds = ActionText(found.catalogue, Words(game, language, more=(f"{game}_board",)))
    english = ActionText(found.catalogue, Words(game, "en", more=(f"{game}_board",)))
    for family in found.catalogue.families:
        if family.name in DECIDED_BY_CHANCE[game]:
            continue
        messages = (f"{deeds.prefix}do-{family.name}", f"{deeds.prefix}deed-{family.name}", f"kind-{family.name}")
        assert any(deeds.words.has(message) for message in messages), family.name
        for code in {family.base, (family.base + family.end) // 2, family.end - 1}:
            action = found.catalogue.text(code)
            told = deeds.sentence(action)
            assert told and not re.search(r"[{}_$]", told), (action, told)
            alike = language == "en" or (language, family.name) in ALIKE
            assert alike or told != english.sentence(action), (action, told)


@pytest.mark.parametrize("game", GAMES)
def test_french_has_a_space_before_a_colon(game: str, tmp_path: Path) -> None:
    table = sitting(game, ["human", "human", "human"], tmp_path, language="fr")
    table.begin()
    seat = table.due()
    assert seat is not None
    board, view = table.board, table.match.view(seat)
    console = Console(width=200)
    with console.capture() as shown:
        for part in (board.heading(view), board.board(view), board.status(view), board.cards(view)):
            console.print(part or "")
    assert "\u00a0:" in shown.get() and not re.findall(r".*\S:(?=\s)", shown.get())


def told_now(window: Window) -> str:
    """What the panel of the moment tells."""
    out = Console(width=200, color_system=None)
    with out.capture() as told:
        out.print(window.query_one("#status_text", Static).content)
    return told.get()


def test_what_is_typed_follows_the_word_that_a_key_wrote(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        for key, word in {"w": "why ", "r": "rules "}.items():
            await pilot.press(key)
            await pilot.pause()
            await pilot.press("x")
            assert window.query_one("#line", Input).value == f"{word}x"
            await pilot.press("escape")

    on_screen(sitting("fall_of_rome", ["human", "tiro", "tiro"], tmp_path), thinker, script)


def test_a_page_that_lies_over_the_table_is_scrolled_by_the_arrows(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        side = window.query_one("#side")
        await pilot.press("question_mark")
        await until(pilot, lambda: side.max_scroll_y > 0)
        await pilot.press("down")
        await until(pilot, lambda: side.scroll_y > 0)
        await pilot.press("escape")
        assert window.focused is window.query_one("#deeds")

    on_screen(sitting("empires_end", ["human", "tiro"], tmp_path), thinker, script)


def test_after_a_move_the_action_under_the_cursor_is_told_and_it_is_one(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        tree = window.query_one("#deeds", DeedTree)
        for _ in range(3):
            await until(pilot, lambda: len(tree.pointed()) > 0)
            await pilot.pause()
            pointed = tree.pointed()
            kinds = {action.split()[0] for action in window.menu.actions}
            assert len(pointed) == 1 or len(window.menu.actions) > 4
            about = {kind: window.words.say(f"action-{kind}") for kind in kinds}
            kind = pointed[0].split()[0]
            assert about[kind] in told_now(window)
            if len(pointed) == 1:
                assert window.deeds.sentence(pointed[0], window.sitting.match.view(window.seat)) in told_now(window)
            before = len(own_moves(window))
            await to_a_leaf(window, pilot)
            await pilot.press("enter")
            await moved(window, pilot, before)

    on_screen(sitting("fall_of_rome", ["human"], tmp_path), thinker, script, LARGE)


def test_a_page_that_is_closed_leaves_the_cursor_where_it_was(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        tree = window.query_one("#deeds", DeedTree)
        await until(pilot, lambda: len(tree.pointed()) == 1)
        await pilot.press("down")
        pointed = tree.pointed()
        await pilot.press("question_mark", "escape")
        await pilot.pause()
        assert tree.pointed() == pointed

    on_screen(sitting("empires_end", ["human", "tiro"], tmp_path), thinker, script)


def test_tab_goes_to_the_board(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        await pilot.press("tab")
        assert window.focused is window.query_one("#board")
        await pilot.press("shift+tab")
        assert window.focused is window.query_one("#deeds")

    on_screen(sitting("empires_end", ["human", "tiro"], tmp_path), thinker, script)


def test_while_a_bot_thinks_nothing_is_offered(tmp_path: Path) -> None:
    own = Thinker()
    table = sitting("empires_end", ["human", "tests.cli.endless_bot:Never"], tmp_path)

    async def script(window: Window, pilot: Pilot[None]) -> None:
        tree = window.query_one("#deeds", DeedTree)
        while not window.busy:
            await to_a_leaf(window, pilot)
            await pilot.press("enter")
            await pilot.pause()
        assert offered(tree.root) == []
        await pilot.press("q")
        await until(pilot, lambda: own._process is None)

    async def play() -> None:
        window = Window(table, own)
        async with window.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: window.asking or window.busy == "move")
            await script(window, pilot)

    asyncio.run(play())


def test_the_actions_get_the_rows_that_the_board_leaves(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        board, lower = window.query_one("#board", BoardView), window.query_one("#lower")
        canvas = board.canvas
        assert canvas is not None
        await until(pilot, lambda: board.size.height == canvas.height)
        assert lower.size.height > 15

    on_screen(sitting("empires_end", ["human", "tiro"], tmp_path), thinker, script, LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_help_names_every_key_and_the_signs_of_the_map(size: tuple[int, int], tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        console = Console(width=1000)
        with console.capture() as capture:
            console.print(window.query_one("#side_text", Static).content)
        told = capture.get()
        for key, what in SHOWN_KEYS.items():
            assert f"{key} {window.words.say(f'screen-key-{what}')}" in told, key
        assert "the next barbarian sacks the city" in told
        assert "number 5 is" not in told, "there is no numbered list here"

    on_screen(sitting("fall_of_rome", ["human", "tiro", "tiro"], tmp_path), thinker, script, size)


def test_a_crossroads_under_the_cursor_is_told_by_what_lies_around_it(tmp_path: Path, thinker: Thinker) -> None:
    async def script(window: Window, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(re.search(r"c\d{3}: next to \w+", texts(window))))

    on_screen(sitting("struggle_for_rome", ["human", "tiro", "tiro"], tmp_path), thinker, script, LARGE)


def test_at_120_columns_a_whole_row_of_empires_end_is_in_sight(thinker: Thinker, tmp_path: Path) -> None:
    table = sitting("empires_end", ["human", "random"], tmp_path)

    async def look(window: Window, pilot: Pilot[None]) -> None:
        view = window.query_one("#board", BoardView)
        assert view.canvas is not None
        assert view.scrollable_content_region.width >= view.canvas.width
        assert window.side.size.width >= 38

    on_screen(table, thinker, look, (120, 40))


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=["over the table", "beside it"])
def test_enter_takes_the_hint(size: tuple[int, int], thinker: Thinker, tmp_path: Path) -> None:
    table = sitting("empires_end", ["human", "random"], tmp_path)

    async def take(window: Window, pilot: Pilot[None]) -> None:
        number = len(table.match.moves)
        await pilot.press("h")
        await until(pilot, lambda: window.side.page == "hint" and not window.busy)
        hinted = window.query_one("#deeds", DeedTree).pointed()
        assert "Enter plays: " in texts(window)
        await pilot.press("enter")
        await until(pilot, lambda: len(table.match.moves) > number)
        assert own_moves(window) == [f"0 {hinted[0]}"]

    on_screen(table, thinker, take, size)
