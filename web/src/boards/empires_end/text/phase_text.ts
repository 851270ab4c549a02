/** Which phase of how many, in words; before the first the table is set up. */
import { t, words } from '$lib/text/i18n.svelte';
import { trackFor } from '../state/facts';
import type { Position } from '../state/position';

export function phaseOf({ hourglass, phase, seats }: Position): string {
	const total = trackFor(seats).length;
	return hourglass < 1 ? words.name('phase', phase) : t('ee-phase-of', { number: Math.min(hourglass, total), total });
}
