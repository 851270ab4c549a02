import { describe, expect, it } from 'vitest';
import { Cursor, isDirection, nearest, type Direction } from '$lib/map/keyboard_cursor.svelte';
import { at, boxOf, centre, CITY_IDS as ALL, TOLD } from './layout';

const KEYS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

describe('the keyboard on the map', () => {
	it('goes to the nearest city in a direction', () => {
		expect(nearest('genua', 'ArrowRight', ALL, at)).toBe('ravenna');
		expect(nearest('tingi', 'ArrowRight', ALL, at)).not.toBe('tingi');
		expect(nearest('eburacum', 'ArrowUp', ALL, at)).toBe('eburacum');
	});

	it('reaches every city from Roma', () => {
		const reached = new Set(['roma']);
		for (const city of reached) for (const key of KEYS) reached.add(nearest(city, key, ALL, at));
		expect([...ALL].filter((city) => !reached.has(city))).toEqual([]);
	});

	it('reaches every camp and every track from Roma, and every city still', () => {
		const places = [...ALL, ...TOLD];
		const reached = new Set(['roma']);
		for (const place of reached) for (const key of KEYS) reached.add(nearest(place, key, places, centre));
		expect(places.filter((place) => !reached.has(place))).toEqual([]);
		expect(TOLD.every((place) => boxOf(place)!.every(Number.isFinite))).toBe(true);
	});

	it('begins at home, and shows itself while it has the focus', () => {
		const one = new Cursor(
			() => 'roma',
			() => ALL,
			at
		);
		expect(one.shown).toBeNull();
		one.focus();
		expect(one.shown).toBe('roma');
		expect(one.move('ArrowUp')).not.toBe('roma');
		one.blur();
		expect(one.shown).toBeNull();
	});

	it('knows the arrow keys', () => {
		expect([isDirection('ArrowUp'), isDirection('Enter')]).toEqual([true, false]);
	});
});
