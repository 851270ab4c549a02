/** How touching crossroads, cities and hexes becomes an action: the board's picks, by the selection. */
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { Selection } from '$lib/choosing/selection.svelte';
import { due, positionOf, type TribeKind } from '../state/position';

/** What can be touched on the map. */
export type Domain = 'crossroads' | 'city' | 'hex';
export const DOMAINS: Domain[] = ['crossroads', 'city', 'hex'];
export interface Place {
	domain: Domain;
	id: string;
}
/** Deeds that are meant only when their chip is chosen: they reach everywhere. */
const CHOSEN = new Set(['forced_march']);
/** Gold stands in for something only where that is wanted, or where it must. */
const withoutJoker = (values: string[]): string | null =>
	values.find((value) => value === 'no_joker') ?? values[0] ?? null;
export type Touched = 'picked' | 'several' | 'dark' | 'nothing';

export class Acting {
	readonly #view: () => ViewRecord;
	readonly #waiting: () => boolean;
	readonly selection: Selection;
	/** A place that was touched first, where several deeds are possible. */
	#place = $state<Place | null>(null);

	constructor(view: () => ViewRecord, waiting: () => boolean) {
		this.#view = view;
		this.#waiting = waiting;
		this.selection = new Selection(
			() => (this.#waiting() ? [] : this.#view().legal),
			(domain, values) => this.#usual(domain, values)
		);
	}

	readonly position = $derived.by(() => positionOf(this.#view()));
	readonly step = $derived.by(() => due(this.position).step);
	readonly place = $derived.by(() => (this.selection.kind === null ? this.#place : null));
	readonly kindsThere = $derived.by(() => (this.place === null ? [] : this.#kindsAt(this.place)));

	/** What can be touched now, by kind of place; null when no place is asked for. */
	readonly targets = $derived.by((): Record<Domain, ReadonlySet<string>> | null => {
		const found = { crossroads: this.#reach('crossroads'), city: this.#reach('city'), hex: this.#reach('hex') };
		return DOMAINS.some((domain) => found[domain].size) ? found : null;
	});
	readonly picked = $derived.by((): Place | null => {
		if (this.place) return this.place;
		const step = this.selection.steps.find((one) => DOMAINS.includes(one.domain as Domain) && one.value !== null);
		return step ? { domain: step.domain as Domain, id: step.value! } : null;
	});

	/** A place was touched: the next pick of the chosen deed, or the place for a deed that is chosen afterwards. */
	touch(place: Place): Touched {
		const { selection } = this;
		const fits = selection.kind !== null && selection.reachable(place.domain).has(place.id);
		if (!fits) {
			const kinds = this.#kindsAt(place);
			if (!kinds.length) return selection.kind === null ? 'nothing' : 'dark';
			selection.clear();
			this.#place = kinds.length > 1 ? place : null;
			if (kinds.length > 1) return 'several';
			selection.choose(kinds[0]!);
		}
		selection.pick(place.domain, place.id);
		return 'picked';
	}
	/** Choose a deed; at the place that was touched before it, if there is one. */
	choose(kind: string): void {
		const place = this.place;
		this.#place = null;
		this.selection.choose(kind);
		if (place && this.selection.reachable(place.domain).has(place.id)) this.selection.pick(place.domain, place.id);
	}
	/** A card of my hand is to be played: what it does is told before it is done. */
	card(card: string): void {
		this.clear();
		this.selection.choose('play');
		this.selection.pick('card', card);
	}
	/** The chosen deed at a place where it is not possible, to ask why not. */
	forbidden(place: Place): string | null {
		const example = this.selection.ofKind[0];
		if (!example || !(place.domain in example.args)) return null;
		const args = Object.entries(example.args).map(([domain, value]) => (domain === place.domain ? place.id : value));
		return [example.kind, ...args].join(' ');
	}
	/** The action without arguments of a kind, if it is legal. */
	plain(kind: string): ActionRecord | undefined {
		return this.selection.legal.find((action) => action.text === kind);
	}
	back(): void {
		if (this.place !== null) this.#place = null;
		else this.selection.back();
	}
	clear(): void {
		this.#place = null;
		this.selection.clear();
	}

	/** What is chosen until somebody chooses otherwise: no joker, and the box with fewer wagons. */
	#usual(domain: string, values: string[]): string | null {
		if (domain === 'joker') return withoutJoker(values);
		if (domain !== 'box') return null;
		const own = this.position.players[this.position.turn.player];
		const wagons = (box: string): number => own?.[box as TribeKind]?.wagons ?? 0;
		return values.reduce((least, box) => (wagons(box) < wagons(least) ? box : least));
	}
	#kindsAt(place: Place): string[] {
		return this.selection.kindsAt(place.domain, place.id).filter((kind) => !CHOSEN.has(kind));
	}
	/** The places of one kind that can be touched now. */
	#reach(domain: Domain): ReadonlySet<string> {
		if (this.selection.kind !== null) return this.selection.reachable(domain);
		const actions = this.selection.legal.filter((action) => domain in action.args && !CHOSEN.has(action.kind));
		return new Set(actions.map((action) => action.args[domain]!));
	}
}
