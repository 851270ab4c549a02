/** What a profile tells, counted: games by players, difficulty and place; and ratings as curves. */
import type { CurvePoint, ProfileRecord } from '$lib/net/messages';

export interface Count {
	seats: number;
	level: string;
	played: number;
	won: number;
}
export interface Standing {
	game: string;
	played: number;
	won: number;
	/** Games that were not played to the end. */
	left: number;
	/** By number of players and difficulty; the hardest last. */
	counts: Count[];
	/** How often first, second and so on, of those games that were played to the end. */
	places: number[];
}

/** What an opening of a game is a word of (the rule is the server's): an action, the kind of a card, a city. */
export const OPENINGS: Readonly<Record<string, string>> = {
	fall_of_rome: 'opening',
	empires_end: 'card',
	struggle_for_rome: 'city'
};

/** The games of a profile in the order of the client, those that were played only. */
export function standings(profile: ProfileRecord, games: readonly string[], levels: readonly string[]): Standing[] {
	return games.map((game) => standing(profile, game, levels)).filter((each) => each.played > 0);
}

function standing(profile: ProfileRecord, game: string, levels: readonly string[]): Standing {
	const found: Standing = { game, played: 0, won: 0, left: 0, counts: [], places: [] };
	for (const tally of profile.tallies.filter((each) => each.game === game)) {
		found.played += tally.count;
		if (tally.won) found.won += tally.count;
		if (tally.ended !== 'played') found.left += tally.count;
		else found.places[tally.place - 1] = (found.places[tally.place - 1] ?? 0) + tally.count;
		let count = found.counts.find((each) => each.seats === tally.seats && each.level === tally.level);
		if (!count) found.counts.push((count = { seats: tally.seats, level: tally.level, played: 0, won: 0 }));
		count.played += tally.count;
		if (tally.won) count.won += tally.count;
	}
	found.places = Array.from(found.places, (each) => each ?? 0);
	found.counts.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || a.seats - b.seats);
	return found;
}

/** A change of a rating as people read it: `+12`, `−3`. */
export const signedPoints = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** The hardest that was won with each number of players. */
export function bests(counts: readonly Count[]): Count[] {
	const found = new Map<number, Count>();
	for (const count of counts) if (count.won) found.set(count.seats, count); // the hardest comes last
	return [...found.values()].sort((a, b) => a.seats - b.seats);
}

export interface RatingLine {
	game: string;
	path: string;
	/** Between what is likely: a rating with its uncertainty on both sides. */
	band: string;
	last: CurvePoint;
	x: number;
	y: number;
}

/** Ratings along the games that changed them, as lines in a picture of this size. */
export class RatingCurve {
	readonly lines: RatingLine[];
	/** Round numbers across the picture, each with its height. */
	readonly marks: { points: number; y: number }[];

	constructor(curve: readonly CurvePoint[], games: readonly string[], width: number, height: number) {
		const all = curve.flatMap((each) => [each.before, each.points]);
		const low = Math.min(...all) - 40;
		const high = Math.max(...all) + 40;
		const y = (points: number): number =>
			Math.round(height - (height * (Math.min(high, Math.max(low, points)) - low)) / (high - low));
		const step = high - low > 500 ? 200 : high - low > 200 ? 100 : 50;
		this.marks = [];
		for (let points = Math.ceil(low / step) * step; points <= high; points += step)
			this.marks.push({ points, y: y(points) });
		this.lines = games.flatMap((game) => {
			const mine = curve.filter((each) => each.game === game);
			if (!mine.length) return [];
			const known = [{ ...mine[0]!, points: mine[0]!.before }, ...mine]; // from where it was before the first of them
			const x = (at: number): number => Math.round((width * at) / (known.length - 1));
			const line = (value: (point: CurvePoint) => number): string[] =>
				known.map((each, at) => `${x(at)} ${y(value(each))}`);
			const above = line((each) => each.points + each.spread);
			const below = line((each) => each.points - each.spread).reverse();
			const path = `M${line((each) => each.points).join('L')}`;
			const last = mine.at(-1)!;
			return [{ game, path, band: `M${[...above, ...below].join('L')}Z`, last, x: width, y: y(last.points) }];
		});
	}
}
