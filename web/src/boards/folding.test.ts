/** Folding the events of a golden game gives the positions that the server tells, and so does folding their changes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folded as changed } from '$lib/changes';
import type { Told } from '$lib/telling';
import * as empiresEnd from './empires_end/unfold';
import * as fallOfRome from './fall_of_rome/unfold';
import * as struggleForRome from './struggle_for_rome/unfold';

interface Story {
	game: string;
	from: string;
	seat: number;
	frames: { events: Told[]; changes?: unknown[][]; position: Position }[];
}
type Position = Record<string, unknown>;
interface Folding {
	lifted: (position: never, event: Told) => unknown;
	landed: (position: never, event: Told) => unknown;
	told: (position: never) => unknown;
}

const BOARDS: Record<string, Folding> = {
	empires_end: empiresEnd,
	fall_of_rome: fallOfRome,
	struggle_for_rome: struggleForRome
};
// Written by script/client: python -m tests.golden_views
const stories = readFileSync('.vitest/golden_views.jsonl', 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Story);

/** Lists of words are heaps, and what is not there counts nothing. */
function plain(value: unknown): unknown {
	if (Array.isArray(value)) {
		const all = value.map(plain);
		return all.every((one) => typeof one === 'string') ? all.sort() : all;
	}
	if (!value || typeof value !== 'object') return value;
	const kept = Object.entries(value).map(([name, one]) => [name, plain(one)] as const);
	const there = kept.filter(([, one]) => one !== 0 && !(one && typeof one === 'object' && !Object.keys(one).length));
	return Object.fromEntries(there.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test.each(stories.map((story) => [story.game, story.from, story.seat, story] as const))(
	'%s, %s, seat %i',
	(game, _from, _seat, { frames }) => {
		const board = BOARDS[game]!;
		for (const [number, { events, changes, position }] of frames.entries()) {
			if (!number) continue;
			expect(changed(frames[number - 1]!.position, changes!)).toEqual(position);
			const folded = events.reduce(
				(before: unknown, event) => board.landed(board.lifted(before as never, event) as never, event),
				frames[number - 1]!.position
			);
			expect(plain(board.told(folded as never)), `after ${events.map((event) => event['kind']).join(', ')}`).toEqual(
				plain(board.told(position as never))
			);
		}
	}
);
