"""A server that also has the site: it offers to play without it, and lets Python run there and nowhere else."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Client
from tests.server.in_process_server import inside


def test_the_site_is_served_where_it_was_built(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "python").mkdir(parents=True)
    (site / "index.html").write_text("<title>on this device</title>")
    (site / "python/occasus.pack").write_bytes(b"packed")
    with inside(tmp_path / "data", site=str(site)) as url, Client(url).http as client:
        assert client.get("/api/me").json().items() >= {"person": None, "here": True}.items()
        page = client.get("/here/")
        assert "on this device" in page.text
        assert "script-src 'self' 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
        assert client.get("/here/python/occasus.pack").content == b"packed"
        assert client.get("/here/nothing", headers={"accept": "text/html"}).status_code == 404
        assert "wasm" not in client.get("/").headers["content-security-policy"]
        assert client.put("/api/me", json={"name": "Ada"}).status_code == 200
        assert client.get("/api/me").json()["here"]


def test_without_it_nothing_is_offered(tmp_path: Path) -> None:
    with inside(tmp_path / "data", site=str(tmp_path / "not_built")) as url, Client(url).http as client:
        assert "here" not in client.get("/api/me").json()
        assert client.get("/here/index.html").status_code == 404
