import { expect, test } from 'vitest';
import { ownLink, parse, Router } from './router.svelte';

test.each([
	['/', { page: 'home' }],
	['/tables', { page: 'tables' }],
	['/table/abc', { page: 'table', id: 'abc' }],
	['/table/abc/end', { page: 'table', id: 'abc', end: true }],
	['/replay/r1/end', { page: 'ending', id: 'r1' }],
	['/table/abc/more', { page: 'lost' }],
	['/join/aquila-722/', { page: 'join', id: 'aquila-722' }],
	['/turns', { page: 'turns' }],
	['/unsubscribe/abc.def', { page: 'unsubscribe', id: 'abc.def' }],
	['/replay/r1', { page: 'replay', id: 'r1' }],
	['/learn', { page: 'learn' }],
	['/learn/empires_end', { page: 'lesson', id: 'empires_end' }],
	['/puzzle/save_roma', { page: 'puzzle', id: 'save_roma' }],
	['/events', { page: 'events', id: '' }],
	['/events/e1', { page: 'events', id: 'e1' }],
	['/events/e1/x', { page: 'lost' }],
	['/puzzles', { page: 'puzzles' }],
	['/scene/FR-EX-11', { page: 'scene', id: 'FR-EX-11' }],
	['/book/empires_end/conflict', { page: 'book', game: 'empires_end', chapter: 'conflict' }],
	['/try/FR-EX-03', { page: 'try', id: 'FR-EX-03' }],
	['/cards/empires_end', { page: 'cards', id: 'empires_end' }],
	['/rules', { page: 'rules', game: 'fall_of_rome', rule: '' }],
	['/rules/empires_end/ee-dis-01', { page: 'rules', game: 'empires_end', rule: 'EE-DIS-01' }],
	['/table', { page: 'lost' }],
	['/tables/x', { page: 'lost' }],
	['/a/b/c/d', { page: 'lost' }]
])('%s is a route', (path, route) => {
	expect(parse(path)).toEqual(route);
});

test('going somewhere changes the address and the route', () => {
	const router = new Router('/');
	router.go('/table/x?a=1');
	expect(location.pathname).toBe('/table/x');
	expect(router.route).toEqual({ page: 'table', id: 'x' });
});

test('links of ours are followed without loading, all others are the browser’s', () => {
	document.body.innerHTML =
		'<a href="/tables"><b>ours</b></a><a href="https://example.org/">other</a><a href="/api/me/data">api</a>';
	const click = (selector: string, init: MouseEventInit = {}): string | null => {
		const event = new MouseEvent('click', { bubbles: true, ...init });
		let found: string | null = null;
		const listen = (seen: MouseEvent): void => void (found = ownLink(seen, location));
		document.addEventListener('click', listen, { once: true });
		document.querySelector(selector)!.dispatchEvent(event);
		return found;
	};
	expect(click('b')).toBe('/tables');
	expect(click('b', { ctrlKey: true })).toBeNull();
	expect(click('a[href^=https]')).toBeNull();
	expect(click('a[href^="/api"]')).toBeNull();
});
