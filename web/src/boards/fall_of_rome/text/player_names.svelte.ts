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

/** A role is called as the one who plays it, where that is known. */
words.call('role', (role, names) => names[seatOfRole(role)]);
words.tell('role', (role, names, kind) => {
	const name = kind === 'role_dealt' && names[seatOfRole(role)];
	return name ? `${name} (${words.name('role', role)})` : undefined;
});
words.own('role', (role) => holders[role]);
