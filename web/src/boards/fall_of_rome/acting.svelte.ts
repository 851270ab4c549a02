/** How touching cities and cards becomes an action: the board's picks, by the selection. */
import type { ActionRecord, ViewRecord } from '$lib/messages';
import { Selection } from '$lib/selection.svelte';
import { positionOf } from './position';

/** Kinds that do nothing but say "go on"; touching the board never means them. */
const QUIET = new Set(['end_actions', 'pass', 'pass_turn', 'done', 'decline', 'refuse', 'accept', 'use']);

export class Acting {
	readonly #view: () => ViewRecord;
	readonly #waiting: () => boolean;
	readonly selection: Selection;

	constructor(view: () => ViewRecord, waiting: () => boolean) {
		this.#view = view;
		this.#waiting = waiting;
		this.selection = new Selection(() => (this.#waiting() ? [] : this.#view().legal));
	}

	readonly position = $derived.by(() => positionOf(this.#view()));
	/** Where the pawn on turn stands. */
	readonly here = $derived.by(() => this.position.players[this.position.turn.active]?.city ?? null);

	/** Cities that can be picked now; null when no city is asked for. */
	readonly targets = $derived.by((): ReadonlySet<string> | null => {
		const kind = this.selection.kind ?? (this.selection.kinds.length === 1 ? this.selection.kinds[0]! : null);
		if (kind === null) {
			const asked = this.selection.legal.filter((action) => !QUIET.has(action.kind));
			const cities = asked.filter((action) => 'city' in action.args);
			return cities.length && cities.length === asked.length ? new Set(cities.map((action) => action.args['city']!)) : null;
		}
		const cities = this.selection.kind === null ? this.#cities(kind) : this.selection.reachable('city');
		return cities.size ? cities : null;
	});
	readonly picked = $derived.by(
		() => this.selection.steps.find((step) => step.domain === 'city' && !step.given)?.value ?? null
	);
	readonly pickedCard = $derived.by(() => this.selection.steps.find((step) => step.domain === 'card')?.value ?? null);
	/** Cards of the hand that can be chosen now. */
	readonly cards = $derived.by((): ReadonlySet<string> => {
		const actions = this.selection.kind === null ? this.selection.legal : this.selection.ofKind;
		return new Set(actions.flatMap((action) => [action.args['card'], action.args['event']].filter((word) => word !== undefined)));
	});
	readonly route = $derived.by((): [string, string] | null =>
		this.here && this.picked && this.selection.kind === 'march' ? [this.here, this.picked] : null
	);

	/** A city was touched: the next pick of the chosen deed, or the first of the deed that works there. */
	touch(city: string): boolean {
		const { selection } = this;
		if (selection.kind === null) {
			const kinds = selection.kindsAt('city', city).filter((kind) => !QUIET.has(kind));
			const kind = kinds.includes('march') ? 'march' : kinds[0];
			if (!kind) return false;
			selection.choose(kind);
		}
		if (!selection.reachable('city').has(city)) return false;
		selection.pick('city', city);
		return true;
	}

	/** A card was touched: an answer to the question, or an event to play. */
	touchCard(card: string): ActionRecord | null {
		const { selection } = this;
		const fitting = selection.legal.filter((action) => action.args['card'] === card || action.args['event'] === card);
		if (!fitting.length) return null;
		const kinds = [...new Set(fitting.map((action) => action.kind))];
		if (selection.kind === null || !kinds.includes(selection.kind)) selection.choose(kinds[0]!);
		selection.pick(fitting[0]!.args['event'] === card ? 'event' : 'card', card);
		return selection.complete;
	}

	#cities(kind: string): Set<string> {
		const cities = this.selection.legal.filter((action) => action.kind === kind).map((action) => action.args['city']);
		return new Set(cities.filter((city) => city !== undefined));
	}
}
