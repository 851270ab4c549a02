/** Takes finished games of this device to an account at the server that has brought the page. */
import { Api, api } from '$lib/net/api';
import { words } from '$lib/text/i18n.svelte';

const server = new Api((path, init) => fetch(path, init));

/** Brings all that this person has not taken before, as match files; returns how many. One that is refused stops it, and the rest can be tried again. */
export async function takeAlong(name: string): Promise<number> {
	const { mine } = await api.replays();
	if (!mine.length) return 0;
	const person = (await server.me()).person ?? (await server.changeMe({ name, language: words.language }));
	const key = `occasus.taken.${person.id}`;
	const taken = new Set(JSON.parse(localStorage.getItem(key) ?? '[]') as string[]);
	const wanted = mine.filter((table) => !taken.has(table.id));
	for (const { id } of wanted) {
		await server.bringReplay(await api.match(id));
		localStorage.setItem(key, JSON.stringify([...taken.add(id)]));
	}
	return wanted.length;
}
