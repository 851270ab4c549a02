/** The cards that strike one's own empire in the lightning setup: what falls by each of them. */
import { t } from '$lib/text/i18n.svelte';
import { called } from '../text/ability_text';
import { CARDS, ROMAN, TILES } from './facts';
import { fallsAt, type Preview } from './fall_preview';
import type { Empire, Place } from './position';

interface Strike {
	card: string;
	/** What falls, or of what one falls. */
	places: Place[];
}

/** The cards that are chosen already, and then this one. */
function strikesOf(empire: Empire, next: string | undefined): Strike[] {
	const gone: string[] = [];
	const cards = [...(Array.isArray(empire.struck) ? empire.struck : []), ...(next ? [next] : [])];
	return cards.map((card) => {
		const places = fallsAt(empire, CARDS[card]!.number, gone);
		if (places.length === 1) gone.push(places[0]!.tile);
		return { card, places };
	});
}

/** "Famine: VII, City 32 falls". */
export function strikeText(card: string, empire: Empire): string {
	const places = strikesOf(empire, card).at(-1)!.places;
	const named = places.map(({ place, tile }) => `${ROMAN[place]}, ${called(tile)}`);
	return t('ee-strike-falls', { name: called(card), location: named.join(` ${t('ee-or')} `) });
}

/** The same in the row. */
export function strikePreview(empire: Empire, next: string | undefined): Preview {
	const found: Preview = { falls: {}, cards: {} };
	for (const { card, places } of strikesOf(empire, next))
		for (const { tile } of places)
			(found.falls[tile] ??= []).push({
				disaster: called(card),
				points: TILES[tile]?.points.value ?? 0,
				maybe: places.length > 1
			});
	return found;
}
