/** Which puzzles were solved in this browser. */
const KEY = 'occasus-solved';

export function solved(): string[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(found) ? found.map(String) : [];
	} catch {
		return [];
	}
}

export function noteSolved(id: string): void {
	try {
		localStorage.setItem(KEY, JSON.stringify([...new Set([...solved(), id])]));
	} catch {
		// a browser that keeps nothing: then nothing is noted
	}
}
