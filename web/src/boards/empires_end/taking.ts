/** What taking a card on offer would lead to, in words. */
import { t, words } from '$lib/words.svelte';
import { amounts } from './abilities';
import { isOpen } from './falls';
import type { Foresight } from './foresight.svelte';
import { takingSteps } from './outcome';
import type { Empire, OfferName } from './position';
import { standing, standingAfter } from './standing';

/** "The City falls; you gain 2 axes"; empty as long as nobody knows. */
export function takingText(foresight: Foresight, offer: OfferName, empire: Empire | undefined, seat: number): string {
	const line = foresight.of(`take ${offer}`);
	const steps = line && empire ? takingSteps(line, empire, seat) : [];
	return words.clauses(steps.map((one) => one.text + (one.tokens ? ` ${amounts(one.tokens)}` : '')));
}

/** "170 → 138 if it ended now". */
export function pointsAfter(foresight: Foresight, offer: OfferName, empire: Empire | undefined, seat: number): string {
	const line = foresight.of(`take ${offer}`);
	if (!line || !empire || isOpen(line)) return '';
	return t('ee-end-change', { now: standing(empire).points, then: standingAfter(line, empire, seat).points });
}
