/** What decided a game, in words, from its analysis: facts first, then accuracy, turns and luck. */
import { points } from '$lib/choosing/hint_text';
import type { ActionRecord, AnalysisRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';

export type Moment = AnalysisRecord['moments'][number];
export type TurnRecord = AnalysisRecord['turns'][number];

/** Less than so many games out of 100 is about even. */
const EVEN = 3;
/** A turn that cost less is never said to have cost something. */
const WORTH_A_WORD = 0.04;
const hundred = (chance: number): number => Math.round(100 * chance);
const games = (change: number): string => (Math.abs(hundred(change)) < EVEN ? t('account-even') : points(change));

/** Whom sentences are about, and whether that is their reader. */
export interface About {
	seat: number;
	name: string;
	yours?: boolean;
}

export const isWhole = (analysis: AnalysisRecord): boolean => analysis.done === analysis.total;

/** A player's game: what can be counted, how accurate it was, and, once all turns are judged, what decided it. */
export function playerSentences(analysis: AnalysisRecord, { seat, name, yours = false }: About): string[] {
	const player = analysis.players[seat];
	if (!player) return [];
	const who = { you: yours ? 'yes' : 'no', name, game: analysis.game };
	const lines = player.facts.map((fact) => t(fact.key, { ...who, ...fact.numbers }));
	if (player.accuracy !== null) lines.push(t('account-accuracy', { ...who, accuracy: Math.round(player.accuracy) }));
	if (!player.judged || !isWhole(analysis)) return lines;
	const won = (analysis.curve.at(-1)?.chances[seat] ?? 0) > (analysis.curve[0]?.chances[seat] ?? 0);
	lines.push(t(`account-${player.decided === 'unknown' ? '' : won ? 'won-' : 'lost-'}${player.decided}`, who));
	const { account } = player;
	const judgedOthers = analysis.turns.some((turn) => turn.judged && turn.seat !== seat);
	lines.push(
		account
			? t('account-sum', {
					...who,
					start: hundred(account.start),
					end: hundred(account.end),
					own: games(account.own),
					others: judgedOthers ? games(account.others) : t('account-not-judged'),
					luck: games(account.luck),
					rest: games(account.unexplained)
				})
			: t('account-sum-luck', { ...who, luck: games(player.luck) })
	);
	return lines;
}

/** The turning points of a seat; without one, those of everybody. */
export const momentsOf = (analysis: AnalysisRecord, seat: number | undefined): readonly Moment[] =>
	(seat === undefined ? undefined : analysis.players[seat]?.moments) ?? analysis.moments;

/** The turn that a turning point is about; undefined where it is luck. */
export const turnOf = (analysis: AnalysisRecord, moment: Moment): TurnRecord | undefined =>
	moment.kind === 'luck' ? undefined : analysis.turns[moment.place];

/** The letters that mark turning points. */
export const letter = (place: number): string => 'ABC'[place] ?? '';

/** "turn 22", "phase 3", "round 9", "start". */
export const atText = (game: string, turn: number): string => t('account-at', { game, turn });

const listed = (actions: readonly ActionRecord[], deed: (action: ActionRecord) => string): string =>
	actions.map(deed).join(', ');

/** When it was, who did it and what: "turn 22, you: March to Roma". */
export function momentText(
	analysis: AnalysisRecord,
	moment: Moment,
	names: readonly string[],
	deed: (action: ActionRecord) => string,
	reader?: number
): string {
	const at = atText(analysis.game, moment.turn);
	const turn = turnOf(analysis, moment);
	if (!turn) return t('account-moment-luck', { at, game: analysis.game });
	const who = { you: turn.seat === reader ? 'yes' : 'no', name: names[turn.seat] ?? '' };
	return t('account-moment', { at, ...who, action: listed(turn.actions, deed) });
}

/** "51 → 42 wins per 100 games". */
export const changeText = ({ before, after }: Moment): string =>
	t('account-change', { before: hundred(before), after: hundred(after) });

/** "51 → 42". */
export const shortChange = ({ before, after }: Moment): string => `${hundred(before)} → ${hundred(after)}`;

/** What would have been better; empty where nothing was. */
export function betterText(analysis: AnalysisRecord, moment: Moment, deed: (action: ActionRecord) => string): string {
	const better = turnOf(analysis, moment)?.better ?? [];
	return better.length ? t('account-better', { action: listed(better, deed) }) : '';
}

/** Whether a turning point cost its seat, brought it something, or was luck. */
export const sortOf = ({ kind, before, after }: Moment): 'luck' | 'cost' | 'gain' =>
	kind === 'luck' ? 'luck' : after < before ? 'cost' : 'gain';

/** A change in wins per 100 games: "−12", or that it is about even. */
export const gamesText = games;

/**
 * How many turns of a seat cost something, and what they brought in all; where it begins is no turn. Where costs are
 * not added up, only what is certain counts.
 */
export function turnsText(analysis: AnalysisRecord, seat: number): string {
	const judged = analysis.turns.filter((turn) => turn.judged && turn.seat === seat && turn.turn > 0);
	if (!judged.length) return t('end-not-judged');
	const account = analysis.players[seat]?.account;
	const cost = judged.filter(({ effects, error = 0 }) => {
		const lost = -(effects?.[seat] ?? 0);
		return lost > error && lost - (account ? 0 : error) >= WORTH_A_WORD;
	}).length;
	return [t('end-turns-cost', { cost, judged: judged.length }), ...(account ? [games(account.own)] : [])].join(' · ');
}

/** How far an analysis is. */
export const progressText = ({ done, total }: AnalysisRecord): string => t('account-progress', { done, total });
