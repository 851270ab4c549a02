"""What stands around the code says the same everywhere and can be run: versions, citation, forms, workflows, wheels."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from trove_classifiers import classifiers

import occasus
from occasus.locale import Words

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FORMS: Final = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SITE_STEPS: Final = ("actions/checkout", "script/site", "tests/site", "actions/upload-pages-artifact")
WORKFLOWS: Final = sorted((ROOT / ".github/workflows").glob("*.yml"))
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")


def read(path: Path | str) -> Any:
    """A YAML file; `on:` is a truth value in YAML's eyes."""
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_one_version_everywhere() -> None:
    cited = read("CITATION.cff")
    newest = re.search(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest is not None
    assert (newest[1], newest[2]) == (cited["version"], str(cited["date-released"]))
    assert occasus.__version__ == cited["version"]
    assert cited["license"] == PROJECT["project"]["license"]
    assert cited["authors"][0]["name"] == PROJECT["project"]["authors"][0]["name"]


def test_classifiers_are_known_and_name_our_pythons_and_languages() -> None:
    ours = PROJECT["project"]["classifiers"]
    assert set(ours) <= classifiers and ours == sorted(ours)
    assert [each.rpartition(" ")[2] for each in ours if re.search(r"Python :: 3\.", each)] == list(PYTHONS)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_can_be_filled_in(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"] and form["body"]
    ids = [part["id"] for part in form["body"]]
    assert len(set(ids)) == len(ids)
    assert any(part.get("validations", {}).get("required") for part in form["body"])
    for part in form["body"]:
        assert part["type"] in ("input", "textarea", "dropdown") and part["attributes"]["label"]
        if part["id"] == "game":
            assert part["attributes"]["options"] == [
                Words(name, "en").name("game", name) for name in occasus.game_names()
            ]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_is_there(path: Path) -> None:
    for job in read(path)["jobs"].values():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            for program in re.findall(r"(?<![\w/])(?:\.ci|script)/\w+|(?:\w+/)*\w+\.py", step.get("run", "")):
                assert (ROOT / program).is_file(), program
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@[\w./]+", step["uses"])


def test_the_site_is_built_played_and_then_published() -> None:
    workflow = read(".github/workflows/site.yml")
    for pattern in workflow[True]["push"]["paths"]:
        assert any(ROOT.glob(pattern)), pattern
    build, publish = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    steps = build["steps"]
    order = [next(place for place, step in enumerate(steps) if word in str(step)) for word in SITE_STEPS]
    assert order == sorted(order)
    assert "continue-on-error" not in str(workflow)
    upload = steps[order[-1]]["with"]["path"]
    assert f"${{1:-$root/{upload}}}" in (ROOT / "script/site").read_text(encoding="utf-8")
    assert workflow["permissions"] == {"contents": "read"}
    assert publish["needs"] == "build"
    assert publish["permissions"] == {"pages": "write", "id-token": "write"}
    assert publish["environment"]["name"] == "github-pages"
    assert [step["uses"].partition("@")[0] for step in publish["steps"]] == ["actions/deploy-pages"]


def test_what_tests_need_is_installed_the_same_way_everywhere() -> None:
    packages = "postgresql redis-server chromium valgrind tmux"
    for path in (".ci/run", ".github/workflows/tests.yml", ".devcontainer/Dockerfile"):
        assert packages in (ROOT / path).read_text(encoding="utf-8"), path
    matrix = read(".github/workflows/tests.yml")["jobs"]["all"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == PYTHONS


@pytest.mark.parametrize(
    ("platform", "machine", "tag"),
    [
        ("linux", "x86_64", "manylinux_x86_64"),
        ("linux", "aarch64", "manylinux_aarch64"),
        ("macos", "arm64", "macosx_arm64"),
        ("macos", "x86_64", "macosx_x86_64"),
        ("windows", "AMD64", "win_amd64"),
    ],
)
def test_wheels_are_built_for_every_python_and_machine(platform: str, machine: str, tag: str) -> None:
    command = [
        sys.executable,
        "-m",
        "cibuildwheel",
        "--print-build-identifiers",
        "--platform",
        platform,
        "--archs",
        machine,
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [f"cp{python.replace('.', '')}-{tag}" for python in PYTHONS]


def test_hooks_and_containers_run_our_scripts() -> None:
    hooks = [hook for repo in read(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text(encoding="utf-8"))
    for entry in (*(hook["entry"] for hook in hooks), container["postCreateCommand"]):
        assert os.access(ROOT / entry, os.X_OK), entry
    assert (ROOT / ".devcontainer" / container["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ("", "serve"),
        ("--port 9000", "serve --port 9000"),
        ("terminal", "play fall_of_rome"),
        ("terminal --players 2", "play fall_of_rome --players 2"),
        ("terminal empires_end --seats human,tiro", "play empires_end --seats human,tiro"),
        ("terminal --continue", "play --continue"),
        ("terminal --load m.json", "play --load m.json"),
        ("terminal --help", "play --help"),
    ],
)
def test_script_play_calls_the_command(tmp_path: Path, given: str, called: str) -> None:
    """With an environment that is there already, and a command that tells what it was given."""
    folder = tmp_path / "script"
    folder.mkdir()
    (folder / "play").write_text((ROOT / "script/play").read_text(encoding="utf-8"), encoding="utf-8")
    ready = 'make_environment() { :; }; install() { echo "installs $1"; }; build_client() { echo builds; }'
    (folder / "environment").write_text(f'bin="{tmp_path}"; {ready}\n')
    (tmp_path / "occasus").write_text('#!/bin/sh\necho "$@"\n')
    (tmp_path / "occasus").chmod(0o755)
    done = subprocess.run(
        ["bash", str(folder / "play"), *given.split()], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    server = not given.startswith("terminal")
    assert done.stdout.splitlines() == (["installs [server]", "builds"] if server else ["installs "]) + [called]


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_script_play_tells_what_it_does_before_it_sets_anything_up(tmp_path: Path, asked: str) -> None:
    (tmp_path / "environment").write_text("exit 1\n")
    (tmp_path / "play").write_text((ROOT / "script/play").read_text(encoding="utf-8"), encoding="utf-8")
    done = subprocess.run(["bash", str(tmp_path / "play"), asked], capture_output=True, text=True, check=True)
    assert "script/play terminal" in done.stdout and not done.stdout.startswith("#")
