import { describe, expect, it } from 'vitest';
import type { ActionRecord, ForeseenLine, GameEvent, StepRecord, ViewRecord } from '$lib/net/messages';
import { sinceOf } from '$lib/stage/since_last_move';
import { STYLE, toldAsDeeds } from '../stage/beats';
import { bootyOf } from './plunder_tokens';
import { leftAfter, missingFor, takenBy } from './costs';
import { curveOf } from './points_curve';
import { CITY, MAP, PLATE_HEIGHT, plates } from './layout';
import { marksOf } from '../actions/city_marks';
import type { Player, Position, Tribe } from './position';
import { chancesIn, Prices } from './prices.svelte';
import { lastMoves, sinceMarks } from '../stage/recent_moves';
import { numbers } from './map_boxes';
import { TAG_HEIGHT, tagsOf, useful } from '../actions/price_tags';
import { differences, lastAnswers, remarkOf } from './trade';
import { citiesBeside, wayOf } from './journey_path';

const action = (kind: string, args: Record<string, string>): ActionRecord => ({
	text: [kind, ...Object.values(args)].join(' '),
	kind,
	args
});
const step = (number: number, seat: number, ...events: GameEvent[]): StepRecord => ({
	number,
	seat,
	events
});
const tribe = { figure: 'c056', fighters: 2, wagons: 1, tokens: { germania: 1 }, cities: [] } as unknown as Tribe;
const player = { gold: 4, hand: { grain: 2, horse: 1 }, cards: {}, points: 3, horseman: tribe, warrior: tribe };
const position = {
	seats: 4,
	round: 3,
	turn: { player: 'red', phase: 'horseman_actions' },
	agenda: ['tribe red'],
	players: { red: player, blue: { ...player, points: 1 } },
	tokens_gone: [],
	turned: { gallia: { 'development_card casualty': 1 } },
	covered: []
} as unknown as Position;
/** Crossroads beside a city of this province. */
const beside = (province: string): string =>
	MAP.crossroads.find((one) => !one.city && citiesBeside(one.id).some((city) => CITY.get(city)!.province === province))!
		.id;

describe('the way of a journey', () => {
	it('costs what is paid: the first arrow is free, land arrows take grain or gold, sea arrows gold', () => {
		const arrow = MAP.roads.find(([, , kind]) => kind === 'land')!;
		const free = wayOf(arrow[0], arrow[1], { grain: 0, gold: 0 });
		expect(free.map(({ paid }) => paid).filter(Boolean)).toEqual(['free']);
		for (const price of [
			{ grain: 2, gold: 0 },
			{ grain: 1, gold: 3 },
			{ grain: 0, gold: 6 }
		]) {
			const goal = MAP.crossroads.find(({ id }) => wayOf('c056', id, price).length)!.id;
			const paid = wayOf('c056', goal, price).map((one) => one.paid);
			expect(paid.filter((one) => one === 'free')).toHaveLength(1);
			expect(paid.filter((one) => one === 'grain')).toHaveLength(price.grain);
		}
	});
	it('leads from one crossroads to the next', () => {
		const goal = MAP.crossroads.find(({ id }) => wayOf('c056', id, { grain: 2, gold: 0 }).length)!.id;
		const way = wayOf('c056', goal, { grain: 2, gold: 0 });
		expect([way[0]!.from, way.at(-1)!.to]).toEqual(['c056', goal]);
		for (const [i, { from }] of way.slice(1).entries()) expect(from).toBe(way[i]!.to);
	});
	it('is nothing where the map has none for that price', () => {
		expect(wayOf('c056', 'c188', { grain: 0, gold: 0 })).toEqual([]);
	});
});

