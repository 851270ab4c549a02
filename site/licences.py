"""The licences of all that comes along with the site, as one text, from the packages that it was built with."""

from __future__ import annotations

import importlib.metadata
import json
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NPM = ROOT / "web/node_modules"
NOTICE = """Occasus is under the Apache License 2.0; its text stands below. With it come:

Pyodide {pyodide} (Mozilla Public License 2.0), the npm package of this name, whose standard library is compiled and has
fewer modules here. Its sources: https://github.com/pyodide/pyodide, tag {pyodide}. CPython and its standard library
inside it are under the PSF License.
msgspec (BSD), PyYAML (MIT), mypy_extensions (MIT); Svelte (MIT); Fluent (Apache License 2.0).
Cinzel and EB Garamond (SIL Open Font License 1.1), icons of game-icons.net (CC BY 3.0,
https://creativecommons.org/licenses/by/3.0/), made smaller and coloured here; coasts of Natural Earth (public domain).
"""


def _of_package(name: str) -> str:
    """The licence of a Python package."""
    (file,) = (file for file in importlib.metadata.files(name) or [] if file.name == "LICENSE")
    return file.read_text()


def licences(wheel: Path) -> str:
    """All of them; a build without one of the texts fails."""
    pyodide = json.loads((HERE / "package.json").read_text())["dependencies"]["pyodide"]
    with zipfile.ZipFile(wheel) as packed:
        (msgspec,) = (name for name in packed.namelist() if name.endswith("dist-info/licenses/LICENSE"))
        texts = {
            "Occasus, Fluent: Apache License 2.0": (ROOT / "LICENSE").read_text(),
            # as it comes with a package under the same licence
            "Pyodide: Mozilla Public License 2.0": (NPM / "lightningcss/LICENSE").read_text(),
            "CPython: PSF License": _of_package("typing_extensions"),
            "msgspec": packed.read(msgspec).decode(),
            "PyYAML": _of_package("PyYAML"),
            "mypy_extensions": _of_package("mypy_extensions"),
            "Svelte": (NPM / "svelte/LICENSE.md").read_text(),
            "Cinzel": (NPM / "@fontsource/cinzel/LICENSE").read_text(),
            "EB Garamond": (NPM / "@fontsource/eb-garamond/LICENSE").read_text(),
        }
    assert "Mozilla Public License Version 2.0" in texts["Pyodide: Mozilla Public License 2.0"][:200]
    parts = [
        NOTICE.format(pyodide=pyodide),
        *(f"{'=' * 80}\n{name}\n\n{text.strip()}\n" for name, text in texts.items()),
    ]
    return "\n".join(parts)
