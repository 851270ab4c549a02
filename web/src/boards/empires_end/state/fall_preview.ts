/** What taking a card would do to my row, as the server foresees it. */
import type { ForeseenLine } from '$lib/net/messages';
import {
	eventsOf,
	offerName,
	offersOf,
	placesOf,
	type Empire,
	type OfferName,
	type Place,
	type Position
} from './position';
import { TILES } from './facts';
import type { Foresight } from '../actions/preview.svelte';

export interface Fall {
	/** The disaster by its name. */
	disaster: string;
	/** The card on offer; none where it strikes before the game. */
	offer?: OfferName;
	points: number;
	/** It is one of several, and the owner chooses. */
	maybe: boolean;
}
export interface Preview {
	/** What would fall, by tile. */
	falls: Record<string, Fall[]>;
	/** The cards that would go under a tile, where there is one place only. */
	cards: Record<string, string[]>;
}

/** Tiles that fall by a line of actions: surely, or as a choice. */
export function tilesOf(line: ForeseenLine | null): { tile: string; maybe: boolean }[] {
	if (!line) return [];
	const sure = eventsOf([line]).filter((event) => event.kind === 'destroyed');
	const choices = line.legal.filter((action) => action.kind === 'destroy');
	return [
		...sure.map((event) => ({ tile: String(event.location), maybe: false })),
		...choices.map((action) => ({ tile: action.args['location']!, maybe: choices.length > 1 }))
	];
}

/** The locations of which one falls by a threat to a place: it itself, or the nearest that stand (EE-LOC-09 to EE-LOC-11). */
export function fallsAt(empire: Empire, place: number, gone: readonly string[] = []): Place[] {
	const standing = placesOf(empire).filter(({ tile, destroyed }) => !destroyed && !gone.includes(tile));
	const away = (one: Place): number => Math.abs(one.place - place);
	const least = Math.min(...standing.map(away));
	return standing.filter((one) => away(one) === least);
}

/** What all cards that I may take would do. */
export function previewOf(position: Position, foresight: Foresight): Preview {
	const found: Preview = { falls: {}, cards: {} };
	for (const [offer, { card }] of offersOf(position)) {
		const line = foresight.of(`take ${offer}`);
		for (const { tile, maybe } of tilesOf(line)) {
			const points = TILES[tile]?.points.value ?? 0;
			(found.falls[tile] ??= []).push({ disaster: offerName(position, offer), offer, points, maybe });
		}
		const home = line && eventsOf([line]).find((event) => event.kind === 'attached');
		if (home) (found.cards[String(home.location)] ??= []).push(card);
	}
	return found;
}

/** Whether one must still choose what falls. */
export const isOpen = (line: ForeseenLine): boolean => tilesOf(line).some(({ maybe }) => maybe);
