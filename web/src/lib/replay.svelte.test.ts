import { expect, test } from 'vitest';
import type { ReplayPart } from './messages';
import { Replay } from './replay.svelte';

const part = (mine: number[]): ReplayPart =>
	({
		game: 'empires_end',
		moves: 0,
		seats: 3,
		players: [],
		mine,
		steps: [{ number: 0, view: { actors: [2] } }]
	}) as unknown as ReplayPart;

test('whoever plays on sits where they look from, else where they sat, else on the seat that is asked', async () => {
	const [own, foreign] = [[1], []].map((mine) => new Replay('one', () => Promise.resolve(part(mine))));
	await own!.go(0);
	await foreign!.go(0);
	expect([own!.next, foreign!.next]).toEqual([1, 2]);
	await own!.look(0);
	expect(own!.next).toBe(0);
});
