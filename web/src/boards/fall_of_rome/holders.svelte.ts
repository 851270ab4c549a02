/** Who plays which role: what happened is told by the names of the players, which stand above the board. */
import { words } from '$lib/words.svelte';
import type { Position } from './position';

let holders = $state.raw<Record<string, number>>({});

/** Alone with several roles, a role says more than the one name. */
export function tellOf(position: Position | null): void {
	const several = position !== null && position.seats > 1;
	holders = Object.fromEntries(
		(several ? position.players : []).flatMap(({ role }, seat) => (role ? [[role, seat]] : []))
	);
}

words.tell('role', (role, names, kind) => {
	const name = names[holders[role] ?? -1];
	return name && kind === 'role_dealt' ? `${name} (${words.name('role', role)})` : name;
});
words.own('role', (role) => holders[role]);
