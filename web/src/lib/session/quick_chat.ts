/** Ready sentences for those who share no language: each reader sees them in their own. */
import type { ChatRecord, Phrase } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';

export const PHRASES: readonly Phrase['phrase'][] = [
	'hello',
	'luck',
	'moment',
	'thinking',
	'sorry',
	'thanks',
	'played',
	'again'
];

/** Those that fit: nobody has played well before a game, and nobody wishes luck after it. */
const UNFIT: Record<string, readonly Phrase['phrase'][]> = {
	lobby: ['thinking', 'played', 'again'],
	playing: ['again'],
	over: ['luck', 'moment', 'thinking']
};
export const phrasesAt = (state: string): readonly Phrase['phrase'][] =>
	PHRASES.filter((phrase) => !UNFIT[state]?.includes(phrase));

/** What a line of the talk says to this reader. */
export function lineText({ phrase, text }: Pick<ChatRecord, 'phrase' | 'text'>): string {
	return phrase && words.has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : text;
}
