/** The position of Struggle for Rome as the view describes it. */
import type {
	StruggleForRomeEvent,
	StepRecord,
	StruggleForRomeCoveredHand,
	StruggleForRomeDeal,
	StruggleForRomePlayer,
	StruggleForRomePosition,
	StruggleForRomeTradeOffer,
	StruggleForRomeTribe,
	ViewRecord
} from '$lib/net/messages';
import type { AnyOf } from '$lib/stage/event_display';
import { CITY, FACTS, MAP } from './layout';

export type Counts = Record<string, number>;
export type TribeKind = 'horseman' | 'warrior';
export const TRIBE_KINDS: TribeKind[] = ['horseman', 'warrior'];

export type Tribe = StruggleForRomeTribe;
export type Player = StruggleForRomePlayer;
export type Deal = StruggleForRomeDeal;
export type Offer = StruggleForRomeTradeOffer;
export type Position = StruggleForRomePosition;
/** Lines that only the client writes: what the dice of a round brought a player, a refusal of the reader's offer, trades and offers with all they consist of. */
type OwnEvent =
	| { kind: 'harvested'; rule: string; player: string; harvest: string }
	| { kind: 'offer_refused'; rule: string; player: string }
	| { kind: 'exchanged'; rule: string; player: string; partner: string; given: string; received: string }
	| { kind: 'offered'; rule: string; player: string; whom: string; given: string; wanted: string };
/** An event of this game, with no field for what its kind does not have. */
export type BoardEvent = AnyOf<StruggleForRomeEvent | OwnEvent>;

/** The events of some steps or foreseen lines; only so are their kinds checked. */
export const eventsOf = (parts: readonly Pick<StepRecord, 'events'>[]): BoardEvent[] =>
	parts.flatMap(({ events }) => events as BoardEvent[]);
export type Kind = BoardEvent['kind'];
type CoveredHand = StruggleForRomeCoveredHand;

export const positionOf = (view: ViewRecord): Position => view.position as Position;
export const colours = (position: Position): string[] => Object.keys(position.players);
export const seatOf = (position: Position, player: string): number => colours(position).indexOf(player);
export const playerOf = (position: Position, seat: number): string => colours(position)[Math.max(0, seat)] ?? 'red';

const isCovered = (hand: Player['hand']): hand is CoveredHand => 'at_least' in hand;
const total = (counts: Counts): number => Object.values(counts).reduce((sum, number) => sum + number, 0);
/** How many resource cards somebody holds. */
export const handSize = ({ hand }: Player): number => (isCovered(hand) ? hand.cards : total(hand as Counts));
/** The cards themselves, if they may be seen. */
export const handOf = ({ hand }: Player): Counts => (isCovered(hand) ? {} : (hand as Counts));
export const cardCount = ({ cards }: Player): number => (typeof cards === 'number' ? cards : total(cards));
export const cardsOf = ({ cards }: Player): Counts => (typeof cards === 'number' ? {} : cards);

/** The step that is due, and whose it is. */
export function due(position: Position): { step: string; player: string } {
	const [step = '', player = ''] = position.agenda.at(-1)?.split(' ') ?? [];
	return { step, player };
}
/** The tribe whose turn it is. */
export function actingTribe(position: Position): TribeKind | null {
	const { phase } = position.turn;
	return phase === 'horseman_actions' ? 'horseman' : phase === 'warrior_actions' ? 'warrior' : null;
}

export interface Holder {
	player: string;
	kind: TribeKind;
}
/** Who holds which city. */
export function holders(position: Position): Map<string, Holder> {
	const found = new Map<string, Holder>();
	for (const [player, own] of Object.entries(position.players))
		for (const kind of TRIBE_KINDS) for (const city of own[kind].cities) found.set(city, { player, kind });
	return found;
}
export interface Figure extends Holder {
	place: string;
}
/** The wandering tribes, and where they stand. */
export const figures = (position: Position): Figure[] =>
	Object.entries(position.players).flatMap(([player, own]) =>
		TRIBE_KINDS.flatMap((kind) => (own[kind].figure ? [{ player, kind, place: own[kind].figure! }] : []))
	);
/** With three players some cities are held by nobody's wagons. */
export const isNeutral = (position: Position, city: string): boolean =>
	position.seats === 3 && Boolean((CITY.get(city) as { neutral_in_3p?: boolean } | undefined)?.neutral_in_3p);
export const hasToken = (position: Position, city: string, held: boolean): boolean =>
	!held && !position.tokens_gone.includes(city) && !isNeutral(position, city);

/** The first player's way to the end. */
export function leader(position: Position): { player: string; points: number } {
	const sorted = Object.entries(position.players).sort(([, a], [, b]) => b.points - a.points);
	return { player: sorted[0]?.[0] ?? 'red', points: sorted[0]?.[1].points ?? 0 };
}
/** Whether somebody has more points than everybody else. */
export function someoneLeads(position: Position): boolean {
	const [most = 0, next = 0] = Object.values(position.players)
		.map(({ points }) => points)
		.sort((a, b) => b - a);
	return most > next;
}
/** A game that nobody ends is stopped after so many rounds; only a smaller number is a limit that somebody chose. */
const STOPPED = 100;
export function roundLimit(position: Position): number | null {
	const limit = Number(position.options['round_limit'] ?? STOPPED);
	return limit < STOPPED ? limit : null;
}
/** The game ends with this round. */
export const isLast = (position: Position): boolean =>
	position.announced || position.round >= (roundLimit(position) ?? Infinity);
/** The points that end the game. */
export const enough = (): number => FACTS.rules_constants.victory_points_to_end;
export const PROVINCE_IDS = MAP.provinces;
