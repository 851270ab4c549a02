import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardProps } from '$lib/games/board_contract';
import { LANGUAGES, words } from '$lib/text/i18n.svelte';
import { answerText, placeIn } from '../text/answer_text';
import type { ActionRecord } from '$lib/net/messages';
import { answerText as answersText, deedText } from '../text/action_text';
import { CARDS, TILES } from './facts';
import '../frame';
import { Playing } from '../actions/playing.svelte';
import type { Empire, Position } from './position';
import { strikePreview } from './strikes';

const at = (type: string, number: number): string =>
	Object.keys(CARDS).find((card) => CARDS[card]!.type === type && CARDS[card]!.number === number)!;
const [later, early, fire] = [at('famine', 9), at('famine', 2), at('fire', 2)];
const tiles = Object.keys(TILES);
const row = Object.fromEntries(tiles.map((tile, place) => [place + 1, tile]));
const empire = (struck: string[] = []): Empire =>
	({
		row,
		destroyed: [],
		innovations: {},
		hand: [later, early, fire],
		struck,
		decides: 'choose_strike'
	}) as unknown as Empire;
const strike = (card: string) => ({ text: `strike ${card}`, kind: 'strike', args: { card } });
const position = (own: Empire): Position => ({ empires: [own], offers: {}, phase: 'setup' }) as unknown as Position;

describe.each(Object.keys(LANGUAGES))('cards that strike, in %s', (language) => {
	beforeAll(async () => {
		await words.use(language);
		await words.add('empires_end');
		await words.add('empires_end_board');
	});
	afterAll(() => words.use('en'));

	test('say which place falls, so that two of a kind are told apart', () => {
		const [one, other] = [later, early].map((card) => answerText(strike(card), empire()));
		expect(one).toContain(`IX, ${words.name('location', tiles[8]!)}`);
		expect(other).toContain(`II, ${words.name('location', tiles[1]!)}`);
		expect(deedText(strike(later), position(empire()))).toBe(one);
	});

	test('a second card for the same place says which neighbours may fall', () => {
		const told = answerText(strike(fire), empire([early]));
		expect(told).toContain(`I, ${words.name('location', tiles[0]!)}`);
		expect(told).toContain(`III, ${words.name('location', tiles[2]!)}`);
	});
});

test('they lie in the order of the hand', () => {
	expect([early, fire, later].map((card) => placeIn(strike(card), empire()))).toEqual([1, 2, 0]);
});

test('the place of the chosen card is marked in the row, and those of cards chosen before', () => {
	expect(Object.keys(strikePreview(empire(), early).falls)).toEqual([tiles[1]]);
	expect(Object.keys(strikePreview(empire([early]), later).falls)).toEqual([tiles[1], tiles[8]]);
	expect(strikePreview(empire(), undefined).falls).toEqual({});
});

test('nothing in the row steps back while a card of the hand is chosen', () => {
	const view = { legal: [strike(early), strike(later)], actors: [0], result: null, position: position(empire()) };
	const playing = new Playing(
		() => ({ seat: 0, view, steps: [], story: { now: null, busy: false } }) as unknown as BoardProps
	);
	playing.picking.touch(early);
	expect(playing.picking.chosen?.text).toBe(`strike ${early}`);
	expect(playing.choosing).toBe(false);
});

test('two cards that are paid with the same resource are paid in one amount', async () => {
	await words.use('en');
	await words.add('empires_end');
	await words.add('empires_end_board');
	const pay = (disaster: string, resource: string): ActionRecord => ({
		text: `pay ${disaster} ${resource}`,
		kind: 'pay',
		args: { disaster, resource }
	});
	const table = position(empire());
	expect(answersText([pay('first', 'wheat'), pay('second', 'wheat')], table)).toBe('Pay 2 wheat');
	expect(answersText([pay('first', 'wheat'), pay('second', 'axe')], table)).toBe('Pay 1 wheat and 1 axe');
});
