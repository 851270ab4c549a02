import { beforeEach, expect, test } from 'vitest';
import { isBegun, notePlace } from './guide_progress';

const CHAPTERS = ['first', 'second'];
const at = (lesson: string): Parameters<typeof notePlace>[1] => ({ lesson, at: 1, moves: [] });
beforeEach(() => localStorage.clear());

test('a guide is continued until all its chapters are done, and no longer', () => {
	expect(isBegun('fall_of_rome', CHAPTERS)).toBe(false);
	notePlace('fall_of_rome', at('first'), true);
	expect(isBegun('fall_of_rome', CHAPTERS)).toBe(true);
	notePlace('fall_of_rome', at('second'), false);
	expect(isBegun('fall_of_rome', CHAPTERS)).toBe(true);
	notePlace('fall_of_rome', at('second'), true);
	expect(isBegun('fall_of_rome', CHAPTERS)).toBe(false);
});
