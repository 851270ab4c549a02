import { describe, expect, it } from 'vitest';
import { Screen, type Part } from './panels.svelte';

const shown = (screen: Screen): Part[] =>
	(['actions', 'hand', 'chronicle'] as const).filter((part) => screen.shows(part));
function screen(width: number): Screen {
	const one = new Screen();
	one.width = width;
	return one;
}

describe('the screen', () => {
	it('has four sizes', () => {
		expect([360, 768, 1280, 2560].map((width) => screen(width).size)).toEqual(['phone', 'tablet', 'desk', 'wide']);
	});

	it('shows one part at a time on a phone', () => {
		const one = screen(390);
		expect(shown(one)).toEqual(['actions']);
		one.show('hand');
		expect(shown(one)).toEqual(['hand']);
	});

	it('has a sheet on a tablet that folds when it is touched again', () => {
		const one = screen(800);
		expect(shown(one)).toEqual(['actions', 'hand']);
		one.show('chronicle');
		expect(shown(one)).toEqual(['hand', 'chronicle']);
		one.show('chronicle');
		expect([shown(one), one.folded]).toEqual([['hand'], true]);
		one.show('actions');
		expect([shown(one), one.folded]).toEqual([['actions', 'hand'], false]);
	});

	it('shows the whole map where the sheet is put aside, and the sheet when it is asked for', () => {
		const one = screen(800);
		one.putAside();
		expect([shown(one), one.folded]).toEqual([['hand'], true]);
		one.show('actions');
		expect(shown(one)).toEqual(['actions', 'hand']);
	});

	it('shows everything below the map where a tablet is held upright', () => {
		const one = new Screen(0.65);
		one.width = 768;
		one.height = 970;
		one.yields = true;
		expect([shown(one), one.parts, one.folded, one.below]).toEqual([['actions', 'hand', 'chronicle'], [], false, true]);
		expect(one.map).toBeCloseTo(499.2);
		one.height = 700;
		expect([shown(one), one.below]).toEqual([['hand'], false]);
	});

	it('has the players in the sheet of a tablet, where a board has a part for them', () => {
		const one = new Screen(1, ['actions', 'hand', 'people', 'chronicle']);
		one.width = 1024;
		expect([one.parts, one.shows('people')]).toEqual([['actions', 'people', 'chronicle'], false]);
		one.show('people');
		expect([one.shows('people'), one.shows('actions')]).toEqual([true, false]);
	});

	it('makes room for the map while a city is chosen', () => {
		const one = screen(800);
		one.yields = true;
		expect(shown(one)).toEqual(['hand']);
		one.yields = false;
		expect(shown(one)).toEqual(['actions', 'hand']);
	});

	it('shows everything on a desk', () => {
		expect(shown(screen(1440))).toEqual(['actions', 'hand', 'chronicle']);
	});
});
