/** Starts Python in a worker: the interpreter, and the pack with the modules of Occasus, both beside the client. */
export interface Python {
	FS: { mkdirTree: (path: string) => void };
	globals: { set: (name: string, value: unknown) => void };
	unpackArchive: (data: ArrayBuffer, format: string, options: { extractDir: string }) => void;
	runPython: (code: string) => unknown;
}

const FOLDER = new URL('../python/', import.meta.url); // as script/site lays it out, seen from assets/

export async function startPython(): Promise<Python> {
	const pack = fetch(new URL('occasus.zip', FOLDER)).then((answer) => answer.arrayBuffer());
	const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href)) as {
		loadPyodide: (wishes: { indexURL: string }) => Promise<Python>;
	};
	const python = await loadPyodide({ indexURL: FOLDER.href });
	python.FS.mkdirTree('/app');
	python.unpackArchive(await pack, 'zip', { extractDir: '/app' });
	python.runPython("import sys; sys.path.insert(0, '/app')");
	return python;
}
