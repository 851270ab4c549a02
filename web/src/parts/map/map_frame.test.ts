import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { Cursor } from '$lib/map/keyboard_cursor.svelte';
import { Zoom } from '$lib/map/zoom.svelte';
import { words } from '$lib/text/i18n.svelte';
import MapFrame from './MapFrame.svelte';

beforeAll(() => words.use('en'));
const inside = createRawSnippet(() => ({ render: () => '<span></span>' }));
const press = (key: string, where: Element = document.body): void =>
	void where.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('M comes to the map, but not from a field where one writes, nor when it means something else', () => {
	const at = (): [number, number] => [0, 0];
	const cursor = new Cursor(
		() => 'roma',
		() => ['roma'],
		at
	);
	const { unmount } = render(MapFrame, {
		...{ label: 'Map', about: '', cursor, told: '', zoom: new Zoom(100, 100), at, onenter: vi.fn() },
		...{ children: inside, choice: inside }
	});
	const map = screen.getByRole('application', { name: 'Map' });
	const field = document.body.appendChild(document.createElement('input'));
	field.focus();
	press('m', field);
	expect(document.activeElement).toBe(field);
	field.blur();
	const first = (event: KeyboardEvent): void => event.preventDefault();
	document.addEventListener('keydown', first);
	press('m');
	expect(document.activeElement).not.toBe(map);
	document.removeEventListener('keydown', first);
	press('m');
	expect(document.activeElement).toBe(map);
	unmount();
	field.remove();
});
