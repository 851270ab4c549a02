/** The dialogue of a trade, as the position tells it: what lies on the table, who has answered what. */
import type { StepRecord, ViewRecord } from '$lib/net/messages';
import { due, eventsOf, playerOf, positionOf, type BoardEvent, type Deal, type Kind } from './position';

/** `draft`: I lay out an offer; `wait`: the others think; `answer`: I am asked; `choose`: I choose a deal; `watch`. */
export type Stage = 'idle' | 'draft' | 'wait' | 'answer' | 'choose' | 'watch';

export interface Trade {
	stage: Stage;
	/** Who makes the offer. */
	player: string;
	/** What lies on the table; my counter-offer while I make one. */
	table: Deal;
	/** The offer that was made first. */
	offer: Deal;
	/** I am making a counter-offer. */
	counter: boolean;
	/** I can lay out something, and nothing of it lies on everybody's table yet. */
	open: boolean;
	answers: { player: string; answer: string; counter: Deal | null }[];
}
/** What whoever lays out an offer may do; a guide leaves only some of it. */
const LAYING = ['propose', 'withdraw', 'give', 'want'];
const NOTHING: Deal = { give: {}, want: {} };

const hasGoods = ({ give, want }: Deal): boolean => [...Object.values(give), ...Object.values(want)].some(Boolean);

export function tradeOf(view: ViewRecord): Trade {
	const position = positionOf(view);
	const { step } = due(position);
	const me = playerOf(position, view.seat);
	const { player } = position.turn;
	const offer = position.offer;
	const counter = offer?.answers[me] === 'drafting';
	const kinds = new Set(view.legal.map((action) => action.kind));
	const stage = ((): Stage => {
		if (step === 'draft' || counter) return LAYING.some((kind) => kinds.has(kind)) ? 'draft' : 'watch';
		if (step === 'answers')
			return kinds.has('accept') || kinds.has('decline') ? 'answer' : me === player ? 'wait' : 'watch';
		if (step === 'choose_deal') return me === player ? 'choose' : 'watch';
		return 'idle';
	})();
	const begun = counter && hasGoods(offer?.counters[me] ?? NOTHING);
	return {
		stage,
		player,
		offer: offer ?? NOTHING,
		open: stage === 'idle' || (stage === 'draft' && counter && !begun),
		table: counter ? (offer?.counters[me] ?? NOTHING) : (offer ?? NOTHING),
		counter,
		answers: Object.entries(offer?.answers ?? {}).map(([who, answer]) => ({
			player: who,
			answer,
			counter: offer?.counters[who] ?? null
		}))
	};
}

export interface Difference {
	side: 'give' | 'want';
	good: string;
	/** More than in the offer, or fewer. */
	by: number;
}
/** How a counter-offer differs from an offer, as whoever made the offer would pay and get it. */
export function differences(offer: Deal, counter: Deal, goods: readonly string[]): Difference[] {
	const sides = { give: counter.want, want: counter.give };
	return (['give', 'want'] as const).flatMap((side) =>
		goods
			.map((good) => ({ side, good, by: (sides[side][good] ?? 0) - (offer[side][good] ?? 0) }))
			.filter(({ by }) => by)
	);
}

/** What the others said to my last offer of this turn, once it is off the table; nothing after a deal. */
export function lastAnswers(steps: readonly StepRecord[], me: string): { player: string; answer: string }[] {
	const told = eventsOf(steps);
	const at = told.findLastIndex((event) => event.kind === 'proposed' && event.player === me);
	const after = told.slice(at + 1);
	if (at < 0 || after.some((event) => ENDS.includes(event.kind))) return [];
	return after.flatMap((event) => {
		const answer = ANSWERS[event.kind];
		return answer ? [{ player: String(event.player), answer }] : [];
	});
}
/** What somebody says why they do not take an offer: the last such remark since it was made. */
export function remarkOf(steps: readonly StepRecord[], player: string): BoardEvent | null {
	const told = eventsOf(steps);
	const since = told.findLastIndex((event) => event.kind === 'proposed' && event.player !== player);
	return told.slice(since + 1).findLast((one) => REMARKS.includes(one.kind) && one.player === player) ?? null;
}
const REMARKS: readonly Kind[] = ['spares_none', 'has_no_use', 'fears_winner', 'helps_more'];
const ANSWERS: Partial<Record<Kind, string>> = { declined: 'declined', unanswered: 'declined', proposed: 'countered' };
/** After these nobody thinks of the offer any more. */
const ENDS: readonly Kind[] = [
	'traded',
	'rolled',
	'round_began',
	'travelled',
	'plundered',
	'founded',
	'expanded',
	'compensated'
];
