/** The line on a deed's row: what it brings, how far it reaches, or what is missing for it. */
import type { ActionRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { amount } from '../text/amounts';
import { jokerFor, missingFor } from '../state/costs';
import { CITY, FACTS } from '../state/layout';
import { actingTribe, PROVINCE_IDS, type Position } from '../state/position';

/** So many cities stand on one line; the map shows them all. */
const NAMED = 2;

/** `why`: the rule that forbids it, where somebody has asked; what is missing says more than that. */
export function noteOf(
	kind: string,
	legal: readonly ActionRecord[],
	position: Position,
	helpful: number,
	why = ''
): string {
	const found = legal.filter((action) => action.kind === kind);
	const me = position.players[position.turn.player]!;
	if (!found.length) {
		const missing = Object.entries(missingFor(kind, me)).map(([good, number]) => amount(good, number));
		const joker = jokerFor(kind, me, position.turn.joker_used);
		if (missing.length && joker !== 'does')
			return t(joker === 'short' ? 'sr-note-missing' : `sr-note-joker-${joker}`, { goods: missing.join(', ') });
		if (why) return why;
	}
	if (['plunder', 'conquer'].includes(kind.split('_')[0]!) && found.length) {
		const cities = found.map(({ args }) => CITY.get(args['city']!)!.name);
		const number = cities.length - NAMED;
		const named = cities.slice(0, NAMED).join(', ');
		return number > 0 ? t('sr-note-cities', { cities: named, number }) : named;
	}
	if (kind === 'travel') return found.length ? t('sr-note-travel', { number: found.length, helpful }) : '';
	if (kind === 'conquer') {
		const tribe = me[actingTribe(position) ?? 'horseman'];
		const colours = PROVINCE_IDS.filter((id) => tribe.tokens[id]).length;
		const needed = FACTS.rules_constants.colours_plundered_before_conquest;
		return tribe.cities.length || colours >= needed ? '' : t('sr-note-colours', { number: colours, needed });
	}
	if (!found.length && legal.length) return ''; // what it would bring is no reason why it is dark
	if (kind === 'buy_card') {
		const { pile } = position.development;
		return t('sr-note-buy_card', {
			number: typeof pile === 'number' ? pile : Object.values(pile).reduce((a, b) => a + b, 0)
		});
	}
	if (kind === 'play') return found.map(({ args }) => words.name('card', args['card']!)).join(', ');
	return words.has(`sr-note-${kind}`) ? t(`sr-note-${kind}`) : '';
}
