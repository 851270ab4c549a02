/** How many tables wait for me: asked for from time to time, for the title, the badge and the way to them. */
import { api, type Api } from './api';
import { me } from './me.svelte';
import type { TableRecord } from './messages';

const EVERY = 60_000;

export class MyTurns {
	tables = $state.raw<TableRecord[]>([]);
	count = $derived(this.tables.length);
	/** Invitations that wait for an answer. */
	invitations = $state(0);
	#api: Api;

	constructor(server: Api) {
		this.#api = server;
	}

	async look(): Promise<TableRecord[]> {
		await me.ready();
		const found = me.person ? await this.#api.turns() : { tables: [] };
		this.tables = found.tables;
		this.invitations = found.invitations ?? 0;
		return this.tables;
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
