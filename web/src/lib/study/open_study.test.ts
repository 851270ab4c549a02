import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/net/api';
import type { ReplayPart } from '$lib/net/messages';
import { openedStudy, studyOfText } from './open_study';
import { savedStudies } from './saved_studies';

const MOVES = Array.from({ length: 50 }, (_, number) => `0 move ${number}`);
const TURNS = [
	{ turn: 0, seat: -1, first: 0, decisions: [3] },
	{ turn: 1, seat: 0, first: 5, decisions: [7, 9] },
	{ turn: 2, seat: 1, first: 30, decisions: [31, 40] },
	{ turn: 3, seat: 0, first: 49, decisions: [] }
];

beforeEach(() => {
	vi.spyOn(api, 'match').mockResolvedValue({
		...{ format: 'occasus match 1', game: 'fall_of_rome', seats: 2 },
		moves: MOVES
	});
	vi.spyOn(api, 'replaySteps').mockResolvedValue({ turns: TURNS } as unknown as ReplayPart);
});
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

/** Where a study of the game is opened, and how long its line is. */
async function opened(search: string): Promise<[number, number]> {
	const saved = savedStudies.find(await openedStudy({ search, hash: '' }));
	return [saved!.spot.at, saved!.file.moves.length];
}

test('a finished game opens where its last turn begins, with the whole game as its line', async () => {
	expect(await opened('?replay=abc')).toEqual([31, 50]);
});

test('a move that is named is where it opens, the start of the game too', async () => {
	expect(await opened('?replay=abc&move=9')).toEqual([9, 50]);
	expect(await opened('?replay=abc&move=0')).toEqual([0, 50]);
	expect(await opened('?replay=abc&move=99')).toEqual([50, 50]);
});

test('a scene or an old game that has no turns opens at its end', async () => {
	vi.mocked(api.replaySteps).mockResolvedValue({} as unknown as ReplayPart);
	expect(await opened('?replay=abc')).toEqual([50, 50]);
});

test('a pasted replay opens at the move in its address, else where the last turn begins', async () => {
	const spotOf = async (text: string): Promise<number> => savedStudies.find(await studyOfText(text))!.spot.at;
	expect(await spotOf('https://example.org/replay/abc?move=9')).toBe(9);
	expect(await spotOf('https://example.org/replay/abc')).toBe(31);
});
