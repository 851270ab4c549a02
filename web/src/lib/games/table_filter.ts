/** Which open tables one wants to see, kept in the address. */

/** What can be asked for; the empty value does not matter. */
export const FILTERS = {
	pace: ['', 'live', 'slow'],
	counts: ['', 'rated', 'friendly']
} as const;

export interface Finding {
	game: string;
	seats: number;
	pace: string;
	language: string;
	counts: string;
	free: boolean;
	near: boolean;
}
export const ANY: Finding = { game: '', seats: 0, pace: '', language: '', counts: '', free: false, near: false };

/** What an address asks for, as far as it makes sense: `?game=empires_end&free=true`. */
export function findingIn(search: string, games: readonly string[], languages: readonly string[]): Finding {
	const asked = new URLSearchParams(search);
	const one = (name: string, known: readonly string[]): string => known.find((each) => each === asked.get(name)) ?? '';
	const seats = Number(asked.get('seats') ?? 0);
	return {
		game: one('game', games),
		seats: Number.isInteger(seats) && seats > 0 && seats <= 5 ? seats : 0,
		pace: one('pace', FILTERS.pace),
		language: one('language', languages),
		counts: one('counts', FILTERS.counts),
		free: asked.get('free') === 'true',
		near: asked.get('near') === 'true'
	};
}

/** The same as one asks the server, and as it stands in the address; empty where nothing matters. */
export function asked(finding: Finding): string {
	const said = Object.entries(finding).filter(([, value]) => Boolean(value));
	return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

/** `0:45`. */
export function clock(seconds: number): string {
	const whole = Math.max(0, Math.ceil(seconds));
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
