import { expect, test } from 'vitest';
import type { BoardProps } from '$lib/games/board_contract';
import type { StepRecord, GameEvent } from '$lib/net/messages';
import { Playing } from './playing.svelte';

const bid = (seat: number): GameEvent => ({
	kind: 'bid_shown',
	seat,
	axes: 1,
	coins: 0,
	strength: 3
});
const STEP: StepRecord = { number: 2, seat: 0, events: [bid(0), bid(1)] };
const VIEW = { legal: [], actors: [], result: null, position: { empires: [{}, {}] } };

const looking = (now: unknown, steps: StepRecord[]): Playing =>
	new Playing(
		() => ({ seat: 0, seats: [0], view: VIEW, steps, news: 1, story: { now, busy: true } }) as unknown as BoardProps
	);

test('when the first bid is on the stage, all bids of the conflict are shown', () => {
	const one = looking({ event: STEP.events[0], step: STEP }, [{ ...STEP, events: [STEP.events[0]!] }]);
	expect(one.reveal?.fighters.map((fighter) => fighter.seat)).toEqual([0, 1]);
	expect(one.busy).toBe(true);
});

test('while it is told what they led to, they stay; my bid is not asked again', () => {
	const [upheaval, over] = [{ kind: 'upheaval', seat: 0 }, { kind: 'hourglass_moved' }];
	const whole = { ...STEP, events: [...STEP.events, upheaval, over] };
	const at = (event: unknown): Playing => looking({ event, step: whole }, [whole]);
	expect(at(upheaval).reveal?.fighters).toHaveLength(2);
	expect(at(over).reveal).toBeNull();
});

test('before and after it, none are', () => {
	expect(looking(null, [STEP]).reveal).toBeNull();
	expect(looking({ event: { kind: 'paid' }, step: STEP }, [STEP]).reveal).toBeNull();
});

test('a place that was chosen before a guide asked for it is chosen when it does', async () => {
	const build = { text: 'build flood_01 without 0', kind: 'build', args: { card: 'flood_01' } };
	const homes = ['farm_8', 'farm_3'].map((location) => ({
		text: `attach ${location}`,
		kind: 'attach',
		args: { location }
	}));
	const sent: string[] = [];
	let view = $state.raw<unknown>({ ...VIEW, legal: [build] });
	const props = (): BoardProps =>
		({
			seat: 0,
			view,
			steps: [],
			story: { now: null, busy: false },
			hinted: { action: build.text },
			play: (action: string) => sent.push(action),
			foresee: () => Promise.resolve([{ events: [], legal: homes, changed: {} }])
		}) as unknown as BoardProps;
	const playing = new Playing(props);
	await playing.foresight.wonder([[build.text]]);
	playing.picking.touch('flood_01');
	playing.touch(0, 'farm_3');
	expect(sent, 'a guide explains each step').toEqual([build.text]);

	view = { ...VIEW, legal: homes };
	playing.begin();
	expect(playing.picking.chosen?.text).toBe('attach farm_3');
	expect(sent).toHaveLength(1);
});

test('what is half chosen stays while another plays at the same time, until I can do something else', async () => {
	const cards = ['flood_01', 'fire_02'].map((card) => ({
		text: `build ${card} without 0`,
		kind: 'build',
		args: { card }
	}));
	const done = { text: 'end_industry', kind: 'end_industry', args: {} };
	const homes = ['farm_8', 'farm_3'].map((location) => ({
		text: `attach ${location}`,
		kind: 'attach',
		args: { location }
	}));
	let view = $state.raw<unknown>({ ...VIEW, legal: [...cards, done] });
	const props = (): BoardProps =>
		({
			seat: 0,
			view,
			steps: [],
			story: { now: null, busy: false },
			foresee: (lines: string[][]) => Promise.resolve(lines.map(() => ({ events: [], legal: homes, changed: {} })))
		}) as unknown as BoardProps;
	const playing = new Playing(props);
	playing.begin();
	playing.picking.touch('flood_01');
	expect(playing.picking.chosen?.text).toBe('build flood_01 without 0');

	view = { ...VIEW, actors: [0], legal: [...cards, done] }; // the other one is done
	playing.begin();
	expect(playing.picking.chosen?.text).toBe('build flood_01 without 0');
	await playing.foresight.wonder([['build flood_01 without 0']]);
	expect(playing.picking.homes).toHaveLength(2);

	view = { ...VIEW, legal: [done] };
	playing.begin();
	view = { ...VIEW, legal: [...cards, done] };
	playing.begin();
	expect(playing.picking.words).toEqual([]);
});

