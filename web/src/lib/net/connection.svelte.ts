/**
 * The line to the server for one table: it comes back by itself when it is lost.
 *
 * A message that has an id is kept until it is answered, and sent again after the line was lost; the server answers a
 * repeated id with the same answer and does nothing twice.
 */
import type { FromClient, FromServer } from './messages';
import { transport } from './transport';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';
export type Sent = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message without its id, which the line gives it. */
export type Unsent = WithoutId<Sent>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const PATIENCE = 10_000;
/** Close codes from 4400 on mean: do not come back. */
const FINAL = 4400;
/** But whoever was logged out may be logged in anew: an account that is made in another tab does that. */
const ENDED = 4401;

interface Parts {
	open: (url: string) => WebSocket;
	random: () => number;
}
const BROWSER: Parts = { open: transport.open, random: Math.random };

export class Line {
	state = $state<LineState>('connecting');
	/** How many messages wait for an answer. */
	waiting = $state(0);
	/** Why the server hung up for good. */
	reason = $state('');
	/** The session was ended when we were last heard. */
	ended = $state(false);
	#url: string;
	#parts: Parts;
	#socket: WebSocket | null = null;
	#tries = 0;
	#made = 0;
	#name = '';
	#unanswered: Sent[] = [];
	#timers: { retry?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setTimeout> } = {};
	#greeting: () => FromClient;
	#hear: (answer: FromServer) => void;

	constructor(url: string, greeting: () => FromClient, hear: (answer: FromServer) => void, parts: Partial<Parts> = {}) {
		this.#url = url;
		this.#greeting = greeting;
		this.#hear = hear;
		this.#parts = { ...BROWSER, ...parts };
		this.#name = Math.floor(this.#parts.random() * 2 ** 48).toString(36);
	}

	connect(): void {
		clearTimeout(this.#timers.retry);
		if (this.state === 'closed' || this.#socket) return;
		const socket = this.#parts.open(this.#url);
		this.#socket = socket;
		socket.onopen = () => {
			this.#send(this.#greeting());
			for (const message of this.#unanswered) this.#send(message);
			this.#watch();
		};
		socket.onmessage = (event: MessageEvent<string>) => {
			this.state = 'open';
			this.ended = false;
			this.#tries = 0;
			this.#watch();
			this.#answered(JSON.parse(event.data) as FromServer);
		};
		socket.onclose = (event: CloseEvent) => this.#lost(socket, event);
	}

	/** Send a message; it is kept until it is answered. Returns its id. */
	send(message: Unsent): string {
		const id = `${this.#name}-${++this.#made}`;
		const sent = { ...message, id } as Sent;
		this.#unanswered.push(sent);
		this.waiting = this.#unanswered.length;
		this.#send(sent);
		return id;
	}

	/** Say hello again: the server answers with whole views. */
	greet(): void {
		this.#send(this.#greeting());
	}

	/** Whether a message of a kind waits for its answer. */
	awaits(type: Sent['type']): boolean {
		return this.waiting > 0 && this.#unanswered.some((message) => message.type === type);
	}

	/** Try again now: the network is back, or the page is looked at again. */
	hurry(): void {
		if (this.state === 'lost') this.connect();
	}

	close(): void {
		this.state = 'closed';
		clearTimeout(this.#timers.retry);
		clearTimeout(this.#timers.ping);
		this.#socket?.close();
		this.#socket = null;
	}

	#send(message: FromClient): void {
		if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
	}

	#answered(answer: FromServer): void {
		const done = (sent: Sent): boolean =>
			'id' in answer ? sent.id === answer.id : answer.type === 'rematched' && sent.type === 'rematch';
		this.#unanswered = this.#unanswered.filter((sent) => !done(sent));
		this.waiting = this.#unanswered.length;
		this.#hear(answer);
	}

	/** Ask now and then whether the server is there; a line that stays silent is given up. */
	#watch(): void {
		clearTimeout(this.#timers.ping);
		this.#timers.ping = setTimeout(() => {
			this.#send({ type: 'ping' });
			this.#timers.ping = setTimeout(() => this.#socket?.close(), PATIENCE);
		}, PING);
	}

	#lost(socket: WebSocket, event: CloseEvent): void {
		if (socket !== this.#socket) return;
		this.#socket = null;
		clearTimeout(this.#timers.ping);
		if (this.state === 'closed') return;
		const anew = event.code === ENDED && !this.ended;
		this.ended ||= anew;
		if (event.code >= FINAL && event.code < 4500 && !anew) {
			this.state = 'refused';
			this.reason = event.reason;
			return;
		}
		this.state = 'lost';
		const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + this.#parts.random());
		this.#timers.retry = setTimeout(() => this.connect(), wait);
	}
}
