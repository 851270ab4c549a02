import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '$lib/text/i18n.svelte';
import { callPlayers } from './player_names';
import type { Position } from '../state/position';
import { deedText, ofTribe } from './board_text';

const LANGUAGES = ['en', 'pl', 'fr', 'nl'];
const pay = (grain: string, gold: string): string =>
	deedText({ kind: 'pay', args: { grain, gold }, text: `pay ${grain} ${gold}` }, []);
const use = async (language: string): Promise<void> => {
	await words.use(language);
	for (const part of ['struggle_for_rome', 'struggle_for_rome_board']) await words.add(part);
};
beforeAll(() => use('en'));
afterAll(() => use('en'));

test('a price says what is paid, and not what is not', () => {
	expect(pay('1', '3')).toBe('Pay 1 grain and 3 gold');
	expect(pay('0', '3')).toBe('Pay 3 gold');
	expect(pay('1', '0')).toBe('Pay 1 grain');
});

test.each(LANGUAGES)('nobody pays nothing of something (%s)', async (language) => {
	await use(language);
	expect(pay('0', '3')).toMatch(/^[^0]*3[^0]*$/);
	expect(pay('2', '0')).toMatch(/^[^0]*2[^0]*$/);
	expect(pay('2', '3')).toMatch(/2.*3/);
});

const position = { players: { red: {}, blue: {} } } as unknown as Position;
const MINE: Record<string, [string, string]> = {
	en: ['It belongs to your horsemen.', 'Your warriors'],
	pl: ['Należy do twoich jeźdźców.', 'Twoi wojownicy'],
	fr: ['Elle appartient à vos cavaliers.', 'Vos guerriers'],
	nl: ['Van jouw ridders.', 'Jouw krijgers']
};
const HERS: Record<string, string> = {
	en: 'It belongs to Livia’s horsemen.',
	pl: 'Należy do jeźdźców gracza Livia.',
	fr: 'Elle appartient aux cavaliers du joueur Livia.',
	nl: 'Van de ridders van Livia.'
};
test.each(LANGUAGES)('what is mine is called mine, and what is hers by her name (%s)', async (language) => {
	await use(language);
	callPlayers();
	const names = ['Guest', 'Livia'];
	const held = (player: string, reader: number | undefined): string =>
		ofTribe('sr-held', position, { player, kind: 'horseman' }, names, reader);
	expect(held('red', 0)).toBe(MINE[language]![0]);
	expect(held('blue', 0)).toBe(HERS[language]);
	expect(held('red', undefined)).toContain('Guest');
	expect(words.name('tribe', 'red_warrior', names, 0)).toBe(MINE[language]![1]);
});

const BANKED: Record<string, string> = {
	en: 'You give the bank 3 horses.',
	pl: 'Oddajesz do banku 3 konie.',
	fr: 'Vous donnez à la banque 3 chevaux.',
	nl: 'Je geeft de bank 3 paarden.'
};
test.each(LANGUAGES)('what is given is counted as the language does (%s)', async (language) => {
	await use(language);
	callPlayers();
	const event = { kind: 'banked', rule: '', player: 'red', resource: 'horse', number: 3 };
	expect(words.event(event, ['Livia'], 0)).toBe(BANKED[language]);
});
