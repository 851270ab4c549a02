/** The facts that boards draw from: ours, or those of a table that is played with a content file of its host. */
import { words } from '$lib/text/i18n.svelte';
import { PRINTED, valuesWith } from '$lib/text/text_values';

type Tree = Record<string, unknown>;

words.values = PRINTED; // until a table plays with others: whatever shows a board needs them at once

const shipped = new Map<object, unknown>();
let version = 0;

/** Something made of facts; made again when other facts are laid on them. */
export function fromFacts<Value>(make: () => Value): () => Value {
	let made: { value: Value; version: number } | null = null;
	return () => {
		if (made?.version !== version) made = { value: make(), version };
		return made.value;
	};
}

/** Lays the facts of a table on those of a board, in place, so that everything that holds a part of them sees it. */
export function layFacts(facts: object, given: object): void {
	if (!shipped.has(facts)) shipped.set(facts, structuredClone(facts));
	lay(facts as Tree, given as Tree);
	words.values = valuesWith(facts);
	version += 1;
}

/** Back to our facts: whoever shows something else than that table must not see its figures. */
export function restoreFacts(): void {
	for (const [facts, ours] of shipped) lay(facts as Tree, ours as Tree);
	shipped.clear();
	words.values = PRINTED;
	version += 1;
}

/** What drawings need beside the figures is not in what is given, and stays. */
function lay(onto: Tree, given: Tree): void {
	for (const [key, value] of Object.entries(given)) {
		const old = onto[key];
		if (isTree(old) && isTree(value)) lay(old, value);
		else if (Array.isArray(old) && Array.isArray(value)) layList(old, value);
		else if (key in onto) onto[key] = value;
	}
}

function layList(onto: unknown[], given: unknown[]): void {
	const known = new Map(onto.filter(isTree).map((each) => [each['id'], each]));
	const entries = given.map((each) => {
		const old = isTree(each) && 'id' in each ? known.get(each['id']) : undefined;
		if (!old) return structuredClone(each);
		lay(old, each as Tree);
		return old;
	});
	onto.splice(0, onto.length, ...entries);
}

const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object' && !Array.isArray(value);
