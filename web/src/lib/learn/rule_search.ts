/** Which rules answer a question in everyday words, best first. */
import type { RuleRecord } from '$lib/net/messages';

export interface Found {
	rules: readonly RuleRecord[];
	/** They have all of the words. */
	exact: boolean;
}

/** What readers call what the rules call otherwise: a word or several, and the words of the rules. */
export type Synonyms = readonly (readonly [words: readonly string[], ways: readonly string[]])[];

/** What a word of the rules is worth that a reader calls otherwise, measured by the reader's own. */
const OTHER_WORD = 0.75;
/** What a word in the heading is worth, measured by one in the rule itself. */
const IN_HEADING = 0.85;
/** A part of a longer word, and a word with one wrong letter. */
const PART = 0.5;
const TYPO = 0.6;
/** From here on it is the word in another form. */
const WORD_FORM = 0.65;
/** From here on it is the word, and not only one like it. */
const IS_IT = 0.4;
/** The rule itself comes before its special cases, and these before examples and decisions of a program. */
const KINDS: readonly (readonly [RegExp, number])[] = [
	[/-COMP-/, 0.9],
	[/-(RUL|SETUP|SOLO|RCM|LIGHT|DBL)-/, 0.8],
	[/-(EX|DEC|DATA|ED)-/, 0.6]
];
/** Ends that grammar gives to words of our languages. */
const ENDS = /(?:iami|ami|owie|iach|ach|ow|om|iem|em|ego|emu|ymi|ych|ich|ing|ed|es|en|s|ie|[aeiouy])$/;
/** Names of other rules say nothing about this one. */
const RULE_NAME = /\b[A-Z]{2}(?:-[A-Z]+)+-\d{2,}[a-z]?(?:\/\d+)*/g;
const SHORT_TEXT = 12;
/** A word that hardly any rule has says no more than this: it may be one that means little. */
const RAREST = 3.5;
/** What a second word for the same adds. */
const AGAIN = 0.25;
/** How much a rule loses that lacks words of the question. */
const WHOLE = 0.3;
/** What a rule begins with is what it is about. */
const BEGINNING = 3;
const SUBJECT = 1.2;

/** As people type it who have no time for accents. */
const plain = (text: string): string =>
	text.toLowerCase().replace(/ł/g, 'l').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const stemOf = (word: string): string => word.replace(/ies$/, 'y').replace(ENDS, '');

/** How many letters two words begin with in common. */
function begun(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	return at;
}

