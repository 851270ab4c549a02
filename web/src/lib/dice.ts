/** The odds of dice, for the reference cards. */

/** A face of a battle die: barbarians that leave, legions that fall. The special face depends on the role and counts nothing. */
const FACES: readonly (readonly [number, number])[] = [
	[0, 1],
	[1, 0],
	[1, 0],
	[1, 1],
	[2, 1],
	[0, 0]
];

/** How likely so many dice remove at least so many barbarians. */
export function removes(dice: number, least: number): number {
	let sums = [1];
	for (let die = 0; die < dice; die += 1) {
		const next: number[] = [];
		sums.forEach((chance, sum) => {
			for (const [gone] of FACES) next[sum + gone] = (next[sum + gone] ?? 0) + chance / FACES.length;
		});
		sums = next;
	}
	return sums.slice(least).reduce((all, chance) => all + (chance ?? 0), 0);
}

/** Legions that fall with so many dice, on average. */
export const falls = (dice: number): number => (dice * FACES.reduce((all, [, lost]) => all + lost, 0)) / FACES.length;

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
