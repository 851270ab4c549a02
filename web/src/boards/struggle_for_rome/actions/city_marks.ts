/** Signs on cities: what the acting tribe can do there now or after the journey, and how many fighters it lacks. */
import { CITY } from '../state/layout';
import { hasToken, holders, type Position, type Tribe } from '../state/position';
import { isConquest, type Chance } from '../state/prices.svelte';
import { citiesBeside } from '../state/journey_path';

export interface CityMark {
	sign: 'torch' | 'flag' | 'short';
	/** It is possible now, and not only after a journey. */
	now: boolean;
	/** So many fighters are missing. */
	lacks: number;
}

/** `here`: what is possible now; `there`: after the journey that is picked, or after one that is worth a price. */
export function marksOf(
	position: Position,
	tribe: Tribe | null,
	place: string | null,
	here: readonly Chance[],
	there: readonly Chance[]
): Map<string, CityMark> {
	const marks = new Map<string, CityMark>();
	const held = holders(position);
	if (tribe && place)
		for (const city of citiesBeside(place)) {
			const lacks = CITY.get(city)!.towers - tribe.fighters;
			if (lacks > 0 && hasToken(position, city, held.has(city))) marks.set(city, { sign: 'short', now: false, lacks });
		}
	const sign = (chance: Chance, now: boolean): void => {
		const { city } = chance;
		const flag = isConquest(chance) || marks.get(city)?.sign === 'flag';
		marks.set(city, { sign: flag ? 'flag' : 'torch', now, lacks: 0 });
	};
	for (const one of there) sign(one, false);
	for (const one of here) sign(one, true);
	return marks;
}
