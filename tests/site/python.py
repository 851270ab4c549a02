"""The Python of the site in a worker of its own, with the device of our tests: for what a page cannot be asked."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

from tests.server.harness import ROOT

WITH_IT: Final = (
    "tests/__init__.py",
    "tests/local/__init__.py",
    "tests/local/device.py",
    "tests/server/client_model.py",
)
WORKER: Final = """
const folder = FOLDER, files = FILES;
const unpacked = async (name) =>
    new Response((await fetch(folder + name)).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
const { loadPyodide } = await import(folder + 'pyodide.mjs');
const library = URL.createObjectURL(new Blob([await unpacked('library.pack')]));
const python = await loadPyodide({ indexURL: folder, stdLibURL: library });
python.FS.writeFile('/pack.zip', new Uint8Array(await unpacked('occasus.pack')));
python.globals.set('files', python.toPy(files));
python.runPython(`
import json, pathlib, sys, zipfile
zipfile.ZipFile('/pack.zip').extractall('/app')
for name, text in files.items():
    path = pathlib.Path('/app', name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sys.path.insert(0, '/app')
async def asked(code, *wish):
    names = {}
    exec(code, names)
    return json.dumps(await names['run'](*wish))
`);
const asked = python.globals.get('asked');
self.onmessage = async ({ data }) => self.postMessage(await asked(...data));
self.postMessage('ready');
"""
START: Final = """([code]) => new Promise((done, failed) => {
    window.worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
    worker.onmessage = () => done();
    worker.onerror = (error) => failed(error.message);
})"""
ASK: Final = """(wish) => new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.postMessage(wish);
})"""


def start_python(page: Page, folder: str) -> None:
    """Start it, from the folder of the site where it lies."""
    files = {name: (ROOT / name).read_text() for name in WITH_IT} | {"tests/server/__init__.py": ""}
    code = WORKER.replace("FOLDER", json.dumps(folder), 1).replace("FILES", json.dumps(files), 1)
    page.evaluate(START, [code])


def run(page: Page, code: str, *wish: str | int) -> Any:
    """Run the function `run` of some code there, and give what it gives."""
    return json.loads(page.evaluate(ASK, [code, *wish]))
