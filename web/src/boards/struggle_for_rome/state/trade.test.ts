import { describe, expect, it } from 'vitest';
import type { ActionRecord, StepRecord } from '$lib/net/messages';
import { costOf } from './costs';
import { rollsIn } from './dice_counts';
import { Draft } from '../actions/offer_draft.svelte';
import { knownOf } from './known_hand';
import type { Player } from './position';

const action = (kind: string, args: Record<string, string>): ActionRecord => ({
	text: [kind, ...Object.values(args)].join(' '),
	kind,
	args
});

describe('an offer', () => {
	it('is laid out in one line, and proposed to those whom the server names', async () => {
		const draft = new Draft();
		draft.set('give', 'grain', 2);
		draft.set('want', 'ore', 1);
		expect(draft.line).toEqual(['give grain', 'give grain', 'want ore']);
		const laid = ['laid_out', 'laid_out', 'asked_for'].map((kind) => ({ kind }));
		await draft.wonder(() =>
			Promise.resolve([{ events: laid, legal: [action('propose', { whom: 'all' })], changed: {} }])
		);
		expect(draft.proposals).toHaveLength(1);
		await draft.wonder(() =>
			Promise.resolve([{ events: laid.slice(1), legal: [action('propose', { whom: 'all' })], changed: {} }])
		);
		expect(draft.proposals).toEqual([]); // it could not be laid out to its end
		expect(draft.line).toHaveLength(3);
	});
});

describe('what is known', () => {
	it('of a hand: cards that everybody has seen lie open, the others are covered', () => {
		const hand = { cards: 3, at_least: { ore: 1 }, at_most: { ore: 2, horse: 1 } };
		const known = knownOf({ hand } as unknown as Player);
		expect(known.cards).toEqual(['ore', '', '']);
		expect(known.kinds.find(({ kind }) => kind === 'horse')).toEqual({ kind: 'horse', least: 0, most: 1 });
		expect(known.kinds.find(({ kind }) => kind === 'cattle')).toEqual({ kind: 'cattle', least: 0, most: 3 }); // no bound
	});

	it('of the dice: how often each sum came, and how often it should have', () => {
		const rolled = (sum: number): StepRecord => ({ number: sum, seat: -1, events: [{ kind: 'rolled', sum }] });
		const rolls = rollsIn([rolled(7), rolled(7), rolled(2)]);
		expect(rolls.find(({ sum }) => sum === 7)).toEqual({ sum: 7, came: 2, mean: 0.5 });
		expect(rolls).toHaveLength(11);
	});
});

it('a price is the printed one, with gold for what is lacking', () => {
	expect(costOf('build_fighters', [])).toEqual({ goods: { ore: 1, horse: 1 }, joker: '', gold: 0 });
	const legal = [action('build_fighters', { joker: 'joker_horse' })];
	expect(costOf('build_fighters', legal)).toEqual({ goods: { ore: 1 }, joker: 'horse', gold: 3 });
	expect(costOf('travel', legal)).toBeNull();
});
