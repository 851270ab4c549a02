import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '$lib/net/api';
import { toasts } from '$lib/layout/toasts.svelte';
import { words } from '$lib/text/i18n.svelte';
import { device } from '../../local/device.svelte';
import LocalState from './LocalState.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('local');
});
afterEach(() => {
	device.state = 'starting';
	device.update = null;
	device.kept = true;
	device.anew = 0;
});
const use = vi.fn();
const damaged = vi.spyOn(api, 'damaged').mockResolvedValue([]);

function shown(state: typeof device.state, atBoard: boolean): void {
	use.mockClear();
	device.state = state;
	device.update = use;
	render(LocalState, { atBoard });
	flushSync();
}

test('at a board a new version waits, and its bar can be closed', () => {
	shown('playing', true);
	expect(screen.getByRole('status').textContent).toContain('A new version is available');
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

test('what couldn’t save the last move is told until something is kept again', () => {
	device.state = 'playing';
	render(LocalState, { atBoard: true });
	device.kept = false;
	flushSync();
	expect(screen.getByRole('status').textContent).toContain('couldn’t save the last move');
	device.kept = true;
	flushSync();
	expect(screen.getByRole('status').classList).not.toContain('shown');
});

test('bots that were started anew are told of', () => {
	device.state = 'playing';
	render(LocalState, { atBoard: true });
	for (let i = 0; i < 9; i++) toasts.next(); // without those of other tests, which share the page
	device.anew = 1;
	flushSync();
	expect(toasts.current?.sentence).toContain('was restarted');
});

test('a tab that was left for another one can be played in again', () => {
	device.state = 'elsewhere';
	render(LocalState, { atBoard: true });
	expect(screen.getByRole('status').textContent).toContain('opened Occasus in another tab');
	expect(screen.getByRole('button', { name: 'Play here' })).toBeTruthy();
});

test('a game that cannot be read is told of, with the way to it, and not at a board', async () => {
	damaged.mockResolvedValueOnce(['0123456789abcdef']);
	device.state = 'playing';
	const { rerender } = render(LocalState, { atBoard: false });
	const bar = screen.getByRole('status');
	await vi.waitFor(() => expect(bar.textContent).toContain('1 game on this device is damaged'));
	expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toContain('/settings');
	await rerender({ atBoard: true });
	expect(bar.classList).not.toContain('shown');
	await rerender({ atBoard: false });
	screen.getByRole('button', { name: 'Close' }).click();
	flushSync();
	expect(bar.classList).not.toContain('shown');
});
