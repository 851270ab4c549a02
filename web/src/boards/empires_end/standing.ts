/** What an empire would count if the game ended now, as far as everybody can see it. */
import { CARDS, TILES } from './facts';
import type { Empire } from './position';

export interface Standing {
	/** The score track and what stands. */
	points: number;
	/** Innovations for the end could add to it. */
	least: boolean;
}

export function standing(empire: Empire): Standing {
	const stands = Object.values(empire.row).filter((tile) => !empire.destroyed.includes(tile));
	const points = stands.reduce((sum, tile) => sum + (TILES[tile]?.points.value ?? 0), empire.score);
	const least = stands.some((tile) => empire.innovations[tile]?.some((card) => CARDS[card]?.phase === 'end_game'));
	return { points, least };
}
