/** Strengths on one axis: how long it is, and where the bands of the card lie on it. */
import { stretches, type Stretch } from './bands';
import type { ConflictFacts } from './facts';

export interface Axis {
	/** The strength at the right end. */
	most: number;
	bands: (Stretch & { width: number })[];
}

/** Long enough for every strength that is shown, and for the words of the open band. */
export function axisOf(card: ConflictFacts, strengths: readonly number[]): Axis {
	const found = stretches(card);
	const open = found.at(-1)!.from;
	const most = Math.max(open + 3, ...strengths.map((one) => one + 1));
	return { most, bands: found.map((band) => ({ ...band, width: (band.to ?? most - 1) - band.from + 1 })) };
}
