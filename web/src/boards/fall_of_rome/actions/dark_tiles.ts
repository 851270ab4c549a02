/** Which tiles a player has, and what the server is asked about those that are dark. */
import type { AskedAbout } from '$lib/games/board_contract';
import type { ActionRecord, ViewRecord } from '$lib/net/messages';
import { faceOf } from '../state/facts';
import { positionOf, type Position } from '../state/position';
import { DEEDS, type Deed } from './action_list';

/** The one whose tiles are shown: alone, whichever of their pawns is on turn. */
function ownerOf(view: ViewRecord): Position['players'][number] | undefined {
	const position = positionOf(view);
	return position.players[position.seats === 1 ? position.turn.active : Math.max(0, view.seat)];
}

/** The tiles of a player, in their order: what everybody does, what the role adds, and what else is possible now. */
export function deedsFor(view: ViewRecord, legal: readonly ActionRecord[] = view.legal): Deed[] {
	const role = ownerOf(view)?.role;
	const alone = positionOf(view).seats === 1;
	const kinds = new Set(legal.map(({ kind }) => kind));
	return DEEDS.filter(
		({ kind, sample, role: of, table }) =>
			kind !== 'event' &&
			(kinds.has(kind) || (sample && (!of || of === role) && (!table || (table === 'solo') === alone)))
	);
}

/** An action of this kind that the server can say something about; `place`: the city that was touched. */
export function sampleOf(deed: Deed, view: ViewRecord, place: string | null = null): string {
	const me = ownerOf(view);
	const card = me?.hand?.find((word) => faceOf(word)) ?? 'white_roma';
	const partner = positionOf(view).players.find((player) => player !== me && player.role)?.role ?? 'consul';
	return (deed.sample ?? '')
		.replace('{city}', me?.city ?? 'roma')
		.replace('{to}', place ?? 'roma')
		.replace('{card}', card)
		.replace('{partner}', partner);
}

/** Tiles that are dark now. */
export function darkTiles(view: ViewRecord): AskedAbout[] {
	const kinds = new Set(view.legal.map(({ kind }) => kind));
	return deedsFor(view)
		.filter(({ kind, sample }) => sample && !kinds.has(kind))
		.map((deed) => ({ kind: deed.kind, ask: sampleOf(deed, view) }));
}
