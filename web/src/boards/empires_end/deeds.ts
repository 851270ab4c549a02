/** Actions as the button says them. */
import type { ActionRecord } from '$lib/messages';
import { t, words } from '$lib/words.svelte';
import { called } from './abilities';

/** The way to pay for a card or a ruin: "With a Town, 1 coin". */
export function payText({ kind, args }: ActionRecord): string {
	const coins = Number(args['coins'] ?? 0);
	if (kind === 'rebuild') return coins ? t('ee-rebuild-coins', { coins }) : t('ee-rebuild');
	if (args['town'] === 'with_town') return coins ? t('ee-town-coins', { coins }) : t('ee-town');
	return coins ? t('ee-build-coins', { coins }) : t('ee-build');
}

/** All of an action, for a list without anything around it; the cards are numbered where there are two. */
export function fullText(action: ActionRecord, numbered: boolean): string {
	if (['build', 'rebuild'].includes(action.kind)) return `${deedText(action)} (${payText(action)})`;
	if (action.kind !== 'skip' || !numbered) return deedText(action, numbered);
	return t('ee-do-skip-numbered', { numeral: numeralOf(action), name: called(action.args['innovation']!) });
}

/** Which of two cards it is about. */
const numeralOf = ({ args }: ActionRecord): string => (args['disaster'] === 'second' ? 'II' : 'I');

/** "Pay 1 axe on II", "Rebuild Town 25". */
export function deedText(action: ActionRecord, numbered = false): string {
	const { args } = action;
	const numeral = numeralOf(action);
	const resource = words.name('resource', args['resource'] ?? 'coin');
	switch (action.kind) {
		case 'pay':
			return numbered ? t('ee-do-pay-numbered', { resource, numeral }) : t('ee-do-pay', { resource });
		case 'take':
			return numbered ? t('ee-do-take-numbered', { numeral }) : t('ee-do-take');
		case 'skip':
			return t('ee-skip-with', { name: called(args['innovation']!) });
		case 'replace':
			return numbered
				? t('ee-do-replace', { numeral, name: called(args['innovation']!) })
				: t('ee-replace-with', { name: called(args['innovation']!) });
		case 'swap':
			return t('ee-do-swap', { one: called(args['location']!), other: called(args['other_location']!) });
		case 'move':
			return t('ee-do-move', { name: called(args['innovation']!), location: called(args['location']!) });
		case 'buy_coins':
			return t('ee-do-buy_coins', { number: Number(args['coins']) });
		case 'bid_axes':
			return t('ee-do-bid_axes', { number: Number(args['axes']) });
		case 'bid_coins':
			return t('ee-do-bid_coins', { number: Number(args['coins']) });
		case 'exchange':
			return t('ee-do-exchange', {
				name: called(args['ability']!),
				given: words.name('given', args['given']!),
				taken: words.name('taken', args['taken']!)
			});
		case 'begin_with':
			return t('ee-do-begin_with', { part: words.name('part', args['part']!) });
		default: {
			const word = args['location'] ?? args['ability'] ?? args['innovation'] ?? args['card'] ?? '';
			return t(`ee-do-${action.kind}`, { name: word ? called(word) : '' });
		}
	}
}
