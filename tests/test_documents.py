"""The documents lead somewhere: every relative link is to a file that is there, in every language of the README."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from occasus.cli.main import app
from occasus.core.registry import OURS

ROOT: Final = Path(__file__).resolve().parents[1]
DOCUMENTS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PROGRAMS: Final = [
    ROOT / "README.md",
    *(ROOT / "docs" / f"{name}.md" for name in ("api", "bots", "language_models", "research", "scenes", "study")),
]
COMMANDS: Final = [
    (document, line)
    for document in DOCUMENTS
    for block in re.findall(r"^```\w*\n(.*?)^```", document.read_text(encoding="utf-8"), re.M | re.S)
    for line in block.splitlines()
    if re.match(r"occasus \w", line)
]
CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.S)  # `vec[i64](...)` is no link
LINK: Final = re.compile(r"\]\(([^)#\s]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_links_lead_to_files(document: Path) -> None:
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("game", OURS)
def test_the_page_of_scenes_leads_to_every_game_and_the_ledger_to_its_content_file(game: str) -> None:
    assert f"(rules/scenes/{game}/README.md)" in (ROOT / "docs/scenes.md").read_text(encoding="utf-8")
    page = (ROOT / "docs/rules/scenes" / game / "README.md").read_text(encoding="utf-8")
    assert "When a word of passing is due: " in page
    assert f"`src/occasus/content/{game}.yaml`" in (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["pl", "fr", "nl"])
def test_the_readme_of_a_language_names_the_words_of_the_page(language: str) -> None:
    words = (ROOT / "src/occasus/locale" / language / "web.ftl").read_text(encoding="utf-8")
    text = (ROOT / "docs" / f"README.{language}.md").read_text(encoding="utf-8")
    for key in ("play-bots", "hint", "game-fall_of_rome", "game-empires_end", "game-struggle_for_rome"):
        found = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
        assert found and found[1] in text, key


@pytest.mark.parametrize("page", ["README.md", "docs/README.pl.md", "docs/README.fr.md", "docs/README.nl.md"])
def test_the_readme_begins_with_a_moving_picture_and_its_commands(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    begin = text.partition("\n## ")[0]
    picture = re.search(r"!\[[^]]+\]\(([^)]+turn\.webp)\)", begin)
    assert picture is not None
    file = ((ROOT / page).parent / picture[1]).read_bytes()
    assert file[8:12] == b"WEBP" and b"ANIM" in file[:64] and file.count(b"ANMF") > 3
    assert begin.index("script/play") > picture.start() and ("script/test" in begin or page.startswith("docs"))


def blocks(document: Path) -> str:
    """The Python of a document, one after the other."""
    return "\n\n".join(re.findall(r"^```python\n(.*?)^```", document.read_text(encoding="utf-8"), re.M | re.S))


@pytest.mark.parametrize(("document", "line"), COMMANDS, ids=[line[:60] for _, line in COMMANDS])
def test_commands_and_their_options_are_there(document: Path, line: str) -> None:
    command: Any = get_command(app)
    words = shlex.split(line, comments=True)[1:]
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    assert not hasattr(command, "commands"), f"{document.name}: {line}"
    known = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, f"{document.name}: {line}"


@pytest.mark.parametrize("document", PROGRAMS, ids=[path.name for path in PROGRAMS])
def test_programs_in_documents_import_what_exists(document: Path) -> None:
    """Every name that a program imports from us is there, and what it reads from an imported module too."""
    tree = ast.parse(blocks(document))
    modules: dict[str, object] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.split(".")[0] == "occasus":
                    modules[name.asname or name.name] = import_module(name.name)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "occasus":
            source = import_module(node.module or "")
            for name in node.names:
                assert hasattr(source, name.name) or find_spec(f"{node.module}.{name.name}"), name.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            assert hasattr(modules[node.value.id], node.attr), f"{node.value.id}.{node.attr}"


@pytest.mark.long
def test_programs_in_documents_have_right_types(tmp_path: Path) -> None:
    """Somebody else's mypy, with its usual settings, has nothing to say."""
    for document in PROGRAMS:
        (tmp_path / f"{document.stem.lower()}.py").write_text(blocks(document), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file=", "--check-untyped-defs", "--allow-redefinition", "."]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["scenes", "study"])
def test_the_programs_of_scenes_and_studies_run(name: str) -> None:
    exec(compile(blocks(ROOT / "docs" / f"{name}.md"), f"docs/{name}.md", "exec"), {})
