/** How many tables wait for me: asked for from time to time, for the title, the badge and the way to them. */
import { api, type Api } from '$lib/net/api';
import { me } from './me.svelte';
import type { AskingEvent, TableRecord } from '$lib/net/messages';

const EVERY = 60_000;
interface Found {
	who: string;
	tables: TableRecord[];
	invitations: number;
	messages: number;
	events: AskingEvent[];
}
const NONE: Found = { who: '', tables: [], invitations: 0, messages: 0, events: [] };

export class MyTurns {
	/** What was found last, and for whom: another person, or nobody, has none of it. */
	#found = $state.raw(NONE);
	#mine = $derived(this.#found.who === me.person?.id ? this.#found : NONE);
	tables = $derived(this.#mine.tables);
	count = $derived(this.tables.length);
	/** Invitations that wait for an answer. */
	invitations = $derived(this.#mine.invitations);
	/** Messages that I have not seen. */
	messages = $derived(this.#mine.messages);
	/** Events that ask whether I am here. */
	events = $derived(this.#mine.events);
	#api: Api;

	constructor(server: Api) {
		this.#api = server;
	}

	async look(): Promise<TableRecord[]> {
		await me.ready();
		const who = me.person?.id;
		if (!who) return [];
		this.#found = { ...NONE, who, ...(await this.#api.turns()) };
		return this.tables;
	}

	/** So many invitations wait, as another list has just shown. */
	noteInvitations(invitations: number): void {
		this.#found = { ...this.#mine, who: me.person?.id ?? '', invitations };
	}

	/** Look soon, from time to time, and when the page comes into sight again. Returns what ends it. */
	watch(window: Window, soon = 0): () => void {
		const look = (): void => {
			if (window.document.visibilityState === 'visible') void this.look().catch(() => undefined);
		};
		const first = window.setTimeout(look, soon);
		const clock = window.setInterval(look, EVERY);
		window.document.addEventListener('visibilitychange', look);
		return () => {
			window.clearTimeout(first);
			window.clearInterval(clock);
			window.document.removeEventListener('visibilitychange', look);
		};
	}
}

export const turns = new MyTurns(api);
