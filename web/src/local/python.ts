/** Python in a worker: what it consists of, which lies beside the client, and how it is started from that. */
export interface Python {
	FS: { writeFile: (path: string, data: Uint8Array) => void };
	globals: { set: (name: string, value: unknown) => void };
	runPython: (code: string) => unknown;
}

/** Fetched and compiled once, and handed on to the other worker. */
export interface Parts {
	interpreter: WebAssembly.Module;
	library: ArrayBuffer;
	occasus: ArrayBuffer;
}

const FOLDER = new URL('../python/', import.meta.url); // as script/site lays it out, seen from assets/
const INTERPRETER = new URL('pyodide.asm.wasm', FOLDER);
const BYTES = Number(import.meta.env['VITE_BYTES'] ?? 0);

/** Fetches the parts; `tell` hears how much of them has come, from 0 to 1. */
export async function fetchParts(tell?: (share: number) => void): Promise<Parts> {
	let come = 0;
	const count = async (answer: Response): Promise<void> => {
		for (const reader = answer.body!.getReader(); ;) {
			const { done, value } = await reader.read();
			if (done) return;
			come += value.length;
			tell?.(Math.min(1, come / BYTES));
		}
	};
	const found = async (url: URL): Promise<Response> => {
		const answer = await fetch(url);
		if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
		if (tell) count(answer.clone()).catch(() => undefined); // who asked for it hears of a failure
		return answer;
	};
	const [interpreter, library, occasus] = await Promise.all([
		WebAssembly.compileStreaming(found(INTERPRETER)).catch(async (error: unknown) => {
			if (!(error instanceof TypeError)) throw error; // a host may not know what kind of file it is
			return WebAssembly.compile(await (await fetch(INTERPRETER)).arrayBuffer());
		}),
		found(new URL('library.pack', FOLDER)).then(unpacked),
		found(new URL('occasus.pack', FOLDER)).then(unpacked)
	]);
	return { interpreter, library, occasus };
}

/** A pack is a zip that was compressed as a whole, so that it is small on hosts that do not compress. */
const unpacked = (answer: Response): Promise<ArrayBuffer> =>
	new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

export async function startPython({ interpreter, library, occasus }: Parts): Promise<Python> {
	const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href)) as {
		loadPyodide: (wishes: object) => Promise<Python>;
	};
	const stdLibURL = URL.createObjectURL(new Blob([library]));
	const back = useCompiled(interpreter);
	const python = await loadPyodide({
		indexURL: FOLDER.href,
		stdLibURL
	}).finally(back);
	URL.revokeObjectURL(stdLibURL);
	unpack(python, occasus);
	python.runPython("import sys; sys.path.insert(0, '/app')");
	return python;
}

/** Texts that a first game does not need: books, guides, puzzles, scenes, translated rules. */
export async function fetchLater(python: Python): Promise<void> {
	const answer = await fetch(new URL('later.pack', FOLDER));
	if (!answer.ok) throw new Error(`later.pack: ${answer.status}`);
	unpack(python, await unpacked(answer));
}

function unpack(python: Python, pack: ArrayBuffer): void {
	python.FS.writeFile('/pack.zip', new Uint8Array(pack));
	python.runPython(`
import os, zipfile
with zipfile.ZipFile('/pack.zip') as pack:
    pack.extractall('/app')
os.remove('/pack.zip')
`);
}

/** Pyodide fetches and compiles its interpreter itself, and has no option for one that is there already. */
function useCompiled(interpreter: WebAssembly.Module): () => void {
	const { fetch } = self;
	const { instantiateStreaming } = WebAssembly;
	Object.assign(self, {
		fetch: (wanted: URL | string, init?: RequestInit) =>
			String(wanted) === INTERPRETER.href ? Promise.resolve(new Response()) : fetch(wanted, init)
	});
	Object.assign(WebAssembly, {
		instantiateStreaming: async (_: unknown, imports: WebAssembly.Imports) => ({
			module: interpreter,
			instance: await WebAssembly.instantiate(interpreter, imports)
		})
	});
	return () => {
		Object.assign(self, { fetch });
		Object.assign(WebAssembly, { instantiateStreaming });
	};
}
