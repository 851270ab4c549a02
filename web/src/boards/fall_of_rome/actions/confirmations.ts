/** What is better thought over before it is done, and why. */
import type { ActionRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';
import { stepsToLose, type Position } from '../state/position';

/** What goes for good. */
const GONE = ['banish'];

/** The sun stands on its last step: whoever pays with corruption loses the game. */
export const corruptionLoses = (position: Position): boolean => position.decline + 1 >= stepsToLose(position);

/** Why an action is better thought over; empty if it is not. */
export function graveness(action: ActionRecord, position: Position): string {
	if (action.args['option'] === 'corruption') {
		return t(corruptionLoses(position) ? 'fr-sure-fatal' : 'fr-sure-corruption');
	}
	if (action.kind === 'end_actions' && position.turn.actions > 0) {
		return t('fr-sure-end', { number: position.turn.actions });
	}
	return GONE.includes(action.kind) ? t('fr-sure-discard') : '';
}
