import { beforeAll, expect, test } from 'vitest';
import { words } from '$lib/text/i18n.svelte';
import { amount } from './amounts';
import { KINDS } from '../pieces/palette';

beforeAll(() => words.add('struggle_for_rome'));

test('goods are counted as the language does', async () => {
	expect([1, 2].map((number) => amount('horse', number))).toEqual(['1 horse', '2 horses']);
	for (const good of [...KINDS, 'gold']) expect(amount(good, 3)).not.toContain('sr-goods');
	await words.use('fr');
	expect([0, 1, 2].map((number) => amount('horse', number))).toEqual(['0 cheval', '1 cheval', '2 chevaux']);
	await words.use('en');
});
