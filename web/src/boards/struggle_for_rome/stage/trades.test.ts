import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent, StepRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { eventsOf, type BoardEvent } from '../state/position';
import { callPlayers } from '../text/player_names';
import { asTold, withOffers, withTrades } from './trades';

const NAMES = ['Livia', 'Varro', 'Cato'];
const step = (number: number, seat: number, ...events: GameEvent[]): StepRecord => ({ number, seat, events });
const SWAP = step(
	4,
	0,
	{ kind: 'traded', rule: 'SR-TRADE-03', player: 'red', partner: 'blue', number: '1', good: 'horse' },
	{ kind: 'traded', rule: 'SR-TRADE-03', player: 'blue', partner: 'red', number: '2', good: 'cattle' }
);
const OFFER = [
	step(0, 0, { kind: 'laid_out', player: 'red', good: 'grain' }),
	step(1, 0, { kind: 'withdrew', player: 'red' }),
	step(2, 0, { kind: 'laid_out', player: 'red', good: 'horse' }),
	step(3, 1, { kind: 'laid_out', player: 'blue', good: 'ore' }),
	step(4, 0, { kind: 'asked_for', player: 'red', good: 'cattle' }),
	step(5, 0, { kind: 'asked_for', player: 'red', good: 'cattle' }),
	step(6, 0, { kind: 'proposed', player: 'red', whom: 'blue' })
];
const said = (steps: StepRecord[], reader?: number): string[] =>
	eventsOf(steps).map((event) => words.event(event, NAMES, reader));

beforeAll(async () => {
	await words.use('en');
	await words.add('struggle_for_rome');
	await words.add('struggle_for_rome_board');
	callPlayers();
});

describe('a trade', () => {
	test.each([
		[0, 'You trade 1 horse for 2 cattle with Varro.'],
		[1, 'You trade 2 cattle for 1 horse with Livia.'],
		[2, 'Livia trades 1 horse for 2 cattle with Varro.']
	])('is one line to seat %i', (reader, line) => {
		expect(said(withTrades([SWAP]), reader)).toEqual([line]);
		expect(words.event(asTold(SWAP.events[0] as BoardEvent, SWAP, [SWAP]), NAMES, reader)).toBe(line);
	});
	test('of which only one side is known stays as it is', () => {
		const half = { ...SWAP, events: SWAP.events.slice(0, 1) };
		expect(withTrades([half])).toEqual([half]);
	});
});

describe('an offer', () => {
	test.each([
		[0, 'You offer Varro 1 horse for 2 cattle.'],
		[1, 'Livia offers you 1 horse for 2 cattle.'],
		[2, 'Livia offers Varro 1 horse for 2 cattle.']
	])('says to seat %i what for what, without what was taken back or laid out by others', (reader, line) => {
		const told = withOffers(OFFER);
		expect(said(told, reader).at(-1)).toBe(line);
		expect(told.map(({ number }) => number)).toEqual([1, 6]);
		const last = OFFER.at(-1)!;
		expect(words.event(asTold(last.events[0] as BoardEvent, last, OFFER), NAMES, reader)).toBe(line);
	});
	test('whose content is not known keeps its own words', () => {
		expect(said(withOffers(OFFER.slice(-1)), 2)).toEqual(['Livia makes an offer to Varro.']);
	});
});
