import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, StepRecord } from '$lib/net/messages';
import HarvestFlight from '../stage/HarvestFlight.svelte';
import { flightsOf, sumOf } from './harvest';
import { MAP } from './layout';
import { eventsOf, type Position } from './position';

const step = (number: number, seat: number, ...events: GameEvent[]): StepRecord => ({ number, seat, events });
const mine = MAP.hexes.find(({ terrain }) => terrain === 'mountains')!;
const place = MAP.crossroads.find(({ hexes }) => hexes.includes(mine.id))!.id;
const none = { figure: null, cities: [] };
const position = {
	players: { red: { horseman: { figure: place, cities: [] }, warrior: none }, blue: { horseman: none, warrior: none } }
} as unknown as Position;
const produced = (player: string, number: string): GameEvent => ({ kind: 'produced', player, number, resource: 'ore' });
const ROLL = step(5, -1, { kind: 'rolled', sum: String(mine.number) }, produced('red', '2'), produced('blue', '1'));

describe('a harvest', () => {
	test('flies from the hex beside the tribe, a card for each good', () => {
		const flights = flightsOf(eventsOf([ROLL]), [ROLL], position);
		expect(flights).toEqual(Array.from({ length: 2 }, () => ({ good: 'ore', player: 'red', hex: mine.id })));
	});
	test('is none after somebody has acted, but the legionnaire moves with the dice', () => {
		const moved = step(6, 0, { kind: 'legionnaire_moved', player: 'red' });
		expect(sumOf([ROLL, moved])).toBe(mine.number);
		expect(sumOf([ROLL, moved, step(7, 0, { kind: 'banked', player: 'red' })])).toBeNull();
		expect(sumOf([])).toBeNull();
	});
});

describe('on the screen', () => {
	afterEach(() => (document.body.innerHTML = ''));
	test('each card goes to the hand that is in sight: my own purse, or the row of a rival', () => {
		const rect =
			(left: number): (() => DOMRect) =>
			() =>
				new DOMRect(left, 0, 10, 10);
		const add = (attributes: Record<string, string>, left: number): void => {
			const one = document.createElement('div');
			for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
			one.getBoundingClientRect = rect(left);
			one.getClientRects = () => [one.getBoundingClientRect()] as unknown as DOMRectList;
			document.body.append(one);
		};
		add({ 'data-hex': mine.id }, 100);
		add({ 'data-good': 'ore' }, 200);
		add({ 'data-hand-of': 'blue' }, 300);
		const ends: string[] = [];
		const animate = vi.fn((frames: Keyframe[]) => void ends.push(String(frames.at(-1)!['transform'])));
		HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate'];
		const flights = [
			{ good: 'ore', player: 'red', hex: mine.id },
			{ good: null, player: 'blue', hex: mine.id }
		];
		const { container, unmount } = render(HarvestFlight, { flights, ms: 640, own: 'red' });
		expect([...container.querySelectorAll('[data-flies]')].map((one) => one.getAttribute('data-flies'))).toEqual([
			'ore',
			'covered'
		]);
		expect(ends.map((end) => /translate\((\d+)px/.exec(end)![1])).toEqual(['205', '305']);
		unmount();
	});
});
