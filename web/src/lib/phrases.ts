/** Ready sentences for those who share no language: each reader sees them in their own. */
import type { ChatRecord, Phrase } from './messages';
import { t, words } from './words.svelte';

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

/** What a line of the talk says to this reader. */
export function lineText({ phrase, text }: Pick<ChatRecord, 'phrase' | 'text'>): string {
	return phrase && words.has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : text;
}
