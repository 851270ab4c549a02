/** What an event moves on the table. No rules: an event says what came, went or changed, and where. */
import type { Told } from '$lib/telling';
import { FACTS } from './layout';
import type { Position } from './position';

type Change = (position: Position, event: Told) => Position;

const word = (event: Told, name: string): string => String(event[name] ?? '');
const count = (event: Told, name = 'number'): number => Number(event[name] ?? 0);
/** A heap without one of its cards. */
const without = (cards: string[], card: string): string[] => cards.filter((_, i) => i !== cards.indexOf(card));

function legions(position: Position, city: string, change: number): Position {
	const here = Math.max(0, (position.legions[city] ?? 0) + change);
	const supply = { ...position.supply, legions: position.supply.legions - change };
	return { ...position, legions: { ...position.legions, [city]: here }, supply };
}
function horde(position: Position, tribe: string, city: string, change: number): Position {
	const here = position.barbarians[city] ?? {};
	const rest = { ...here, [tribe]: Math.max(0, (here[tribe] ?? 0) + change) };
	const left = position.supply.barbarians;
	const supply = { ...position.supply, barbarians: { ...left, [tribe]: (left[tribe] ?? 0) - change } };
	return { ...position, barbarians: { ...position.barbarians, [city]: rest }, supply };
}
function pawn(position: Position, role: string, city: string | null): Position {
	return { ...position, players: position.players.map((one) => (one.role === role ? { ...one, city } : one)) };
}
function fort(position: Position, city: string, stands: boolean): Position {
	const rest = position.forts.filter((other) => other !== city);
	const supply = { ...position.supply, forts: position.supply.forts + (stands ? -1 : 1) };
	return { ...position, forts: stands ? [...rest, city] : rest, supply };
}
function hand(
	position: Position,
	owner: (player: Position['players'][number], seat: number) => boolean,
	card: string,
	gets: boolean
): Position {
	const change = (cards: string[]): string[] => (gets ? [...cards, card] : cards.filter((other) => other !== card));
	const players = position.players.map((one, seat) =>
		owner(one, seat) && one.hand ? { ...one, hand: change(one.hand) } : one
	);
	return { ...position, players };
}
const ofSeat =
	(event: Told) =>
	(_: unknown, seat: number): boolean =>
		seat === Number(event['seat']);
const ofRole =
	(role: string) =>
	(player: { role: string | null }): boolean =>
		player.role === role;
const thrown = (position: Position, card: string): Position => ({
	...position,
	player_discard: [...position.player_discard, card]
});
const shown = (position: Position, card: string): Position => ({
	...position,
	barbarian_deck: position.barbarian_deck.map((layer) => layer.filter((other) => other !== card)),
	barbarian_discard: [...position.barbarian_discard, card]
});

/** A card is taken off the player deck: a known one from its top, or one of its first pile. */
function drawn(position: Position, card: string): Position {
	const deck = position.player_deck;
	const [pile, ...below] = deck.piles;
	const size = deck.size - 1;
	if (deck.top.length) return { ...position, player_deck: { ...deck, size, top: deck.top.slice(1) } };
	const left = pile && { cards: pile.cards - 1, revolt: pile.revolt && card !== 'revolt' };
	const piles = left ? (left.cards ? [left, ...below] : below) : [];
	const rest = { ...deck, size, piles };
	if (deck.unseen_events.includes(card))
		return {
			...position,
			player_deck: { ...rest, events: deck.events - 1, unseen_events: without(deck.unseen_events, card) }
		};
	const cards = deck.cards.includes(card) ? without(deck.cards, card) : deck.cards;
	return { ...position, player_deck: { ...rest, cards } };
}
/** Of what was drawn one card goes back on top, where all see it, and the others to the hand. */
function putBack(position: Position, event: Told): Position {
	const card = word(event, 'card');
	const deck = position.player_deck;
	const player_deck = { ...deck, size: deck.size + 1, top: [card, ...deck.top] };
	const laid: Position = { ...position, player_deck };
	const { turn } = position;
	if (!turn.drawn.includes(card)) return hand(laid, ofSeat(event), card, false);
	const sorted: Position = { ...laid, turn: { ...turn, drawn: [] } };
	const kept = without(turn.drawn, card).filter(isHeld);
	return kept.reduce((now, one) => hand(now, ofSeat(event), one, true), sorted);
}
/** A card that a player can hold: no revolt, no barbarian card that is being looked at. */
const isHeld = (card: string): boolean => card !== 'revolt' && !card.includes(' ');

/** What part of the turn it is; events tell that, too. */
const during =
	(phase: Position['turn']['phase']): Change =>
	(position) => ({ ...position, turn: { ...position.turn, phase } });
const begun: Change = (position, event) => {
	const active = position.players.findIndex((player) => player.role === event['role']);
	const turn = {
		...position.turn,
		active: Math.max(0, active),
		phase: 'actions' as const,
		actions: FACTS.limits.actions_per_turn
	};
	return { ...position, turn, agenda: ['actions'] };
};

const passed = (position: Position, from: string, to: string, card: string): Position =>
	hand(hand(position, ofRole(from), card, false), ofRole(to), card, true);
/** A card goes into the treasury of somebody who plays alone, or comes out of it. */
function treasured(position: Position, card: string, stored: boolean): Position {
	const treasury = stored ? [...position.treasury, card] : without(position.treasury, card);
	return { ...hand(position, (_, seat) => seat === 0, card, !stored), treasury };
}

