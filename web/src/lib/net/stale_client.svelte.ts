/**
 * A tab that stays open while the client is built anew asks for files that are gone. Whoever comes to a page of the old
 * client gets the new one at once; where that would lose what they write, or has not helped, they are told.
 */
const KEY = 'occasus.reloaded';
const OWN = 'script[type=module][src]';

const scriptOf = (page: ParentNode): string | null => page.querySelector(OWN)?.getAttribute('src') ?? null;

class Release {
	/** The server has a newer client than this tab. */
	stale = $state(false);

	/** Looks whenever something could not be brought. */
	watch(window: Window): void {
		window.addEventListener('vite:preloadError', () => void this.look(window));
	}

	async look({
		document,
		fetch,
		sessionStorage,
		location
	}: Window & { fetch: typeof globalThis.fetch }): Promise<void> {
		const own = scriptOf(document);
		const text = await fetch('/', { cache: 'no-store' }).then(
			(answer) => (answer.ok ? answer.text() : ''),
			() => ''
		);
		if (!own || !text || text.includes(own)) return; // the same client, or nobody answers
		this.stale = true;
		const fields = document.querySelectorAll<HTMLInputElement>('textarea, input[type=text], input:not([type])');
		const written = [...fields].some((field) => field.value);
		if (written || sessionStorage.getItem(KEY) === own) return;
		sessionStorage.setItem(KEY, own);
		location.reload();
	}
}

export const release = new Release();
