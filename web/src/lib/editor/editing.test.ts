import { describe, expect, test } from 'vitest';
import type { Parts, Piece, Pool } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { lying, moved, taken, UNKNOWN } from './cards';
import { faultText, onBoard } from './faults';
import { asked } from './opening';
import { changed, countAt, leftOf } from './pieces';
import { drawn, placesOf, read, withOuter, written } from './places';

const legion: Piece = { id: 'legion', how: 'count', at: 'legions.{place}', places: 'city', total: 16 };
const fort: Piece = { id: 'fort', how: 'member', at: 'forts', places: 'city', total: 6 };
const pawn: Piece = { id: 'pawn', how: 'here', at: 'players[1].city', places: 'city', seat: 1 };
const red: Piece = { id: 'city', how: 'member', at: 'players.red.cities', places: 'city', alone: 'city' };
const blue: Piece = { id: 'city', how: 'member', at: 'players.blue.cities', places: 'city', alone: 'city' };
const pool: Pool = {
	id: 'player',
	words: ['a', 'b'],
	domain: 'card',
	unknown: ['a', 'b'],
	rest: 'deck',
	piles: 'deck.piles'
};
const parts: Parts = {
	seats: ['0', '1'],
	pieces: [legion, fort, pawn, red, blue],
	parts: [
		{ id: 'hand', at: 'players[{seat}].hand', kind: 'cards', group: 'seat', pool: 'player' },
		{ id: 'discard', at: 'discard', kind: 'cards', group: 'deck', pool: 'player' }
	],
	pools: [pool],
	places: { city: ['roma', 'genua'] },
	follows: ['supply', 'players.*.points']
};
const roma = { domain: 'city', id: 'roma' };

describe('places', () => {
	const data = { players: [{ hand: ['a', 'b'] }], legions: { roma: 2 } };
	test('are read, written into a copy, and removed', () => {
		expect(read(data, 'players[0].hand[1]')).toBe('b');
		expect(read(written(data, 'legions.genua', 1), 'legions')).toEqual({ roma: 2, genua: 1 });
		expect(written(data, 'players[0].hand[0]', undefined)['players']).toEqual([{ hand: ['b'] }]);
		expect(written(data, 'legions.roma', undefined)['legions']).toEqual({});
		expect(data.legions).toEqual({ roma: 2 });
	});
	test('inside of what the engine fills in are written with what is around them', () => {
		const shown = { deck: { top: [], piles: [{ cards: 4 }, { cards: 9 }] } };
		const whole = withOuter({ deck: { top: ['a'] } }, shown, 'deck.piles[0].cards');
		expect(written(whole, 'deck.piles[0].cards', 3)).toEqual({
			deck: { top: ['a'], piles: [{ cards: 3 }, { cards: 9 }] }
		});
		expect(withOuter({}, shown, 'turn.seat')).toEqual({});
	});
	test('with any key are found', () => {
		expect(placesOf(data, 'players.*.hand')).toEqual(['players[0].hand']);
		expect(placesOf(data, 'missing.*')).toEqual([]);
	});
	test('that follow from the rest are drawn as the engine says', () => {
		const shown = { supply: 3, players: [{ hand: ['x'], points: 5 }], seats: 1, options: {} };
		const whole = drawn({ players: [{ hand: [] }], legions: {} }, { ...shown, legions: { roma: 2 } }, ['legions']);
		expect(whole).toEqual({ supply: 3, players: [{ hand: [], points: 5 }], legions: {}, seats: 1, options: {} });
	});
});

describe('pieces', () => {
	test('are counted, and what is left may be below nothing', () => {
		const data = { legions: { roma: 10, genua: 8 }, forts: ['roma'] };
		expect(countAt(data, parts, legion, roma)).toBe(10);
		expect(leftOf(data, legion)).toBe(-2);
		expect(leftOf(data, fort)).toBe(5);
		expect(leftOf(data, pawn)).toBeNull();
	});
	test('come and go by kind', () => {
		expect(changed({ legions: { roma: 1 } }, parts, legion, roma, -1)).toEqual([['legions.roma', undefined]]);
		expect(changed({ forts: [] }, parts, fort, roma, 1)).toEqual([['forts', ['roma']]]);
		expect(changed({}, parts, pawn, roma, 1)).toEqual([['players[1].city', 'roma']]);
		expect(changed({}, parts, legion, roma, -1)).toEqual([]);
	});
	test('of which a place has one take the place of the other', () => {
		const data = { players: { red: { cities: ['roma'] }, blue: { cities: [] } } };
		expect(changed(data, parts, blue, roma, 1)).toEqual([
			['players.red.cities', []],
			['players.blue.cities', ['roma']]
		]);
	});
});

describe('cards', () => {
	const data = { players: [{ hand: ['a'] }, { hand: [] }], discard: [], deck: { piles: [{ cards: 4 }] } };
	test('lie in one place', () => {
		expect(lying(data, parts, 'player', 'a')?.at).toBe('players[0].hand');
		expect(moved(data, parts, pool, 'a', 'discard')).toEqual([
			['players[0].hand', []],
			['discard', ['a']]
		]);
	});
	test('that come from the deck leave its top pile, and go back there', () => {
		expect(moved(data, parts, pool, 'b', 'discard')).toEqual([
			['discard', ['b']],
			['deck.piles[0].cards', 3]
		]);
		expect(taken(data, pool, { part: parts.parts[0]!, at: 'players[0].hand', index: 0 })).toEqual([
			['players[0].hand', []],
			['deck.piles[0].cards', 5]
		]);
	});
	test('that nobody knows may be several', () => {
		const hand = { ...data, players: [{ hand: [UNKNOWN] }, { hand: [] }] };
		expect(moved(hand, parts, pool, UNKNOWN, 'players[0].hand')[0]).toEqual(['players[0].hand', [UNKNOWN, UNKNOWN]]);
	});
});

test('a fault is found on the board by the place or by what is written there', () => {
	expect(onBoard({}, parts, 'legions.roma')).toEqual(roma);
	expect(onBoard({ forts: ['genua'] }, parts, 'forts[0]')).toEqual({ domain: 'city', id: 'genua' });
	expect(onBoard({}, parts, 'turn.phase')).toBeNull();
});

test('what is pasted is an address, a bare link or a text', () => {
	const link = `1${'abc_-'.repeat(6)}`;
	expect(asked(`https://rome.test/editor?position=${link}`)).toEqual({ link });
	expect(asked(` ${link}\n`)).toEqual({ link });
	expect(asked('game: fall_of_rome')).toEqual({ text: 'game: fall_of_rome' });
});

test('the sentence of a fault calls tribes and cards as the board does', async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	const huns: Piece = { ...legion, id: 'cube', word: 'huns', domain: 'tribe' };
	const cards: Pool = { ...pool, words: ['blue_roma'] };
	const whole = { ...parts, pieces: [huns], pools: [cards] };
	expect(faultText('at most 3 huns in a city.', whole)).toBe('at most 3 Huns in a city.');
	expect(faultText('the card blue_roma is in two places.', whole)).toBe('the card Roma (blue) is in two places.');
	expect(faultText('there are only 16 legions.', whole)).toBe('there are only 16 legions.');
});
