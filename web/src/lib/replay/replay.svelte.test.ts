import { expect, test } from 'vitest';
import type { ReplayPart } from '$lib/net/messages';
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

test('a move that no event tells is known from what its seat could choose, where it may be known', async () => {
	const chosen = { text: 'counter 1', kind: 'counter', args: {} };
	const asked: [number, number][] = [];
	const steps = [
		{ number: 0, seat: -1, action: '', events: [] },
		{ number: 1, seat: 1, action: 'counter 1', events: [] },
		{ number: 2, seat: 0, action: '', events: [] },
		{ number: 3, seat: 0, action: 'march', events: [{ kind: 'marched' }] }
	];
	const replay = new Replay('one', (first, count, seat) => {
		asked.push([first, seat]);
		const legal = seat === 1 ? [{ ...chosen, text: 'counter 0' }, chosen] : [];
		const found = steps.slice(first, first + count).map((step) => ({ ...step, view: { actors: [], legal } }));
		return Promise.resolve({ ...part([]), moves: 3, steps: found } as unknown as ReplayPart);
	});
	const deeds: unknown[] = [];
	for (const at of [0, 1, 2, 3]) {
		await replay.go(at);
		deeds.push(replay.deed);
	}
	expect(deeds).toEqual([null, chosen, null, null]);
	expect(asked.slice(1)).toEqual([[0, 1]]);
	expect(replay.before?.number).toBe(2);
});

test('without a net one goes on through what is there', async () => {
	const steps = [0, 1].map((number) => ({ number, seat: number - 1, action: 'pass', events: [], view: { legal: [] } }));
	let calls = 0;
	const replay = new Replay('one', () =>
		calls++
			? Promise.reject(new Error('away'))
			: Promise.resolve({ ...part([]), moves: 1, steps } as unknown as ReplayPart)
	);
	await replay.go(0);
	await replay.go(1);
	expect([calls, replay.at, replay.deed]).toEqual([2, 1, null]);
});

test('with turns one stops before decisions, opens after the setup, and goes from turn to turn', async () => {
	const turns = [
		{ turn: 0, seat: -1, first: 0, decisions: [2] },
		{ turn: 1, seat: 0, first: 4, decisions: [5, 7] },
		{ turn: 2, seat: 1, first: 9, decisions: [10] }
	];
	const steps = Array.from({ length: 13 }, (_, number) => ({ number, seat: -1, action: '', events: [], view: {} }));
	const replay = new Replay('one', (first, count) =>
		Promise.resolve({
			...part([]),
			moves: 12,
			turns: first ? [] : turns,
			steps: steps.slice(first, first + count)
		} as unknown as ReplayPart)
	);
	await replay.go(0);
	expect(replay.opening).toBe(5);
	const seen: number[] = [];
	for (await replay.go(replay.opening); replay.at < 12; await replay.go(replay.after)) seen.push(replay.at);
	expect([...seen, replay.at]).toEqual([5, 7, 10, 12]);
	expect(replay.prior).toBe(10);
	expect(replay.latest.map(({ number }) => number)).toEqual([11, 12]);
	await replay.go(7);
	expect([replay.turn, replay.made]).toEqual([1, 1]);
	await replay.goTurn(-1, () => '');
	expect(replay.at).toBe(5);
	await replay.goTurn(-1, () => '');
	expect(replay.at).toBe(2);
	await replay.goTurn(1, () => '');
	await replay.goTurn(1, () => '');
	expect(replay.at).toBe(10);
	replay.every = true;
	expect([replay.prior, replay.after]).toEqual([9, 11]);
});
