/** The dialogue of a trade, as the position tells it: what lies on the table, who has answered what. */
import type { ViewRecord } from '$lib/messages';
import { due, playerOf, positionOf, type Deal } from './position';

/** `draft`: I lay out an offer; `wait`: the others think; `answer`: I am asked; `choose`: I choose a deal; `watch`. */
export type Stage = 'idle' | 'draft' | 'wait' | 'answer' | 'choose' | 'watch';

export interface Trade {
	stage: Stage;
	/** Who makes the offer. */
	player: string;
	/** What lies on the table; my counter-offer while I make one. */
	table: Deal;
	/** I am making a counter-offer. */
	counter: boolean;
	answers: { player: string; answer: string; counter: Deal | null }[];
}
const NOTHING: Deal = { give: {}, want: {} };

export function tradeOf(view: ViewRecord): Trade {
	const position = positionOf(view);
	const { step } = due(position);
	const me = playerOf(position, view.seat);
	const { player } = position.turn;
	const offer = position.offer;
	const counter = offer?.answers[me] === 'drafting';
	const kinds = new Set(view.legal.map((action) => action.kind));
	const stage = ((): Stage => {
		if (step === 'draft' || counter)
			return kinds.has('propose') || kinds.has('withdraw') || kinds.has('give') ? 'draft' : 'watch';
		if (step === 'answers')
			return kinds.has('accept') || kinds.has('decline') ? 'answer' : me === player ? 'wait' : 'watch';
		if (step === 'choose_deal') return me === player ? 'choose' : 'watch';
		return 'idle';
	})();
	return {
		stage,
		player,
		table: counter ? (offer?.counters[me] ?? NOTHING) : (offer ?? NOTHING),
		counter,
		answers: Object.entries(offer?.answers ?? {}).map(([who, answer]) => ({
			player: who,
			answer,
			counter: offer?.counters[who] ?? null
		}))
	};
}
