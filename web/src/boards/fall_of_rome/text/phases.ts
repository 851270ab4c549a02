/** The phases of a turn in their order, with what they bring now. */
import { t } from '$lib/text/i18n.svelte';
import { FACTS } from '../state/layout';
import type { Position } from '../state/position';

export interface Phase {
	id: string;
	name: string;
}

export const phasesOf = ({ rate, turn }: Position): Phase[] => [
	{ id: 'actions', name: t('fr-phase-actions') },
	{ id: 'draw', name: t('fr-phase-draw') },
	{
		id: 'invade',
		name: t('fr-phase-invade', { number: Math.max(0, FACTS.tracks.invasion_rate.values[rate]! - turn.fewer) })
	}
];

/** What is still to come in a turn. */
export function aheadOf(position: Position): string[] {
	const phases = phasesOf(position);
	const at = phases.findIndex(({ id }) => id === position.turn.phase);
	return at < 0 ? [] : phases.slice(at + 1).map(({ name }) => name);
}