const gone: Change = (position, event) =>
	legions(pawn(position, word(event, 'role'), null), word(event, 'from_city'), -count(event, 'legions'));
const come: Change = (position, event) =>
	legions(pawn(position, word(event, 'role'), word(event, 'city')), word(event, 'city'), count(event, 'legions'));
const placed: Change = (position, event) => legions(position, word(event, 'city'), count(event));
const fell: Change = (position, event) => legions(position, word(event, 'city'), -count(event));

/** What leaves its place, or is so, when an event begins. */
const LIFTED: Record<string, Change> = {
	marched: gone,
	sailed: gone,
	travelled: gone,
	pawn_moved: gone,
	brought: (position, event) => horde(position, word(event, 'tribe'), word(event, 'from_city'), -count(event)),
	fort_moved: (position, event) => fort(position, word(event, 'from_city'), false),
	// whose turn it is, and which part of it, is known as soon as it is told
	turn_began: begun,
	drew: during('draw'),
	revealed: during('invade')
};

/** What stands there when it is over. */
const LANDED: Record<string, Change> = {
	marched: come,
	sailed: come,
	travelled: come,
	pawn_moved: come,
	started: (position, event) =>
		legions(pawn(position, word(event, 'role'), word(event, 'city')), word(event, 'city'), count(event)),
	brought: (position, event) => horde(position, word(event, 'tribe'), word(event, 'city'), count(event)),
	fort_moved: (position, event) => fort(position, word(event, 'city'), true),
	fortified: (position, event) => fort(position, word(event, 'city'), true),
	fort_fell: (position, event) => fort(position, word(event, 'city'), false),
	recruited: placed,
	legions_won: placed,
	legions_placed: placed,
	replaced: placed,
	enlisted: placed,
	levied: (position, event) => legions(position, word(event, 'city'), 1),
	legions_lost: fell,
	legions_spent: fell,
	ambushed: fell,
	attacked: (position, event) => legions(position, word(event, 'city'), -1),
	settled: (position, event) => horde(position, word(event, 'tribe'), word(event, 'city'), count(event)),
	added: (position, event) => horde(position, word(event, 'tribe'), word(event, 'city'), 1),
	removed: (position, event) => horde(position, word(event, 'tribe'), word(event, 'city'), -count(event)),
	allied: (position, event) => ({ ...position, allied: [...position.allied, word(event, 'tribe')] }),
	declined: (position, event) => ({ ...position, decline: count(event) }),
	rate_rose: (position) => ({ ...position, rate: position.rate + 1 }),
	revealed: (position, event) => shown(position, word(event, 'barbarian_card')),
	revolted: (position, event) => shown(position, word(event, 'barbarian_card')),
	dealt: (position, event) => hand(position, ofSeat(event), word(event, 'card'), true),
	drew: (position, event) =>
		event['card'] === 'revolt'
			? drawn(position, 'revolt')
			: hand(drawn(position, word(event, 'card')), ofSeat(event), word(event, 'card'), true),
	card_taken: (position, event) => ({
		...hand(position, ofSeat(event), word(event, 'card'), true),
		player_discard: without(position.player_discard, word(event, 'card'))
	}),
	discarded: (position, event) =>
		thrown(hand(position, ofSeat(event), word(event, 'card'), false), word(event, 'card')),
	event_played: (position, event) =>
		thrown(hand(position, ofSeat(event), word(event, 'event'), false), word(event, 'event')),
	put_back: putBack,
	stored: (position, event) => treasured(position, word(event, 'card'), true),
	fetched: (position, event) => treasured(position, word(event, 'card'), false),
	treasured: (position, event) => ({ ...position, treasury: [...position.treasury, word(event, 'card')] }),
	intensified: (position) => ({
		...position,
		barbarian_deck: [position.barbarian_discard, ...position.barbarian_deck],
		barbarian_discard: []
	}),
	card_passed: (position, event) =>
		passed(position, word(event, 'role'), word(event, 'other_role'), word(event, 'card')),
	swapped: (position, event) => {
		const [role, other] = [word(event, 'role'), word(event, 'other_role')];
		return passed(passed(position, role, other, word(event, 'card')), other, role, word(event, 'other_card'));
	},
	exchanged: (position, event) =>
		hand(hand(position, ofSeat(event), word(event, 'card'), false), ofSeat(event), word(event, 'event'), true)
};

const change = (table: Record<string, Change>, position: Position, event: Told): Position =>
	table[word(event, 'kind')]?.(position, event) ?? position;
export const lifted = (position: Position, event: Told): Position => change(LIFTED, position, event);
export const landed = (position: Position, event: Told): Position => change(LANDED, position, event);
/** The parts of a position that events tell in full; the rest comes with the next view. */
export const told = (position: Position): Partial<Position> & { top: string[] } => {
	const { treasury, barbarians, legions, forts, allied, rate, decline, supply } = position;
	const { player_discard, barbarian_discard } = position;
	const { active, phase, drawn } = position.turn; // what was drawn is not in the hand until it is sorted
	const owner = position.seats === 1 ? 0 : active;
	const players = position.players.map((one, seat) =>
		phase === 'draw' && seat === owner ? { ...one, hand: [...(one.hand ?? []), ...drawn.filter(isHeld)] } : one
	);
	const { top } = position.player_deck;
	return {
		...{ players, treasury, barbarians, legions, forts, allied, rate, decline, supply },
		...{ player_discard, barbarian_discard, top }
	};
};
