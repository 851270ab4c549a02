/** What a development card does, with the amount of the content file that is played with. */
import { t } from '$lib/text/i18n.svelte';
import { FACTS } from '../state/layout';

export function cardEffect(card: string): string {
	const kind = FACTS.development_cards.kinds.find(({ id }) => id === card);
	return t(`effect-${card}`, { amount: kind?.op.amount ?? 0 });
}
