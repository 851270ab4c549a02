/** Answers as one reads them among others: short, with the place they mean. */
import type { ActionRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { called } from './ability_text';
import { deedText, payText } from './action_text';
import { ROMAN } from '../state/facts';
import { placeOf, type Empire } from '../state/position';
import { strikeText } from '../state/strikes';

/** Where on the row, or in the hand, an answer lies; what lies nowhere keeps its order. */
export function placeIn(action: ActionRecord, empire: Empire): number {
	const tile = action.args['location'];
	if (action.kind === 'strike' && Array.isArray(empire.hand)) return empire.hand.indexOf(action.args['card']!);
	return tile && ['destroy', 'attach'].includes(action.kind) ? placeOf(empire, tile) : 0;
}

/** "VII City 32", "With a Town, 1 coin", "Sell it". */
export function answerText(action: ActionRecord, empire: Empire): string {
	const { args } = action;
	if (action.kind === 'build' || action.kind === 'rebuild') return payText(action);
	if (action.kind === 'exchange') {
		return t('ee-exchange-short', {
			given: words.name('given', args['given']!),
			taken: words.name('taken', args['taken']!)
		});
	}
	const tile = args['location'];
	if (tile && ['destroy', 'attach'].includes(action.kind)) return `${ROMAN[placeOf(empire, tile)]} ${called(tile)}`;
	if (action.kind === 'strike') return strikeText(args['card']!, empire);
	if (action.kind === 'refresh') return called(args['innovation']!);
	return deedText(action);
}
