/** What decided a game, in words, from its analysis. */
import { points } from './advice';
import type { ActionRecord, AnalysisRecord } from './messages';
import { t, type Args } from './words.svelte';

export type Point = AnalysisRecord['points'][number];
type Way = { start: number; end: number; luck: number; own: number; others: number };

const hundred = (part: number): number => Math.round(100 * part);
/** What a decision cost, in points. */
export const costOf = (point: Point): number => hundred(point.better_chance - point.chance);

/** The decision that cost a seat most, or those who win together; undefined where none cost much. */
export function costliest(analysis: AnalysisRecord, seat: number): Point | undefined {
	return analysis.points
		.filter((point) => analysis.cooperative || point.seat === seat)
		.toSorted((a, b) => costOf(b) - costOf(a))[0];
}

/** The decision before or after which one looks at move `at`: the one that was asked for, else the one that comes, else the one just taken. */
export const pointAt = (points: readonly Point[], at: number, asked = at): Point | undefined =>
	[asked, at, at - 1]
		.filter((number) => number === at || number === at - 1)
		.map((number) => points.find((point) => point.number === number))
		.find((point) => point !== undefined);

/** The figures of a turn or of the whole game, as the sentences want them: per cent, and points that add up. */
export const figures = (way: Way): Args => ({
	start: hundred(way.start),
	end: hundred(way.end),
	luck: points(way.luck),
	own: points(way.own),
	others: points(way.others)
});

/** Whom a sentence is about, and whether that is its reader. */
interface About {
	seat: number;
	name: string;
	yours?: boolean;
}
/** From the chance at the start to the result at the end: what it is owed to. */
export function wholeSentence(analysis: AnalysisRecord, game: string, { seat, name, yours = false }: About): string {
	const account = analysis.accounts[seat];
	if (!account) return '';
	return t(`account-whole${whose(analysis, yours)}`, { game, name, ...figures(account) });
}

/** The same in words, and the turn that changed most. */
export function verdictSentence(analysis: AnalysisRecord, game: string, { seat, name, yours = false }: About): string {
	const account = analysis.accounts[seat];
	if (!account) return '';
	const outcome = account.end > account.start ? 'won' : 'lost';
	const swing = analysis.balance[seat]?.[account.swings[0] ?? -1];
	return [
		t(`account-${outcome}-${account.verdict}${whose(analysis, yours)}`, { game, name }),
		...(swing ? [t('account-swing', { game, turn: swing.turn, ...figures(swing) })] : [])
	].join(' ');
}

/** What a turn brought, from the chance before it to the one after it. */
export function turnSentence(analysis: AnalysisRecord, game: string, turn: AnalysisRecord['balance'][0][0]): string {
	return t(`account-turn${together(analysis)}`, { game, turn: turn.turn, ...figures(turn) });
}

/** The decision that cost most, and what would have been better; `deed` tells an action. */
export function decisionSentence(
	analysis: AnalysisRecord,
	point: Point | undefined,
	names: readonly string[],
	deed: (action: ActionRecord) => string,
	mine: readonly number[] = []
): string {
	if (!point) return t('account-no-decision', { least: hundred(analysis.least) });
	return t(mine.includes(point.seat) ? 'account-decision-yours' : 'account-decision', {
		move: point.number,
		name: names[point.seat] ?? '',
		action: deed(point.action),
		better: deed(point.better),
		cost: costOf(point)
	});
}

/** Whoever reads it is told so: of all who win together, or of a seat of their own. */
const whose = (analysis: AnalysisRecord, yours: boolean): string => together(analysis) || (yours ? '-yours' : '');
const together = ({ cooperative }: AnalysisRecord): string => (cooperative ? '-together' : '');
