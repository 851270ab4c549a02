/**
 * Workers in which Python thinks, as the worker with the tables sees them: one job after another. One that dies, or does
 * not answer in time, is started anew and asked once more; a job that fails again is answered with nothing, which Python
 * understands as a bot that failed.
 */
import type { FromThinker } from './worker_protocol';

/** As much of a worker as is needed here. */
export interface Thinker {
	postMessage: (job: string) => void;
	terminate: () => void;
	onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
}

interface Wishes {
	/** Makes a worker; it says when it is ready. */
	make: () => Promise<Thinker>;
	/** Milliseconds until a worker must be ready, and until it must have done a job. */
	start: number;
	patience: number;
	/** Is told that a worker had to be started anew. */
	anew?: () => void;
	/** Ends the worker when nothing more is to be done: it takes much room. */
	ends?: boolean;
}

const TRIES = 2;
/** A timer that is so late, in milliseconds, had slept with the device: the worker is given its time once more. */
const SLEPT = 5000;

export class Thinking {
	#wishes: Wishes;
	#worker: Promise<Thinker> | null = null;
	#last: Promise<unknown> = Promise.resolve();
	#waiting = 0;

	constructor(wishes: Wishes) {
		this.#wishes = wishes;
	}

	/** Start the worker before there is a job. */
	begin(): void {
		void this.#begun().catch(() => undefined); // the first job tries again
	}

	/** Do a job, after all that was asked for before; nothing if that fails. */
	async think(job: string): Promise<string> {
		this.#waiting += 1;
		const mine = this.#last.then(() => this.#try(job));
		this.#last = mine;
		const thought = await mine;
		this.#waiting -= 1;
		if (this.#wishes.ends && !this.#waiting) this.#end();
		return thought;
	}

	async #try(job: string): Promise<string> {
		for (let tries = 0; tries < TRIES; tries += 1)
			try {
				const worker = await this.#begun();
				return await inTime(worker, this.#wishes.patience, () => worker.postMessage(job));
			} catch (error) {
				console.warn('a thinker is started anew:', error);
				this.#end();
				this.#wishes.anew?.();
			}
		return '';
	}

	#begun(): Promise<Thinker> {
		return (this.#worker ??= this.#wishes.make().then(async (worker) => {
			try {
				await inTime(worker, this.#wishes.start);
			} catch (error) {
				worker.terminate();
				throw error;
			}
			return worker;
		}));
	}

	#end(): void {
		void this.#worker?.then((worker) => worker.terminate()).catch(() => undefined);
		this.#worker = null;
	}
}

/** What a worker says next; a failure if it dies, or says nothing for too long. */
function inTime(worker: Thinker, patience: number, ask?: () => void): Promise<string> {
	return new Promise((done, failed) => {
		let due = 0;
		let timer: ReturnType<typeof setTimeout>;
		const wait = (): void => {
			due = Date.now() + patience;
			timer = setTimeout(() => (Date.now() > due + SLEPT ? wait() : failed(new Error('no answer in time'))), patience);
		};
		wait();
		worker.onmessage = ({ data }) => {
			clearTimeout(timer);
			done(data.thought);
		};
		worker.onerror = ({ message }) => {
			clearTimeout(timer);
			failed(new Error(message));
		};
		ask?.();
	});
}
