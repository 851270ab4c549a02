/** What can be done now, as a list for readers: each kind of action once, with its price, a sentence and its rule. */
import type { BoardFrame } from '$lib/games/board_contract';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { capital, titled, words } from '$lib/text/i18n.svelte';

export interface Possibility {
	kind: string;
	title: string;
	/** What it costs, in a few words; empty where nothing is to be paid. */
	price: string;
	/** What it does. */
	says: string;
	/** In how many ways it can be done, and the ways where they are few. */
	count: number;
	ways: string[];
	rule: string;
}
/** What a player looks for in vain: an action of each kind to ask about, and the phase that it belongs to. */
export interface Missing {
	kind: string;
	title: string;
	ask: string;
	phase: string;
}
interface Picked {
	kind: string;
	words: readonly string[];
}
/** What is read of the board's description of itself. */
type Frame = Pick<BoardFrame, 'actionHelp' | 'actionPrefix' | 'near' | 'dark'>;
const FEW = 8;

/** The name of a kind of action, as its button has it. */
function title({ actionPrefix = '' }: Frame, kind: string): string {
	const named = `${actionPrefix}${kind}`;
	return words.has(named) ? words.say(named) : titled(kind);
}

/** What the terminal says about a kind of action, without its own commands and placeholders. */
export function sentenceOf(kind: string): string {
	if (!words.has(`action-${kind}`)) return '';
	const text = words
		.say(`action-${kind}`)
		.replace(/\s*\([^()]*`[^()]*\)/g, '')
		.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase());
	return `${capital(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

/** The actions that go with what is picked on the board; all of them where nothing is, or where nothing goes with it. */
export function narrowed(legal: readonly ActionRecord[], { kind, words }: Picked): ActionRecord[] {
	const fit = legal.filter(
		(action) =>
			(!kind || action.kind === kind) && words.every((word) => Object.values(action.args).some((one) => one === word))
	);
	return fit.length ? fit : [...legal];
}

/** What is picked, as people call it: "March, Genua", "Trade"; empty where the list is not narrowed by it. */
export function pickedName(view: ViewRecord, frame: Frame, picked: Picked, names: readonly string[]): string {
	const fit = narrowed(view.legal, picked);
	if (fit.length === view.legal.length) return '';
	const called = picked.words.map((word) => {
		const domain = Object.entries(fit[0]!.args).find(([, value]) => value === word)?.[0];
		return domain ? words.name(domain, word, names) : word;
	});
	const begun = frame.actionHelp?.[picked.kind]?.begins ?? picked.kind;
	return [...(begun ? [title(frame, begun)] : []), ...called].join(', ');
}

/** What can be done now, by kind; `rules` has the rule behind each kind. */
export function possibilities(
	view: ViewRecord,
	rules: Readonly<Record<string, string>>,
	names: readonly string[],
	frame: BoardFrame,
	picked: Picked = { kind: '', words: [] }
): Possibility[] {
	const kinds = new Map<string, ActionRecord[]>();
	const legal = narrowed(view.legal, picked);
	const close = legal.length < view.legal.length;
	for (const action of legal) kinds.set(action.kind, [...(kinds.get(action.kind) ?? []), action]);
	return [...kinds].map(([kind, actions]) => {
		const { price = '', begins = '' } = frame.actionHelp?.[kind] ?? {};
		const begun = !begins || view.legal.some((action) => action.kind === 'withdraw');
		return {
			kind,
			title: !begun
				? title(frame, begins)
				: actions.length === 1
					? frame.deed(actions[0]!, names, view)
					: title(frame, kind),
			price: frame.price?.(actions) || (price && words.say(`price-${price}`)),
			says: begun ? sentenceOf(kind) : words.say(`begins-${begins}`),
			count: actions.length,
			ways:
				close && actions.length > 1 && actions.length <= FEW
					? actions.map((action) => frame.deed(action, names, view))
					: [],
			rule: rules[kind] ?? ''
		};
	});
}

interface Empire {
	hand?: unknown;
	destroyed?: string[];
}
/**
 * An action to ask about: `{hand}`, `{ruin}` and `{tile}` stand for a card, a ruin and a location of the reader's own,
 * `{city}` for one that is near.
 */
function filled(ask: string, view: ViewRecord, near: BoardFrame['near']): string {
	const { empires = [] } = view.position as { empires?: Empire[] };
	const { hand, destroyed = [] } = empires[view.seat] ?? {};
	const own: Record<string, string | undefined> = {
		hand: Array.isArray(hand) ? String(hand[0] ?? '') : '',
		ruin: destroyed[0] ?? 'farm_3',
		tile: 'farm_3',
		city: near?.(view)
	};
	let whole = true;
	const text = ask.replace(/\{(\w+)\}/g, (_, name: string) => {
		whole &&= Boolean(own[name]);
		return own[name] ?? '';
	});
	return whole ? text : '';
}

/** Kinds of actions that people look for and cannot do now: what is dark on the board, and what belongs to other phases. */
export function impossible(view: ViewRecord, frame: Frame): Missing[] {
	const dark = (frame.dark?.(view) ?? []).map((one) => ({ ...one, title: title(frame, one.kind), phase: '' }));
	const told = new Set([...view.legal, ...dark].map(({ kind }) => kind));
	const others = Object.entries(frame.actionHelp ?? {}).flatMap(([kind, { ask = '', phase = '' } = {}]) => {
		const asked = told.has(kind) ? '' : filled(ask, view, frame.near);
		return asked ? [{ kind, title: title(frame, kind), ask: asked, phase }] : [];
	});
	return [...dark, ...others];
}

export interface Reason {
	titles: string[];
	rule: string;
	text: string;
}
/** The same reason is told once, for all that it forbids. */
export function gathered(reasons: readonly { title: string; rule: string; text: string }[]): Reason[] {
	const found: Reason[] = [];
	for (const { title, rule, text } of reasons) {
		const same = found.find((each) => each.rule === rule && each.text === text);
		if (same) same.titles.push(title);
		else found.push({ titles: [title], rule, text });
	}
	return found;
}
