import { expect, test } from 'vitest';
import { noteOf } from './notes';
import type { Position } from './position';

test('a journey that is not possible has no line on how far it reaches', () => {
	const position = { players: { red: { gold: 0, hand: {} } }, turn: { player: 'red' } } as unknown as Position;
	expect(noteOf('travel', [], position, 0)).toBe('');
});
