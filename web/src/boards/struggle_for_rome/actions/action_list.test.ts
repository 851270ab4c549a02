import { expect, test } from 'vitest';
import { deedsOf, pairedIn } from './action_list';

const kinds = (step: string, realm: boolean): string[] => deedsOf(step, realm).map(({ kind }) => kind);

test('only deeds that follow one another stand beside each other', () => {
	expect(pairedIn(['trade', ...kinds('build', false)])).toEqual(['trade', 'bank']);
	expect(pairedIn(kinds('tribe', false))).toEqual(['plunder', 'conquer']);
	expect(pairedIn(kinds('tribe', true))).toEqual([]);
});
