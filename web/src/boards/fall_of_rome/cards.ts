/** Cards by their words: what is printed on them. */
import { FACTS } from './layout';

export interface Face {
	tribe: string;
	city: string;
}

const FACES: Record<string, Face> = Object.fromEntries(
	FACTS.player_city_cards.entries.map(({ id, city, tribe }) => [id, { city, tribe }])
);
export const HAND_LIMIT = 7;

/** The tribe and the city on a city card (`green_roma`) or a barbarian card (`huns roma`); null for events. */
export function faceOf(card: string): Face | null {
	const [tribe, city] = card.split(' ');
	return city ? { tribe: tribe!, city } : (FACES[card] ?? null);
}
