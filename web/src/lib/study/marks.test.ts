import { describe, expect, it } from 'vitest';
import { arrowBetween, markOf, MOST_MARKS, placeText, toggled } from './marks';

describe('marks on the board', () => {
	const ring = markOf('roma', 'roma', 'gold');
	const arrow = markOf('roma', 'genua', 'info');

	it('are rings around one place and arrows between two', () => {
		expect(ring).toEqual({ kind: 'ring', places: ['roma'], colour: 'gold' });
		expect(arrow).toEqual({ kind: 'arrow', places: ['roma', 'genua'], colour: 'info' });
		expect(placeText({ domain: 'tile', id: 'egypt', seat: 1 })).toBe('1 egypt');
	});
	it('come, go when they are drawn again, and are painted over', () => {
		expect(toggled([ring], arrow)).toEqual([ring, arrow]);
		expect(toggled([ring, arrow], ring)).toEqual([arrow]);
		expect(toggled([ring], { ...ring, colour: 'ember' })).toEqual([{ ...ring, colour: 'ember' }]);
		const back = markOf('genua', 'roma', 'info');
		expect(toggled([arrow], back)).toEqual([arrow, back]);
	});
	it('are no more than a file can hold', () => {
		const many = Array.from({ length: MOST_MARKS }, (_, place) => markOf(`p${place}`, `p${place}`, 'gold'));
		expect(toggled(many, ring)).toHaveLength(MOST_MARKS);
	});
	it('an arrow ends at the edge of the place that it points to', () => {
		const box = (x: number): { x: number; y: number; width: number; height: number } => ({
			x,
			y: 0,
			width: 20,
			height: 20
		});
		expect(arrowBetween(box(0), box(100))).toEqual({ x1: 10, y1: 10, x2: 100, y2: 10 });
	});
});
