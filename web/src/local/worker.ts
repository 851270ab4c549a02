/**
 * The worker that holds the tables: Python behind the messages of the page, and the browser's database behind Python.
 *
 * One tab at a time plays: it holds a lock. Another one watches, hears of every change, and plays on when the lock is free.
 * A browser has no locks where a page comes over plain http from another machine. There the tab that was opened last plays;
 * the database keeps nothing more from the others, and they watch.
 */
import { Elsewhere, Kept, type Changes } from './idb_store';
import { keptMemory } from './memory';
import { fetchLater, fetchParts, startPython, type Parts } from './python';
import { KEPT, LOCK, type FromWorker, type ToWorker } from './worker_protocol';
import { Thinking } from './thinking';

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
/** A worker in which Python thinks; it takes over the memory that is kept. */
async function makeThinker(): Promise<Worker> {
	const given = await parts;
	const memory = given.memory ?? (await keptMemory());
	given.memory = null; // it is handed on
	const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
	made.postMessage({ ...given, memory } satisfies Parts, memory ? [memory.bytes] : []);
	return made;
}
const START = 180_000; // milliseconds, on a slow device
/** Where bots think; begun after this one, which shows the first position, has what it needs of the processor. */
const bots = new Thinking({
	make: makeThinker,
	start: START,
	patience: 30_000, // a bot is told to decide in two seconds, a hint in four
	anew: () => say({ kind: 'anew' })
});
/** Where games that are over are thought about, which takes long: no bot waits for it. */
const lookingBack = new Thinking({ make: makeThinker, start: START, patience: 600_000, ends: true });

const news = new BroadcastChannel(LOCK);
const missed: string[] = [];
news.onmessage = ({ data }: MessageEvent<string>): void => void missed.push(data);

/** Asked for at once, so that of several tabs that load again the first one plays; held as long as this worker lives. */
let held = false;
const locks = navigator.locks as LockManager | undefined;
const locked = new Promise<void>((done) => {
	void locks?.request(LOCK, () => {
		held = true;
		done();
		return new Promise(() => undefined);
	});
});
/** What the other tabs hear where there are no locks. */
const TAKEN = 'taken';
async function openKept(): Promise<Kept> {
	const database = await Kept.open();
	if (!locks) {
		await database.take();
		held = true;
		news.postMessage(TAKEN);
	}
	return database;
}

const NEEDS_TEXTS = /^\/api\/(books|lessons|scenes|games\/\w+\/rules)/;

async function start(): Promise<void> {
	const [database, python] = await Promise.all([openKept(), parts.then((given) => startPython(given))]);
	let coming: Promise<void> | null = null;
	const texts = (): Promise<void> =>
		(coming ??= fetchLater(python).catch((error: unknown) => {
			coming = null; // without a net just now: asked for again
			throw error;
		}));
	let playing = held;
	let kept = true;
	const tellKept = (now: boolean): void => {
		if (kept !== now) say({ kind: 'kept', kept: now });
		kept = now;
	};
	const keep = async (text: string): Promise<void> => {
		if (!playing) throw new Error('another tab plays');
		try {
			await database.keep(JSON.parse(text) as Changes);
		} catch (error) {
			if (error instanceof Elsewhere) leave();
			else tellKept(false);
			throw error;
		}
		tellKept(true);
		news.postMessage(text);
	};
	const think = (job: string): Promise<string> => bots.think(job);
	const lookBack = (job: string): Promise<string> => lookingBack.think(job);
	const tell = (line: number, text: string): void => say({ kind: 'tell', line, text });
	python.globals.set('given', { keep, think, lookBack, tell, kept: JSON.stringify(await database.all()) });
	const page = python.runPython(`
from occasus.local.page_api import Page
Page(given.keep, given.think, given.tell, given.kept, look_back=given.lookBack)
`) as Page;
	function leave(): void {
		playing = false;
		page.watch();
		say({ kind: 'state', state: 'elsewhere' });
	}
	/** Two tabs that are opened at once hear of each other: the database knows which of them came last. */
	async function look(): Promise<void> {
		if (playing && !(await database.holds())) leave();
	}
	if (!playing) {
		page.watch();
		void locked.then(async () => {
			playing = true;
			await page.play(JSON.stringify(await database.all()));
			say({ kind: 'state', state: 'playing' });
		});
	}
	/** One after the other. Whoever plays has read all that was kept before: what comes late must not undo what is played. */
	let followed = Promise.resolve();
	const follow = (changes: string): void => {
		followed = followed
			.then(async () => {
				if (!locks) await look();
				if (!playing && changes !== TAKEN) await page.follow(changes);
			})
			.catch((error: unknown) => console.error(error)); // what comes next is followed all the same
	};
	missed.splice(0).forEach(follow);
	news.onmessage = ({ data }: MessageEvent<string>): void => follow(data);
	let quiet: number[] = [];
	const restLater = (): void => {
		quiet.forEach(clearTimeout);
		quiet = [
			self.setTimeout(() => bots.begin(), QUIET),
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
