/** What an event changes on the table. No rules: an event says what came, went or changed, and where. */
import type { Told } from '$lib/telling';
import { CARDS, type Resource } from './facts';
import { countOf, placeOf, type Empire, type Offer, type OfferName, type Position } from './position';

/** Cards that strike in the lightning setup; as many are drawn afterwards. */
const STRIKES = 2;
type Change = (position: Position, event: Told) => Position;
type Inside = (empire: Empire, event: Told) => Partial<Empire>;

const word = (event: Told, name: string): string => String(event[name] ?? '');
const count = (event: Told, name = 'number'): number => Number(event[name] ?? 0);

/** A change in the empire of the event's seat. */
const empire =
	(inside: Inside): Change =>
	(position, event) => ({
		...position,
		empires: position.empires.map((one, seat) =>
			seat === count(event, 'seat') ? { ...one, ...inside(one, event) } : one
		)
	});
const offer = (position: Position, name: OfferName, change: (one: Offer) => Offer): Position => {
	const one = position.offers[name];
	return one ? { ...position, offers: { ...position.offers, [name]: change(one) } } : position;
};

function tokens(one: Empire, kind: Resource, number: number): Partial<Empire> {
	if (one.resources === 'hidden' || !(kind in one.resources)) return {};
	return { resources: { ...one.resources, [kind]: one.resources[kind] + number } };
}
function hand(one: Empire, card: string, gets: boolean): Partial<Empire> {
	if (typeof one.hand === 'number') return { hand: one.hand + (gets ? 1 : -1) };
	return { hand: gets ? [...one.hand, card] : one.hand.filter((other) => other !== card) };
}
/** After the lightning strikes the other cards are discarded, and everybody draws two (EE-LIGHT-07). */
function emptied(position: Position, one: Empire): Empire {
	const struck = Object.values(one.innovations).flat().length === STRIKES;
	if (position.phase !== 'setup' || !struck || countOf(one.hand) < STRIKES) return one;
	return { ...one, hand: typeof one.hand === 'number' ? 0 : [] };
}
function attached(one: Empire, card: string, tile: string): Partial<Empire> {
	const rest = Object.entries(one.innovations).map(([home, cards]): [string, string[]] => [
		home,
		cards.filter((other) => other !== card)
	]);
	const innovations = Object.fromEntries(rest);
	return { innovations: { ...innovations, [tile]: [...(innovations[tile] ?? []), card] } };
}
const tired = (one: Empire, card: string, exhausted: boolean): Partial<Empire> => ({
	exhausted: [...one.exhausted.filter((other) => other !== card), ...(exhausted ? [card] : [])]
});
function swapped(one: Empire, a: string, b: string): Partial<Empire> {
	return { row: { ...one.row, [placeOf(one, a)]: b, [placeOf(one, b)]: a } };
}
const exhausts = empire((one, event) => tired(one, word(event, 'innovation'), true));
const refreshes = empire((one, event) => tired(one, word(event, 'innovation'), false));
const swaps = empire((one, event) => swapped(one, word(event, 'location'), word(event, 'other_location')));
const attaches = empire((one, event) => attached(one, word(event, 'innovation'), word(event, 'location')));

const LANDED: Record<string, Change> = {
	hourglass_moved: (position, event) => ({
		...position,
		hourglass: count(event, 'space'),
		phase: word(event, 'phase'),
		offers: {},
		conflict: null
	}),
	revealed: (position, event) => {
		const name = word(event, 'disaster') as OfferName;
		const card = word(event, 'card');
		const before = position.offers[name];
		const made = { card, tokens: before?.tokens ?? {}, position: CARDS[card]?.number ?? 0, handled: false };
		return { ...position, offers: { ...position.offers, [name]: made } };
	},
	paid: (position, event) => {
		const kind = word(event, 'resource') as Resource;
		const paid = empire((one) => tokens(one, kind, -1))(position, event);
		return offer(paid, word(event, 'disaster') as OfferName, (one) => ({
			...one,
			tokens: { ...one.tokens, [kind]: (one.tokens[kind] ?? 0) + 1 }
		}));
	},
	took: (position, event) => ({
		...position,
		offers: Object.fromEntries(Object.entries(position.offers).filter(([, one]) => one.card !== word(event, 'card')))
	}),
	gained: empire((one, event) => tokens(one, word(event, 'resource') as Resource, count(event))),
	spent: empire((one, event) => tokens(one, word(event, 'resource') as Resource, -count(event))),
	scored: empire((one, event) => ({ score: one.score + count(event, 'points') })),
	temple_moved: (position, event) => ({ ...position, temple: count(event, 'seat') }),
	temple_given: (position, event) => ({ ...position, temple: count(event, 'seat') }),
	destroyed: empire((one, event) => ({ destroyed: [...one.destroyed, word(event, 'location')] })),
	rebuilt: empire((one, event) => ({ destroyed: one.destroyed.filter((tile) => tile !== word(event, 'location')) })),
	attached: attaches,
	moved: attaches,
	swapped: swaps,
	upheaved: swaps,
	skipped: exhausts,
	replaced: exhausts,
	refreshed: refreshes,
	marker_removed: refreshes,
	redrew: empire((one) => ({ hand: typeof one.hand === 'number' ? 0 : [] })),
	threw_away: empire((one) => ({ hand: typeof one.hand === 'number' ? 0 : [] })),
	chose_strike: empire((one, event) => hand(one, word(event, 'card'), false)),
	chose_axes: empire((one, event) => tokens(one, 'axe', -(count(event, 'axes') || 0))),
	committed: empire((one, event) => tokens(one, 'coin', -(count(event, 'coins') || 0))),
	won: (position) =>
		position.phase === 'end'
			? position
			: { ...position, phase: 'end', hourglass: position.hourglass + 1, conflict: null },
	drew: (position, event) => empire((one) => hand(emptied(position, one), word(event, 'card'), true))(position, event),
	sold: empire((one, event) => hand(one, word(event, 'card'), false)),
	built: empire((one, event) => hand(one, word(event, 'card'), false)),
	conflict_revealed: (position, event) => ({ ...position, conflict: word(event, 'conflict_card') }),
	base_strength: empire((_, event) => ({ strength: count(event, 'strength') })),
	bid_shown: empire((_, event) => ({ bid: { axes: count(event, 'axes'), coins: count(event, 'coins') } }))
};

/** Nothing is on its way without being somewhere: what an event changes is seen when it is over. */
export const lifted = (position: Position): Position => position;
export const landed = (position: Position, event: Told): Position =>
	LANDED[word(event, 'kind')]?.(position, event) ?? position;
/** The parts of a position that events tell in full; the rest comes with the next view. */
export const told = ({ hourglass, phase, temple, empires, offers, conflict }: Position): unknown => ({
	...{ hourglass, phase, temple, conflict },
	offers: Object.fromEntries(Object.entries(offers).map(([name, { card, tokens }]) => [name, { card, tokens }])),
	empires: empires.map(({ score, resources, hand, row, destroyed, innovations, exhausted }) => ({
		...{ score, resources, hand, row, destroyed, innovations, exhausted }
	}))
});
