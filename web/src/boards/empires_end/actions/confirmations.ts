/** What is better thought over before it is done, and why. */
import type { ActionRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';
import type { Foresight } from './preview.svelte';
import { isEmpty, outcome } from '../state/outcome';

/** Why an action is better thought over; empty if it is not. */
export function graveness(action: ActionRecord, legal: readonly ActionRecord[], foresight: Foresight): string {
	if (action.kind === 'throw_away') return t('ee-sure-throw');
	if (action.kind === 'buy_coins' && action.args['coins'] !== '0') {
		return t('ee-sure-buy', { number: Number(action.args['coins']) });
	}
	if (action.kind !== 'done') return '';
	const unused = legal.filter((other) => {
		const line = other.kind === 'use' ? foresight.of(other.text) : null;
		return line !== null && !isEmpty(outcome(line));
	});
	return unused.length ? t('ee-sure-done', { number: unused.length }) : '';
}
