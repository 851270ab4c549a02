"""Runs inside Pyodide (see compile.mjs): packs our modules and the part of the library that they use, compiled.

Compiled by the very Python that will run them, without docstrings and columns of lines; ours without annotations of
functions and modules, which nothing reads at run time, the library without its lines. `later.pack` holds texts that a
first game does not need.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import importlib._bootstrap_external as external  # type: ignore[import-not-found]
import io
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

APP = "/app"
LIBRARY = "python314.zip/"
LATER = ("occasus/ledgers/translations/", "occasus/ledgers/scenes/", "occasus/lessons/")
NOT_LATER = (".py", ".en.yaml", ".en.yaml.pickle")  # a refusal names a rule in English
Files = dict[str, bytes]


def bare(tree: ast.Module) -> ast.Module:
    """Take away annotations of functions and modules; those of classes are read by msgspec and dataclasses."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    for place, node in enumerate(tree.body):
        if isinstance(node, ast.AnnAssign):
            plain = ast.Pass() if node.value is None else ast.Assign([node.target], node.value)
            tree.body[place] = ast.copy_location(plain, node)
    return ast.fix_missing_locations(tree)


def without_lines(code: CodeType) -> CodeType:
    """Code whose lines are not known: each byte of its table says so of up to eight instructions."""
    inside = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=tuple(inside))


def compiled(name: str, source: bytes, ours: bool = True) -> bytes:
    """A module as the bytes of its .pyc, which is never looked at again for changes."""
    tree = ast.parse(source)
    code = compile(bare(tree) if ours else tree, name, "exec", dont_inherit=True, optimize=2)
    code = code if ours else without_lines(code)
    return bytes(external._code_to_hash_pyc(code, b"\0" * 8, False))


def module_name(file: str) -> str:
    """The module of a file in the pack."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: bytes) -> Iterator[str]:
    """The modules that a module imports anywhere, in functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def used(sources: Files, kept: list[str]) -> set[str]:
    """The files of the library that are loaded when everything of ours is, and those that were asked for by name."""
    sys.path.insert(0, APP)
    for name in (name for name in sources if name.startswith("occasus/") and name.endswith(".py")):
        for module in (module_name(name), *imported(sources[name])):
            with contextlib.suppress(ImportError):  # what only a server, a terminal or a compiled engine has
                importlib.import_module(module)
    for name in kept:
        importlib.import_module(name)
    specs = (getattr(module, "__spec__", None) for module in list(sys.modules.values()))
    files = [(spec and spec.origin) or "" for spec in specs]  # what is frozen into the interpreter has no file
    return {file.partition(LIBRARY)[2] for file in files if LIBRARY in file}


def write(name: str, files: Files) -> None:
    """One pack: a zip without compression, compressed as a whole, which is smaller; no host needs to do it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as pack:
        for file in sorted(files, key=lambda each: (each.rpartition(".")[2], each)):
            pack.writestr(zipfile.ZipInfo(file), files[file])
    import gzip  # not before: what is loaded when the library is looked at comes along

    data = gzip.compress(made.getvalue(), 9, mtime=0)
    Path(f"/{name}.pack").write_bytes(data)
    print(f"{name}: {len(files)} files, {len(made.getvalue()):,} bytes, {len(data):,} packed")


def read(file: str) -> Files:
    """The files of a zip, by name."""
    with zipfile.ZipFile(file) as given:
        return {name: given.read(name) for name in given.namelist() if not name.endswith("/")}


def built(files: Files, ours: bool = True) -> Files:
    """Files with their modules compiled."""
    modules = {name + "c": compiled(name, data, ours) for name, data in files.items() if name.endswith(".py")}
    return modules | {name: data for name, data in files.items() if not name.endswith(".py")}


def main(kept: list[str]) -> None:
    """Read both zips, write three packs."""
    ours = read("/sources.zip")
    with zipfile.ZipFile("/sources.zip") as given:
        given.extractall(APP)
    later = {name for name in ours if name.startswith(LATER) and not name.endswith(NOT_LATER)}
    wanted = used(ours, kept)
    library = {name: data for name, data in read("/library.zip").items() if name in wanted}
    write("occasus", built({name: data for name, data in ours.items() if name not in later}))
    write("later", {name: ours[name] for name in later})
    write("library", built(library, ours=False))
