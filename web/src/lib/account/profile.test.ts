import { expect, test } from 'vitest';
import type { ProfileRecord } from '$lib/net/messages';
import { bests, RatingCurve, standings } from './profile';

const tally = (
	game: string,
	level: string,
	seats: number,
	place: number,
	won: boolean,
	count = 1,
	ended = 'played'
) => ({
	game,
	level,
	seats,
	place,
	won,
	count,
	ended,
	rated: true
});
const PROFILE = {
	tallies: [
		tally('fall_of_rome', 'heroic', 3, 1, true),
		tally('fall_of_rome', 'normal', 3, 1, true, 2),
		tally('fall_of_rome', 'normal', 3, 2, false, 4),
		tally('fall_of_rome', 'novice', 1, 1, true),
		tally('fall_of_rome', 'legendary', 3, 2, false),
		tally('empires_end', '', 4, 1, true, 3),
		tally('empires_end', '', 4, 4, false, 2),
		tally('empires_end', '', 4, 4, false, 1, 'left')
	]
} as unknown as ProfileRecord;
const GAMES = ['fall_of_rome', 'empires_end', 'struggle_for_rome'];
const LEVELS = ['novice', 'normal', 'heroic', 'legendary'];

test('games are counted by players, difficulty and place; those never played are left out', () => {
	const [rome, end, ...none] = standings(PROFILE, GAMES, LEVELS);
	expect(none).toEqual([]);
	expect([rome!.played, rome!.won]).toEqual([9, 4]);
	expect(rome!.counts.map((each) => [each.level, each.seats, each.won, each.played])).toEqual([
		['novice', 1, 1, 1],
		['normal', 3, 2, 6],
		['heroic', 3, 1, 1],
		['legendary', 3, 0, 1]
	]);
	expect([end!.played, end!.won, end!.left, end!.places]).toEqual([6, 3, 1, [3, 0, 0, 2]]);
});

test('the best is the hardest that was won, for each number of players', () => {
	const [rome] = standings(PROFILE, GAMES, LEVELS);
	expect(bests(rome!.counts).map((each) => [each.seats, each.level])).toEqual([
		[1, 'novice'],
		[3, 'heroic']
	]);
});

test('a rating is a line with a band, and stays in its picture', () => {
	const point = (before: number, points: number, spread: number) => ({
		game: 'empires_end',
		at: 0,
		before,
		points,
		spread
	});
	const curve = new RatingCurve([point(1500, 1580, 200), point(1580, 1560, 90)], GAMES, 300, 100);
	expect(curve.lines.map((each) => [each.game, each.last.points])).toEqual([['empires_end', 1560]]);
	const numbers = [...(curve.lines[0]!.path + curve.lines[0]!.band).matchAll(/\d+ (\d+)/g)].map((each) =>
		Number(each[1])
	);
	expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
	expect(curve.marks.map((each) => each.points)).toEqual([1500, 1550, 1600]);
	const first = new RatingCurve([point(1500, 1617, 300)], GAMES, 300, 100);
	expect(first.lines[0]!.path, 'one game is a line from where everybody begins').toMatch(/^M0 \d+L300 \d+$/);
	expect(first.marks.map((each) => each.points)).toContain(1500);
});
