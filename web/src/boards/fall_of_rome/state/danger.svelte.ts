/** Which cities one more barbarian sacks, as the server finds it for the present position. */
import type { DangerRecord, ViewRecord } from '$lib/net/messages';
import { positionOf } from './position';

const LOW = 850;

export class Danger {
	found = $state.raw<DangerRecord | null>(null);
	/** The list is folded, and the map shows nothing of it. On low screens it would leave no room for what may come. */
	folded = $state(window.innerHeight < LOW);
	#key: string | null = null;
	readonly cities = $derived([...new Set(this.found?.cities.map(({ city }) => city))]);
	readonly count = $derived(this.cities.length);

	/** Ask about a position, unless it is the one that was asked about last; what is known stays until the answer comes. */
	async ask(key: string | null, server: (() => Promise<DangerRecord | null>) | undefined): Promise<void> {
		if (key === null || key === this.#key || !server) return;
		this.#key = key;
		const found = await server();
		if (key === this.#key && found) this.found = found;
	}
}

/** What the danger depends on: two views with the same are in the same. */
export function dangerKey(view: ViewRecord): string {
	const { barbarians, legions, forts, rate, decline, player_deck, barbarian_deck, turn, players } = positionOf(view);
	const pawns = players.map(({ city }) => city);
	const { active, phase, fewer, skip_invasion } = turn;
	const parts = [barbarians, legions, forts, rate, decline, player_deck.piles, player_deck.top, barbarian_deck, pawns];
	return JSON.stringify([view.seat, active, phase, fewer, skip_invasion, ...parts]);
}
