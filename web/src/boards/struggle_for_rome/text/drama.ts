/** How a game of Struggle for Rome ended: points and round, how far ahead, and what the points were for. */
import type { Drama, FinishedGame } from '$lib/games/board_contract';
import { ranking } from '$lib/session/result_text';
import { asReader, joined, readerOf } from '$lib/session/seats';
import { t, words } from '$lib/text/i18n.svelte';
import { sourcesOf } from '../state/points';
import { playerOf, positionOf, TRIBE_KINDS } from '../state/position';

export function dramaOf({ view, result, names, mine }: FinishedGame): Drama {
	const position = positionOf(view);
	const [winner, second] = ranking(result);
	if (!winner || !second) return { title: '', sentence: '' };
	const looked = position.players[playerOf(position, mine[0] ?? winner.seat)];
	const cities = TRIBE_KINDS.flatMap((kind) => looked?.[kind].cities ?? []);
	const [points, others] = [winner.score ?? 0, second.score ?? 0];
	const [name, other] = [names[winner.seat] ?? '', names[second.seat] ?? ''];
	const you = asReader(mine, winner.seat, second.seat);
	const told = { you, round: position.round, points, name, other, ahead: points - others };
	if (second.place === 1) {
		const winners = joined(
			result.winners.map((seat) => names[seat] ?? ''),
			words.language
		);
		return {
			title: t('sr-drama-shared'),
			sentence: t('sr-drama-shared-about', { ...told, names: winners }),
			ringed: cities
		};
	}
	const gold = (seat: number): number => position.players[playerOf(position, seat)]?.gold ?? 0;
	const sources = sourcesOf(position, playerOf(position, winner.seat)).map((each) => `${each.label} +${each.points}`);
	return {
		title: t('sr-drama-won', { name, you: readerOf(mine) === winner.seat ? 'yes' : 'no' }),
		sentence: told.ahead
			? t('sr-drama-about', { ...told, sources: sources.join(', ') })
			: t('sr-drama-gold', { ...told, own: gold(winner.seat), theirs: gold(second.seat) }),
		ringed: cities
	};
}