describe('prices', () => {
	const [near, far] = [beside('gallia'), beside('germania')];
	const line = (city: string): ForeseenLine => ({
		events: [{ kind: 'paid', good: 'grain', number: 1 }],
		legal: [action('plunder', { city })],
		changed: {}
	});
	async function asked(): Promise<Prices> {
		const prices = new Prices();
		const legal = [near, far].map((crossroads) => action('travel', { crossroads }));
		const cities = [near, far].map((place) => citiesBeside(place)[0]!);
		await prices.ask({ legal } as unknown as ViewRecord, () => Promise.resolve(cities.map(line)));
		return prices;
	}
	it('stand where a journey leads to a colour that the tribe lacks', async () => {
		const found = useful(await asked(), tribe);
		expect(found.map(({ place }) => place)).toEqual([near]);
	});
	it('stand at no more than three places of a province, the cheapest ones', () => {
		const cities = [...CITY.values()].filter(({ province }) => province === 'gallia').slice(0, 5);
		const costs = new Map(cities.map(({ id }, i) => [id, [3, 0, 4, 1, 2][i]!]));
		const prices = {
			places: [...costs.keys()],
			chances: (city: string) => [{ city, kind: 'plunder' }],
			worth: (city: string) => costs.get(city)!
		} as unknown as Prices;
		expect(useful(prices, tribe).map(({ place }) => costs.get(place))).toEqual([0, 1, 2]);
	});
	it('cover no name of a city', async () => {
		for (const tag of tagsOf(position, await asked(), tribe))
			for (const plate of plates())
				expect(
					Math.abs(tag.x - plate.x) >= (tag.width + plate.width) / 2 ||
						Math.abs(tag.y - plate.y) >= (TAG_HEIGHT + PLATE_HEIGHT) / 2,
					plate.name
				).toBe(true);
	});
	it.each([
		['dear', { grain: 1, gold: 3 }],
		['cheap', { grain: 1, gold: 0 }]
	])('cover no number of a hex, wherever they stand (%s)', async (_, { grain, gold }) => {
		const covered: string[] = [];
		const paid = [
			{ kind: 'paid', good: 'grain', number: grain },
			...(gold ? [{ kind: 'paid', good: 'gold', number: gold }] : [])
		];
		for (const { id: crossroads } of MAP.crossroads.filter((one) => !one.city && citiesBeside(one.id).length)) {
			const prices = new Prices();
			const legal = [action('conquer', { city: citiesBeside(crossroads)[0]! })];
			await prices.ask({ legal: [action('travel', { crossroads })] } as unknown as ViewRecord, () =>
				Promise.resolve([{ events: paid, legal, changed: {} }])
			);
			const [tag] = tagsOf(position, prices, tribe);
			expect(tag!.price).toEqual({ grain, gold });
			const over = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean =>
				Math.abs(tag!.x - x) < (tag!.width + width) / 2 && Math.abs(tag!.y - y) < (TAG_HEIGHT + height) / 2;
			if (numbers().some(over)) covered.push(crossroads);
		}
		expect(covered).toEqual([]);
	});
	it('ask what is possible only once the way is paid', async () => {
		const prices = new Prices();
		const lines: string[][] = [];
		await prices.ask({ legal: [action('travel', { crossroads: near })] } as unknown as ViewRecord, (wanted) => {
			lines.push(...wanted);
			expect(prices.complete).toBe(false);
			const pay = [action('pay', { grain: '0', gold: '3' }), action('pay', { grain: '1', gold: '0' })];
			return Promise.resolve(
				wanted.map((one) => (one.length === 1 ? { events: [], legal: pay, changed: {} } : line('roma')))
			);
		});
		expect(lines).toEqual([[`travel ${near}`], [`travel ${near}`, 'pay 1 0']]);
		expect(prices.complete).toBe(true);
		expect(prices.chances(near)).toEqual([{ kind: 'plunder', city: 'roma' }]);
		expect(prices.of(near)[0]).toEqual({ grain: 1, gold: 0 });
	});
	it('tell what a Traitor opens, and keep him where he is not needed', () => {
		const legal = [
			action('plunder', { city: 'roma' }),
			action('plunder_with_traitor', { city: 'roma' }),
			action('conquer_with_traitor', { city: 'ravenna' })
		];
		expect(chancesIn(legal)).toEqual([
			{ kind: 'plunder', city: 'roma' },
			{ kind: 'conquer_with_traitor', city: 'ravenna' }
		]);
		expect(marksOf(position, tribe, null, [], chancesIn(legal)).get('ravenna')!.sign).toBe('flag');
	});
});

