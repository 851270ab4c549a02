"""Without a net the documentation can be read too, and a path that a host does not know leads to its page."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ROOT
from tests.site.static_host import static_host
from tests.web.conftest import Visit

PAGE = "<!doctype html><title>Occasus</title><h1>{}</h1><script>navigator.serviceWorker.register('worker.js')</script>"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site of a page and two documents, finished as the built one is."""
    site = tmp_path / "site"
    for name in ("index.html", "docs/index.html", "docs/rules.html"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(PAGE.format(name))
    (site / "manifest.webmanifest").write_text('{"name": "Occasus"}')
    monkeypatch.syspath_prepend(str(ROOT / "site"))
    spec = importlib.util.spec_from_file_location("finish", ROOT / "site/finish.py")
    assert spec is not None and spec.loader is not None
    finish = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(finish)
    monkeypatch.setattr(finish, "licences", lambda _: "")
    finish.main(str(site), "")
    sys.modules.pop("licences", None)
    return site


def test_documents_are_read_without_a_net(made: Path, visit: Visit) -> None:
    with static_host(made, "/somebody/occasus/") as address:
        page = visit(address, lost=True)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        wanted = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length >= 4"
        page.wait_for_function(wanted)
    page.goto(f"{address}docs/rules.html")  # the host is gone
    expect(page.get_by_role("heading")).to_have_text("docs/rules.html")
    page.goto(f"{address}docs/")
    expect(page.get_by_role("heading")).to_have_text("docs/index.html")


def test_a_path_that_the_host_does_not_know_leads_behind_the_hash(made: Path, visit: Visit) -> None:
    with static_host(made, "/somebody/occasus/") as address:
        page = visit(f"{address}rules/fall_of_rome?find=sack", refused=True)
        page.wait_for_url(f"{address}#/rules/fall_of_rome?find=sack")
