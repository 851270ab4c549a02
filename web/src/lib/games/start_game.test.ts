import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '$lib/account/me.svelte';
import { router } from '$lib/layout/router.svelte';
import { api } from '$lib/net/api';
import type { CreateTableRequest, GameRecord, PersonRecord, TableRecord } from '$lib/net/messages';
import { harderThan, playNow } from './start_game';
import { stepFrom } from './step_from';

const opened: CreateTableRequest[] = [];

const game = (cooperative: boolean): GameRecord =>
	({
		name: cooperative ? 'fall_of_rome' : 'empires_end',
		cooperative,
		seats: cooperative ? [1, 2, 3, 4, 5] : [2, 3, 4],
		usual_seats: 3,
		bots: ['random', 'tiro', 'miles', 'legatus'],
		options: cooperative
			? [
					{ name: 'difficulty', values: ['novice', 'normal', 'heroic'] },
					{ name: 'roles.first_seat', values: ['dealt', 'consul', 'vestalis'] }
				]
			: []
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

test('partners of a first game are the strongest, the role is the guide’s, and it is for novices until one is won', async () => {
	for (const finished of [[], [played(false)], [played(false, 'heroic'), played(false)]]) {
		await playNow(game(true), finished);
		expect(opened.at(-1)!.options).toEqual({ difficulty: 'novice', 'roles.first_seat': 'consul' });
		expect(opened.at(-1)!.seats[0]).toEqual({ kind: 'me' });
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

const ended = (cooperative: boolean, bots: string[], rest: Partial<TableRecord> = {}): TableRecord =>
	({
		...{ game: cooperative ? 'fall_of_rome' : 'empires_end', hints: true, options: {} },
		seats: [{ seat: 0, kind: 'person' }, ...bots.map((bot, place) => ({ seat: place + 1, kind: 'bot', bot }))],
		...rest
	}) as unknown as TableRecord;
const rivals = (table: CreateTableRequest): unknown[] => table.seats.map((seat) => seat.bot ?? seat.kind);

test('one step easier or harder: rivals a level lower or higher, as far as there are levels', () => {
	const table = ended(false, ['miles', 'tiro']);
	expect(rivals(stepFrom(game(false), table, [0], true)!.table)).toEqual(['me', 'legatus', 'miles']);
	const easier = stepFrom(game(false), table, [0], false)!;
	expect(rivals(easier.table)).toEqual(['me', 'tiro', 'tiro']);
	expect(easier.level).toEqual({ bot: 'tiro' });
	expect(stepFrom(game(false), ended(false, ['tiro']), [0], false)).toBeNull();
	expect(stepFrom(game(false), ended(false, ['legatus']), [0], true)).toBeNull();
	expect(stepFrom(game(false), ended(false, ['random']), [0], true)).toBeNull();
});

test('where all win together, it is the difficulty that steps, and the partners stay', () => {
	const table = ended(true, ['legatus'], { options: { difficulty: 'normal' } });
	const harder = stepFrom(game(true), table, [0], true)!;
	expect([harder.table.options, rivals(harder.table)]).toEqual([{ difficulty: 'heroic' }, ['me', 'legatus']]);
	expect(stepFrom(game(true), table, [0], false)!.table.options).toEqual({ difficulty: 'novice' });
	expect(stepFrom(game(true), ended(true, ['legatus'], { options: { difficulty: 'novice' } }), [0], false)).toBeNull();
});

test('nobody else is taken along: with other people, a content file or a challenge there is no step', () => {
	const people = ended(false, ['miles']);
	people.seats.push({ seat: 2, kind: 'person' } as TableRecord['seats'][number]);
	expect(stepFrom(game(false), people, [0], true)).toBeNull();
	expect(stepFrom(game(false), ended(false, ['miles'], { content: 'cities: []' }), [0], true)).toBeNull();
	expect(stepFrom(game(false), ended(false, ['miles'], { challenge: 'c' }), [0], true)).toBeNull();
	expect(stepFrom(game(false), ended(false, ['miles']), [], true)).toBeNull();
});
