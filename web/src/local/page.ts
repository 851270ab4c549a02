/** The page's side of local play: the worker with Python, asked as one would ask a server. */
import { device } from './device.svelte';
import { install as keepSite } from './install';
import { KEPT, type FromWorker, type ToWorker, type Transport } from './worker_protocol';

/** A close code from 4400 on means: do not come back. */
const REFUSED = 4403;

/** What Python would answer: written down by the build, so that there is something to choose before Python has come. */
const GAMES = new URL('../games.json', import.meta.url);

/** Who comes for the first time sees how much of Python has come; later it is kept, and all there at once. */
const name = device.first ? 'occasus' : KEPT;
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
const send = (message: ToWorker): void => worker.postMessage(message);
const asked = new Map<number, (answer: Response) => void>();
const lines = new Map<number, LocalLine>();
let count = 0;
let settle: () => void;
/** It has started or failed: a version that cannot start makes room for the next one, too. */
const settled = new Promise<void>((done) => (settle = done));

worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
	if (data.kind === 'answer') {
		asked.get(data.id)?.(new Response(data.status === 204 ? null : data.text, { status: data.status }));
		asked.delete(data.id);
	} else if (data.kind === 'tell') lines.get(data.line)?.tell(data.text);
	else if (data.kind === 'opened') lines.get(data.line)?.opened(data.refused);
	else if (data.kind === 'come') device.come = data.share;
	else if (data.kind === 'kept') device.kept = data.kept;
	else if (data.kind === 'anew') device.anew += 1;
	else {
		device.state = data.state;
		settle();
		if (data.state === 'playing') void navigator.storage?.persist?.().catch(() => undefined);
	}
};
worker.onerror = (): void => {
	device.state = 'failed';
	settle();
};

/** As much of a WebSocket as a line of the client needs. */
class LocalLine {
	readyState = 0;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number; reason: string }) => void) | null = null;
	onerror: (() => void) | null = null;
	#line = ++count;

	constructor(url: string) {
		lines.set(this.#line, this);
		send({ kind: 'open', line: this.#line, table: url.split('/').at(-1)! });
	}

	opened(refused: string): void {
		if (refused) return this.#gone(REFUSED, refused);
		this.readyState = 1;
		this.onopen?.();
	}

	tell(text: string): void {
		this.onmessage?.({ data: text });
	}

	send(text: string): void {
		send({ kind: 'hear', line: this.#line, text });
	}

	close(): void {
		if (this.readyState === 1) send({ kind: 'close', line: this.#line });
		this.#gone(1000, '');
	}

	#gone(code: number, reason: string): void {
		if (this.readyState === 3) return;
		this.readyState = 3;
		lines.delete(this.#line);
		this.onclose?.({ code, reason });
	}
}

export const carrier: Transport = {
	fetch: (path, init = {}) =>
		path === '/api/games'
			? fetch(GAMES)
			: new Promise((answer) => {
					asked.set(++count, answer);
					const body = typeof init.body === 'string' ? init.body : '';
					send({ kind: 'ask', id: count, method: init.method ?? 'GET', path, body });
				}),
	open: (url) => new LocalLine(url) as unknown as WebSocket
};

export const install = (): void => void keepSite(settled, () => worker.terminate()).catch(() => undefined);

/** Links to files of a server: without one, what they lead to is asked of Python and handed over as a file. */
addEventListener(
	'click',
	(event) => {
		const link = (event.target as Element).closest?.('a[download][href^="/api/"]');
		if (!(link instanceof HTMLAnchorElement)) return;
		event.preventDefault();
		void carrier.fetch(link.getAttribute('href')!).then(async (answer) => {
			const file = document.createElement('a');
			file.href = URL.createObjectURL(await answer.blob());
			file.download = link.download;
			file.click();
			URL.revokeObjectURL(file.href);
		});
	},
	{ capture: true }
);
