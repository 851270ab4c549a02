import { expect, test } from 'vitest';
import { Beside } from './side_column.svelte';
import { Screen } from './panels.svelte';

test('the rules stand beside the board where the window is very wide, until they are closed', () => {
	const beside = new Beside();
	beside.width = 1440;
	expect([beside.fits, beside.shown, beside.column, beside.covers]).toEqual([false, false, 0, true]); // over the rail
	beside.width = 1279;
	expect(beside.covers).toBe(false);
	beside.width = 1920;
	expect([beside.fits, beside.shown, beside.column]).toEqual([true, false, 0]); // where somebody asks for them
	beside.width = 2560;
	expect([beside.shown, beside.column]).toEqual([true, 400]);
	beside.close();
	expect([beside.fits, beside.shown, beside.column]).toEqual([true, false, 0]);
	beside.open();
	expect(beside.shown).toBe(true);
});

test('a board keeps its columns while the rules stand beside it', () => {
	const screen = new Screen();
	screen.width = 2160;
	expect(screen.size).toBe('desk');
	screen.beside = 400;
	expect(screen.size).toBe('wide');
});
