"""The actions as a tree: kinds, then targets; a long kind is closed and says how many it holds."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Tree
from textual.widgets.tree import TreeNode

from occasus.cli.deeds import Branch

FEW = 12  # actions that are all shown at once
SHORT = 4  # actions of one kind that stay open when there are more than a few


class DeedTree(Tree[str]):
    """What may be done now; a leaf holds its action as a text."""

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

    def fill(self, branches: list[Branch]) -> None:
        """Show other actions."""
        self.clear()
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
        for each in branch.branches:
            self._add(node, each, everything)


def _actions(node: TreeNode[str]) -> list[str]:
    return [node.data] if node.data else [action for child in node.children for action in _actions(child)]
