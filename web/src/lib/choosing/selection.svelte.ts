/**
 * What the player has picked up so far, and what may be picked next.
 *
 * Built from the legal actions of the view and nothing else: an action has a kind and named arguments in a fixed order.
 * Picking a kind and then values narrows the list; a step with one answer is filled in; one action left is complete.
 */
import type { ActionRecord } from '$lib/net/messages';

export type Picks = Record<string, string>;

export interface Step {
	domain: string;
	/** What may be chosen here, in the order of the actions. */
	values: string[];
	/** What is chosen, or filled in because nothing else is possible. */
	value: string | null;
	/** There is only one answer. */
	given: boolean;
}

const distinct = (values: string[]): string[] => [...new Set(values)];

export class Selection {
	readonly #legal: () => ActionRecord[];
	readonly #usual: (domain: string, values: string[]) => string | null;
	kind = $state<string | null>(null);
	#picks = $state<Picks>({});

	/** `usual`: what is chosen in a domain until somebody chooses otherwise. */
	constructor(legal: () => ActionRecord[], usual: (domain: string, values: string[]) => string | null = () => null) {
		this.#legal = legal;
		this.#usual = usual;
	}

	readonly legal = $derived.by(() => this.#legal());
	readonly kinds = $derived(distinct(this.legal.map((action) => action.kind)));
	readonly ofKind = $derived(this.legal.filter((action) => action.kind === this.kind));

	/** The steps of the chosen kind in the order of the rules, as far as they are open. */
	readonly steps = $derived.by((): Step[] => {
		const found: Step[] = [];
		let left = this.ofKind;
		for (const domain of Object.keys(left[0]?.args ?? {})) {
			const values = distinct(left.map((action) => action.args[domain]!));
			const picked = this.#picks[domain];
			const given = values.length === 1;
			const fits = picked !== undefined && values.includes(picked);
			const value = given ? values[0]! : fits ? picked : this.#usual(domain, values);
			found.push({ domain, values, value, given });
			if (value === null) break;
			left = left.filter((action) => action.args[domain] === value);
		}
		return found;
	});

	/** The actions that fit what is picked. */
	readonly matching = $derived(
		this.ofKind.filter((action) =>
			this.steps.every((step) => step.value === null || action.args[step.domain] === step.value)
		)
	);
	/** The step that waits for an answer. */
	readonly open = $derived(this.steps.find((step) => step.value === null) ?? null);
	/** The action, once everything is picked. */
	readonly complete = $derived(
		this.kind !== null && !this.open && this.matching.length === 1 ? this.matching[0]! : null
	);

	/** Choose a kind of action, or the same again to put it down. */
	choose(kind: string): void {
		const again = this.kind === kind;
		this.clear();
		if (!again) this.kind = kind;
	}

	/** Answer a step; later answers that no longer fit fall away by themselves. */
	pick(domain: string, value: string): void {
		this.#picks = { ...this.#picks, [domain]: value };
	}

	/** One step back: the last answer, then the kind. */
	back(): void {
		const answered = this.steps.filter((step) => !step.given && this.#picks[step.domain] === step.value);
		const last = answered.at(-1);
		if (!last) this.clear();
		else this.#picks = Object.fromEntries(Object.entries(this.#picks).filter(([domain]) => domain !== last.domain));
	}

	clear(): void {
		this.kind = null;
		this.#picks = {};
	}

	/** The values of a domain that can be picked now: of the chosen kind, or of any. */
	reachable(domain: string): Set<string> {
		const before = this.steps.findIndex((step) => step.domain === domain);
		if (this.kind !== null && before >= 0) return new Set(this.steps[before]!.values);
		const actions = this.kind === null ? this.legal : this.matching;
		return new Set(actions.flatMap((action) => (domain in action.args ? [action.args[domain]!] : [])));
	}

	/** The kinds of action that have this value, for choosing the place first and the deed afterwards. */
	kindsAt(domain: string, value: string): string[] {
		return distinct(this.legal.filter((action) => action.args[domain] === value).map((action) => action.kind));
	}
}
