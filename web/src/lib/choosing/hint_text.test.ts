import { beforeAll, expect, test } from 'vitest';
import { deedText } from '../../boards/fall_of_rome/text/action_text';
import { tellOf } from '../../boards/fall_of_rome/text/player_names.svelte';
import type { Position } from '../../boards/fall_of_rome/state/position';
import { equals, percent, points, reasonText } from './hint_text';
import { words } from '$lib/text/i18n.svelte';

beforeAll(async () => {
	await words.use('en');
	for (const part of ['fall_of_rome', 'fall_of_rome_board', 'fall_of_rome_hints']) await words.add(part);
});

test('an action is told as a sentence', () => {
	const march = { text: 'march ravenna 2', kind: 'march', args: { city: 'ravenna', legions: '2' } };
	expect(deedText(march, [])).toBe('March to Ravenna with 2 legions');
	expect(deedText({ ...march, args: { city: 'ravenna', legions: '0' } }, [])).toBe('March to Ravenna without legions');
	expect(deedText({ text: 'recruit', kind: 'recruit', args: {} }, [])).toBe('Recruit');
});

test('a reason is told in the words of the game', () => {
	const fights = { key: 'hint-fights', words: { tribe: 'huns', city: 'roma' }, weight: 0.1 };
	expect(reasonText(fights, [])).toBe('Leaves fewer Huns in Roma by the end of the turn.');
	expect(reasonText({ key: 'hint-legions', words: { number: 2.1 }, weight: 0 }, [])).toBe(
		'You’ll have 2 more legions on the board by the end of the turn.'
	);
});

test('a reason names players, and whoever reads it is "you"', () => {
	const names = ['Livia', 'Bot Varro'];
	const roles = { role: 'consul', other_role: 'mercator' };
	const meet = { key: 'hint-meet', words: { ...roles, tribe: 'huns', number: 1, city: 'roma', card: 'green_roma' } };
	const ready = { key: 'hint-ready', words: { role: 'mercator', tribe: 'huns' } };
	tellOf({ seats: 2, players: [{ role: 'consul' }, { role: 'mercator' }] } as unknown as Position);
	expect(reasonText(meet, names, 0)).toMatch(/^Bot Varro can pass Roma \(green\) to you in Roma/);
	expect(reasonText(meet, names, 1)).toMatch(/^You can pass Roma \(green\) to Livia in Roma/);
	expect(reasonText(meet, names)).toMatch(/^Bot Varro can pass Roma \(green\) to Livia in Roma/);
	expect(reasonText(ready, names, 1)).toMatch(/^You have all the cards/);
	tellOf(null); // one player has several roles
	expect(reasonText(meet, names, 0)).toMatch(/^Mercator can pass Roma \(green\) to Consul in Roma/);
});

test('nothing is quite sure', () => {
	expect([0, 0.126, 1].map(percent)).toEqual([1, 13, 99]);
});

test('ideas that differ by less than a point are about as good as the one before them', () => {
	expect(equals([0.62, 0.62, 0.615, 0.59, 0.59])).toEqual([false, true, true, false, true]);
	expect(equals([0.5, null, 0.5])).toEqual([false, false, false]);
	expect(equals([])).toEqual([]);
});

test('a change has its sign', () => {
	expect([0.124, -0.3, 0].map(points)).toEqual(['+12', '−30', '0']);
});
