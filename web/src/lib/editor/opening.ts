/** What the editor opens: an address with a link, a position handed over by another page, or what was pasted. */
import type { EditAsk } from '$lib/net/messages';
import { router } from '$lib/layout/router.svelte';

const HANDED = 'occasus.edited';

/** A position as a board shows it, and where it comes from (the end of a message). */
export interface Handed {
	game: string;
	position: object;
	seat: number;
	source: string;
}

/** Opens the editor with a position. */
export function editPosition(handed: Handed): void {
	sessionStorage.setItem(HANDED, JSON.stringify(handed));
	router.go('/editor');
}

/** What another page has handed over, once. */
export function takeHanded(): Handed | null {
	const text = sessionStorage.getItem(HANDED);
	sessionStorage.removeItem(HANDED);
	return text ? (JSON.parse(text) as Handed) : null;
}

/** The link in an address. */
export function linkIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
	return new URLSearchParams(hash.split('?')[1] ?? search).get('position') ?? '';
}

const ADDRESS = /[?&]position=([\w-]+)/;
const BARE = /^\d[\w-]{20,}$/;

/** A text that was pasted: an address, a bare link, or a scene. */
export function asked(text: string): Partial<EditAsk> {
	const link = ADDRESS.exec(text)?.[1] ?? BARE.exec(text.trim())?.[0];
	return link ? { link } : { text };
}
