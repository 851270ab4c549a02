import { expect, test } from 'vitest';
import { nearest, type Direction } from './keyboard_cursor.svelte';

const PLACES: Record<string, [number, number]> = {
	here: [0, 0],
	ahead: [30, 5],
	aside: [10, 19],
	beyond: [10, -21],
	behind: [-5, 0]
};
const to = (direction: Direction, ...among: string[]): string =>
	nearest('here', direction, ['here', ...among], (place) => PLACES[place]!);

test('an arrow leads to what lies that way, and what lies aside counts as farther', () => {
	expect(to('ArrowRight', 'ahead', 'aside', 'behind')).toBe('ahead');
	expect(to('ArrowRight', 'aside', 'behind')).toBe('aside');
	expect(to('ArrowLeft', 'ahead', 'behind')).toBe('behind');
});

test('what lies more than twice as far aside as ahead is another way', () => {
	expect(to('ArrowRight', 'beyond', 'behind')).toBe('here');
	expect(to('ArrowUp', 'beyond', 'behind')).toBe('beyond');
});
