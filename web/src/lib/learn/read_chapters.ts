/** Which chapters of the books were read in this browser. */
const KEY = 'occasus-read';

export function readChapters(): string[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(found) ? found.map(String) : [];
	} catch {
		return [];
	}
}

/** Remember a chapter: `fall_of_rome/revolts`. */
export function noteRead(chapter: string): void {
	try {
		localStorage.setItem(KEY, JSON.stringify([...new Set([...readChapters(), chapter])]));
	} catch {
		// a browser that keeps nothing: then nothing is remembered
	}
}
