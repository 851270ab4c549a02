import { expect, test } from 'vitest';
import { Api } from './api';
import { attention } from './attention';
import { clock, minutes } from './clock';
import { MyTurns } from './turns.svelte';
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

test('a title is marked while somebody waits for me', () => {
	expect(attention('Tables', true)).toBe('● Tables');
	expect(attention('Tables', false)).toBe('Tables');
});

test('minutes of the day are times of the clock', () => {
	expect(clock(22 * 60 + 5)).toBe('22:05');
	expect(minutes('08:30')).toBe(510);
	expect(minutes('')).toBeNull();
});
