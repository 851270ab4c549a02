/** How each kind of event is shown: for how long, and with which sound. Kinds that are not listed take no time. */
import type { Style } from '$lib/stage/chronicle_blocks';
import type { GameEvent, StepRecord } from '$lib/net/messages';
import type { Beats, Telling } from '$lib/stage/event_display';
import { due, eventsOf, seatOf, type BoardEvent, type Kind, type Position } from '../state/position';
import { CITY } from '../state/layout';
import { PLAYERS } from '../pieces/palette';
import { withOffers, withTrades } from './trades';

const PLACED = 320;
const FLIGHT = 640; // of a card, from its hex to a hand
const READ = 900;
const CHANCE = -1;
const NOWHERE = -1; // the number of a step that was not played

const BEATS: Beats<BoardEvent['kind']> = {
	placed: [PLACED, 'piece'],
	stationed: [PLACED, 'legion'],
	round_began: [600, 'sun'],
	rolled: [640, 'dice'],
	rolled_again: [500, 'dice'],
	harvested: [READ, 'card'], // not an event: all that the dice of a round brought one player
	produced: [FLIGHT, 'card'],
	drew: [FLIGHT, 'card'],
	shortage: [READ, 'horn'],
	legionnaire_moved: [600, 'legion'],
	robbed: [500, 'card'],
	took_gold: [500, 'coin'],
	banked: [PLACED, 'coin'],
	proposed: [500, 'card'],
	accepted: [400, 'coin'],
	declined: [300, 'card'],
	offer_refused: [300, 'card'], // not an event: somebody declines the reader's own offer
	traded: [500, 'coin'],
	exchanged: [500, 'coin'], // not an event: both ways of a trade
	offered: [500, 'card'], // not an event: an offer with what it consists of
	built_fighter: [PLACED, 'piece'],
	built_wagon: [PLACED, 'piece'],
	reinforced: [PLACED, 'piece'],
	bought_card: [PLACED, 'card'],
	played: [READ, 'card'],
	gained_gold: [PLACED, 'coin'],
	travelled: [700, 'legion'],
	plundered: [700, 'sack'],
	turned: [1600, 'card'],
	lost_fighter: [PLACED, 'piece'],
	founded: [1800, 'alliance'],
	expanded: [1600, 'alliance'],
	gained_diplomacy: [READ, 'alliance'],
	gained_scourge_of_rome: [READ, 'alliance'],
	gained_legacy_of_rome: [READ, 'alliance'],
	showed_points: [READ, 'card'],
	announced_end: [1400, 'sun'],
	ended: [READ, 'victory']
};

/** The places that an event is about. */
export function placesOf(shown: GameEvent): string[] {
	const event = shown as BoardEvent;
	const city = String(event.city ?? '');
	return [CITY.get(city)?.crossroad, event.crossroads, event.hex].filter(
		(place): place is string => typeof place === 'string' && place !== ''
	);
}

/** Kinds that take the board for a moment. */
export const MOMENTS: readonly BoardEvent['kind'][] = ['turned', 'founded', 'expanded'];

export const TELLING: Telling<Position, BoardEvent['kind']> = {
	beats: BEATS,
	moments: ['rolled', 'turned', 'founded', 'expanded', 'shortage', 'announced_end'],
	strokes: ['produced', 'drew', 'gained_gold', 'paid', 'placed', 'traded'],
	onTurn: (position) => {
		if (position.turn.phase !== 'setup') return seatOf(position, position.turn.player);
		const { step, player } = due(position);
		return step === 'place' ? seatOf(position, player) : null; // whoever places, not whoever begins the first round
	},
	moves: ['travelled'],
	placesOf
};

/** How the chronicle is written. */
export const STYLE: Style<BoardEvent['kind']> = {
	telling: TELLING as Telling<unknown>,
	heads: ['round_began'],
	losses: ['shortage', 'robbed', 'lost_fighter'],
	routine: { rolled: { as: 'rolled', by: [], list: 'sum' } },
	follows: ['drew', 'drew_card', 'declined', 'unanswered', 'withdrew'],
	answers: ['accepted', 'declined', 'unanswered', 'laid_out', 'asked_for', 'proposed', 'offered', 'returned'],
	passing: ['accepted', 'declined', 'unanswered', 'proposed', 'offered', 'returned', 'withdrew'],
	numbered: true,
	reader: (steps, seat) => withTrades(withRefusals(withHarvest(steps, seat), seat))
};

/** Steps with what the dice of each round brought a player, in one line behind them. */
export function withHarvest(steps: readonly StepRecord[], seat: number): StepRecord[] {
	const player = Object.keys(PLAYERS)[seat];
	const told: StepRecord[] = [];
	let brought: Map<string, number> | null = null; // null: no dice are on the table
	const end = (): void => {
		const harvest = [...(brought ?? [])].map(([good, number]) => `${good}_${number}`).join(' ');
		if (harvest && player)
			told.push({
				number: NOWHERE,
				seat: CHANCE,
				events: [{ kind: 'harvested', rule: 'SR-PROD-01', player, harvest }]
			});
		brought = null;
	};
	for (const step of steps) {
		const events = eventsOf([step]);
		const kinds = events.map((event) => event.kind);
		if (kinds.includes('rolled')) brought ??= new Map();
		else if (step.seat >= 0 && !kinds.includes('legionnaire_moved')) end();
		for (const event of brought ? events : []) {
			if (event.player !== player || (event.kind !== 'produced' && event.kind !== 'drew')) continue;
			const good = String(event.resource);
			brought!.set(good, (brought!.get(good) ?? 0) + Number(event.number ?? 1));
		}
		told.push(step);
	}
	end();
	return told;
}

/** Steps in which whoever declines the last offer of a seat is told to have refused it, unless a deal came of it. */
export function withRefusals(steps: readonly StepRecord[], seat: number): StepRecord[] {
	const player = Object.keys(PLAYERS)[seat];
	const has = (step: StepRecord, kind: Kind): boolean => eventsOf([step]).some((event) => event.kind === kind);
	const own = steps.findLastIndex((step) =>
		eventsOf([step]).some((event) => event.kind === 'proposed' && event.player === player)
	);
	if (own < 0 || steps.slice(own).some((step) => has(step, 'traded'))) return [...steps];
	const next = steps.findIndex((step, i) => i > own && step.seat === seat);
	const end = next < 0 ? steps.length : next; // what is said later is about something else
	return steps.map((step, i) => {
		if (i <= own || i >= end || !has(step, 'declined')) return step;
		return {
			...step,
			events: step.events.map((event) => (event.kind === 'declined' ? { ...event, kind: 'offer_refused' } : event))
		};
	});
}

/** Steps for the chronicle: an offer is one line with what lies on the table, and so is a trade with both its ways. */
export const toldAsDeeds = (steps: readonly StepRecord[]): StepRecord[] => withTrades(withOffers(steps));
