/** What one touch on a tile would do in economy and industry, in few words on the tile itself. */
import type { ActionRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';
import { TILES } from '../state/facts';
import type { Foresight } from './preview.svelte';
import { outcome } from '../state/outcome';
import { cheapest } from '../state/uses';

export interface Pill {
	/** Empty: the signs of the ability say it. */
	text: string;
}

/** What rebuilding takes at least; nothing as long as it is not known. */
export function rebuildPrice(legal: readonly ActionRecord[], tile: string, foresight: Foresight): number | null {
	const ways = legal.filter((one) => one.kind === 'rebuild' && one.args['location'] === tile);
	const line = foresight.of(cheapest(ways, foresight)?.text ?? '');
	return line ? Object.values(outcome(line).spent).reduce((sum, number) => sum + number, 0) : null;
}

export function pillsOf(legal: readonly ActionRecord[], foresight: Foresight): Record<string, Pill> {
	const found: Record<string, Pill> = {};
	for (const action of legal) {
		const word = action.args['ability'];
		if (action.kind === 'use' && word) found[word] = { text: TILES[word]?.type === 'city' ? t('ee-pill-swap') : '' };
		else if (action.kind === 'exchange' && word) found[word] = { text: '' };
		else if (action.kind === 'reactivate' && word) found[word] = { text: t('ee-again') };
	}
	for (const tile of new Set(legal.filter((one) => one.kind === 'rebuild').map((one) => one.args['location']!))) {
		const spent = rebuildPrice(legal, tile, foresight);
		found[tile] = { text: spent === null ? t('ee-rebuild-short') : t('ee-pill-rebuild', { number: spent }) };
	}
	return found;
}
