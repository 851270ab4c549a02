// Packs what Python in a browser needs (compile.py): node compile.mjs PYODIDE_FOLDER SOURCES.zip FOLDER [MODULE...]
// Of the library only what is used comes along, and the modules that are named.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, sources, made, ...kept] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${folder}/pyodide.mjs`).href
);
const py = await loadPyodide({
  indexURL: `${folder}/`,
  env: { PYTHONNODEBUGRANGES: "1" },
});
const take = (name, file) =>
  py.FS.writeFile(name, new Uint8Array(fs.readFileSync(file)));
take("/sources.zip", sources);
take("/library.zip", `${folder}/python_stdlib.zip`);
py.runPython(fs.readFileSync(new URL("compile.py", import.meta.url), "utf-8"));
py.globals.get("main")(py.toPy(kept));
for (const name of ["occasus", "later", "library"])
  fs.writeFileSync(`${made}/${name}.pack`, py.FS.readFile(`/${name}.pack`));
process.exit(0);
