import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '$lib/account/me.svelte';
import { router } from '$lib/layout/router.svelte';
import { api } from '$lib/net/api';
import type { CreateTableRequest, GameRecord, PersonRecord, TableRecord } from '$lib/net/messages';
import { harderThan, playNow } from './start_game';

const opened: CreateTableRequest[] = [];

const game = (cooperative: boolean): GameRecord =>
	({
		name: cooperative ? 'fall_of_rome' : 'empires_end',
		cooperative,
		seats: cooperative ? [1, 2, 3, 4, 5] : [2, 3, 4],
		usual_seats: 3,
		bots: ['random', 'tiro', 'miles', 'legatus'],
		options: cooperative ? [{ name: 'difficulty', values: ['novice', 'normal', 'heroic'] }] : []
	}) as unknown as GameRecord;
const played = (won: boolean, difficulty = 'novice'): TableRecord =>
	({
		...{ game: 'fall_of_rome', cooperative: true, options: { difficulty } },
		result: { places: won ? [1, 1] : [2, 2] }
	}) as unknown as TableRecord;
const bots = (): unknown[] => opened.at(-1)!.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));

beforeEach(() => {
	const made = { id: 'a', commitment: '', seats: [] } as unknown as TableRecord;
	opened.splice(0);
	vi.spyOn(me, 'somebody').mockResolvedValue({} as PersonRecord);
	vi.spyOn(api, 'makeTable').mockImplementation((table) => {
		opened.push(table);
		return Promise.resolve(made);
	});
	vi.spyOn(api, 'start').mockResolvedValue(made);
	vi.spyOn(api, 'addNonce').mockResolvedValue(made);
	vi.spyOn(router, 'go').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

test('partners of a first game are the strongest, and it is for novices until one is won', async () => {
	for (const finished of [[], [played(false)], [played(false, 'heroic'), played(false)]]) {
		await playNow(game(true), finished);
		expect(opened.at(-1)!.options).toEqual({ difficulty: 'novice' });
		expect(new Set(bots())).toEqual(new Set(['legatus']));
	}
});

test('after a victory nothing gets harder unless it is asked for', async () => {
	const finished = [played(true)];
	await playNow(game(true), finished);
	expect(opened.at(-1)!.options).toEqual({ difficulty: 'novice' });
	expect(harderThan(game(true), finished)).toBe('normal');
	expect(harderThan(game(true), [played(false), ...finished])).toBe('');
	await playNow(game(true), finished, 'normal');
	expect(opened.at(-1)!.options).toEqual({ difficulty: 'normal' });
	expect(new Set(bots())).toEqual(new Set(['legatus']));
});

test('a first game of rivals has two beginners', async () => {
	await playNow(game(false), []);
	expect(bots()).toEqual(['tiro', 'tiro']);
});
