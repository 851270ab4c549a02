import { expect, test } from 'vitest';
import { declineLeft, fewLeft, isCalm, stepsToLose, type Position } from './position';

test('tribes of which the next one may lose the game are named, also those that are allied', () => {
	const barbarians = { huns: 0, vandals: 2, visigoths: 3, ostrogoths: 1, anglo_saxons_franks: 9 };
	const position = { allied: ['huns'], supply: { barbarians } } as unknown as Position;
	expect(fewLeft(position)).toEqual([
		{ tribe: 'vandals', number: 2 },
		{ tribe: 'huns', number: 0 },
		{ tribe: 'ostrogoths', number: 1 }
	]);
});

test('the last steps of decline are told', () => {
	const at = (decline: number): Position => ({ options: {}, decline }) as unknown as Position;
	const last = stepsToLose(at(0));
	expect([0, last - 3, last - 2, last - 1, last].map((decline) => declineLeft(at(decline)))).toEqual([
		null,
		null,
		2,
		1,
		null
	]);
});

test('a tribe is at peace when it is allied or gone from the map, not before anybody has come', () => {
	const at = (phase: string): Position =>
		({ allied: ['huns'], barbarians: { roma: { vandals: 1 } }, turn: { phase } }) as unknown as Position;
	expect(['huns', 'vandals', 'visigoths'].map((tribe) => isCalm(at('actions'), tribe))).toEqual([true, false, true]);
	expect(['huns', 'vandals', 'visigoths'].map((tribe) => isCalm(at('setup'), tribe))).toEqual([true, false, false]);
});
