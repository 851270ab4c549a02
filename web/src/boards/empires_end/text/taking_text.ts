/** What taking a card on offer would lead to, in words. */
import { t, words } from '$lib/text/i18n.svelte';
import { amounts } from './ability_text';
import { isOpen } from '../state/fall_preview';
import type { Foresight } from '../actions/preview.svelte';
import { takingSteps } from '../state/outcome';
import type { Empire, OfferName } from '../state/position';
import { standing, standingAfter } from '../state/standing';

/** "The City falls; you gain 2 axes"; empty as long as nobody knows. */
export function takingText(foresight: Foresight, offer: OfferName, empire: Empire | undefined, seat: number): string {
	const line = foresight.of(`take ${offer}`);
	const steps = line && empire ? takingSteps(line, empire, seat) : [];
	return words.clauses(steps.map((one) => one.text + (one.tokens ? ` ${amounts(one.tokens)}` : '')));
}

/** A change of the points that would count now. */
export interface Change {
	/** "170 → 138 if it ended now". */
	text: string;
	loss: boolean;
}

/** What taking a card does to the points; null as long as nobody knows. */
export function pointsAfter(
	foresight: Foresight,
	offer: OfferName,
	empire: Empire | undefined,
	seat: number
): Change | null {
	const line = foresight.of(`take ${offer}`);
	if (!line || !empire || isOpen(line)) return null;
	const now = standing(empire).points;
	const then = standingAfter(line, empire, seat).points;
	return { text: t('ee-end-change', { now, then }), loss: then < now };
}
