/** Python in a worker: what it consists of, which lies beside the client, and how it is started from that. */
import { forgetMemory, keptMemory, type Memory } from './memory';
import { filesOf } from './stored_zip';

export interface Python {
	FS: { mkdirTree: (path: string) => void; writeFile: (path: string, data: Uint8Array, wishes: object) => void };
	globals: { set: (name: string, value: unknown) => void };
	runPython: (code: string) => unknown;
	makeMemorySnapshot: () => Uint8Array<ArrayBuffer>;
	_module: Module;
}

interface Module {
	wasmTable: WebAssembly.Table;
	growMemory: (bytes: number) => void;
}

/** Fetched and compiled once, and handed on to the other worker. */
export interface Parts {
	interpreter: WebAssembly.Module;
	library: ArrayBuffer;
	occasus: ArrayBuffer;
	memory: Memory | null;
}

const FOLDER = new URL('../python/', import.meta.url); // as script/site lays it out, seen from assets/
const INTERPRETER = new URL('pyodide.asm.wasm', FOLDER);
const APP = '/app/';
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
	const [interpreter, library, occasus, memory] = await Promise.all([
		WebAssembly.compileStreaming(found(INTERPRETER)).catch(async (error: unknown) => {
			if (!(error instanceof TypeError)) throw error; // a host may not know what kind of file it is
			return WebAssembly.compile(await (await fetch(INTERPRETER)).arrayBuffer());
		}),
		found(new URL('library.pack', FOLDER)).then(unpacked),
		found(new URL('occasus.pack', FOLDER)).then(unpacked),
		keptMemory()
	]);
	return { interpreter, library, occasus, memory };
}

/** A pack is a zip that was compressed as a whole, so that it is small on hosts that do not compress. */
const unpacked = (answer: Response): Promise<ArrayBuffer> =>
	new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

/** Starts it from the memory that is kept, or from the beginning: then it can be asked for its memory, if that is wanted. */
export async function startPython(parts: Parts, wanted = false): Promise<Python> {
	if (parts.memory)
		try {
			return await begin(parts, { _loadSnapshot: parts.memory.bytes });
		} catch (error) {
			console.warn(error);
			await forgetMemory().catch(() => undefined);
			parts.memory = null;
		}
	return begin(parts, { _makeSnapshot: wanted });
}

async function begin({ interpreter, library, occasus, memory }: Parts, wishes: object): Promise<Python> {
	const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href)) as {
		loadPyodide: (wishes: object) => Promise<Python>;
	};
	const files = [...filesOf(new Uint8Array(occasus))];
	const extensions = files
		.filter(([name]) => name.endsWith('.so'))
		.map(([name, data]) => [APP + name, own(data)] as const);
	const stdLibURL = own(library);
	const back = useCompiled(interpreter);
	const python = await loadPyodide({
		indexURL: FOLDER.href,
		stdLibURL,
		createPyodideModule: withExtensions(new Map(extensions), memory),
		...wishes
	}).finally(back);
	[stdLibURL, ...extensions.map(([, url]) => url)].forEach(URL.revokeObjectURL);
	write(python, files);
	if (!memory) python.runPython(`import sys; sys.path.insert(0, '${APP.slice(0, -1)}')`);
	return python;
}

const own = (data: BlobPart): string => URL.createObjectURL(new Blob([data]));

interface Settings {
	dynamicLibraries: string[];
	locateFile: (name: string) => string;
}
type Create = (settings: Settings) => Promise<Module>;

/**
 * Extensions in C are loaded before Python begins, whether or not it takes a memory over: so their functions and data are
 * where that memory has them.
 */
function withExtensions(extensions: Map<string, string>, memory: Memory | null): Create {
	return async (settings) => {
		const { default: create } = (await import(/* @vite-ignore */ new URL('pyodide.asm.mjs', FOLDER).href)) as {
			default: Create;
		};
		const { locateFile } = settings;
		settings.dynamicLibraries = [...extensions.keys()];
		settings.locateFile = (name) => extensions.get(name) ?? locateFile(name);
		const made = await create(settings);
		if (memory) {
			if (made.wasmTable.length !== memory.functions) throw new Error('the memory of another Python');
			made.growMemory(memory.bytes.byteLength);
		}
		return made;
	};
}

/** Texts that a first game does not need: books, guides, puzzles, scenes, translated rules. */
export async function fetchLater(python: Python): Promise<void> {
	const answer = await fetch(new URL('later.pack', FOLDER));
	if (!answer.ok) throw new Error(`later.pack: ${answer.status}`);
	write(python, [...filesOf(new Uint8Array(await unpacked(answer)))]);
}

function write({ FS }: Python, files: [string, Uint8Array][]): void {
	const folders = new Set(files.map(([name]) => APP + name.slice(0, name.lastIndexOf('/') + 1)));
	for (const folder of folders) FS.mkdirTree(folder);
	for (const [name, data] of files) FS.writeFile(APP + name, data, { canOwn: true });
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
