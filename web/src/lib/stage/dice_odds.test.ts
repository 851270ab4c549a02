import { expect, test } from 'vitest';
import rome from 'facts:fall_of_rome';
import { amongFirst, falls, removes, sumChance, type DieFace } from './dice_odds';

const { faces } = (rome as { battle_dice: { faces: DieFace[] } }).battle_dice;

test('a battle die removes a barbarian with four of six faces, and costs a legion with three', () => {
	expect(removes(faces, 1, 1)).toBeCloseTo(4 / 6);
	expect(removes(faces, 1, 2)).toBeCloseTo(1 / 6);
	expect(removes(faces, 2, 4)).toBeCloseTo(1 / 36);
	expect(removes(faces, 3, 0)).toBeCloseTo(1);
	expect(falls(faces, 2)).toBe(1);
});

test('four different sums are rolled, so that together they are among the first four times', () => {
	const sums = Array.from({ length: 11 }, (_, i) => i + 2);
	expect(sums.reduce((all, sum) => all + sumChance(sum), 0)).toBeCloseTo(1);
	expect(sums.reduce((all, sum) => all + amongFirst(sum, 4), 0)).toBeCloseTo(4);
	expect(amongFirst(7, 1)).toBeCloseTo(1 / 6);
});
