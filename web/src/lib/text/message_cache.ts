/** Sentences that were made before: most of what is told of a board stays as it is from move to move. */
import { words } from './i18n.svelte';

const MOST = 4000;
const SAID = new Map<string, string>();

/** The sentence that belongs to a key, in the language of the reader; it is made once. */
export function said(key: string, make: () => string): string {
	const whole = `${words.language} ${key}`;
	const known = SAID.get(whole);
	if (known !== undefined) return known;
	if (SAID.size > MOST) SAID.clear();
	const made = make();
	SAID.set(whole, made);
	return made;
}
