/** Whose turn it is, in a few words: over the actions, and in the bar of a phone. */
import type { ViewRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';
import { askedOf, isDue } from './prompts';
import { positionOf, seatOfPawn } from '../state/position';

/** On a screen that several share nobody is "you": the players are named. */
export function headline(
	view: ViewRecord,
	names: readonly string[],
	shared: boolean
): { title: string; detail: string } {
	if (view.result) return { title: t('fr-over'), detail: '' };
	const position = positionOf(view);
	const { turn } = position;
	const active = seatOfPawn(position, turn.active);
	const mine = view.actors.includes(view.seat);
	const own = shared ? t('fr-turn-of', { name: names[view.seat] ?? '' }) : t('fr-your-turn');
	if (turn.phase === 'setup') return { title: mine ? own : t('fr-setup'), detail: '' };
	const detail = turn.phase === 'actions' ? t('fr-actions-left', { number: turn.actions }) : '';
	if (active === view.seat) return { title: own, detail };
	const other = t('fr-turn-of', { name: names[active] ?? '' });
	if (!mine || !isDue(view)) return { title: other, detail };
	const { asker } = askedOf(view, names);
	const asks = asker !== null && asker !== view.seat;
	return { title: asks ? t('fr-asks-you', { name: names[asker] ?? '' }) : t('fr-you-may'), detail: other };
}
