/** The bands of a conflict card as stretches of one bar, with the gaps between them. */
import type { ConflictFacts } from './facts';

export interface Stretch {
	from: number;
	to: number | null;
	kind: 'loss' | 'none' | 'gain';
	width: number;
}
/** How wide the open end is drawn. */
const OPEN = 3;

export function stretches(card: ConflictFacts): Stretch[] {
	const found: Stretch[] = [];
	let next = 0;
	for (const band of card.brackets) {
		if (band.min > next) found.push({ from: next, to: band.min - 1, kind: 'none', width: band.min - next });
		const width = band.max === null ? OPEN : band.max - band.min + 1;
		found.push({ from: band.min, to: band.max, kind: band.points < 0 ? 'loss' : 'gain', width });
		next = (band.max ?? band.min) + 1;
	}
	return found;
}
