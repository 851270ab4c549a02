"""The files somebody runs a server by: started where Docker is there, checked for their settings everywhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from occasus.server import metrics
from occasus.server.settings import PREFIX, Settings
from tests.server.harness import PATIENCE, ROOT, Client

DEPLOY = ROOT / "deploy"
KNOWN = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_setting_that_the_files_or_the_page_name_exists() -> None:
    files = [*DEPLOY.iterdir(), ROOT / "Dockerfile", ROOT / "docs" / "deploy.md"]
    for file in files:
        named = set(re.findall(r"OCCASUS_[A-Z_]+", file.read_text(encoding="utf-8")))
        assert named <= KNOWN, (file.name, named - KNOWN)


def test_every_service_that_another_waits_for_is_there_and_no_secret_is_in_the_file() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
    worker = services["worker"]
    assert (DEPLOY / worker["build"]["context"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
    assert worker["environment"]["OCCASUS_REDIS"].startswith("redis://redis:")
    assert worker["environment"]["OCCASUS_PROXIES"] == "1"
    assert "OCCASUS_SECRET" not in worker["environment"]
    assert "ports" not in worker, "the proxy is the only one who reaches the workers"
    for service in services.values():
        named = {volume.partition(":")[0] for volume in service.get("volumes", []) if not volume.startswith(".")}
        assert named <= set(compose()["volumes"])
        assert set(service.get("secrets", [])) <= set(compose()["secrets"])
    first = (DEPLOY / "compose.yaml").read_text(encoding="utf-8").partition("services:")[0]
    for file in (worker["env_file"], *(secret["file"] for secret in compose()["secrets"].values())):
        assert Path(file).name in first, "its first lines name what must lie beside it"


def test_the_image_does_not_run_as_root_and_looks_after_its_health() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    last = text.split("FROM ")[-1]
    assert "USER occasus" in last
    assert "/readyz" in last
    assert "HEALTHCHECK" in last
    copied = re.findall(r"^COPY (?!--from)([\w./ ]+) \S+$", text, re.MULTILINE)
    for words in copied:
        for source in words.split():
            assert (ROOT / source).exists(), source


def test_every_alarm_looks_at_something_that_is_counted() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`[^`]*?(occasus_[a-z_]+)", page))
    assert {"occasus_redis", "occasus_disk_free_bytes", "occasus_bot_queue", "occasus_sweeps_failed_total"} <= named
    counted = metrics.text().decode()
    for name in named:
        assert re.search(rf"^# TYPE {name} ", counted, re.MULTILINE), name


def test_the_proxy_keeps_metrics_inside() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.search(r"@inside path .*/metrics", text)
    assert "respond @inside 404" in text


def test_the_unit_lets_a_stop_take_its_time_and_keeps_the_data_private() -> None:
    text = (DEPLOY / "occasus.service").read_text(encoding="utf-8")
    assert "StateDirectoryMode=0700" in text
    assert "DynamicUser=yes" in text
    found = re.search(r"TimeoutStopSec=(\d+)", text)
    assert found
    assert int(found[1]) > 10


def _docker_runs() -> bool:
    """Whether there is an engine; the client alone builds nothing."""
    return (
        shutil.which("docker") is not None and subprocess.run(["docker", "info"], capture_output=True).returncode == 0
    )


@pytest.mark.long
@pytest.mark.skipif(not _docker_runs(), reason="no Docker engine runs here; the files are checked above")
def test_the_image_is_built_and_serves() -> None:
    subprocess.run(["docker", "build", "-t", "occasus-test", str(ROOT)], check=True)
    container = _docker("run", "--detach", "--rm", "--publish", "127.0.0.1:0:8000", "occasus-test")
    try:
        address = f"http://{_docker('port', container, '8000').splitlines()[0]}"
        deadline = time.monotonic() + PATIENCE
        while not _is_ready(address):
            assert time.monotonic() < deadline, _docker("logs", container)
            time.sleep(0.2)
        assert "<html" in httpx.get(address, headers={"accept": "text/html"}).text
        assert _docker("exec", container, "id", "-u") != "0"
    finally:
        _docker("rm", "--force", container)


@pytest.mark.long
@pytest.mark.skipif(not _docker_runs(), reason="no Docker engine runs here; the files are checked above")
def test_the_compose_file_starts_workers_that_share_their_tables(tmp_path: Path) -> None:
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    database = "OCCASUS_DATABASE=postgresql://occasus:password@postgres/occasus"
    (tmp_path / "deploy" / "occasus.env").write_text(f"{database}\nOCCASUS_SECRET={'s' * 40}\n")
    (tmp_path / "deploy" / "database-password").write_text("password")
    ours = {"build": {"context": str(ROOT)}, "ports": ["127.0.0.1::8000"], "environment": {"OCCASUS_SECURE": "false"}}
    (tmp_path / "ours.yaml").write_text(yaml.safe_dump({"services": {"worker": ours}}))
    files = ["--file", str(tmp_path / "deploy" / "compose.yaml"), "--file", str(tmp_path / "ours.yaml")]
    words = ["compose", "--project-name", "occasus-test", *files]
    try:
        subprocess.run(["docker", *words, "up", "--build", "--detach", "--scale", "worker=2", "worker"], check=True)
        workers = [f"http://{_docker(*words, 'port', '--index', place, 'worker', '8000')}" for place in "12"]
        deadline = time.monotonic() + PATIENCE
        while not all(map(_is_ready, workers)):
            assert time.monotonic() < deadline, _docker(*words, "logs", "worker")
            time.sleep(0.2)
        one, two = map(Client, workers)
        one.put("/api/me", {"name": "Ada"})
        two.http.cookies.update(dict(one.http.cookies))
        table = one.table("fall_of_rome", "me")["id"]
        assert two.get(f"/api/tables/{table}")["host"] == one.id
    finally:
        subprocess.run(["docker", *words, "down", "--volumes", "--timeout", "15"], check=False)


def _docker(*words: str) -> str:
    return subprocess.run(["docker", *words], check=True, capture_output=True, text=True).stdout.strip()


def _is_ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz").status_code == 200
    except httpx.TransportError:
        return False
