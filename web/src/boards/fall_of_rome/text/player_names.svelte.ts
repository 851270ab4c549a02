/** Who plays which role: what happened is told by the names of the players, which stand above the board. */
import { words } from '$lib/text/i18n.svelte';
import type { Position } from '../state/position';

let holders = $state.raw<Record<string, number>>({});

/** Alone with several roles, a role says more than the one name. */
export function tellOf(position: Position | null): void {
	const several = position !== null && position.seats > 1;
	holders = Object.fromEntries(
		(several ? position.players : []).flatMap(({ role }, seat) => (role ? [[role, seat]] : []))
	);
}

/** Who plays a role; nobody is known where one player has several. */
export const seatOfRole = (role: string): number => holders[role] ?? -1;
/** A role as the one who plays it, where that is known. */
export const calledRole = (role: string, names: readonly string[]): string =>
	names[seatOfRole(role)] ?? words.name('role', role);

words.tell('role', (role, names, kind) => {
	const name = names[holders[role] ?? -1];
	return name && kind === 'role_dealt' ? `${name} (${words.name('role', role)})` : name;
});
words.own('role', (role) => holders[role]);
