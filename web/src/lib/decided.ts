/** What decided a game, in two sentences from its analysis. */
import { percent, signed } from './advice';
import type { GameResult } from './ending';
import type { ActionRecord, AnalysisRecord } from './messages';
import { t } from './words.svelte';

export type Point = AnalysisRecord['points'][number];

/** The decision that cost most; undefined where none cost much. */
export function turningPoint({ points }: AnalysisRecord): Point | undefined {
	return points.toSorted((a, b) => cost(b) - cost(a))[0];
}
const cost = (point: Point): number => point.better_chance - point.chance;

/** Luck or decisions: whichever moved the chances most towards what happened. */
export function causeSentence(analysis: AnalysisRecord, result: GameResult, names: readonly string[]): string {
	const seat = analysis.cooperative ? 0 : (result.winners[0] ?? 0);
	const turns = analysis.balance[seat] ?? [];
	const sum = (part: 'luck' | 'own' | 'others'): number => turns.reduce((all, turn) => all + turn[part], 0);
	const sums = { luck: sum('luck'), own: sum('own'), others: sum('others') };
	const towards = analysis.cooperative && !result.winners.length ? -1 : 1;
	const parts = analysis.cooperative ? (['luck', 'own'] as const) : (['luck', 'own', 'others'] as const);
	const cause = parts.reduce((best, part) => (towards * sums[part] > towards * sums[best] ? part : best));
	const args = { luck: signed(sums.luck), own: signed(sums.own), others: signed(sums.others) };
	return analysis.cooperative
		? t(`decided-together-${cause}`, args)
		: t(`decided-${cause}`, { name: names[seat] ?? '', ...args });
}

/** Where it turned, and what would have been better; `deed` tells an action. */
export function turnSentence(
	point: Point | undefined,
	names: readonly string[],
	deed: (action: ActionRecord) => string
): string {
	if (!point) return t('decided-no-turn');
	return t('decided-turn', {
		move: point.number,
		name: names[point.seat] ?? '',
		action: deed(point.action),
		chance: percent(point.chance),
		better: deed(point.better),
		better_chance: percent(point.better_chance)
	});
}
