/** Which phase of how many, in words; before the first the table is set up. */
import { t, words } from '$lib/text/i18n.svelte';
import { trackFor } from '../state/facts';
import type { Position } from '../state/position';

export function phaseOf({ hourglass, phase, seats }: Position): string {
	const total = trackFor(seats).length;
	return hourglass < 1 ? words.name('phase', phase) : t('ee-phase-of', { number: Math.min(hourglass, total), total });
}

/** The phase after this one, in words; nothing after the last. */
export function nextPhase({ hourglass, seats }: Position): string[] {
	const next = trackFor(seats)[hourglass];
	return next ? [t('ee-next-phase', { phase: words.name('phase', next) })] : [];
}
