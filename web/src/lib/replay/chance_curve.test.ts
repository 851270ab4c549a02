import { expect, test } from 'vitest';
import { CurveShape } from './chance_curve';

const CURVE = [
	{ step: 0, turn: 0, chances: [0.5, 0.5] },
	{ step: 30, turn: 1, chances: [0.25, 0.75] },
	{ step: 60, turn: 1, chances: [0, 1] }
];

test('each rival has a line, from the first turn to the end', () => {
	const shape = new CurveShape({ cooperative: false, curve: CURVE }, 100, 10);
	expect(shape.lines.map((line) => line.path)).toEqual(['M0.0,5.0L50.0,7.5L100.0,10.0', 'M0.0,5.0L50.0,2.5L100.0,0.0']);
});

test('a place of the curve leads to the turn that it lies in', () => {
	const shape = new CurveShape({ cooperative: false, curve: CURVE }, 100, 10);
	expect([shape.step(49), shape.step(51), shape.step(-5), shape.step(500)]).toEqual([0, 30, 0, 60]);
	expect([shape.chance(29, 1), shape.chance(30, 1), shape.chance(61, 1)]).toEqual([0.5, 0.75, 1]);
});

test('those who win together share one line', () => {
	expect(new CurveShape({ cooperative: true, curve: CURVE }, 100, 10).lines).toHaveLength(1);
});
