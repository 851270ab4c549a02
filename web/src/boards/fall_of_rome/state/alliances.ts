/** What an alliance takes, and how near to it the players are. */
import { faceOf } from './facts';
import { FACTS } from './layout';
import type { Position } from './position';

export function allianceCost(position: Position, tribe: string): number {
	const printed = FACTS.tribes.entries.find((entry) => entry.id === tribe)!.alliance_cost;
	const dear = position.options['edition'] === 'first_polish' || position.options['alliance_cost.orange'] === 5;
	return tribe === 'anglo_saxons_franks' && dear ? 5 : printed;
}
/** The most cards of a tribe in one hand. */
export const mostHeld = (position: Position, tribe: string): number =>
	Math.max(
		0,
		...position.players.map((player) => (player.hand ?? []).filter((card) => faceOf(card)?.tribe === tribe).length)
	);
