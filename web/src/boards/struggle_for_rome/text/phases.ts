/** The phases of a turn in their order. */
import { t } from '$lib/text/i18n.svelte';
import type { Position } from '../state/position';

export const PHASES = ['roll', 'build', 'horseman_actions', 'warrior_actions'] as const;

/** What is still to come in a turn. */
export function aheadOf({ turn }: Position): string[] {
	const at = PHASES.findIndex((phase) => phase === turn.phase);
	return at < 0 ? [] : PHASES.slice(at + 1).map((phase) => t(`sr-phase-${phase}`));
}