it('a city beside the tribe says how many fighters are missing', () => {
	const place = MAP.crossroads.find(
		(one) => !one.city && citiesBeside(one.id).some((city) => CITY.get(city)!.towers > 2)
	)!.id;
	const city = citiesBeside(place).find((one) => CITY.get(one)!.towers > 2)!;
	const marks = marksOf(position, tribe, place, [], []);
	expect(marks.get(city)).toEqual({ sign: 'short', now: false, lacks: CITY.get(city)!.towers - 2 });
	expect(marksOf(position, tribe, place, [{ city, kind: 'conquer' }], []).get(city)!.sign).toBe('flag');
});

it('the booty that is left is what nobody has turned', () => {
	expect(bootyOf(position, 'gallia').total).toBe(bootyOf(position, 'germania').total - 1);
	const cards = bootyOf(position, 'gallia').symbols.find(({ symbol }) => symbol === 'development_card');
	expect(cards?.number).toBe(1);
});

it('what is left after a price, and what is missing for it', () => {
	const me = player as unknown as Player;
	const joker = action('build_wagon', { box: 'horseman', joker: 'joker_cattle' });
	expect(leftAfter(takenBy(joker, null), me)).toEqual({ grain: 1, horse: 0, gold: 1 });
	expect(leftAfter(takenBy(action('travel', { crossroads: 'c001' }), { grain: 2, gold: 1 }), me)).toEqual({
		grain: 0,
		gold: 3
	});
	expect(missingFor('build_fighters', me)).toEqual({ ore: 1 });
});

describe('what happened', () => {
	const steps = [
		step(0, 0, { kind: 'travelled', tribe: 'red_horseman', crossroads: 'c056' }),
		step(1, 1, { kind: 'travelled', tribe: 'blue_horseman', crossroads: 'c001' }),
		step(2, 1, { kind: 'travelled', tribe: 'blue_warrior', crossroads: 'c072' }),
		step(3, 0, { kind: 'declined', player: 'red' }),
		step(4, 1, { kind: 'founded', tribe: 'blue_horseman', city: 'roma' })
	];
	it('since my turn is marked by its number and its place, with the way of a journey; my answers to offers are no turn', () => {
		const marks = sinceMarks(steps, sinceOf(steps, 0, STYLE));
		expect(marks.map(({ number, player: who, place, from }) => [number, who, place, from])).toEqual([
			[1, 'blue', 'c001', null],
			[2, 'blue', 'c072', null],
			[3, 'blue', CITY.get('roma')!.crossroad, null]
		]);
		const onwards = [...steps, step(5, 1, { kind: 'travelled', tribe: 'blue_warrior', crossroads: 'c073' })];
		expect(sinceMarks(onwards, sinceOf(onwards, 0, STYLE)).at(-1)).toMatchObject({ place: 'c073', from: 'c072' });
		const acted = [...steps, step(5, 0, { kind: 'bought_card', player: 'red' })];
		expect(sinceMarks(acted, sinceOf(acted, 0, STYLE))).toEqual([]);
	});
	it('and what the dice brought whoever reads is one line', () => {
		const produced = (player: string, number: string, resource: string): GameEvent => ({
			...{ kind: 'produced', player, number, resource }
		});
		const dice = [
			step(1, 0, { kind: 'bought_card', player: 'red' }),
			step(2, 1, { kind: 'round_began', round: '3', player: 'blue' }),
			step(3, -1, { kind: 'rolled', sum: '7' }),
			step(4, 1, { kind: 'legionnaire_moved', player: 'blue', hex: 'batavia' }),
			step(5, -1, { kind: 'rolled', sum: '8' }, produced('red', '2', 'ore'), produced('blue', '1', 'grain')),
			step(6, -1, { kind: 'drew', player: 'red', resource: 'horse' }),
			step(7, -1, { kind: 'rolled', sum: '9' }, produced('red', '1', 'ore')),
			step(8, 1, { kind: 'built_wagon', tribe: 'blue_horseman' }),
			step(9, -1, { kind: 'drew', player: 'red', resource: 'cattle' })
		];
		const told = sinceOf(dice, 0, STYLE).lines.map(({ event }) => event);
		expect(told.map(({ kind }) => kind)).toEqual(['rolled', 'legionnaire_moved', 'harvested', 'built_wagon']);
		expect(told[2]).toMatchObject({ player: 'red', harvest: 'ore_3 horse_1' });
	});
	it('last is known of each player', () => {
		const last = lastMoves(steps, ['red', 'blue', 'white']);
		expect(last.map(({ player: who, place }) => [who, place])).toEqual([
			['red', 'c056'],
			['blue', CITY.get('roma')!.crossroad]
		]);
	});
	it('makes a curve of points, counted back from now', () => {
		const rounds = [1, 2, 3].map((round) => step(round * 10, -1, { kind: 'round_began', round, player: 'red' }));
		const told = [
			rounds[0]!,
			rounds[1]!,
			step(21, 0, { kind: 'expanded', tribe: 'red_warrior', city: 'roma' }),
			rounds[2]!
		];
		const curve = curveOf(position, told);
		expect(curve.lines).toEqual([
			{ player: 'red', points: [2, 2, 3, 3] },
			{ player: 'blue', points: [1, 1, 1, 1] }
		]);
	});
});

