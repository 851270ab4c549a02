import { describe, expect, it } from 'vitest';
import type { ActionRecord, ForeseenLine, ViewRecord } from '$lib/net/messages';
import { seatLook } from '$lib/session/seat_colours';
import { Acting } from '../actions/picking.svelte';
import { numbers, over, people } from './map_boxes';
import { crossroadsName, MAP, PLATE_HEIGHT, plates } from './layout';
import { look } from '../pieces/palette';
import { namesOf } from '../map/name_places';
import { someoneLeads, type Position } from './position';
import { Prices, pricesOf } from './prices.svelte';
import { tradeOf } from './trade';

const action = (kind: string, args: Record<string, string> = {}): ActionRecord => ({
	kind,
	args,
	text: [kind, ...Object.values(args)].join(' ')
});
const tribe = { figure: 'c056', fighters: 2, wagons: 1, tokens: {}, cities: [] };
const player = { gold: 4, hand: {}, cards: {}, points: 0, horseman: tribe, warrior: { ...tribe, figure: 'c072' } };
const position = {
	seats: 3,
	turn: { player: 'red', phase: 'horseman_actions' },
	agenda: ['tribe red'],
	players: { red: player, blue: player, white: player },
	tokens_gone: [],
	covered: [5],
	offer: null
} as unknown as Position;
const view = (legal: ActionRecord[], changes: object = {}, seat = 0): ViewRecord =>
	({ seat, actors: [seat], legal, position: { ...position, ...changes }, result: null, can_undo: false }) as ViewRecord;

describe('the map', () => {
	it('has no name that touches another', () => {
		const touching = plates().flatMap((a, i) =>
			plates()
				.slice(i + 1)
				.filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < PLATE_HEIGHT)
				.map((b) => `${a.name} and ${b.name}`)
		);
		expect(touching).toEqual([]);
	});
	it.each([false, true])('has no name over a tribe, a number or another name, wherever a tribe stands', (long) => {
		const hidden = MAP.crossroads
			.filter(({ city }) => !city)
			.flatMap(({ id }) => {
				const there = {
					...position,
					players: { red: { ...player, horseman: { ...tribe, figure: id }, warrior: { ...tribe, figure: null } } }
				} as unknown as Position;
				const names = namesOf(there, long);
				return names
					.filter(
						(name) => over(name, [...people(there), ...numbers(), ...names.filter((other) => other !== name)]) > 1
					)
					.map(({ name }) => `${name}, a tribe at ${id}`);
			});
		expect(hidden).toEqual([]);
	});
	it('calls crossroads by the hexes around them', () => {
		const three = MAP.crossroads.find((one) => one.hexes.length === 3 && !one.city)!;
		expect(crossroadsName(three.id).split(' · ')).toHaveLength(3);
	});
});

it('has the colours of its players in the lobby already', () => {
	const pawns = [0, 1, 2, 3].map((seat) => seatLook(seat, 'struggle_for_rome').fill);
	expect(pawns).toEqual(['red', 'blue', 'white', 'yellow'].map((player) => look(player).fill));
});

describe('touching the map', () => {
	const legal = [
		action('travel', { crossroads: 'c001' }),
		action('forced_march', { crossroads: 'c001' }),
		action('forced_march', { crossroads: 'c002' }),
		action('plunder', { city: 'roma' }),
		action('conquer', { city: 'roma' })
	];
	const make = (): Acting =>
		new Acting(
			() => view(legal),
			() => false
		);
	it('means the journey, and a Forced March only when that was chosen', () => {
		const acting = make();
		expect([...acting.targets!.crossroads]).toEqual(['c001']);
		expect(acting.touch({ domain: 'crossroads', id: 'c001' })).toBe('picked');
		expect(acting.selection.complete?.text).toBe('travel c001');
		acting.clear();
		acting.choose('forced_march');
		expect([...acting.targets!.crossroads]).toEqual(['c001', 'c002']);
	});
	it('asks which deed where several are possible', () => {
		const acting = make();
		expect(acting.touch({ domain: 'city', id: 'roma' })).toBe('several');
		expect(acting.kindsThere).toEqual(['plunder', 'conquer']);
		acting.choose('conquer');
		expect(acting.selection.complete?.text).toBe('conquer roma');
	});
	it('says what is forbidden at a dark place', () => {
		const acting = make();
		acting.choose('plunder');
		expect(acting.touch({ domain: 'city', id: 'narbo_martius' })).toBe('dark');
		expect(acting.forbidden({ domain: 'city', id: 'narbo_martius' })).toBe('plunder narbo_martius');
	});
});

