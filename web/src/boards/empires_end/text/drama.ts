/** How a game of Empire's End ended: by how much, and what made the difference. */
import type { Drama, FinishedGame } from '$lib/games/board_contract';
import { ranking } from '$lib/session/result_text';
import { asReader, joined, readerOf } from '$lib/session/seats';
import { t, words } from '$lib/text/i18n.svelte';
import { positionOf, type Position } from '../state/position';
import { scoreLines, type Line } from '../state/scoring';

const PARTS = ['track', 'locations', 'innovations'] as const;
type Part = (typeof PARTS)[number];
const partOf = ({ what }: Line): Part => (what === 'track' || what === 'locations' ? what : 'innovations');

export function dramaOf({ view, steps, result, names, mine }: FinishedGame): Drama {
	const ranked = ranking(result);
	const [winner, second] = ranked;
	if (!winner || !second) return { title: '', sentence: '' };
	const position = positionOf(view);
	const [name, other] = [names[winner.seat] ?? '', names[second.seat] ?? ''];
	const [points, others] = [winner.score ?? 0, second.score ?? 0];
	const lines = scoreLines(steps, position.empires);
	const sum = (seat: number, part: Part): number =>
		lines.reduce((all, line) => all + (line.seat === seat && partOf(line) === part ? line.points : 0), 0);
	const shown = mine[0] ?? winner.seat;
	const facts = [shown, winner.seat === shown ? second.seat : winner.seat].map((seat) => {
		const own = seat === readerOf(mine) ? t('you') : (names[seat] ?? '');
		const sums = Object.fromEntries(PARTS.map((part) => [part, sum(seat, part)]));
		return t('ee-drama-sum', { ...sums, name: own });
	});
	const who = { name, you: readerOf(mine) === winner.seat ? 'yes' : 'no' };
	if (result.reason === 'shared_victory') {
		const winners = result.winners.map((seat) => names[seat] ?? '');
		const shared = { names: joined(winners, words.language), points };
		return { title: t('ee-drama-shared'), sentence: t('ee-drama-shared-about', shared), facts };
	}
	/** Whom the winner is compared with: me, wherever I came. */
	const loser = ranked.find((line) => line.seat === readerOf(mine) && line !== winner) ?? second;
	const you = loser === second ? asReader(mine, winner.seat, second.seat) : 'third';
	if (points === others) {
		const standing = {
			you,
			name,
			other,
			points,
			own: intact(position, winner.seat),
			theirs: intact(position, second.seat)
		};
		return { title: t('ee-drama-tie', who), sentence: t('ee-drama-tie-about', standing), facts };
	}
	const gap = (part: Part): number => sum(winner.seat, part) - sum(loser.seat, part);
	const part = PARTS.reduce((most, each) => (gap(each) > gap(most) ? each : most));
	const decided = t('ee-drama-part', { part, own: sum(winner.seat, part), theirs: sum(loser.seat, part) });
	return {
		title: t('ee-drama-won', { ...who, points: points - others }),
		sentence: `${t('ee-drama-about', { you, name, other, points, others, third: loser.score ?? 0 })} ${decided}`,
		facts
	};
}

/** The locations of an empire that stand. */
function intact(position: Position, seat: number): number {
	const empire = position.empires[seat];
	return empire ? Object.keys(empire.row).length - empire.destroyed.length : 0;
}
