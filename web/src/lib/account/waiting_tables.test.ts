import { expect, test } from 'vitest';
import { Api } from '$lib/net/api';
import { attention } from './title_badge';
import { clock, minutes } from '$lib/text/time_of_day';
import { MyTurns } from './waiting_tables.svelte';
import { me } from './me.svelte';

const answer = (body: unknown): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body)));

test('the tables that wait for me are counted, and nobody waits for nobody', async () => {
	const asked: string[] = [];
	const turns = new MyTurns(
		new Api((path) => {
			asked.push(path);
			return answer({ tables: [{ id: 'a' }, { id: 'b' }] });
		})
	);
	me.ready = () => Promise.resolve();
	me.person = null;
	await turns.look();
	expect([turns.count, asked]).toEqual([0, []]);
	me.person = { id: 'p', name: 'Ada', language: 'en', account: '' };
	await turns.look();
	expect([turns.count, asked]).toEqual([2, ['/api/me/turns']]);
});

test('what waited for somebody waits no more when they have gone, or for somebody else', async () => {
	const turns = new MyTurns(new Api(() => answer({ tables: [{ id: 'a' }], invitations: 2 })));
	me.ready = () => Promise.resolve();
	me.person = { id: 'p', name: 'Ada', language: 'en', account: '' };
	await turns.look();
	expect([turns.count, turns.invitations]).toEqual([1, 2]);
	me.person = { id: 'q', name: 'Marc', language: 'en', account: '' };
	expect([turns.count, turns.invitations, turns.tables]).toEqual([0, 0, []]);
	me.person = null;
	expect([turns.count, turns.invitations]).toEqual([0, 0]);
});

test('a title is marked while somebody waits for me', () => {
	expect(attention('Tables', true)).toBe('● Tables');
	expect(attention('Tables', false)).toBe('Tables');
});

test('minutes of the day are times of the clock', () => {
	expect(clock(22 * 60 + 5)).toBe('22:05');
	expect(minutes('08:30')).toBe(510);
	expect(minutes('')).toBeNull();
});
