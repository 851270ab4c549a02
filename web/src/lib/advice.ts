/** What a bot advises, in words: actions, chances, reasons. */
import type { ActionRecord, ReasonRecord } from './messages';
import { titled, words, type Args } from './words.svelte';

/** "March: Ravenna, 2"; the name of the deed where the game has one, else what the action is for. */
export function actionText(action: ActionRecord, names: readonly string[]): string {
	const deed = words.has(`deed-${action.kind}`) ? words.say(`deed-${action.kind}`) : titled(action.kind);
	const args = Object.entries(action.args).map(([domain, word]) => words.name(domain, word, names));
	return args.length ? `${deed}: ${args.join(', ')}` : deed;
}

/** A reason as part of a sentence; its arguments are shown as in events. */
export function reasonText(reason: ReasonRecord, names: readonly string[]): string {
	const args: Args = {};
	for (const [name, value] of Object.entries(reason.words)) {
		if (typeof value === 'number') args[name] = Math.round(value);
		else if (Array.isArray(value)) args[name] = value.map((each) => words.name(name, String(each), names)).join(', ');
		else {
			args[name] = words.name(name, String(value), names);
			args[`${name}_id`] = String(value);
		}
	}
	return words.say(reason.key, args);
}

/** A chance as people say it: no false digits, and never quite sure. */
export const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));
