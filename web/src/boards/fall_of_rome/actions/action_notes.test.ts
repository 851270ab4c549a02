import { beforeAll, expect, test } from 'vitest';
import type { ActionRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import type { Position } from '../state/position';
import { tileNote, type Note } from './action_notes';

const note = (kind: string, ...args: Record<string, string>[]): Note => {
	const actions = args.map((each) => ({ kind, args: each, text: kind }) as unknown as ActionRecord);
	return tileNote(kind, actions, {} as Position);
};

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
});

test('a voyage goes to ports, a journey to any city, and both cost a card', () => {
	const places = [{ city: 'roma' }, { city: 'genua' }];
	expect(note('sail', ...places)).toEqual({ text: '1 card, 2 ports', price: true });
	expect(note('travel', ...places)).toEqual({ text: '1 card, 2 cities', price: true });
});

test('a card that is paid is a price, one that is got is none', () => {
	expect(note('fortify', { card: 'orange_genua' })).toEqual({ text: 'Genua (orange)', price: true });
	expect(note('take', { role: 'consul', card: 'orange_roma' })).toEqual({ text: 'Roma (orange)', price: false });
});
