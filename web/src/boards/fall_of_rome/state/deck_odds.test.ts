import { describe, expect, it } from 'vitest';
import { cityCardChance, nextBarbarians, nextInvasion, nextRevolt, revoltChance, revoltsLeft } from './deck_odds';
import type { Position } from './position';

const position = (parts: Partial<Position>): Position => ({ agenda: [], ...parts }) as unknown as Position;
const deck = (piles: { cards: number; revolt: boolean }[], top: string[] = []): Position['player_deck'] =>
	({ piles, top, size: 0, cards: [], events: 0, event_deck: 0, unseen_events: [] }) as Position['player_deck'];

describe('what may come', () => {
	it('counts the top layer of the barbarian deck only', () => {
		const odds = nextInvasion(position({ barbarian_deck: [['huns roma', 'vandals roma'], ['huns lutetia']] }));
		expect(odds.find((one) => one.tribe === 'huns')!.share).toBe(0.5);
	});

	it('knows how likely a revolt is among two cards of a pile', () => {
		expect(revoltChance(position({ player_deck: deck([{ cards: 5, revolt: true }]) }), 2)).toBeCloseTo(0.4);
	});

	it('goes on with the next pile', () => {
		const piles = [
			{ cards: 1, revolt: false },
			{ cards: 4, revolt: true }
		];
		expect(revoltChance(position({ player_deck: deck(piles) }), 2)).toBeCloseTo(0.25);
	});

	it('is sure of a revolt that lies on top', () => {
		expect(revoltChance(position({ player_deck: deck([{ cards: 4, revolt: true }], ['revolt']) }), 2)).toBe(1);
	});

	it('is sure where a pile is drawn whole', () => {
		expect(revoltChance(position({ player_deck: deck([{ cards: 2, revolt: true }]) }), 2)).toBe(1);
		expect(nextRevolt(position({ player_deck: deck([{ cards: 2, revolt: true }]) }))).toEqual({ calm: 0, number: 2 });
	});

	it('knows for how many cards no revolt can come', () => {
		const piles = [
			{ cards: 7, revolt: false },
			{ cards: 9, revolt: true }
		];
		expect(nextRevolt(position({ player_deck: deck(piles, ['white_roma']) }))).toEqual({ calm: 8, number: 9 });
		expect(nextRevolt(position({ player_deck: deck(piles.slice(0, 1)) }))).toEqual({ calm: 0, number: 0 });
	});

	it('knows where a revolt lies that was put back under another card', () => {
		const player_deck = deck([{ cards: 9, revolt: true }], ['white_roma', 'revolt']);
		expect(nextRevolt(position({ player_deck }))).toEqual({ calm: 1, number: 1 });
	});

	it('counts a revolt that is drawn, and not carried out, as still to come', () => {
		const player_deck = deck([{ cards: 9, revolt: true }]);
		const turn = { drawn: ['white_roma', 'revolt'] } as Position['turn'];
		expect(revoltsLeft(position({ player_deck, turn }))).toBe(2);
	});

	it('knows every barbarian card that may come, layer by layer', () => {
		const barbarian_deck = [
			['huns roma', 'vandals roma'],
			['huns lutetia', 'huns iuvavum', 'huns patrae', 'huns carnuntum']
		];
		const shares = nextBarbarians(position({ barbarian_deck }), 3).map((one) => one.share);
		expect(shares).toEqual([1, 1, 0.25, 0.25, 0.25, 0.25]);
		expect(nextBarbarians(position({ barbarian_deck }), 1)).toHaveLength(2);
	});

	it('counts barbarian cards that are lifted to be laid back as the next ones', () => {
		const lifted = (...laid: string[]): Position =>
			position({
				agenda: ['actions', 'played melius_cavere_quam_pavere 0 free', ...laid.map((card) => `laid ${card}`), 'lay'],
				barbarian_deck: [['huns lutetia', 'huns iuvavum']],
				turn: { drawn: ['vandals roma', 'visigoths roma'] } as Position['turn']
			});
		const shares = (at: Position): number[] =>
			['vandals', 'visigoths', 'ostrogoths', 'huns'].map(
				(tribe) => nextInvasion(at).find((one) => one.tribe === tribe)!.share
			);
		expect(shares(lifted())).toEqual([0.5, 0.5, 0, 0]);
		expect(shares(lifted('ostrogoths patrae'))).toEqual([0, 0, 1, 0]);
		expect(nextBarbarians(lifted('ostrogoths patrae'), 2)).toEqual([
			{ card: 'ostrogoths patrae', share: 1 },
			{ card: 'vandals roma', share: 0.5 },
			{ card: 'visigoths roma', share: 0.5 }
		]);
	});

	it('counts the revolts out of what city cards may come', () => {
		const player_deck = {
			...deck([{ cards: 5, revolt: true }]),
			cards: ['white_roma', 'blue_roma', 'black_roma'],
			events: 1
		};
		expect(cityCardChance(position({ player_deck }), 2)).toBeCloseTo((2 - 0.4) / 4);
	});

	it('knows that a card put back on top is no other card', () => {
		const player_deck = {
			...deck([{ cards: 5, revolt: true }], ['green_roma']),
			cards: ['white_roma', 'blue_roma'],
			events: 2
		};
		expect(cityCardChance(position({ player_deck }), 2)).toBeCloseTo((1 - 0.2) / 4);
	});
});
