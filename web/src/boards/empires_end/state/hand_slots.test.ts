import { expect, test } from 'vitest';
import { laid } from './hand_slots';

test('a card stays where it lies when another is built or sold', () => {
	expect(laid([], ['fire', 'riot', 'flood'])).toEqual(['fire', 'riot', 'flood']);
	expect(laid(['fire', 'riot', 'flood'], ['fire', 'flood'])).toEqual(['fire', '', 'flood']);
	expect(laid(['fire', '', 'flood'], ['fire'])).toEqual(['fire']);
});

test('a new card comes to an empty place', () => {
	expect(laid(['fire', '', 'flood'], ['famine', 'fire', 'flood', 'unrest'])).toEqual([
		'fire',
		'famine',
		'flood',
		'unrest'
	]);
});
