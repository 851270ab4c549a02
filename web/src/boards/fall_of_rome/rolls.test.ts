import { beforeAll, expect, test } from 'vitest';
import { words } from '$lib/words.svelte';
import { rollText } from './rolls';

beforeAll(async () => {
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
});

test('what dice say is summed up', () => {
	expect(rollText('legion two_barbarians_legion two_barbarians_legion')).toBe('4 hits, 3 legions fall');
	expect(rollText('barbarian special')).toBe('1 hit, 1 special face');
	expect(rollText('barbarian')).toBe('1 hit');
});

test('the chronicle tells a roll by its sum', () => {
	expect(words.event({ kind: 'rolled', roll: 'barbarian barbarian_legion' })).toBe('The dice: 2 hits, 1 legion falls.');
});
