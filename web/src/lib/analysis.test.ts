import { expect, test } from 'vitest';
import { CurveShape } from './analysis';

const CHANCES = [
	[0.5, 0.5],
	[0.25, 0.75],
	[0, 1]
];

test('each rival has a line, from the first step to the last', () => {
	const shape = new CurveShape({ cooperative: false, chances: CHANCES, balance: [], points: [] }, 100, 10);
	expect(shape.lines.map((line) => line.path)).toEqual(['M0.0,5.0L50.0,7.5L100.0,10.0', 'M0.0,5.0L50.0,2.5L100.0,0.0']);
	expect(shape.step(49)).toBe(1);
	expect(shape.step(-5)).toBe(0);
	expect(shape.chance(1, 1)).toBe(0.75);
});

test('those who win together share one line', () => {
	expect(new CurveShape({ cooperative: true, chances: CHANCES, balance: [], points: [] }, 100, 10).lines).toHaveLength(
		1
	);
});
