/** How often each sum was rolled in this game, and how often it should have come. */
import type { StepRecord } from '$lib/net/messages';

export interface Rolls {
	sum: number;
	came: number;
	/** The mean of as many rolls of two dice. */
	mean: number;
}
const SUMS = Array.from({ length: 11 }, (_, i) => i + 2);
/** Ways of two dice to make a sum, of 36. */
export const waysOf = (sum: number): number => 6 - Math.abs(7 - sum);

export function rollsIn(steps: readonly StepRecord[]): Rolls[] {
	const sums = steps
		.flatMap((step) => step.events)
		.filter((event) => event.kind === 'rolled' || event.kind === 'rolled_again')
		.map((event) => Number(event.sum));
	return SUMS.map((sum) => ({
		sum,
		came: sums.filter((one) => one === sum).length,
		mean: (sums.length * waysOf(sum)) / 36
	}));
}
