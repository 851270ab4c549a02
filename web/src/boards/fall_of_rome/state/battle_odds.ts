/** What the dice of a battle may do, from the ways that the server foresees. */
import type { WayRecord } from '$lib/net/messages';

export interface BattleOdds {
	/** How likely at least so many barbarians fall. */
	least: { number: number; share: number }[];
	/** Legions that come or go on average. */
	legions: number;
}
/** So many numbers are told at most, the last of them all that can fall. */
const MOST = 4;

export function battleOdds(ways: readonly WayRecord[], city: string): BattleOdds {
	const total = ways.reduce((sum, way) => sum + way.weight, 0);
	const fell = ({ by }: WayRecord): number =>
		-Object.entries(by).reduce((sum, [path, number]) => sum + (path.startsWith(`barbarians.${city}.`) ? number : 0), 0);
	const share = (number: number): number =>
		ways.reduce((sum, way) => sum + (fell(way) >= number ? way.weight : 0), 0) / total;
	const most = Math.max(0, ...ways.map(fell));
	const numbers = Array.from({ length: most }, (_, i) => i + 1).filter((one) => one < MOST || one === most);
	return {
		least: numbers.map((number) => ({ number, share: share(number) })),
		legions: total ? ways.reduce((sum, { by, weight }) => sum + weight * (by[`legions.${city}`] ?? 0), 0) / total : 0
	};
}
