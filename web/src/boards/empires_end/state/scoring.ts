/** The final scores, line by line, as the events tell them. */
import type { StepRecord } from '$lib/net/messages';
import { TILES } from './facts';
import { eventsOf, type Empire } from './position';

export interface Line {
	seat: number;
	/** What is counted: the track, the locations, an innovation by its word, or all of them. */
	what: 'track' | 'locations' | 'rest' | string;
	points: number;
}

/** An empire with its points on the track, and all that it has at the end. */
type Counted = Pick<Empire, 'score' | 'at_end' | 'row' | 'destroyed'>;

/** All lines, in the order in which they are counted: the track of all, then what stands, then the innovations. */
export function scoreLines(steps: readonly StepRecord[], empires: readonly Counted[]): Line[] {
	const events = eventsOf(steps);
	const from = events.findIndex((event) => event.kind === 'locations_counted');
	const tracks = empires.map(({ score }) => score);
	if (from < 0) return empires.flatMap(inThree);
	const told = events.slice(from).flatMap((event): Line[] => {
		const [seat, points] = [Number(event.seat), Number(event.points)];
		if (event.kind === 'locations_counted') return [{ seat, what: 'locations', points }];
		return event.kind === 'innovation_counted' ? [{ seat, what: String(event.innovation), points }] : [];
	});
	const track = tracks.map((points, seat): Line => ({ seat, what: 'track', points }));
	const rank = (line: Line): number => (line.what === 'track' ? 0 : line.what === 'locations' ? 1 : 2);
	return [...track, ...told].sort((a, b) => rank(a) - rank(b) || a.seat - b.seat);
}

/** What was not counted line by line, as where a guide begins at the end: the track, what stands, and the innovations. */
function inThree({ score, at_end, row, destroyed }: Counted, seat: number): Line[] {
	const standing = Object.values(row).filter((tile) => !destroyed.includes(tile));
	const points = standing.reduce((sum, tile) => sum + (TILES[tile]?.points.value ?? 0), 0);
	return [
		{ seat, what: 'track', points: score },
		{ seat, what: 'locations', points },
		{ seat, what: 'rest', points: at_end.points - score - points }
	];
}

/** The sum of a seat after so many lines. */
export const sumAfter = (lines: readonly Line[], seat: number, counted: number): number =>
	lines
		.slice(0, counted)
		.filter((line) => line.seat === seat)
		.reduce((sum, line) => sum + line.points, 0);
