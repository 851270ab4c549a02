import { describe, expect, it } from 'vitest';
import { beside, type Box } from './popover_position';

const EDGE: Box = { left: 0, top: 0, width: 1000, height: 600 };
const PLATE = { width: 300, height: 150 };
const at = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });

describe('a plate beside a place', () => {
	it('stands to its right where there is room', () => {
		expect(beside(PLATE, at(100, 100), EDGE)).toEqual({ left: 154, top: 100 });
	});
	it('goes to the left at the right edge, and never lies over its place', () => {
		expect(beside(PLATE, at(900, 100), EDGE).left + PLATE.width).toBeLessThan(900);
	});
	it('stays inside at the lower edge', () => {
		const { top } = beside(PLATE, at(100, 550), EDGE);
		expect(top + PLATE.height).toBeLessThanOrEqual(600);
	});
	it('takes the side where it hides least of what matters', () => {
		const { left } = beside(PLATE, at(500, 100), EDGE, [at(600, 150), at(700, 150)]);
		expect(left + PLATE.width).toBeLessThanOrEqual(500);
	});
	it('hides places rather than what is read just now', () => {
		const bubble = { left: 560, top: 80, width: 300, height: 200 };
		const { left } = beside(PLATE, at(500, 100), EDGE, [at(300, 120), at(400, 120)], [bubble]);
		expect(left + PLATE.width).toBeLessThanOrEqual(500);
	});
});
