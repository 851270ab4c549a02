/** Actions as the button says them. */
import type { ActionRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { called } from './ability_text';
import { isTile } from '../state/facts';
import { homeOf, isDouble, offerName, type OfferName, type Position } from '../state/position';
import { strikeText } from '../state/strikes';

/** The way to pay for a card or a ruin: "With a Town, 1 coin". */
export function payText({ kind, args }: ActionRecord): string {
	const coins = Number(args['coins'] ?? 0);
	if (kind === 'rebuild') return coins ? t('ee-rebuild-coins', { coins }) : t('ee-rebuild');
	if (args['town'] === 'with_town') return coins ? t('ee-town-coins', { coins }) : t('ee-town');
	return coins ? t('ee-build-coins', { coins }) : t('ee-build');
}

/** All of an action, for a list without anything around it. */
export function fullText(action: ActionRecord, position: Position): string {
	if (['build', 'rebuild'].includes(action.kind)) return `${deedText(action, position)} (${payText(action)})`;
	return deedText(action, position);
}

/** "the Fire under IV": an innovation by where it lies; by its name where it lies nowhere. */
export function lying(position: Position | null, card: string): string {
	const place = position ? homeOf(position, card) : '';
	return place ? t('ee-card-under', { name: called(card), place }) : called(card);
}

/** "Pay 1 axe on Flood", "Rebuild Town 25". With a position: to which of two cards, and where innovations lie. */
export function deedText(action: ActionRecord, position: Position | null = null): string {
	const { args } = action;
	const double = position !== null && isDouble(position) && 'disaster' in args;
	const disaster = position ? offerName(position, args['disaster'] as OfferName | undefined) : '';
	const token = args['resource'] ?? 'coin';
	const paid = { resource: words.name('resource', token), resource_id: token };
	const innovation = args['innovation'] ? lying(position, args['innovation']) : '';
	switch (action.kind) {
		case 'pay':
			return double ? t('ee-do-pay-on', { ...paid, disaster }) : t('ee-do-pay', paid);
		case 'take':
			return disaster ? t('ee-do-take-card', { disaster }) : t('ee-do-take');
		case 'skip':
			return double ? t('ee-do-skip-on', { disaster, name: innovation }) : t('ee-skip-with', { name: innovation });
		case 'replace':
			return double ? t('ee-do-replace', { disaster, name: innovation }) : t('ee-replace-with', { name: innovation });
		case 'strike': {
			const card = args['card']!;
			const own = position?.empires.find(({ hand }) => Array.isArray(hand) && hand.includes(card));
			return own ? strikeText(card, own) : t('ee-do-strike', { name: called(card) });
		}
		case 'swap':
			return t('ee-do-swap', { one: called(args['location']!), other: called(args['other_location']!) });
		case 'move':
			return t('ee-do-move', { name: innovation, location: called(args['location']!) });
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
			return t('ee-do-begin_with', { part: words.name('part', args['part']!), part_id: args['part']! });
		default: {
			const word = args['location'] ?? args['ability'] ?? args['innovation'] ?? args['card'] ?? '';
			return t(`ee-do-${action.kind}`, { name: word ? (isTile(word) ? called(word) : lying(position, word)) : '' });
		}
	}
}

/** An answer to one disaster, or to two at once. */
export function answerText(chosen: readonly ActionRecord[], position: Position): string {
	const [one, other] = chosen;
	if (!one || !other || chosen.some(({ kind }) => kind !== 'pay'))
		return chosen.map((action) => deedText(action, position)).join(' · ');
	const token = ({ args }: ActionRecord): string => t(`amount-${args['resource']}`, { number: 1 });
	if (one.args['resource'] === other.args['resource'])
		return t('ee-do-pay-twice', { amount: t(`amount-${one.args['resource']}`, { number: 2 }) });
	return t('ee-do-pay-both', { one: token(one), other: token(other) });
}
