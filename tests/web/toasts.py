"""Sentences that a page shows for five seconds: kept since a busy machine may look too late."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

KEEP: Final = """{
    const list = window.toastsShown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.nodeType === 1)
                    for (const toast of [node, ...node.querySelectorAll('*')])
                        if (toast.classList.contains('toast')) list.push(toast.textContent);
    }).observe(document, { childList: true, subtree: true });
}"""
_SHOWN: Final = "(sentence) => window.toastsShown.some((text) => new RegExp(sentence).test(text))"


def expect_toast(page: Page, sentence: str) -> None:
    """Wait until a page has said something, which a pattern describes."""
    page.wait_for_function(_SHOWN, arg=sentence)
