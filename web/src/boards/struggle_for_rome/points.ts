/** Where somebody's points come from, as far as it lies open, and what may still be hidden. */
import { t } from '$lib/words.svelte';
import { cardCount, cardsOf, PROVINCE_IDS, TRIBE_KINDS, type Position } from './position';

export function pointsOf(position: Position, player: string): string[] {
	const own = position.players[player];
	if (!own) return [];
	const cities = TRIBE_KINDS.reduce((sum, kind) => sum + own[kind].cities.length, 0);
	const scourges = TRIBE_KINDS.filter((kind) => PROVINCE_IDS.every((id) => own[kind].tokens[id])).length;
	const secret = typeof own.cards === 'number' ? cardCount(own) : (cardsOf(own)['victory_point'] ?? 0);
	return [
		cities ? t('sr-points-cities', { number: cities }) : '',
		scourges ? t('sr-points-scourge', { number: scourges }) : '',
		position.diplomacy === player ? t('prize-diplomacy') : '',
		own.legacy ? t('prize-legacy') : '',
		own.shown_points ? t('sr-points-shown', { number: own.shown_points }) : '',
		secret ? t(typeof own.cards === 'number' ? 'sr-points-hidden' : 'sr-points-mine', { number: secret }) : ''
	].filter(Boolean);
}
