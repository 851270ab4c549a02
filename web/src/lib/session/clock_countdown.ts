/** The clocks of a table between two messages of the server: it tells seconds, and we count them down from there. */
import type { ClockRecord } from '$lib/net/messages';

export interface Heard {
	clock: ClockRecord;
	/** When it was heard, in milliseconds of this device. */
	at: number;
}
export interface TimeLeft {
	/** `4:07`. */
	text: string;
	/** The last half minute. */
	low: boolean;
	/** The last ten seconds: a bell is rung. */
	last: boolean;
	/** The last two minutes: what happens then is told. */
	short: boolean;
	running: boolean;
}

const LAST = 10; // seconds
const LOW = 30;
const SHORT = 120;

/** What the clock of a seat shows at a moment of this device. */
export function timeLeft({ clock, at }: Heard, seat: number, now: number): TimeLeft | null {
	const left = clock.left[seat];
	if (left === undefined) return null;
	const running = (clock.running[seat] ?? false) && !clock.paused;
	const passed = running ? Math.max(0, (now - at) / 1000) : 0;
	const store = Math.max(0, left - Math.max(0, passed - (clock.free[seat] ?? 0)));
	const free = running ? Math.max(0, (clock.free[seat] ?? 0) - passed) : 0;
	const seconds = Math.ceil(store);
	return {
		text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
		low: store + free < LOW,
		last: store + free <= LAST,
		short: store + free < SHORT,
		running
	};
}