/** Whether one letter is wrong, missing, too many, or two have changed places. */
function mistyped(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	const at = begun(one, other);
	const [rest, wanted] = [one.slice(at), other.slice(at)];
	return (
		rest.slice(1) === wanted.slice(1) ||
		rest.slice(1) === wanted ||
		rest === wanted.slice(1) ||
		(rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
	);
}

/** How much a word of a rule is the word that is looked for, from 0 to 1: grammar changes the ends of words. */
function alike(wanted: string, word: string): number {
	if (wanted === word) return 1;
	const [short, long] = wanted.length < word.length ? [wanted, word] : [word, wanted];
	if (short.length < 3 || /\d/.test(long)) return 0;
	const [stem, other] = [stemOf(wanted), stemOf(word)];
	if (stem.length > 2 && stem === other) return 0.9;
	const same = begun(short, long);
	const ends = short.length + long.length - 2 * same;
	if (same >= 4 && same >= 0.6 * short.length && long.length - same <= Math.min(4, same) && ends <= 5)
		return 0.9 - 0.08 * ends;
	if (wanted.length > 3 && word.includes(wanted)) return word.startsWith(wanted) ? 0.7 : PART;
	return stem.length > 4 && mistyped(stem, other) ? TYPO : 0;
}

/** The synonyms of a message: `army, soldiers: legion. run out: empty`. */
export const synonymsOf = (text: string): Synonyms =>
	text
		.split(/[.\n]/)
		.map((entry) =>
			entry.split(':').map((side) =>
				side
					.split(',')
					.map((each) => plain(each.trim()))
					.filter(Boolean)
			)
		)
		.flatMap(([words = [], ways = []]) => (ways.length ? [[words, ways] as const] : []));

/** The words of a message that any question has. */
export const idleOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** What is looked for: each word of the question with the others that stand for it. */
type Asked = readonly { word: string; worth: number }[];

/** A rule as it is looked through. */
interface Entry {
	rule: RuleRecord;
	/** Its words, and whether it begins with them. */
	text: ReadonlyMap<string, boolean>;
	heading: ReadonlySet<string>;
	length: number;
	kind: number;
}

export class RuleSearch {
	readonly #rules: readonly RuleRecord[];
	readonly #entries: readonly Entry[];
	readonly #synonyms: Synonyms;
	readonly #idle: ReadonlySet<string>;
	readonly #plainIdle: ReadonlySet<string>;
	readonly #usual: number;

	constructor(rules: readonly RuleRecord[], synonyms: Synonyms = [], idle: ReadonlySet<string> = new Set()) {
		this.#rules = rules;
		this.#synonyms = synonyms;
		this.#idle = idle;
		this.#plainIdle = new Set([...idle].map(plain));
		this.#entries = rules.map((rule) => this.#entry(rule));
		this.#usual = this.#entries.reduce((sum, { length }) => sum + length, 0) / (rules.length || 1);
	}

	#entry(rule: RuleRecord): Entry {
		const words = this.#telling(rule.text.replace(RULE_NAME, ' '));
		const text = new Map<string, boolean>();
		words.forEach((word, place) => text.set(word, text.get(word) || place < BEGINNING));
		const heading = new Set(this.#telling(rule.section));
		const kind = KINDS.find(([named]) => named.test(rule.id))?.[1] ?? 1;
		return { rule, text, heading, length: Math.max(SHORT_TEXT, words.length), kind };
	}

	/** The words of a text that say something. An accent that is typed tells `dés` from `des`. */
	#telling(text: string): string[] {
		return wordsOf(text)
			.filter((word) => !this.#idle.has(word) && !(plain(word) === word && this.#plainIdle.has(word)))
			.map(plain);
	}

	/** The words of a question, each with what the rules may call it. */
	#asked(wanted: string): Asked[] {
		let typed = ` ${wordsOf(wanted).map(plain).join(' ')} `;
		const asked: Asked[] = [];
		const others = (ways: readonly string[]): Asked => ways.map((word) => ({ word, worth: OTHER_WORD }));
		for (const [called, ways] of this.#synonyms) {
			const phrases = called.filter((each) => each.includes(' ') && typed.includes(` ${each} `));
			for (const phrase of phrases) typed = typed.replace(` ${phrase} `, ' ');
			if (phrases.length) asked.push(others(ways));
		}
		const left = new Set(typed.trim().split(' '));
		const telling = this.#telling(wanted).filter((word) => left.has(word));
		for (const word of telling.length || asked.length ? telling : left) {
			const known = this.#synonyms.filter(([called]) => called.some((each) => alike(each, word) > WORD_FORM));
			asked.push([{ word, worth: 1 }, ...known.flatMap(([, ways]) => others(ways))]);
		}
		return asked;
	}

	/**
	 * What fits the search: an id, the start of an id, or the rules with the words of the question. Words that every question
	 * has say nothing; a word that few rules have says more than one that most have.
	 */
	find(wanted: string): Found {
		if (!/[\p{L}\d]/u.test(wanted)) return { rules: this.#rules, exact: true };
		const id = wanted.trim().replace(/\s+/g, '-').toUpperCase();
		const byId = this.#rules.filter((rule) => rule.id.startsWith(id));
		if (byId.length) return { rules: byId, exact: true };
		const asked = this.#asked(wanted);
		const known = new Map<string, number>();
		const fit = (ways: Asked, word: string, at: number): number => {
			const key = `${at} ${word}`;
			const before = known.get(key);
			if (before !== undefined) return before;
			const best = Math.max(...ways.map((way) => way.worth * alike(way.word, word)));
			known.set(key, best);
			return best;
		};
		const fits = this.#entries.map(({ text, heading }) =>
			asked.map((ways, at) => {
				let [best, more] = [0, 0];
				for (const [word, first] of text) {
					const one = fit(ways, word, at) * (first ? SUBJECT : 1);
					more += Math.min(best, one);
					best = Math.max(best, one);
				}
				const above = Math.max(0, ...[...heading].map((word) => fit(ways, word, at))) * IN_HEADING;
				return Math.max(best, above) + AGAIN * Math.min(2, more + Math.min(best, above));
			})
		);
		const weights = asked.map((_, at) => {
			const count = fits.filter((each) => each[at]! >= IS_IT).length;
			return Math.min(RAREST, Math.log(1 + (fits.length - count + 0.5) / (count + 0.5)));
		});
		const whole = weights.reduce((sum, weight) => sum + weight, 0);
		const worth = fits.map((each, place) => {
			const { length, kind } = this.#entries[place]!;
			const sum = each.reduce((all, one, at) => all + one * weights[at]!, 0);
			const had = each.reduce((all, one, at) => all + (one >= IS_IT ? weights[at]! : 0), 0);
			return (sum * kind * (0.1 + 0.9 * (had / whole)) ** WHOLE) / (0.7 + (0.3 * length) / this.#usual);
		});
		const best = Math.max(0, ...worth);
		if (best < 0.01) return { rules: this.#rules, exact: false };
		const order = this.#rules
			.map((rule, place) => ({ rule, worth: worth[place]!, all: fits[place]!.every((one) => one >= IS_IT) }))
			.filter((each) => each.worth >= best / 3)
			.sort((one, next) => next.worth - one.worth);
		return { rules: order.map(({ rule }) => rule), exact: order.some(({ all }) => all) };
	}
}
