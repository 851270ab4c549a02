import { beforeAll, expect, test } from 'vitest';
import { words } from '$lib/text/i18n.svelte';
import { rollText } from './roll_text';

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
});

test('what dice say is summed up', () => {
	expect(rollText('legion two_barbarians_legion two_barbarians_legion')).toBe('4 hits, 3 legions lost');
	expect(rollText('barbarian special')).toBe('1 hit, 1 special face');
	expect(rollText('barbarian')).toBe('1 hit');
});

test('the chronicle tells a roll by its sum', () => {
	expect(words.event({ kind: 'rolled', roll: 'barbarian barbarian_legion' })).toBe('Rolled: 2 hits, 1 legion lost.');
});
