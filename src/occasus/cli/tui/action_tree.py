"""The actions as a tree: kinds, then targets; a long kind is closed and says how many it holds.

An action that is longer than its line leaves out the words with which all of its group begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Tree
from textual.widgets.tree import TreeNode

from occasus.cli.play.action_text import Branch

FEW = 12  # actions that are all shown at once
SHORT = 4  # actions of one kind that stay open when there are more than a few


class DeedTree(Tree[str]):
    """The actions available now; a leaf holds its action as a text."""

    class Begun(Message):
        """The cursor stands among other actions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "open", show=False),
        Binding("left", "close", show=False),
    ]
    ICON_NODE = "▸ "
    ICON_NODE_EXPANDED = "▾ "

    def __init__(self, id: str) -> None:
        super().__init__("", id=id)
        self.show_root = False
        self.guide_depth = 2
        self.show_guides = False
        self._begun = False
        self._alike: dict[int, int] = {}  # by the id of a group: with how many same words its actions begin

    def fill(self, branches: list[Branch]) -> None:
        """Show other actions."""
        self.clear()
        self._alike.clear()
        self._begun = False
        everything = sum(branch.count() for branch in branches)
        for branch in branches:
            self._add(self.root, branch, everything)
        self.root.expand()
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        """Stand on the first action, or on a closed kind."""
        self._begun = True
        node = next(iter(self.root.children), None)
        while node is not None and node.is_expanded and node.children:
            node = node.children[0]
        self.move_cursor(node)
        self.post_message(self.Begun())

    def stand_on(self, action: str) -> None:
        """Open the group of an action, and stand on it: Enter takes it."""
        for node in self._below(self.root):
            if node.data == action:
                if node.parent is not None:
                    node.parent.expand()
                self.call_after_refresh(self.move_cursor, node)
                return

    def _below(self, node: TreeNode[str]) -> Iterator[TreeNode[str]]:
        yield node
        for child in node.children:
            yield from self._below(child)

    def pointed(self) -> list[str]:
        """The actions at the cursor, or below it."""
        return _actions(self.cursor_node) if self._begun and self.cursor_node is not None else []

    def action_open(self) -> None:
        """Open what is closed, or go into what is open."""
        node = self.cursor_node
        if node is not None and node.allow_expand:
            if node.is_expanded and node.children:
                self.move_cursor(node.children[0])
            else:
                node.expand()

    def action_close(self) -> None:
        """Close what is open, or go up."""
        node = self.cursor_node
        if node is None:
            return
        if node.allow_expand and node.is_expanded:
            node.collapse()
        elif node.parent is not None and node.parent is not self.root:
            self.move_cursor(node.parent)

    def _add(self, parent: TreeNode[str], branch: Branch, everything: int) -> None:
        if branch.action:
            parent.add_leaf(Text(branch.label), data=branch.action)
            return
        label = Text.assemble((branch.label, "bold"), (f" … {branch.count()}", "dim"))
        top = parent is self.root
        node = parent.add(label, expand=everything <= FEW or (top and branch.count() <= SHORT))
        for child in branch.branches:
            self._add(node, child, everything)
        self._alike[node.id] = alike([child.label for child in branch.branches if child.action])

    def render_label(self, node: TreeNode[str], base_style: Style, style: Style) -> Text:
        """A label as long as its line is: what differs from its neighbours is kept, what is cut has a mark."""
        label = super().render_label(node, base_style, style)
        room = self.content_size.width - 1 - self.guide_depth * _depth(node)  # the last column is the scrollbar's
        same = self._alike.get(node.parent.id, 0) if node.parent is not None and node.data else 0
        return fitted(label, same, room) if room > 0 else label


def fitted(label: Text, same: int, room: int) -> Text:
    """A label in so many columns: if it is longer, without its first words, then with a mark at its end."""
    if label.cell_len > room and same:
        label = Text(" ".join(["…", *label.plain.split(" ")[same:]]), label.spans[-1].style if label.spans else "")
    label.truncate(room, overflow="ellipsis")
    return label


def alike(labels: list[str]) -> int:
    """With how many same words all of some labels begin; at least one word of each is left."""
    names = [label.split(" ")[:-1] for label in labels]
    if len(names) < 2:
        return 0
    return next(
        (at for at, column in enumerate(zip(*names, strict=False)) if len(set(column)) > 1), min(map(len, names))
    )


def _depth(node: TreeNode[str]) -> int:
    return 0 if node.parent is None or node.parent.parent is None else 1 + _depth(node.parent)


def _actions(node: TreeNode[str]) -> list[str]:
    return [node.data] if node.data else [action for child in node.children for action in _actions(child)]
