import { describe, expect, it } from 'vitest';
import type { ActionRecord, ForeseenLine, StepRecord, ViewRecord, GameEvent } from '$lib/net/messages';
import { Both } from '../actions/double_answer.svelte';
import { Foresight } from '../actions/preview.svelte';
import { paymentsOn } from './payments';
import { Picking } from '../actions/picking.svelte';
import { Queue } from '$lib/choosing/action_queue.svelte';
import { standing, standingAfter } from './standing';
import type { Empire } from './position';
import { cheapest, plainUses, usesLeft } from './uses';

const action = (text: string, args: Record<string, string> = {}): ActionRecord => ({
	text,
	kind: text.split(' ')[0]!,
	args
});
/** A server that foresees these lines. */
async function foreseeing(lines: Record<string, Partial<ForeseenLine>>): Promise<Foresight> {
	const made = new Foresight((asked) =>
		Promise.resolve(asked.map((line) => ({ events: [], legal: [], changed: {}, ...lines[line.join(';')] })))
	);
	await made.wonder(Object.keys(lines).map((line) => line.split(';')));
	return made;
}
const gained = (number = 1): GameEvent => ({ kind: 'gained', seat: 0, resource: 'axe', number });
const spent = (resource: string, number: number): GameEvent => ({
	kind: 'spent',
	seat: 0,
	resource,
	number
});
const SWAP = action('swap farm_3 city_32', { location: 'farm_3', other_location: 'city_32' });
const CITY = action('use city_32', { ability: 'city_32' });

describe('what can be used', () => {
	it('all that brings something without a choice is used at once', async () => {
		const legal = ['use farm_8', 'use city_32', 'use road_9', 'exchange road_14 wheat axe'].map((text) => action(text));
		const foresight = await foreseeing({
			'use farm_8': { events: [gained()], legal },
			'use city_32': { events: [], legal: [SWAP] },
			'use road_9': { events: [{ kind: 'refreshed', seat: 0, innovation: 'fire_01' }], legal },
			'exchange road_14 wheat axe': { events: [spent('wheat', 1), gained()], legal }
		});
		expect(plainUses(legal, foresight).map((one) => one.text)).toEqual(['use farm_8']);
	});

	it('an exchange is there as often as is printed on it, and as it can be paid', () => {
		const actions = ['axe', 'hammer'].map((taken) =>
			action(`exchange road_14 wheat ${taken}`, { ability: 'road_14', given: 'wheat', taken })
		);
		const having = (wheat: number, used: Record<string, number>): Empire =>
			({ resources: { wheat, axe: 0, hammer: 0, coin: 0 }, used }) as unknown as Empire;
		const left = (empire: Empire): number => usesLeft({ word: 'road_14', actions }, empire);
		expect(left(having(3, {}))).toBe(2);
		expect(left(having(3, { road_14: 1 }))).toBe(1);
		expect(left(having(1, {}))).toBe(1);
		expect(usesLeft({ word: 'farm_8', actions: [action('use farm_8')] }, having(0, { farm_8: -1 }))).toBe(2);
	});

	it('the cheapest way to pay is preselected: fewest tokens, then fewest coins', async () => {
		const ways = ['build riot_05 without_town 0', 'build riot_05 with_town 1', 'build riot_05 with_town 0'].map(
			(text) => action(text, { card: 'riot_05' })
		);
		const foresight = await foreseeing({
			[ways[0]!.text]: { events: [spent('hammer', 2)] },
			[ways[1]!.text]: { events: [spent('coin', 1)] },
			[ways[2]!.text]: { events: [spent('hammer', 1)] }
		});
		expect(cheapest(ways, foresight)?.text).toBe('build riot_05 with_town 0');
	});

	it('what the City asks next is picked before anything is sent, and can be put down', async () => {
		const foresight = await foreseeing({ 'use city_32': { legal: [SWAP] } });
		const picking = new Picking(
			() => ({ legal: [CITY] }) as unknown as ViewRecord,
			() => false,
			foresight
		);
		picking.touch('city_32');
		expect(picking.begun?.text).toBe('use city_32');
		expect(picking.line).toEqual(['use city_32', 'swap farm_3 city_32']);
		expect(picking.back()).toBe(true);
		expect(picking.begun).toBeNull();
	});
});

describe('answers to an auction', () => {
	const pay = (offer: string, kind: string): ActionRecord =>
		action(`pay ${offer} ${kind}`, { disaster: offer, resource: kind });
	const LEGAL = [
		pay('first', 'coin'),
		pay('second', 'coin'),
		pay('second', 'axe'),
		action('take first', { disaster: 'first' })
	];

	it('one for each card, as far as the tokens reach; taking is done by itself', async () => {
		const foresight = await foreseeing({ 'pay first coin': { legal: [LEGAL[2]!] } });
		const both = new Both(() => LEGAL, foresight);
		both.choose(LEGAL[0]!);
		expect(both.fits(LEGAL[1]!)).toBe(false); // there is only one coin
		both.choose(LEGAL[2]!);
		expect(both.line).toEqual(['pay first coin', 'pay second axe']);
		both.choose(LEGAL[3]!);
		expect(both.line).toEqual(['take first']);
	});

	it('who paid what is counted from the last move of the hourglass', () => {
		const step = (number: number, ...events: GameEvent[]): StepRecord => ({
			number,
			seat: 0,
			events
		});
		const paid = (seat: number, resource: string): GameEvent => ({
			kind: 'paid',
			seat,
			disaster: 'first',
			resource
		});
		const steps = [
			step(1, paid(0, 'coin')),
			step(2, { kind: 'hourglass_moved', space: 3, phase: 'disaster' }, paid(0, 'axe')),
			step(3, { kind: 'skipped', seat: 1, disaster: 'first', innovation: 'fire_01' }),
			step(4, paid(0, 'wheat'))
		];
		expect(paymentsOn(steps, 'first', 2)).toEqual([[{ token: 'axe' }, { token: 'wheat' }], [{ skip: 'fire_01' }]]);
	});
});

describe('a line of actions', () => {
	it('goes on while the next is legal, and ends where it is not', () => {
		const queue = new Queue();
		expect(queue.begin(['a', 'b', 'c'])).toBe('a');
		expect(queue.next([])).toBeNull(); // somebody else acts
		expect(queue.next([action('b')])).toBe('b');
		expect(queue.next([action('x')])).toBeNull();
		expect(queue.busy).toBe(false);
		queue.begin(['a', 'b', 'c']);
		expect(queue.next([action('c')])).toBeNull();
		expect(queue.next([action('c')]), 'what follows the impossible is not done either').toBeNull();
	});
});

it('the score if it ended now is what the engine counts, before and after a card is taken', () => {
	const empire = { at_end: { points: 150, least: false } } as unknown as Empire;
	const line = { events: [], legal: [], changed: { empires: { '1': { at_end: { points: 144 } } } } };
	expect(standing(empire)).toEqual({ points: 150, least: false });
	expect(standingAfter(line, empire, 1)).toEqual({ points: 144, least: false });
	expect(standingAfter(line, empire, 0), 'nothing of mine changes').toEqual({ points: 150, least: false });
});
