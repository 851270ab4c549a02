import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autoplay } from './autoplay.svelte';
import type { ReplayPart } from '$lib/net/messages';
import { moveOf, Replay } from './replay.svelte';

const part = (moves: number): ReplayPart => ({
	game: 'fall_of_rome',
	seats: 1,
	moves,
	players: [],
	steps: Array.from({ length: moves + 1 }, (_, number) => ({
		number,
		seat: 0,
		action: '',
		events: [{ kind: 'marched' }],
		view: { seat: -3, actors: [0], legal: [], position: {}, result: null, can_undo: false }
	}))
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(moves: number): Promise<Replay> {
	const replay = new Replay('x', () => Promise.resolve(part(moves)));
	await replay.go(0);
	return replay;
}

test('a replay goes on by itself, faster when asked, and stops at its end', async () => {
	const replay = await opened(3);
	const autoplay = new Autoplay(replay);
	await autoplay.toggle();
	await vi.advanceTimersByTimeAsync(1600);
	expect(replay.at).toBe(1);
	autoplay.speed = 4;
	await vi.advanceTimersByTimeAsync(1600 + 400);
	expect(replay.at).toBe(3);
	expect(autoplay.playing).toBe(false);
});

test('it can be stopped, and begins again from the start at the end', async () => {
	const replay = await opened(3);
	const autoplay = new Autoplay(replay);
	await autoplay.toggle();
	await autoplay.toggle();
	await vi.advanceTimersByTimeAsync(9000);
	expect(replay.at).toBe(0);
	await replay.go(3);
	await autoplay.toggle();
	expect(replay.at).toBe(0);
	autoplay.stop();
});

test('a link names a move by its search or by its hash', () => {
	expect(moveOf({ search: '?move=57', hash: '' })).toBe(57);
	expect(moveOf({ search: '', hash: '#12' })).toBe(12);
	expect(moveOf({ search: '', hash: '#/replay/abc?move=57' })).toBe(57);
	expect(moveOf({ search: '', hash: '#/replay/abc' })).toBe(0);
	expect(moveOf({ search: '', hash: '#main' })).toBe(0);
});
