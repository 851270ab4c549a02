/** Which rules answer a question in everyday words, best first. */
import type { RuleRecord } from '$lib/net/messages';

export interface Found {
	rules: readonly RuleRecord[];
	/** They have all of the words. */
	exact: boolean;
}

/** What a word in the heading is worth, measured by one in the rule itself. */
const IN_HEADING = 0.5;

/** A special case; the rule itself comes first. */
const RULING = /-RUL-/;

/** A word without the end that grammar changes: `forts` and `fort`, `cities` and `city` are looked for alike. */
function stem(word: string): string {
	const one = word.replace(/ies$/, 'y');
	return one.length < 5 || /\d/.test(one) ? one : one.slice(0, one.length > 5 ? -2 : -1);
}

/** Whether a text has a word: short ones on their own, others also as a part of a longer one. */
function has(text: string, word: string): boolean {
	return word.length > 3 ? text.includes(word) : new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(text);
}

/**
 * What fits the search: an id, the start of an id, or all words; else what fits most of them. Words that every question
 * has say nothing; a word that few rules have says more than one that most have. Of equal rules the shortest is the first.
 */
export function searchRules(
	rules: readonly RuleRecord[],
	wanted: string,
	synonyms: Readonly<Record<string, readonly string[]>> = {},
	idle: ReadonlySet<string> = new Set()
): Found {
	const all = wanted.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
	if (!all.length) return { rules, exact: true };
	const id = all.join('').toUpperCase();
	const byId = rules.filter((rule) => rule.id.startsWith(id));
	if (byId.length) return { rules: byId, exact: true };
	const telling = all.filter((word) => !idle.has(word));
	const other = new Map(Object.entries(synonyms).map(([word, ways]) => [stem(word), ways]));
	const words = (telling.length ? telling : all).map(stem).map((word) => [word, ...(other.get(word) ?? [])]);
	const fits = rules.map((rule) => {
		const [text, heading] = [rule.text.toLowerCase(), `${rule.id} ${rule.section}`.toLowerCase()];
		const fit = (way: string): number => Number(has(text, way)) + IN_HEADING * Number(has(heading, way));
		return words.map((ways) => Math.max(...ways.map(fit)));
	});
	const weights = words.map((_, i) => 1 / (1 + fits.filter((fit) => fit[i]).length));
	const worth = fits.map((fit) => fit.reduce((sum, part, i) => sum + part * weights[i]!, 0));
	const best = Math.max(0, ...worth);
	if (!best) return { rules, exact: false };
	const exact = fits.some((fit) => fit.every(Boolean));
	const places = rules
		.map((_, place) => place)
		.filter((place) => (exact ? fits[place]!.every(Boolean) : worth[place]! >= best / 2));
	const order = places.map((place) => ({ rule: rules[place]!, worth: worth[place]! }));
	if (words.length > 1)
		order.sort(
			(one, next) =>
				next.worth - one.worth ||
				Number(RULING.test(one.rule.id)) - Number(RULING.test(next.rule.id)) ||
				one.rule.text.length - next.rule.text.length
		);
	return { rules: order.map(({ rule }) => rule), exact };
}