test('what I can do stays in sight while the deeds of another are told, until something of mine changes', async () => {
	const legal = [{ text: 'use farm_3', kind: 'use', args: { ability: 'farm_3' } }];
	const seen = (mine: object, told: boolean): unknown => ({
		view: { ...VIEW, position: { empires: [mine, {}] }, legal: told ? [] : legal },
		story: { now: null, busy: told }
	});
	const mine = { score: 1 };
	let now = $state.raw<unknown>(seen(mine, false));
	const foresee = (lines: string[][]): Promise<unknown[]> =>
		Promise.resolve(lines.map(() => ({ events: [], legal: [], changed: {} })));
	const playing = new Playing(() => ({ seat: 0, steps: [], foresee, ...(now as object) }) as unknown as BoardProps);
	const look = (next: unknown): [number, boolean] => {
		now = next;
		playing.begin();
		return [playing.offers.offered.length, playing.foresight.of('use farm_3') !== null];
	};
	look(seen(mine, false));
	await playing.foresight.wonder([['use farm_3']]);
	expect(look(seen(mine, true)), 'another plays').toEqual([1, true]);
	expect(look(seen(mine, false))).toEqual([1, true]);
	expect(look(seen({ score: 4 }, true)), 'I have played').toEqual([0, true]);
	expect(look(seen({ score: 4 }, false))).toEqual([1, false]);
});

test('what I could do in one phase is gone when the next has begun, though nothing of mine changed', () => {
	const legal = [{ text: 'end_economy', kind: 'end_economy', args: {} }];
	const mine = { score: 1 };
	const at = (hourglass: number, told: boolean): unknown => ({
		view: { ...VIEW, position: { hourglass, empires: [mine, {}] }, legal: told ? [] : legal },
		story: { now: null, busy: told }
	});
	let now = $state.raw<unknown>(at(4, false));
	const foresee = (): Promise<unknown[]> => Promise.resolve([]);
	const playing = new Playing(() => ({ seat: 0, steps: [], foresee, ...(now as object) }) as unknown as BoardProps);
	const offered = (): string[] => playing.offers.legal.map(({ text }) => text);
	expect(offered()).toEqual(['end_economy']);
	now = at(4, true);
	expect(offered()).toEqual(['end_economy']);
	now = at(5, true);
	expect(offered()).toEqual([]);
});

test('whoever replaces nothing in this phase is not asked again before it is over', () => {
	const legal = ['replace', 'decline'].map((kind) => ({ text: kind, kind, args: {} }));
	const at = (hourglass: number): unknown => ({ ...VIEW, legal, position: { hourglass, empires: [{}, {}] } });
	const sent: string[] = [];
	let view = $state.raw(at(3));
	const playing = new Playing(
		() =>
			({
				...{ seat: 0, view, steps: [], story: { now: null, busy: false }, hinted: null },
				play: (action: string) => sent.push(action)
			}) as unknown as BoardProps
	);
	expect([playing.evident, playing.mine]).toEqual([null, true]);
	playing.rest.begin();
	expect([playing.evident, playing.mine]).toEqual(['decline', false]);
	playing.complete();
	view = at(3);
	playing.complete();
	expect(sent).toEqual(['decline', 'decline']);
	view = at(4);
	playing.complete();
	expect([playing.evident, playing.mine, sent.length]).toEqual([null, true, 2]);
});
