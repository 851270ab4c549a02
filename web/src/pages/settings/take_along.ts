/** Takes finished games of this device to an account at the server that has brought the page. */
import { Api, api } from '$lib/api';
import { words } from '$lib/words.svelte';

const TAKEN = 'occasus.taken';
const server = new Api((path, init) => fetch(path, init));

/** Brings all that were not taken before, as match files; returns how many. One that is refused stops it, and the rest can be tried again. */
export async function takeAlong(name: string): Promise<number> {
	const { mine } = await api.replays();
	const taken = new Set(JSON.parse(localStorage.getItem(TAKEN) ?? '[]') as string[]);
	const wanted = mine.filter((table) => !taken.has(table.id));
	if (!wanted.length) return 0;
	if (!(await server.me()).person) await server.changeMe({ name, language: words.language });
	for (const { id } of wanted) {
		await server.bringReplay(await api.match(id));
		localStorage.setItem(TAKEN, JSON.stringify([...taken.add(id)]));
	}
	return wanted.length;
}
