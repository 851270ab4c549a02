/** The odds of dice, for the reference cards. */

/** A face of a battle die: on how many sides it is, who goes. The special face depends on the role and counts nothing. */
export interface DieFace {
	count: number;
	barbarians: number;
	legions: number;
}
const sidesOf = (faces: readonly DieFace[]): DieFace[] =>
	faces.flatMap((face) => Array.from({ length: face.count }, () => face));

/** How likely so many dice remove at least so many barbarians. */
export function removes(faces: readonly DieFace[], dice: number, least: number): number {
	const sides = sidesOf(faces);
	let sums = [1];
	for (let die = 0; die < dice; die += 1) {
		const next: number[] = [];
		sums.forEach((chance, sum) => {
			for (const { barbarians } of sides)
				next[sum - barbarians] = (next[sum - barbarians] ?? 0) + chance / sides.length;
		});
		sums = next;
	}
	return sums.slice(least).reduce((all, chance) => all + (chance ?? 0), 0);
}

/** Legions that fall with so many dice, on average. */
export function falls(faces: readonly DieFace[], dice: number): number {
	const sides = sidesOf(faces);
	return (dice * sides.reduce((all, { legions }) => all - legions, 0)) / sides.length;
}

/** How likely two dice show a sum in one roll. */
export const sumChance = (sum: number): number => (6 - Math.abs(7 - sum)) / 36;

/** How likely a sum is among the first so many different ones. */
export function amongFirst(sum: number, count: number, seen: readonly number[] = []): number {
	if (count === 0) return 0;
	const left = 1 - seen.reduce((all, each) => all + sumChance(each), 0);
	let chance = 0;
	for (let next = 2; next <= 12; next += 1) {
		if (seen.includes(next)) continue;
		const share = sumChance(next) / left;
		chance += next === sum ? share : share * amongFirst(sum, count - 1, [...seen, next]);
	}
	return chance;
}
