/** What can be done in economy and industry, put together by what it is done with. */
import type { ActionRecord } from '$lib/net/messages';

export interface Doable {
	/** The tile or card that has it. */
	word: string;
	actions: ActionRecord[];
}

/** Actions by the word of one of their arguments, in the order in which they come. */
function by(actions: readonly ActionRecord[], domain: string): Doable[] {
	const found = new Map<string, ActionRecord[]>();
	for (const action of actions) {
		const word = action.args[domain];
		if (word !== undefined) found.set(word, [...(found.get(word) ?? []), action]);
	}
	return [...found].map(([word, those]) => ({ word, actions: those }));
}
const ofKind = (legal: readonly ActionRecord[], ...kinds: string[]): ActionRecord[] =>
	legal.filter((action) => kinds.includes(action.kind));

export const abilitiesIn = (legal: readonly ActionRecord[]): Doable[] =>
	by(ofKind(legal, 'use', 'exchange', 'reactivate'), 'ability');
export const cardsIn = (legal: readonly ActionRecord[]): Doable[] => by(ofKind(legal, 'build', 'sell'), 'card');
export const ruinsIn = (legal: readonly ActionRecord[]): Doable[] => by(ofKind(legal, 'rebuild'), 'location');
