/** What chance can do, in words and as something to choose from. */
import type { ActionRecord, StudyPosition } from '$lib/net/messages';
import { capital, titled, words } from '$lib/text/i18n.svelte';

export type Choice = StudyPosition['chance'][number];

/** "Draw a card": what chance is asked for; nothing where the results say it. */
export function chanceTitle(choices: readonly Choice[]): string {
	const kind = choices[0]?.action.kind ?? '';
	return words.has(`chance-${kind}`) ? words.say(`chance-${kind}`) : titled(kind);
}

/** A result as people call it: "Visigoths, Tyras", "9". */
export function chanceText(action: ActionRecord, names: readonly string[]): string {
	const parts = Object.entries(action.args).map(([domain, word]) => words.name(domain, word, names));
	return capital(parts.join(', ')) || titled(action.kind);
}

/** All results; those of one name are told apart by their numbers. */
export function chanceTexts(choices: readonly Choice[], names: readonly string[]): { choice: Choice; text: string }[] {
	const named = choices.map((choice) => ({ choice, text: chanceText(choice.action, names) }));
	const times = new Map<string, number>();
	for (const { text } of named) times.set(text, (times.get(text) ?? 0) + 1);
	return named.map(({ choice, text }) => {
		const number = /_0*(\d+)$/.exec(choice.action.text)?.[1];
		return { choice, text: number && times.get(text)! > 1 ? `${text} ${number}` : text };
	});
}

export const totalOf = (choices: readonly Choice[]): number => choices.reduce((sum, each) => sum + each.weight, 0);

/** "5.6%, 1 in 18". */
export function oddsText(choice: Choice, total: number): string {
	const share = choice.weight / total;
	const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
	const times = Math.round(1 / share);
	return times > 1 ? words.say('study-odds', { percent, times }) : percent;
}

/** Several dice, which are chosen one by one: their faces, and how many there are. */
export interface Dice {
	faces: string[];
	count: number;
}
const facesOf = (choice: Choice): string[] => Object.values(choice.action.args)[0]?.split(' ') ?? [];

/** The dice behind these results, where several are thrown at once. */
export function diceOf(choices: readonly Choice[]): Dice | null {
	if (!choices.every((each) => each.action.kind === 'roll' && Object.keys(each.action.args).length === 1)) return null;
	const count = facesOf(choices[0]!).length;
	const same = choices.every((each) => facesOf(each).length === count);
	const faces = [...new Set(choices.flatMap(facesOf))];
	return same && faces.length > 1 && (count > 1 || faces.length === choices.length) && faces.length <= 8
		? { faces, count }
		: null;
}
/** The result that shows these faces, in any order. */
export function thrown(choices: readonly Choice[], faces: readonly string[]): Choice | undefined {
	const wanted = [...faces].sort().join(' ');
	return choices.find((each) => facesOf(each).sort().join(' ') === wanted);
}
