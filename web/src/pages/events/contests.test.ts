import { expect, test } from 'vitest';
import type { ContestPage } from '$lib/net/messages';
import { partOf, podium, soon } from './contests';

const page = (state: string, me: string, more: object = {}): ContestPage =>
	({ contest: { state, kind: 'swiss' }, me, asks: state === 'running', here: false, until: 0, ...more }) as ContestPage;

test.each([
	[page('open', 'none'), 'none', 'sign-up'],
	[page('open', 'signed'), 'signed', 'leave'],
	[page('open', 'signed', { asks: true }), 'asked', 'here'],
	[page('open', 'signed', { asks: true, here: true }), 'here', 'leave'],
	[page('running', 'none'), 'begun', undefined],
	[page('running', 'plays'), 'plays', 'go'],
	[page('running', 'waits'), 'waits', 'rest'],
	[page('running', 'waits', { until: 1 }), 'asked', 'here'],
	[page('running', 'away'), 'away', 'back'],
	[page('over', 'away'), 'over', undefined]
])('what I can do follows from how I take part', (shown, key, first) => {
	const part = partOf(shown);
	expect([part.key, part.deeds[0]]).toEqual([key, first]);
});

test('only an event that is over has a podium, of those who have played', () => {
	const row = (person: string, place: number, tables: number[]): object => ({ person, place, tables });
	const standings = [row('a', 1, [3]), row('b', 1, [3]), row('c', 3, [0]), row('d', 4, [0]), row('e', 4, [])];
	expect(podium(page('over', 'none', { standings })).map(({ person }) => person)).toEqual(['a', 'b', 'c']);
	expect(podium(page('over', 'none', { standings: standings.slice(4) }))).toEqual([]);
	expect(podium(page('running', 'none', { standings }))).toEqual([]);
});

test('a start is proposed at a quarter of an hour', () => {
	expect(soon(new Date(2026, 10, 19, 10, 20))).toBe('2026-11-19T11:00');
	expect(soon(new Date(2026, 11, 31, 23, 50))).toBe('2027-01-01T00:30');
});
