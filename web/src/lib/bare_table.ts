/** A table as a board wants it, for a match that is played or looked at without one. */
import type { SeatRecord, TableRecord } from './messages';

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
