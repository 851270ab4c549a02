/**
 * The worker that holds the tables: Python behind the messages of the page, and the browser's database behind Python.
 *
 * One tab at a time plays: it holds a lock. Another one watches, hears of every change, and plays on when the lock is free.
 */
import { Kept, type Changes } from './kept';
import { fetchLater, fetchParts, startPython, type Python } from './python';
import { KEPT, LOCK, type FromThinker, type FromWorker, type ToThinker, type ToWorker } from './spoken';

interface Page {
	ask: (method: string, path: string, body: string) => Promise<{ toJs: () => [number, string] }>;
	open: (line: number, table: string) => Promise<string>;
	hear: (line: number, text: string) => Promise<void>;
	close: (line: number) => void;
	watch: () => void;
	follow: (changes: string) => Promise<void>;
	play: (kept: string) => Promise<void>;
}

const say = (message: FromWorker): void => self.postMessage(message);
const waiting: ToWorker[] = [];
self.onmessage = ({ data }: MessageEvent<ToWorker>): void => void waiting.push(data); // until Python is there

const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
const thoughts = new Map<number, (thought: string) => void>();
let jobs = 0;
thinker.onmessage = ({ data }: MessageEvent<FromThinker>): void => {
	thoughts.get(data.id)?.(data.thought);
	thoughts.delete(data.id);
};
thinker.onerror = (): void => say({ kind: 'state', state: 'failed' });
function think(job: string): Promise<string> {
	return new Promise((done) => {
		thoughts.set(++jobs, done);
		thinker.postMessage({ id: jobs, job } satisfies ToThinker);
	});
}

const news = new BroadcastChannel(LOCK);
const missed: string[] = [];
news.onmessage = ({ data }: MessageEvent<string>): void => void missed.push(data);

/** Asked for at once, so that of several tabs that load again the first one plays; held as long as this worker lives. */
let held = false;
const locked = new Promise<void>((done) => {
	void navigator.locks.request(LOCK, () => {
		held = true;
		done();
		return new Promise(() => undefined);
	});
});

/** Starts Python here and, with the same parts, where bots think. */
async function bothPythons(): Promise<Python> {
	const parts = await fetchParts(self.name === KEPT ? undefined : (share) => say({ kind: 'come', share }));
	thinker.postMessage(parts);
	return startPython(parts);
}

const NEEDS_TEXTS = /^\/api\/(books|lessons|scenes|games\/\w+\/rules)/;

async function start(): Promise<void> {
	const [database, python] = await Promise.all([Kept.open(), bothPythons()]);
	let later: Promise<void> | null = null;
	const texts = (): Promise<void> =>
		(later ??= fetchLater(python).catch((error: unknown) => {
			later = null; // without a net just now: asked for again
			throw error;
		}));
	let playing = held;
	const keep = async (text: string): Promise<void> => {
		if (!playing) throw new Error('another tab plays');
		await database.keep(JSON.parse(text) as Changes);
		news.postMessage(text);
	};
	const tell = (line: number, text: string): void => say({ kind: 'tell', line, text });
	python.globals.set('given', { keep, think, tell, kept: JSON.stringify(await database.all()) });
	const page = python.runPython(`
from occasus.local.page import Page
Page(given.keep, given.think, given.tell, given.kept)
`) as Page;
	if (!playing) {
		page.watch();
		void locked.then(async () => {
			playing = true;
			await page.play(JSON.stringify(await database.all()));
			say({ kind: 'state', state: 'playing' });
		});
	}
	const follow = (changes: string): void => void page.follow(changes);
	missed.splice(0).forEach(follow);
	news.onmessage = ({ data }: MessageEvent<string>): void => follow(data);
	async function carryOut(message: ToWorker): Promise<void> {
		if (message.kind === 'ask') {
			if (NEEDS_TEXTS.test(message.path))
				try {
					await texts();
				} catch {
					return say({ kind: 'answer', id: message.id, status: 503, text: '{"code":"no_texts"}' });
				}
			const [status, text] = (await page.ask(message.method, message.path, message.body)).toJs();
			say({ kind: 'answer', id: message.id, status, text });
		} else if (message.kind === 'open') {
			say({ kind: 'opened', line: message.line, refused: await page.open(message.line, message.table) });
		} else if (message.kind === 'hear') await page.hear(message.line, message.text);
		else page.close(message.line);
	}
	self.onmessage = ({ data }: MessageEvent<ToWorker>): void => void carryOut(data);
	say({ kind: 'state', state: playing ? 'playing' : 'watching' });
	for (const message of waiting.splice(0)) void carryOut(message);
	texts().catch(() => undefined);
}

start().catch((error: unknown) => {
	console.error(error);
	say({ kind: 'state', state: 'failed' });
	self.close(); // another tab may have more luck
});
