/** Why a barbarian card leads to another city than its own, in words. */
import { t, words } from '$lib/text/i18n.svelte';
import type { Road } from '../state/road';

const called = (road: Road, city: string): Record<string, string> => ({
	tribe: words.name('tribe', road.tribe),
	city: words.name('city', city),
	from_city: words.name('city', road.from ?? '')
});

/** Why the tribe comes to this city. */
export const reachText = (road: Road): string => t(`fr-reach-${road.reach}`, called(road, road.target));

/** City by city, from the card's own on: why not there, and at last why there. */
export function roadLines(road: Road): { city: string; text: string; here: boolean }[] {
	const tried = road.tried.map((city) => ({ city, text: t('fr-reach-not', called(road, city)), here: false }));
	return [...tried, { city: road.target, text: reachText(road), here: true }];
}
