import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import { device } from '../local/device.svelte';
import LocalState from './LocalState.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('local');
});
afterEach(() => {
	device.state = 'starting';
	device.update = null;
});
const use = vi.fn();

function shown(state: typeof device.state, atBoard: boolean): void {
	use.mockClear();
	device.state = state;
	device.update = use;
	render(LocalState, { atBoard });
	flushSync();
}

test('at a board a new version waits, and its bar can be closed', () => {
	shown('playing', true);
	expect(screen.getByRole('status').textContent).toContain('A new version');
	screen.getByRole('button', { name: 'Close' }).click();
	flushSync();
	expect(screen.getByRole('status').classList).not.toContain('shown');
	expect(use).not.toHaveBeenCalled();
});

test.each([
	['playing', false],
	['failed', true],
	['failed', false]
] as const)('a new version is used at once when this one is %s and a board is shown: %s', (state, atBoard) => {
	shown(state, atBoard);
	expect(use).toHaveBeenCalled();
});

test('a tab that only watches leaves it to the one that plays', () => {
	shown('watching', false);
	expect(use).not.toHaveBeenCalled();
});
