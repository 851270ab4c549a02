/** Which puzzles were solved in this browser, and on which days. */
const KEY = 'occasus-solved';
const DAYS = 'occasus-solved-days';
const MOST_DAYS = 400;
const DAY = 86_400_000;

function read(key: string): string[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
		return Array.isArray(found) ? found.map(String) : [];
	} catch {
		return [];
	}
}

/** A day as it is for the puzzle of the day: the same for everybody. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const solved = (): string[] => read(KEY);

/** On how many days in a row a puzzle was solved, up to today or, where today's still waits, up to yesterday. */
export function inARow(now = Date.now()): number {
	const days = new Set(read(DAYS));
	const last = days.has(dayOf(now)) ? now : now - DAY;
	let count = 0;
	while (days.has(dayOf(last - count * DAY))) count++;
	return count;
}

export function noteSolved(id: string, now = Date.now()): void {
	try {
		localStorage.setItem(KEY, JSON.stringify([...new Set([...solved(), id])]));
		localStorage.setItem(DAYS, JSON.stringify([...new Set([...read(DAYS), dayOf(now)])].slice(-MOST_DAYS)));
	} catch {
		// a browser that keeps nothing: then nothing is noted
	}
}
