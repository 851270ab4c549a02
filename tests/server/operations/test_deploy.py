"""The files somebody runs a server by: started where Docker is there, checked for their settings everywhere."""

from __future__ import annotations

import json
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
from occasus.tables.settings import PREFIX, Settings
from tests.server.harness import PATIENCE, ROOT, Client, fetch

DEPLOY = ROOT / "deploy"
BUILDING = {"OCCASUS_COMPILE"}  # hatch_build.py reads it
KNOWN = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__} | BUILDING


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_setting_that_the_files_or_the_page_name_exists() -> None:
    files = [*(file for file in DEPLOY.rglob("*") if file.is_file()), ROOT / "Dockerfile", ROOT / "docs" / "deploy.md"]
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


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.tables"])
def test_the_proxy_keeps_metrics_inside(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert re.search(r"@inside path .*/metrics", text)
    assert "respond @inside 404" in text


def objects() -> dict[str, Any]:
    """What the Kustomize folder makes, by kind."""
    folder = DEPLOY / "kubernetes"
    names = yaml.safe_load((folder / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]
    assert {file.name for file in folder.glob("*.yaml")} - set(names) == {"kustomization.yaml", "secret.example.yaml"}
    read = [yaml.safe_load((folder / name).read_text(encoding="utf-8")) for name in names]
    assert all(one["apiVersion"] and one["metadata"]["name"] == "occasus" for one in read)
    return {one["kind"]: one for one in read}


def test_replicas_on_kubernetes_reach_each_other_and_are_looked_after() -> None:
    resources = objects()
    pod = resources["Deployment"]["spec"]["template"]
    labels = pod["metadata"]["labels"]
    for selector in (
        resources["Deployment"]["spec"]["selector"]["matchLabels"],
        resources["Service"]["spec"]["selector"],
        resources["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        resources["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
    ):
        assert selector == labels
    worker = pod["spec"]["containers"][0]
    ports = {port["name"]: port["containerPort"] for port in worker["ports"]}
    environment = {one["name"]: one for one in worker["env"]}
    assert environment["OCCASUS_PEER_PORT"]["value"] == str(ports["peers"])
    assert environment["OCCASUS_PEER_HOST"]["valueFrom"]["fieldRef"]["fieldPath"] == "status.podIP"
    assert worker["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert worker["livenessProbe"]["httpGet"]["path"] == "/healthz", "which needs neither database nor Redis"
    grace = pod["spec"]["terminationGracePeriodSeconds"]
    assert grace > int(worker["lifecycle"]["preStop"]["exec"]["command"][1]) + 15
    assert pod["spec"]["securityContext"]["runAsNonRoot"]
    rules = resources["NetworkPolicy"]["spec"]["ingress"]
    assert all("from" in rule for rule in rules for port in rule["ports"] if port["port"] == "peers")
    assert (
        resources["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"]
        == resources["Deployment"]["metadata"]["name"]
    )


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="it is kubectl that puts the folder together")
def test_kustomize_puts_all_of_it_into_one_namespace() -> None:
    command = ["kubectl", "kustomize", str(DEPLOY / "kubernetes")]
    made = list(yaml.safe_load_all(subprocess.run(command, check=True, capture_output=True, text=True).stdout))
    assert {one["kind"] for one in made} == set(objects())
    assert {one["metadata"].get("namespace", "occasus") for one in made} == {"occasus"}
    image = next(one for one in made if one["kind"] == "Deployment")["spec"]["template"]["spec"]["containers"][0][
        "image"
    ]
    assert re.fullmatch(r"\S+/occasus:\S+", image), "a release, not whatever is there"


def test_dashboard_and_alerts_look_at_what_is_counted() -> None:
    folder = DEPLOY / "monitoring"
    panels = json.loads((folder / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    rules = yaml.safe_load((folder / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    wanted = [target["expr"] for panel in panels for target in panel["targets"]] + [rule["expr"] for rule in rules]
    metrics_of_ours = {name for text in wanted for name in re.findall(r"\bocc\w+_\w+", text)}
    assert len(metrics_of_ours) > 10
    counted = metrics.text().decode()
    for name in metrics_of_ours:
        plain = re.sub(r"_(bucket|count|sum)$", "", name)
        assert re.search(rf"^# TYPE {plain} ", counted, re.MULTILINE), name


@pytest.mark.parametrize("path", ["/ws/tables/abc123", "/api/tables/abc123", "/api/tables/abc123/seats/1"])
def test_proxies_find_the_table_in_a_path(path: str) -> None:
    for file in ("Caddyfile.tables", "kubernetes/ingress.yaml"):
        patterns = re.findall(r"(\^/\(\?:ws\|api\)/tables/\S+?\))", (DEPLOY / file).read_text(encoding="utf-8"))
        assert patterns, file
        for pattern in patterns:
            match = re.match(pattern, path)
            assert match, (file, pattern)
            assert match[1] == "abc123"


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
        assert "<html" in fetch(address, headers={"accept": "text/html"}).text
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
        return fetch(f"{address}/readyz").status_code == 200
    except httpx.TransportError:
        return False
