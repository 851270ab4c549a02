import { beforeEach, expect, test } from 'vitest';
import { inARow, noteSolved, solved } from './solved_puzzles';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 19, 12);

beforeEach(() => localStorage.clear());

test('days in a row end at a day without a puzzle, and today may still come', () => {
	expect(inARow(NOON)).toBe(0);
	noteSolved('ee-1', NOON - 4 * DAY);
	noteSolved('ee-2', NOON - 2 * DAY);
	noteSolved('ee-3', NOON - DAY);
	expect(inARow(NOON)).toBe(2);
	noteSolved('ee-4', NOON);
	noteSolved('ee-4', NOON + 1000);
	expect(inARow(NOON)).toBe(3);
	expect(inARow(NOON + DAY)).toBe(3);
	expect(inARow(NOON + 2 * DAY)).toBe(0);
	expect(solved()).toEqual(['ee-1', 'ee-2', 'ee-3', 'ee-4']);
});

test('what somebody else wrote there is ignored', () => {
	localStorage.setItem('occasus-solved-days', '{"2026-11-19": 1}');
	localStorage.setItem('occasus-solved', 'no list');
	expect(inARow(NOON)).toBe(0);
	expect(solved()).toEqual([]);
});
