/**
 * The worker that holds the tables: Python behind the messages of the page, and the browser's database behind Python.
 *
 * One tab at a time plays: it holds a lock. Another one watches, hears of every change, and plays on when the lock is free.
 */
import { Kept, type Changes } from './kept';
import { fetchLater, fetchParts, startPython } from './python';
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

/** How long nobody must have wanted anything before what is not needed at once is begun: bots, then texts. Milliseconds. */
const QUIET = 2000;
const LONG_QUIET = 10_000;
const parts = fetchParts(self.name === KEPT ? undefined : (share) => say({ kind: 'come', share }));
const thoughts = new Map<number, (thought: string) => void>();
let jobs = 0;
let thinker: Promise<Worker> | null = null;
/** Where bots think; begun after this one, which shows the first position, has what it needs of the processor. */
function thinks(): Promise<Worker> {
	return (thinker ??= parts.then((given) => {
		const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
		made.onmessage = ({ data }: MessageEvent<FromThinker>): void => {
			thoughts.get(data.id)?.(data.thought);
			thoughts.delete(data.id);
		};
		made.onerror = (): void => say({ kind: 'state', state: 'failed' });
		made.postMessage(given, given.memory ? [given.memory.bytes] : []);
		return made;
	}));
}
function think(job: string): Promise<string> {
	return new Promise((done) => {
		const id = ++jobs;
		thoughts.set(id, done);
		void thinks().then((made) => made.postMessage({ id, job } satisfies ToThinker));
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

const NEEDS_TEXTS = /^\/api\/(books|lessons|scenes|games\/\w+\/rules)/;

async function start(): Promise<void> {
	const [database, python] = await Promise.all([Kept.open(), parts.then((given) => startPython(given))]);
	let coming: Promise<void> | null = null;
	const texts = (): Promise<void> =>
		(coming ??= fetchLater(python).catch((error: unknown) => {
			coming = null; // without a net just now: asked for again
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
	let quiet: number[] = [];
	const restLater = (): void => {
		quiet.forEach(clearTimeout);
		quiet = [
			self.setTimeout(() => void thinks(), QUIET),
			self.setTimeout(() => void texts().catch(() => undefined), LONG_QUIET)
		];
	};
	async function carryOut(message: ToWorker): Promise<void> {
		restLater();
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
	restLater();
}

start().catch((error: unknown) => {
	console.error(error);
	say({ kind: 'state', state: 'failed' });
	self.close(); // another tab may have more luck
});
