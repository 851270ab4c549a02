/** How a game ended, in words. */
import type { GameResult } from '$lib/games/board_contract';
import type { GameEvent, StepRecord, TableRecord } from '$lib/net/messages';
import { joined } from './seats';
import { capital, t, words } from '$lib/text/i18n.svelte';

export type { GameResult };

/** A result as the server sends it; null for anything else. */
export function readResult(record: Record<string, unknown> | null | undefined): GameResult | null {
	if (!record) return null;
	const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
	return {
		winners: numbers(record['winners']),
		places: numbers(record['places']),
		scores: numbers(record['scores']),
		reason: String(record['reason'] ?? ''),
		rule: String(record['rule'] ?? '')
	};
}

export const isVictory = (result: GameResult, table: TableRecord, mine: readonly number[]): boolean =>
	table.cooperative ? result.winners.length > 0 : mine.some((seat) => result.winners.includes(seat));

/** The sky at the end: morning after a victory, night after a defeat, evening for whoever only looks on. */
export function skyOf(result: GameResult, table: TableRecord, mine: readonly number[]): 'dawn' | 'dusk' | 'evening' {
	if (isVictory(result, table, mine)) return 'dawn';
	return table.cooperative || mine.length ? 'dusk' : 'evening';
}

/** "Won: Rome stands", "Lost: Rome has fallen", "Livia has won". */
export function endingTitle(
	result: GameResult,
	table: TableRecord,
	names: readonly string[],
	mine: readonly number[]
): string {
	if (table.cooperative) return t(result.winners.length ? 'end-won-together' : 'end-lost-together');
	if (mine.length === 1 && result.winners.length === 1 && mine[0] === result.winners[0]) return t('end-won');
	const winners = result.winners.map((seat) => names[seat] ?? '');
	return t('end-winner', { names: joined(winners, words.language), count: winners.length });
}

/**
 * Why it ended: what the last of its steps tells about it, else a sentence of the game, or of ours for what happens in
 * every game; whoever gave up is told so.
 */
export function endingReason(
	result: GameResult,
	mine: readonly number[] = [],
	steps: readonly StepRecord[] = []
): string {
	const last = steps.at(-1)?.events.find((event) => event.kind === `lost_${result.reason}`);
	if (last) return words.event(last as GameEvent, []);
	const lost = mine.length > 0 && !mine.some((seat) => result.winners.includes(seat));
	const own = `end-you-${result.reason}`;
	const reason = lost && words.has(own) ? own : `result-${result.reason}`;
	const text = words.has(reason) ? t(reason) : '';
	return text && capital(text) + (/[.!?]$/.test(text) ? '' : '.');
}

/** Seats by their places, best first. */
export function ranking(result: GameResult): { seat: number; place: number; score: number | null }[] {
	return result.places
		.map((place, seat) => ({ seat, place, score: result.scores[seat] ?? null }))
		.sort((a, b) => a.place - b.place);
}

/** The same for a view; nobody has a place before the end. */
export function finalPlaces(record: Record<string, unknown> | null | undefined): ReturnType<typeof ranking> {
	const result = readResult(record);
	return result ? ranking(result) : [];
}
