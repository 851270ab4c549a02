import { afterEach, expect, test } from 'vitest';
import { lineText, PHRASES, phrasesAt } from './quick_chat';
import { words } from '$lib/text/i18n.svelte';

afterEach(() => words.use('en'));

test('a ready sentence is read in the language of the reader, and what was written as it was written', async () => {
	await words.use('nl');
	expect(lineText({ phrase: 'played', text: 'Well played!' })).toBe('Goed gespeeld!');
	expect(lineText({ phrase: '', text: 'Well played!' })).toBe('Well played!');
	expect(lineText({ phrase: 'of a later release', text: 'New' })).toBe('New');
});

test('every ready sentence has its words', () => {
	for (const phrase of PHRASES) expect(words.has(`phrase-${phrase}`), phrase).toBe(true);
});

test('only sentences that fit are offered: none praises a game that has not begun', () => {
	expect(phrasesAt('lobby')).toEqual(['hello', 'luck', 'moment', 'sorry', 'thanks']);
	expect(phrasesAt('playing')).toContain('played');
	expect(phrasesAt('over')).toEqual(['hello', 'sorry', 'thanks', 'played', 'again']);
});
