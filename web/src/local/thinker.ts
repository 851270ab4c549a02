/**
 * A worker in which Python thinks, so that the page is answered meanwhile. It is given the parts of Python first, says that
 * it is ready, and then answers each job. Where no memory of a Python is kept, it keeps its own, before its first thought.
 */
import { keepMemory } from './memory';
import { startPython, type Parts } from './python';
import type { FromThinker } from './worker_protocol';

const say = (thought: string): void => self.postMessage({ thought } satisfies FromThinker);
const parts = await new Promise<Parts>((come) => {
	self.onmessage = ({ data }: MessageEvent<Parts>): void => come(data);
});
const python = await startPython(parts, true);
if (!parts.memory) {
	const functions = python._module.wasmTable.length;
	python.runPython('import occasus.local.preload; occasus.local.preload.read_ahead()');
	void keepMemory({ bytes: python.makeMemorySnapshot().buffer, functions });
}
const think = python.runPython(`
import msgspec
from occasus.tables.workers.bot_worker import Job, think
lambda text: msgspec.json.encode(think(msgspec.json.decode(text, type=Job))).decode()
`) as (job: string) => string;

self.onmessage = ({ data }: MessageEvent<string>): void => {
	let thought = ''; // nothing is understood as a job that failed
	try {
		thought = think(data);
	} catch (error) {
		console.error(error);
	}
	say(thought);
};
say('');
