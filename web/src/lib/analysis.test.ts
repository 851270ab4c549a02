import { expect, test } from 'vitest';
import { CurveShape } from './analysis';

const CHANCES = [
	[0.5, 0.5],
	[0.25, 0.75],
	[0, 1]
];

test('each rival has a line, from the first step to the last', () => {
	const shape = new CurveShape(
		{ cooperative: false, chances: CHANCES, balance: [], accounts: [], least: 0.04, points: [] },
		100,
		10
	);
	expect(shape.lines.map((line) => line.path)).toEqual(['M0.0,5.0L50.0,7.5L100.0,10.0', 'M0.0,5.0L50.0,2.5L100.0,0.0']);
	expect(shape.step(49)).toBe(1);
	expect(shape.step(-5)).toBe(0);
	expect(shape.chance(1, 1)).toBe(0.75);
});

test('those who win together share one line', () => {
	expect(
		new CurveShape({ cooperative: true, chances: CHANCES, balance: [], accounts: [], least: 0.04, points: [] }, 100, 10)
			.lines
	).toHaveLength(1);
});

test('luck and decisions of each turn are bars, up for a gain and down for a loss', () => {
	const balance = [
		[
			{ turn: 1, first: 0, start: 0.5, end: 0.4, luck: 0.1, own: -0.2, others: 0 },
			{ turn: 2, first: 1, start: 0.4, end: 0.45, luck: 0, own: 0.05, others: 0 }
		]
	];
	const shape = new CurveShape(
		{ cooperative: true, chances: CHANCES, balance, accounts: [], least: 0.04, points: [] },
		100,
		10
	);
	const [first, second] = shape.turns(0, 40);
	expect(first?.bars).toEqual([
		{ part: 'luck', x: 0, width: 22.5, y: 10, height: 10 },
		{ part: 'own', x: 22.5, width: 22.5, y: 20, height: 20 }
	]);
	expect(second?.bars[1]).toMatchObject({ x: 72.5, y: 15, height: 5 });
	expect([0, 1, 2].map((step) => shape.turn(step, 0)?.turn)).toEqual([1, 2, 2]);
});
