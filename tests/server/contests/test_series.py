"""Events that come again: read from a setting, made once each, and always with a next one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from time import sleep, time
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from occasus.core.basics import OccasusError
from occasus.server.contests.series import EXAMPLE, read_series
from occasus.server.storage.schema import CONTESTS
from tests.server.accounts.test_sessions import change
from tests.server.harness import Client, Running

ROME = ZoneInfo("Europe/Rome")


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ROME).timestamp()


def test_the_next_one_is_on_its_day_by_its_clock_also_when_the_clocks_change() -> None:
    (friday,) = read_series("Friday arena: arena empires_end fri 19:00 Europe/Rome")
    assert friday.next_start(at(2026, 11, 19, 12)) == at(2026, 11, 20, 19)
    assert friday.next_start(at(2026, 11, 20, 18, 59)) == at(2026, 11, 20, 19)
    assert friday.next_start(at(2026, 11, 20, 19)) == at(2026, 11, 27, 19)
    assert friday.next_start(at(2026, 10, 23, 20)) == at(2026, 10, 30, 19), "an hour later by the clock of the world"
    (daily,) = read_series("Evening: swiss struggle_for_rome daily 0:30 Europe/Rome length=2 rated")
    assert daily.next_start(at(2026, 12, 31, 0, 30)) == at(2027, 1, 1, 0, 30)
    event = daily.next_event(at(2026, 12, 31, 12))
    assert (event.name, event.kind, event.length, event.rated, event.seats) == ("Evening", "swiss", 2, True, 3)
    assert event.id == daily.next_event(at(2026, 12, 31, 13)).id != daily.next_event(at(2027, 1, 1, 13)).id


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Friday", "an example is"),
        ("Friday: arena empires_end fry 19:00", "an example is"),
        ("Friday: arena empires_end fri 24:00", "an example is"),
        ("Friday: arena empires_end fri 19:00 Rome/Forum", "an example is"),
        ("Friday: arena empires_end fri 19:00 seats=9", "Friday: "),
        ("Friday: arena empires_end fri 19:00 chairs=3", "chairs"),
        ("Friday: arena fall_of_rome fri 19:00", "players compete"),
        ("Friday: arena empires_end fri 19:00 length=5", "20 to 180 minutes"),
        ("A: arena empires_end fri 19:00", "3 to 40 characters"),
        (f"{EXAMPLE}; {EXAMPLE}", "a name of its own"),
        ("; ".join(f"Arena {number}: arena empires_end daily 9:00" for number in range(21)), "at most 20"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_part(text: str, part: str) -> None:
    with pytest.raises(OccasusError) as refused:
        read_series(text)
    assert part in str(refused.value) and str(refused.value).startswith("OCCASUS_CONTESTS: ")


def planned(client: Client, count: int) -> list[str]:
    while len(found := client.get("/api/contests")) < count:
        sleep(0.05)
    assert len(found) == count
    return [each["id"] for each in found]


def test_a_server_makes_the_next_one_once_and_another_when_it_has_begun(tmp_path: Path) -> None:
    text = f"{EXAMPLE}; Every day: swiss struggle_for_rome daily 12:00 seats=4 length=2"
    with Running(tmp_path / "data", limits=False, contests=text) as running:
        ada = running.person("Ada")
        before = planned(ada, 2)
        page = ada.get(f"/api/contests/{before[0]}")
        assert (page["host"], page["hosted"], page["contest"]["state"]) == ("", False, "open")
        assert ada.call("DELETE", f"/api/contests/{before[0]}", status=403)["code"] == "forbidden"
        ada.put(f"/api/contests/{before[0]}/me", {})
        running.stop()
        running.start()
        assert planned(ada, 2) == before
        change(running, update(CONTESTS).where(CONTESTS.c.id == before[1]).values(id="other", state="running"))
        running.stop()
        running.start()
        assert set(before) < set(planned(ada, 3)), "the next one of what has begun"
        assert all(each["starts"] > time() for each in ada.get("/api/contests") if each["state"] == "open")
        running.stop()
        assert '"level": "error"' not in running.log.read_text()
