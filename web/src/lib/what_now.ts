/** What can be done now, as a list for readers: each kind of action once, with a sentence, a count and its rule. */
import type { BoardFrame } from './board';
import rules from './deed_rules.json';
import type { ActionRecord, ViewRecord } from './messages';
import { titled, words } from './words.svelte';

export interface Possibility {
	kind: string;
	title: string;
	/** What it does and what it costs. */
	says: string;
	/** In how many ways it can be done. */
	count: number;
	rule: string;
}
type Known = Record<string, { rule: string; ask?: string }>;
const known = (game: string): Known => (rules as Record<string, Known>)[game] ?? {};
const PREFIXES = ['deed-', 'sr-deed-'];

/** The name of a kind of action, as its button has it. */
function title(kind: string, one: string): string {
	const named = PREFIXES.map((prefix) => prefix + kind).find((message) => words.has(message));
	return named ? words.say(named) : one;
}

/** What the terminal says about a kind of action, without its own commands. */
export function sentenceOf(kind: string): string {
	if (!words.has(`action-${kind}`)) return '';
	const text = words.say(`action-${kind}`).replace(/\s*\([^()]*`[^()]*\)/g, '');
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

export function possibilities(
	view: ViewRecord,
	game: string,
	names: readonly string[],
	frame: BoardFrame
): Possibility[] {
	const kinds = new Map<string, ActionRecord[]>();
	for (const action of view.legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action]);
	return [...kinds].map(([kind, actions]) => ({
		kind,
		title: actions.length === 1 ? frame.deed(actions[0]!, names, view) : title(kind, titled(kind)),
		says: sentenceOf(kind),
		count: actions.length,
		rule: known(game)[kind]?.rule ?? ''
	}));
}

/** Kinds of actions that people look for, an action of each to ask why it is not possible now. */
export function impossible(view: ViewRecord, game: string): { kind: string; title: string; ask: string }[] {
	const legal = new Set(view.legal.map((action) => action.kind));
	return Object.entries(known(game)).flatMap(([kind, { ask }]) =>
		ask && !legal.has(kind) ? [{ kind, title: title(kind, titled(kind)), ask }] : []
	);
}
