import { expect, test } from 'vitest';
import { hexagon } from './art';
import { aqueduct, birds, glitter, hills } from './sunset';

test('the evening is drawn inside its frame, and breaks off on the left', () => {
	const path = aqueduct(1440, 900, 558);
	expect(path).not.toContain('NaN');
	const lefts = [...path.matchAll(/M([\d.]+) /g)].map((match) => Number(match[1]));
	expect(Math.min(...lefts)).toBeGreaterThan(1440 * 0.5);
	expect(glitter(400, 558, 150).every((bar) => bar.width > 0 && bar.opacity > 0 && bar.y > 558)).toBe(true);
	expect(hills(1000, 500)).toMatch(/^M0\.0 500\.0L/);
	expect(birds(1000, 500).split('M')).toHaveLength(5);
});

test('a hexagon has six corners, the first one up', () => {
	expect(hexagon(0, 0, 10)).toMatch(/^M0\.0 -10\.0L/);
	expect(hexagon(0, 0, 10).split('L')).toHaveLength(6);
});
