/** What stands below the verb of a deed: its price, or how far it reaches. */
import type { ActionRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { FACTS } from '../state/layout';
import type { Position } from '../state/position';

export interface Note {
	text: string;
	/** It costs this. */
	price: boolean;
}

const different = (actions: readonly ActionRecord[], domain: string): string[] => [
	...new Set(actions.flatMap((action) => (action.args[domain] === undefined ? [] : [action.args[domain]])))
];
const most = (actions: readonly ActionRecord[], domain: string): number =>
	Math.max(0, ...different(actions, domain).map(Number));
/** Voyages and journeys that are paid for with a card, which is asked for afterwards. */
const PAID = ['sail', 'travel'];
/** Deeds whose card comes to the hand. */
const GAINED = ['take', 'trade_take', 'fetch'];

/** How many legions come where somebody recruits now. */
export const recruits = (position: Position): number =>
	Math.min(FACTS.tracks.recruit_rate.values[position.rate]!, position.supply.legions);

export function tileNote(kind: string, actions: readonly ActionRecord[], position: Position): Note {
	const cities = different(actions, 'city');
	const cards = different(actions, 'card');
	if (PAID.includes(kind)) return { text: t(`fr-tile-${kind}`, { cities: cities.length }), price: true };
	if (kind === 'battle') return { text: t('fr-tile-dice', { number: most(actions, 'dice') }), price: false };
	if (kind === 'recruit') return { text: t('fr-tile-recruit', { number: recruits(position) }), price: false };
	if (kind === 'build_fort') return { text: t('fr-tile-legions', { number: 2 }), price: true };
	if (kind === 'ally' || kind === 'enlist_free') {
		const tribes = different(actions, 'tribe').map((tribe) => words.name('tribe', tribe));
		return { text: tribes.join(', '), price: false };
	}
	const price = !GAINED.includes(kind);
	if (cards.length === 1) return { text: t('fr-tile-card', { card: words.name('card', cards[0]!) }), price };
	if (cards.length) return { text: t('fr-tile-cards', { number: cards.length }), price };
	return { text: cities.length ? t('fr-tile-cities', { number: cities.length }) : '', price: false };
}