describe('a trade', () => {
	it('that is offered is one line that says what for what, and never a fold', () => {
		const told = toldAsDeeds([
			step(0, 0, { kind: 'laid_out', player: 'red', good: 'grain' }),
			step(1, 0, { kind: 'asked_for', player: 'red', good: 'ore' }),
			step(2, 0, { kind: 'proposed', player: 'red', whom: 'all' }),
			step(3, 1, { kind: 'declined', player: 'blue' })
		]);
		expect(told.map(({ events }) => events.length)).toEqual([1, 1]);
		expect(told[0]!.events[0]).toMatchObject({ kind: 'offered', whom: 'all', given: 'grain_1', wanted: 'ore_1' });
		expect(toldAsDeeds([step(0, 0, { kind: 'laid_out', player: 'red', good: 'grain' })])).toEqual([]); // nothing yet
	});
	it('that nobody takes is told to whoever offered it, and one that is made is not', () => {
		const told = (...after: StepRecord[]): string[] =>
			sinceOf(
				[
					step(0, 0, { kind: 'built_wagon', tribe: 'red_warrior' }),
					step(1, 0, { kind: 'proposed', player: 'red', whom: 'all' }),
					step(2, 1, { kind: 'declined', player: 'blue' }),
					...after
				],
				0,
				STYLE
			).lines.map(({ event }) => event.kind);
		expect(told()).toEqual(['offer_refused']);
		expect(told(step(3, 0, { kind: 'traded', player: 'red', partner: 'white', good: 'ore', number: 1 }))).not.toContain(
			'offer_refused'
		);
	});
	it('differs from its counter-offer as the first one would pay and get it', () => {
		const offer = { give: { grain: 1 }, want: { cattle: 1 } };
		const counter = { give: { cattle: 1 }, want: { grain: 2 } };
		expect(differences(offer, counter, ['grain', 'cattle'])).toEqual([{ side: 'give', good: 'grain', by: 1 }]);
	});
	it('leaves the answers and their reasons to be read when it is off the table', () => {
		const steps = [
			step(0, 0, { kind: 'proposed', player: 'red', whom: 'all' }),
			step(1, 1, { kind: 'declined', player: 'blue' }, { kind: 'spares_none', player: 'blue', good: 'ore' })
		];
		expect(lastAnswers(steps, 'red')).toEqual([{ player: 'blue', answer: 'declined' }]);
		expect(remarkOf(steps, 'blue')?.['kind']).toBe('spares_none');
		expect(lastAnswers([...steps, step(2, 0, { kind: 'traded', player: 'red' })], 'red')).toEqual([]);
	});
});
