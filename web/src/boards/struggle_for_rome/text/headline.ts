/** Whose turn it is and what is done in it, in a few words. */
import type { ViewRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { actingTribe, isLast, positionOf, roundLimit, seatOf, type Position } from '../state/position';

export function headlineOf(view: ViewRecord, names: readonly string[]): { title: string; detail: string } {
	const position = positionOf(view);
	// while setting up, whoever places next is named, not whoever begins the first round
	const placing = position.turn.phase === 'setup' ? view.actors.find((one) => one >= 0) : undefined;
	const seat = placing ?? seatOf(position, position.turn.player);
	const tribe = actingTribe(position);
	const detail = roundOf(position);
	if (view.result) return { title: t('sr-over'), detail };
	if (seat !== view.seat && view.actors.includes(view.seat))
		return { title: t(position.turn.phase === 'setup' ? 'sr-your-setup' : 'sr-you-may'), detail };
	if (seat !== view.seat) return { title: t('sr-turn-of', { name: names[seat] ?? '' }), detail };
	if (tribe) return { title: t(`sr-your-${tribe}`), detail };
	const known = ['build', 'claims', 'setup', 'roll'].includes(position.turn.phase);
	return { title: known ? t(`sr-your-${position.turn.phase}`) : words.name('phase', position.turn.phase), detail };
}

/** "Round 3", "Round 3 of 10" where the rounds are limited; the last one is said to be so. */
function roundOf(position: Position): string {
	const { round } = position;
	const limit = roundLimit(position);
	if (!round) return '';
	if (limit === null) return t('sr-round', { round });
	return t('sr-round-of', { round, limit, last: isLast(position) ? 'yes' : 'no' });
}
