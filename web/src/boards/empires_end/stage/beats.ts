/** How each kind of event is shown: for how long, and with which sound. Kinds that are not listed take no time. */
import type { Style } from '$lib/stage/chronicle_blocks';
import type { GameEvent } from '$lib/net/messages';
import type { Beats, Telling } from '$lib/stage/event_display';
import type { BoardEvent, Position } from '../state/position';
import { turnOf } from '../state/seat_states';

const PLACED = 320;
const READ = 900;
const SUN = 1400;

const BEATS: Beats<BoardEvent['kind']> = {
	temple_given: [READ, 'turn'],
	hourglass_moved: [SUN, 'sun'],
	revealed: [READ, 'invasion'],
	paid: [500, 'coin'],
	skipped: [600, 'card'],
	replaced: [READ, 'card'],
	took: [READ, 'coin'],
	temple_moved: [500, 'turn'],
	destroyed: [1000, 'sack'],
	triggered: [600, 'piece'],
	attached: [500, 'card'],
	showed: [READ, 'card'],
	bought_coins: [PLACED, 'coin'],
	used: [PLACED, 'piece'],
	exchanged: [PLACED, 'coin'],
	refreshed: [PLACED, 'piece'],
	built: [500, 'card'],
	sold: [PLACED, 'coin'],
	rebuilt: [700, 'alliance'],
	swapped: [640, 'piece'],
	moved: [500, 'card'],
	drew: [PLACED, 'card'],
	conflict_revealed: [READ, 'horn'],
	struck: [READ, 'invasion'],
	bid_shown: [3000, 'horn'],
	band_reached: [600, 'coin'],
	victory: [READ, 'victory'],
	upheaved: [1000, 'sack'],
	marker_removed: [PLACED, 'piece'],
	won: [READ, 'victory']
};

/** The places that an event is about: `0 city_32`. */
export function placesOf(shown: GameEvent): string[] {
	const event = shown as BoardEvent;
	const found = [event.location, event.other_location, event.innovation, event.ability];
	return found.flatMap((place) => (typeof place === 'string' && place ? [`${event.seat} ${place}`] : []));
}

export const TELLING: Telling<Position, BoardEvent['kind']> = {
	beats: BEATS,
	moments: ['took', 'destroyed', 'upheaved', 'hourglass_moved'],
	strokes: ['drew', 'used', 'exchanged', 'bought_coins'],
	held: ['bid_shown'],
	onTurn: (position) => {
		const seat = turnOf(position);
		return seat < 0 ? null : seat;
	},
	placesOf
};

const WORKED = { as: 'worked', by: ['seat'] };
const COUNTED = { as: 'counted', by: ['seat'] };
/** How the chronicle is written. */
export const STYLE: Style<BoardEvent['kind']> = {
	telling: TELLING as Telling<unknown>,
	heads: ['hourglass_moved'],
	losses: ['destroyed', 'upheaved'],
	/** The last bid comes with the reveal of all; it is sealed like the others. */
	alone: ['committed'],
	routine: {
		tile_laid: { as: 'laid', by: [] },
		drew: { as: 'drawn', by: ['seat'] },
		used: WORKED,
		exchanged: WORKED,
		reactivated: WORKED,
		refreshed: WORKED,
		chose_axes: { as: 'sealed', by: ['seat'] },
		committed: { as: 'sealed', by: ['seat'] },
		locations_counted: COUNTED,
		innovation_counted: COUNTED,
		final_score: COUNTED
	},
	follows: ['attached', 'gained', 'spent', 'scored', 'discounted', 'kept', 'threw_away', 'finished', 'temple_moved']
};
