/** Where the names of the cities stand: each beside its city, and aside where a tribe stands in its place. */
import { cities, covered, numbers, people, type Box } from './boxes';
import { cityAt, PLATE_HEIGHT, plates, type Plate } from './layout';
import type { Position } from './position';

/** So far a name goes aside before it goes to the other side of its city. */
const ASIDE = [0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30, 36, -36];
/** Who stands where is worth most; a name is still read over the foot of a city. */
const COSTS = { people: 120, names: 20, numbers: 6, cities: 1 };

const boxOf = ({ x, y, width }: Plate): Box => ({ x, y, width, height: PLATE_HEIGHT });

export function namesOf(position: Position): readonly Plate[] {
	const there = people(position);
	const placed = [...plates()];
	placed.forEach((plate, i) => {
		if (!covered(boxOf(plate), there)) return;
		const others = placed.filter((_, other) => other !== i).map(boxOf);
		const towns = cities().filter(({ id }) => id !== plate.id);
		const cost = (at: Plate): number =>
			COSTS.people * covered(boxOf(at), there) +
			COSTS.names * covered(boxOf(at), others) +
			COSTS.numbers * covered(boxOf(at), numbers()) +
			COSTS.cities * covered(boxOf(at), towns);
		const beyond = plate.y > cityAt(plate.id)[1] ? -20 : 17;
		const spots = [plate.y, cityAt(plate.id)[1] + beyond].flatMap((y) =>
			ASIDE.map((aside) => ({ ...plate, x: plate.x + aside, y }))
		);
		placed[i] = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
	});
	return placed;
}
