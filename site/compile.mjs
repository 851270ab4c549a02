// Compiles the modules of a pack in the very Python that will run them: node compile.mjs PYODIDE_FOLDER IN.zip OUT.zip [NOT...]
// Modules and packages whose names fit a pattern of NOT are left out.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, given, made, ...not] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${folder}/pyodide.mjs`).href
);
const py = await loadPyodide({ indexURL: `${folder}/` });
py.FS.writeFile("/in.zip", new Uint8Array(fs.readFileSync(given)));
py.globals.set("left_out", py.toPy(not));
py.runPython(`
import importlib._bootstrap_external as external, zipfile
from fnmatch import fnmatchcase
with zipfile.ZipFile("/in.zip") as packed, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_STORED) as out:
    for name in packed.namelist():
        if name.endswith("/") or any(fnmatchcase(name, part + ".py") or name.startswith(part + "/") for part in left_out):
            continue
        data = packed.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            data, name = bytes(external._code_to_hash_pyc(code, b"\\0" * 8, False)), name + "c"
        out.writestr(zipfile.ZipInfo(name), data)
`);
fs.writeFileSync(made, py.FS.readFile("/out.zip"));
process.exit(0);
