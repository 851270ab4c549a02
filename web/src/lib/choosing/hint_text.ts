/** What a bot advises, in words: actions, chances, reasons. */
import type { ActionRecord, ReasonRecord } from '$lib/net/messages';
import { words, type Args } from '$lib/text/i18n.svelte';

/** The arguments of an action for a sentence about it: numbers as numbers, names as people read them, words as they are. */
export function sentenceArgs(action: ActionRecord, shown: (domain: string, word: string) => string): Args {
	const args: Args = {};
	for (const [domain, word] of Object.entries(action.args)) {
		const read = shown(domain, word);
		const value = /^\d+$/.test(word) ? Number(word) : word;
		args[domain] = read === word ? value : read;
		args[`${domain}_id`] = value; // a number can be compared: zero is not said
	}
	return args;
}

/** A reason as a sentence; its arguments are shown, and whoever reads it is called "you", as in events. */
export function reasonText(
	reason: Omit<ReasonRecord, 'weight'> & { weight?: number },
	names: readonly string[],
	reader?: number
): string {
	const own = `${words.part(reason.words, reader)}-${reason.key}`;
	const args: Args = {};
	for (const [name, value] of Object.entries(reason.words)) {
		if (typeof value === 'number') args[name] = Math.round(value);
		else if (Array.isArray(value)) args[name] = value.map((each) => words.name(name, String(each), names)).join(', ');
		else {
			args[name] = words.name(name, String(value), names);
			args[`${name}_id`] = String(value);
		}
	}
	return words.say(words.has(own) ? own : reason.key, args);
}

/** A chance as people say it: no false digits, and never quite sure. */
export const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Which ideas are about as good as the one before them: a point more or less says nothing. */
export function equals(chances: readonly (number | null)[]): boolean[] {
	let first: number | null = null; // of those that are alike
	return chances.map((chance) => {
		const alike = chance !== null && first !== null && Math.abs(chance - first) < 0.01;
		if (!alike) first = chance;
		return alike;
	});
}

/** A change of a chance in points, as people read it: `+12`, `−3`, `0`. */
export const points = (change: number): string => {
	const whole = Math.round(100 * change);
	return `${whole < 0 ? '−' : whole > 0 ? '+' : ''}${Math.abs(whole)}`;
};
