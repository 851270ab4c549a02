import { expect, test } from 'vitest';
import { fewLeft, type Position } from './position';

test('tribes of which the next one may lose the game are named, unless they are allied', () => {
	const barbarians = { huns: 0, vandals: 2, visigoths: 3, ostrogoths: 1, anglo_saxons_franks: 9 };
	const position = { allied: ['huns'], supply: { barbarians } } as unknown as Position;
	expect(fewLeft(position)).toEqual([
		{ tribe: 'vandals', number: 2 },
		{ tribe: 'ostrogoths', number: 1 }
	]);
});
