/** What the numbers of a challenge say. */
import { games } from '$lib/games/catalogue.svelte';
import { t } from '$lib/text/i18n.svelte';

/** "Rome stood: decline 4, 12 turns", "31 points, place 1, 4 ahead". */
export function resultOf(game: string, measure: readonly number[]): string {
	const [first = 0, second = 0, third = 0] = measure;
	if (games.find(game)?.cooperative)
		return first > 0
			? t('challenge-won', { decline: -second, turns: -third })
			: t('challenge-lost', { decline: -third, turns: second });
	const facts = { points: third, place: -first, lead: Math.abs(second) };
	return second >= 0 ? t('challenge-ahead', facts) : t('challenge-behind', facts);
}
