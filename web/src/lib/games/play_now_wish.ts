/** What somebody last wanted of "play now", kept in this browser and offered again. */
export const MINUTES = [0, 5, 10] as const;
const KEY = 'occasus-play-now';

export interface NowWish {
	game: string;
	seats: number;
	minutes: (typeof MINUTES)[number];
	rated: boolean;
}

/** As far as it still makes sense. */
export function lastWish(): Partial<NowWish> {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof NowWish, unknown>>;
		const minutes = MINUTES.find((choice) => choice === kept.minutes);
		return {
			...(typeof kept.game === 'string' && { game: kept.game }),
			...(typeof kept.seats === 'number' && Number.isInteger(kept.seats) && { seats: kept.seats }),
			...(minutes !== undefined && { minutes }),
			...(typeof kept.rated === 'boolean' && { rated: kept.rated })
		};
	} catch {
		return {};
	}
}

export function noteWish({ game, seats, minutes, rated }: NowWish): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ game, seats, minutes, rated }));
	} catch {
		// a browser that keeps nothing: the usual is offered again
	}
}
