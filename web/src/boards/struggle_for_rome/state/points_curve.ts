/** Everybody's points at the end of each round, told by the events; counted back from what they have now. */
import facts from 'facts:struggle_for_rome';
import type { StepRecord } from '$lib/net/messages';
import { colours, eventsOf, type BoardEvent, type Kind, type Position } from './position';

interface Facts {
	special_victory_point_cards: { kinds: { id: string; victory_points: number }[] };
	rules_constants: { victory_points_per_conquered_city: number };
}
const { special_victory_point_cards, rules_constants } = facts as unknown as Facts;
export const CITY_POINTS = rules_constants.victory_points_per_conquered_city;
export const prize = (id: string): number =>
	special_victory_point_cards.kinds.find((one) => one.id === id)?.victory_points ?? 0;

/** What an event brings, and to whom. */
function gained(event: BoardEvent): { player: string; points: number } {
	const player = String(event.player ?? '') || (String(event.tribe ?? '').split('_')[0] ?? '');
	const points: Partial<Record<Kind, number>> = {
		founded: CITY_POINTS,
		expanded: CITY_POINTS,
		gained_scourge_of_rome: prize('scourge_of_rome'),
		gained_legacy_of_rome: prize('legacy_of_rome'),
		gained_diplomacy: prize('diplomacy'),
		lost_diplomacy: -prize('diplomacy'),
		showed_points: Number(event.points ?? 0)
	};
	return { player, points: points[event.kind] ?? 0 };
}

export interface Line {
	player: string;
	/** By round, beginning with `first`. */
	points: number[];
}
export interface Curve {
	/** The first round of which something is known. */
	first: number;
	lines: Line[];
}

export function curveOf(position: Position, steps: readonly StepRecord[]): Curve {
	const events = eventsOf(steps);
	const rounds = events.filter((event) => event.kind === 'round_began').map((event) => Number(event.round));
	const first = rounds[0] ?? position.round;
	const lines = colours(position).map((player) => {
		const points: number[] = [];
		let now = position.players[player]!.points;
		points.unshift(now);
		for (const event of [...events].reverse()) {
			const found = gained(event);
			if (found.player === player) now -= found.points;
			if (event.kind === 'round_began') points.unshift(now);
		}
		return { player, points };
	});
	return { first: first - 1, lines };
}
