/** Where somebody's points come from, as far as it lies open, and what may still be hidden. */
import { t } from '$lib/text/i18n.svelte';
import { CITY_POINTS, prize } from './points_curve';
import { cardCount, cardsOf, PROVINCE_IDS, TRIBE_KINDS, type Position } from './position';

export interface Source {
	label: string;
	/** The same with its number, where the label has none. */
	counted?: string;
	points: number;
}

/** What brought points that lie open, and how many. */
export function sourcesOf(position: Position, player: string): Source[] {
	const own = position.players[player];
	if (!own) return [];
	const cities = TRIBE_KINDS.reduce((sum, kind) => sum + own[kind].cities.length, 0);
	const scourges = TRIBE_KINDS.filter((kind) => PROVINCE_IDS.every((id) => own[kind].tokens[id])).length;
	const shown = own.shown_points ?? 0;
	return [
		{ label: t('sr-points-cities', { number: cities }), points: cities * CITY_POINTS },
		{
			label: t('sr-source-scourge', { number: scourges }),
			counted: t('sr-points-scourge', { number: scourges }),
			points: scourges * prize('scourge_of_rome')
		},
		{ label: t('prize-diplomacy'), points: position.diplomacy === player ? prize('diplomacy') : 0 },
		{ label: t('prize-legacy'), points: own.legacy ? prize('legacy_of_rome') : 0 },
		{ label: t('sr-source-shown'), counted: t('sr-points-shown', { number: shown }), points: shown }
	].filter(({ points }) => points > 0);
}

export function pointsOf(position: Position, player: string): string[] {
	const own = position.players[player];
	if (!own) return [];
	const secret = typeof own.cards === 'number' ? cardCount(own) : (cardsOf(own)['victory_point'] ?? 0);
	const hidden = t(typeof own.cards === 'number' ? 'sr-points-hidden' : 'sr-points-mine', { number: secret });
	const open = sourcesOf(position, player).map(({ label, counted }) => counted ?? label);
	return [...open, ...(secret ? [hidden] : [])];
}
