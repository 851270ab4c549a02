/**
 * The worker in which bots think, so that the page is answered meanwhile. It is given the parts of Python first. Where no
 * memory of a Python is kept, it keeps its own, before its first thought.
 */
import { keepMemory } from './memory';
import { startPython, type Parts } from './python';
import type { FromThinker, ToThinker } from './spoken';

const waiting: ToThinker[] = [];
const parts = await new Promise<Parts>((come) => {
	self.onmessage = ({ data }: MessageEvent<Parts | ToThinker>): void => {
		if ('interpreter' in data) come(data);
		else waiting.push(data);
	};
});
const python = await startPython(parts, true);
if (!parts.memory) {
	const functions = python._module.wasmTable.length;
	python.runPython('import occasus.local.ahead; occasus.local.ahead.read_ahead()');
	void keepMemory({ bytes: python.makeMemorySnapshot().buffer, functions });
}
const think = python.runPython(`
import msgspec
from occasus.server.thinker import Job, think
lambda text: msgspec.json.encode(think(msgspec.json.decode(text, type=Job))).decode()
`) as (job: string) => string;

const answer = ({ id, job }: ToThinker): void => {
	let thought = ''; // nothing is understood as a job that failed
	try {
		thought = think(job);
	} catch (error) {
		console.error(error);
	}
	self.postMessage({ id, thought } satisfies FromThinker);
};
self.onmessage = ({ data }: MessageEvent<ToThinker>): void => answer(data);
waiting.forEach(answer);
