import { beforeAll, expect, test } from 'vitest';
import { actionText, percent, reasonText } from './advice';
import { words } from './words.svelte';

beforeAll(async () => {
	await words.use('en');
	for (const part of ['fall_of_rome', 'fall_of_rome_board', 'fall_of_rome_hints']) await words.add(part);
});

test('an action is called by its deed and its arguments', () => {
	const march = { text: 'march ravenna 2', kind: 'march', args: { city: 'ravenna', legions: '2' } };
	expect(actionText(march, [])).toBe('March: Ravenna, 2');
	expect(actionText({ text: 'fly', kind: 'fly_away', args: {} }, [])).toBe('Fly Away');
});

test('a reason is told in the words of the game', () => {
	const fights = { key: 'hint-fights', words: { tribe: 'huns', city: 'roma' }, weight: 0.1 };
	expect(reasonText(fights, [])).toBe('drives the Huns out of Roma');
	expect(reasonText({ key: 'hint-legions', words: { number: 2.1 }, weight: 0 }, [])).toBe('2 more legions');
});

test('nothing is quite sure', () => {
	expect([0, 0.126, 1].map(percent)).toEqual([1, 13, 99]);
});
