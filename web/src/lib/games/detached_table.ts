/** A table as a board wants it, for a match that is played or looked at without one. */
import type { ReplayRow, SeatRecord, TableRecord } from '$lib/net/messages';

export function bareTable(id: string, game: string, seats: SeatRecord[], over: boolean): TableRecord {
	return {
		id,
		code: '',
		host: '',
		game,
		options: {},
		seats,
		public: false,
		spectators: true,
		hints: false,
		cooperative: game === 'fall_of_rome',
		days: 0,
		state: over ? 'over' : 'playing',
		created: 0,
		changed: 0,
		number: 0,
		due: [],
		deadline: null,
		commitment: '',
		secret: '',
		seed_hash: '',
		seed: '',
		result: null,
		rematch: '',
		content: ''
	};
}

const BOTS = ['random', 'tiro', 'miles', 'centurio', 'legatus'];

/** Seats as a match file tells them: the names of people, and the levels of bots. */
export const seatsOfFile = (players: readonly string[], count: number): SeatRecord[] =>
	Array.from({ length: count }, (_, seat) => ({
		seat,
		kind: BOTS.includes(players[seat] ?? '') ? 'bot' : 'person',
		name: players[seat] ?? ''
	}));

/** A match file as a line of a list. */
export const tableOfFile = ({ id, game, at, players, result }: ReplayRow): TableRecord => ({
	...bareTable(id, game, seatsOfFile(players ?? [], players?.length ?? 0), true),
	changed: at,
	result: result ?? null
});
