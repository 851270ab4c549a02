import { describe, expect, it } from 'vitest';
import { Zoom } from './zoom.svelte';

describe('the window on a board', () => {
	it('shows the whole board at first', () => {
		expect(new Zoom(1160, 750).viewBox).toBe('0 0 1160 750');
	});

	it('keeps the point under the pointer in its place', () => {
		const zoom = new Zoom(1000, 500);
		zoom.by(2, [400, 200]);
		expect(zoom.frame).toEqual({ x: 200, y: 100, width: 500, height: 250 });
	});

	it('never leaves the board, and stops at four times', () => {
		const zoom = new Zoom(1000, 500);
		zoom.by(100, [0, 0]);
		expect(zoom.scale).toBe(4);
		expect(zoom.frame.x).toBe(0);
		zoom.show([5000, 5000]);
		expect(zoom.frame.x + zoom.frame.width).toBe(1000);
	});

	it('goes to see what happens out of sight, and comes back', () => {
		const zoom = new Zoom(1000, 500);
		zoom.show([250, 250], 4);
		const before = zoom.viewBox;
		zoom.visit([300, 250]);
		expect(zoom.viewBox).toBe(before);
		zoom.visit([800, 250]);
		expect(zoom.sees([800, 250])).toBe(true);
		zoom.back([250, 250]);
		expect(zoom.viewBox).toBe(before);
		zoom.visit([800, 250]);
		zoom.back([810, 250]); // one's own figure has gone there too
		expect(zoom.sees([810, 250])).toBe(true);
	});

	it('reaches the edges of a board that is cut off, and embraces points', () => {
		const zoom = new Zoom(1000, 500);
		zoom.seen = [0.5, 1];
		zoom.show([1000, 250], 2);
		expect(zoom.frame.x + zoom.frame.width * 0.75).toBe(1000); // what is seen ends with the board
		zoom.embrace([
			[700, 100],
			[900, 100]
		]);
		expect(zoom.scale).toBeCloseTo(1.25);
		expect(zoom.frame.x + zoom.frame.width / 2).toBeCloseTo(744);
	});

	it('knows what is cut off as out of sight, and when a hand leads it', () => {
		const zoom = new Zoom(1000, 500);
		expect(zoom.sees([800, 250])).toBe(true);
		zoom.seen = [0.5, 1];
		expect(zoom.sees([800, 250])).toBe(false);
		const finger = { pointerId: 1, clientX: 0, clientY: 0 } as PointerEvent;
		zoom.down(finger);
		expect(zoom.led).toBe(true);
		zoom.up(finger);
		expect(zoom.led).toBe(false);
	});

	it('goes back to the whole board', () => {
		const zoom = new Zoom(1000, 500);
		zoom.in();
		zoom.reset();
		expect(zoom.viewBox).toBe('0 0 1000 500');
		expect(zoom.zoomed).toBe(false);
	});

	it('leaves out the farthest of several points where not all of them fit', () => {
		const zoom = new Zoom(1000, 500);
		zoom.measure([250, 250], true);
		zoom.embrace([
			[100, 250],
			[850, 250],
			[200, 250]
		]);
		const seen = [100, 200, 850].map((x) => zoom.onScreen([x, 250])[0]).map((x) => x > 0 && x < 250);
		expect(seen).toEqual([true, true, false]);
	});
});
