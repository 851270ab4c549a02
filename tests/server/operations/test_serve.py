"""`occasus serve`: what it prints, a second start, a port that is taken, and wrong settings."""

from __future__ import annotations

import signal
import socket
import stat
from pathlib import Path

import pytest

from tests.server.harness import Running, fetch
from tests.server.services import redis
from tests.server.tables.test_commitment import command
from tests.server.tables.test_play import opened, started


class Fresh(Running):
    """A server that is started by its command."""

    fresh = True


def test_a_second_start_finds_the_old_games_and_people(tmp_path: Path) -> None:
    running = Fresh(tmp_path / "data")
    with running:
        ada, table = started(running, "me", "random")
        line = opened(ada, table)
        line.until("self.views[0]['legal']")
        done = line.play(0, message_id="before the restart")
        line.close()
    assert f"Occasus is at http://127.0.0.1:{running.port}/" in running.log.read_text()
    secret = tmp_path / "data" / "secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    with running:
        again = opened(ada, table)
        assert again.number >= done["number"]
        assert again.play(0, "anything", 0, "before the restart") == done
        assert [each["id"] for each in ada.get("/api/tables")["mine"]] == [table]


def test_a_taken_port_and_workers_without_redis_are_one_clear_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = command("serve", "--no-browser", "--data", str(tmp_path), "--port", port)
    assert refused.returncode == 2
    assert f"port {port}" in refused.stderr
    assert "Traceback" not in refused.stderr
    alone = command("serve", "--no-browser", "--data", str(tmp_path), "--workers", "2")
    assert alone.returncode == 2
    assert "--redis" in alone.stderr


def test_the_schema_is_printed_for_programs() -> None:
    printed = command("serve", "--schema")
    assert printed.returncode == 0
    assert '"FromClient"' in printed.stdout


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_leaves_nothing_but_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    running = Fresh(tmp_path / "data").start()
    assert running.process is not None
    running.process.send_signal(how)
    running.process.wait(timeout=60)
    assert list(temporary.iterdir()) == []
    assert {each.name.split(".")[0] for each in running.data.iterdir()} == {"occasus", "secret"}


def test_several_workers_count_together_and_leave_no_counts(tmp_path: Path) -> None:
    with redis(tmp_path) as notes:
        running = Running(tmp_path / "data", redis=notes, workers=2)
        counts = running.data / f"counts-{running.port}"
        counts.mkdir(parents=True)
        (counts / "counter_1.db").write_bytes(b"what a killed server left")
        with running:
            assert "occasus_requests_total" in fetch(f"{running.url}/metrics").text
            assert counts.is_dir()
        assert not counts.exists()
