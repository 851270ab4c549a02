import { expect, it } from 'vitest';
import type { ActionRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { priceText } from './costs';

const ways = (...jokers: string[]): ActionRecord[] =>
	jokers.map((joker) => ({ text: `build_fighters ${joker}`, kind: 'build_fighters', args: { joker } }));

it('says the price with gold where nothing else can be paid', async () => {
	await words.use('en');
	await words.add('struggle_for_rome');
	await words.add('struggle_for_rome_board');
	expect(priceText(ways('joker_horse'))).toBe('1 ore, 3 gold');
	expect(priceText(ways('no_joker', 'joker_horse'))).toBe(''); // what is printed can be paid
	expect(priceText([{ text: 'rest', kind: 'rest', args: {} }])).toBe('');
});
