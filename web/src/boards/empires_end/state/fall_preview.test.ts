import { expect, test } from 'vitest';
import { fallsAt } from './fall_preview';
import type { Empire } from './position';

/** Six locations; those of some places lie in ruins. */
const empire = (...ruins: number[]): Empire =>
	({
		row: { 1: 'farm_3', 2: 'farm_8', 3: 'city_32', 4: 'camp_17', 5: 'road_14', 6: 'town_25' },
		destroyed: ruins.map((place) => ['farm_3', 'farm_8', 'city_32', 'camp_17', 'road_14', 'town_25'][place - 1]!),
		innovations: {}
	}) as unknown as Empire;
const places = (row: Empire, at: number): number[] => fallsAt(row, at).map(({ place }) => place);

test('what is threatened falls; of a ruin one of the nearest that stand', () => {
	expect(places(empire(), 3)).toEqual([3]);
	expect(places(empire(3), 3)).toEqual([2, 4]);
	expect(places(empire(2, 3), 3)).toEqual([4]);
	expect(places(empire(2, 3, 4), 3)).toEqual([1, 5]);
	expect(places(empire(1, 2), 1)).toEqual([3]);
	expect(places(empire(1, 2, 3, 4, 5, 6), 3)).toEqual([]);
});
