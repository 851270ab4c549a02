/**
 * The memory of a Python that has started and read our modules, kept on this device: the next one takes it over and is there
 * at once. It belongs to these very files (`VITE_PYTHON`) in this very browser, and is made anew where one of them is another.
 */
export interface Memory {
	bytes: ArrayBuffer;
	/** How many functions could be called by their numbers: where it is another number, the memory knows other functions. */
	functions: number;
}

const PREFIX = 'occasus-memory-';
const NAME = PREFIX + String(import.meta.env['VITE_PYTHON']);
const FUNCTIONS = 'Functions';

const place = (): URL => {
	const url = new URL('../python/memory', import.meta.url);
	url.search = navigator.userAgent;
	return url;
};

/** What is kept, if anything is; a browser may forbid to keep something. */
export async function keptMemory(): Promise<Memory | null> {
	try {
		const found = await (await caches.open(NAME)).match(place());
		return found ? { bytes: await found.arrayBuffer(), functions: Number(found.headers.get(FUNCTIONS)) } : null;
	} catch {
		return null;
	}
}

/** Keeps it instead of those of other files and browsers; where there is no room, the next start takes longer. */
export async function keepMemory({ bytes, functions }: Memory): Promise<void> {
	if (!globalThis.caches) return; // over plain http from another machine
	try {
		await forgetMemory();
		await (await caches.open(NAME)).put(place(), new Response(bytes, { headers: { [FUNCTIONS]: String(functions) } }));
	} catch (error) {
		console.warn(error);
	}
}

export async function forgetMemory(): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
	await Promise.all(names.map((name) => caches.delete(name)));
}
