/** Rows of deeds that are dark now, with what the server is asked about them. */
import type { AskedAbout } from '$lib/games/board_contract';
import type { ViewRecord } from '$lib/net/messages';
import { askedWith } from '../state/costs';
import { actingTribe, due, positionOf, seatOf } from '../state/position';
import { deedsOf, TRADE, type Deed } from './action_list';
import { nearCity } from './nearest_city';

/** An action of this kind that the server can say something about. */
export function sampleOf(deed: Deed, view: ViewRecord): string {
	const position = positionOf(view);
	const { player, joker_used } = position.turn;
	return askedWith(deed.sample, deed.kind, position.players[player]!, joker_used).replace('{city}', nearCity(view));
}

export function darkTiles(view: ViewRecord): AskedAbout[] {
	const position = positionOf(view);
	if (seatOf(position, position.turn.player) !== view.seat) return [];
	const { step } = due(position);
	const tribe = actingTribe(position);
	const realm = tribe !== null && position.players[position.turn.player]![tribe].cities.length > 0;
	const kinds = new Set(view.legal.map(({ kind }) => kind));
	const trade = step === 'build' && !kinds.has('give') ? [TRADE] : [];
	return [...trade, ...deedsOf(step, realm)]
		.filter(({ kind, sample, rare }) => sample && !rare && !kinds.has(kind))
		.map((deed) => ({ kind: deed.kind, ask: sampleOf(deed, view) }));
}