describe('prices', () => {
	const asked: ForeseenLine = {
		events: [],
		legal: [action('pay', { grain: '1', gold: '0' }), action('pay', { grain: '0', gold: '3' })],
		changed: {}
	};
	const free: ForeseenLine = { events: [{ kind: 'travelled' }], legal: [], changed: {} };
	const paid: ForeseenLine = { events: [{ kind: 'paid', good: 'gold', number: 2 }], legal: [], changed: {} };
	it('are the payments that the server foresees', () => {
		expect(pricesOf(asked)).toEqual([
			{ grain: 1, gold: 0 },
			{ grain: 0, gold: 3 }
		]);
		expect(pricesOf(free)).toEqual([{ grain: 0, gold: 0 }]);
		expect(pricesOf(paid)).toEqual([{ grain: 0, gold: 2 }]);
	});
	it('are told from the cheapest on, with two gold for a card', () => {
		const legal = [
			['2', '0'],
			['0', '3'],
			['1', '0']
		].map(([grain, gold]) => action('pay', { grain: grain!, gold: gold! }));
		expect(pricesOf({ ...asked, legal })).toEqual([
			{ grain: 1, gold: 0 },
			{ grain: 0, gold: 3 },
			{ grain: 2, gold: 0 }
		]);
	});
	it('are asked for once per position', async () => {
		const prices = new Prices();
		const legal = [action('travel', { crossroads: 'c001' }), action('travel', { crossroads: 'c002' })];
		await prices.ask(view(legal), () => Promise.resolve([asked, free]));
		expect([prices.least('c001'), prices.least('c002'), prices.least('c003')]).toEqual([1, 0, null]);
	});
});

describe('a trade', () => {
	const offer = {
		give: { grain: 1 },
		want: { ore: 1 },
		answers: { blue: 'waiting', white: 'countered' },
		counters: {}
	};
	const turn = { player: 'red', phase: 'build' };
	it('is drafted, waited for, answered and chosen', () => {
		const stage = (step: string, legal: ActionRecord[], seat: number): string =>
			tradeOf(view(legal, { agenda: [step], turn, offer }, seat)).stage;
		expect(stage('draft red', [action('propose', { whom: 'all' })], 0)).toBe('draft');
		expect(stage('draft red', [action('want', { good: 'cattle' })], 0)).toBe('draft'); // as a guide leaves it
		expect(stage('answers red', [], 0)).toBe('wait');
		expect(stage('answers red', [action('decline')], 1)).toBe('answer');
		expect(stage('choose_deal red', [action('no_deal')], 0)).toBe('choose');
		expect(stage('build red', [], 0)).toBe('idle');
	});
	it('shows my own counter-offer while I make it', () => {
		const drafting = { ...offer, answers: { blue: 'drafting' }, counters: { blue: { give: { horse: 1 }, want: {} } } };
		const legal = [action('give', { good: 'horse' })];
		const found = tradeOf(view(legal, { agenda: ['answers red'], turn, offer: drafting }, 1));
		expect([found.stage, found.counter, found.table.give]).toEqual(['draft', true, { horse: 1 }]);
	});
});

it('is led only by someone with more points than everybody else', () => {
	const points = (...all: number[]): Position =>
		({ players: Object.fromEntries(all.map((one, i) => [i, { points: one }])) }) as unknown as Position;
	expect([points(0, 0, 0), points(4, 4, 2), points(4, 3, 2)].map(someoneLeads)).toEqual([false, false, true]);
});
