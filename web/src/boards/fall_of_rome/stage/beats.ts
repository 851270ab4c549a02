/** How each kind of event is shown: for how long, and with which sound. Kinds that are not listed take no time. */
import type { Style } from '$lib/stage/chronicle_blocks';
import type { GameEvent } from '$lib/net/messages';
import type { Beats, Telling } from '$lib/stage/event_display';
import { seatOfPawn, type BoardEvent, type Position } from '../state/position';

const PLACED = 450; // 180 to drop, and a moment to see it
const READ = 900;
const SUN = 1400;
const MOMENT = 2600;

const BEATS: Beats<BoardEvent['kind']> = {
	started: [PLACED, 'piece'],
	settled: [PLACED, 'piece'],
	turn_began: [700, 'turn'],
	discarded: [400, 'card'], // less than what it pays for
	marched: [600, 'legion'],
	sailed: [800, 'legion'],
	travelled: [960, 'legion'],
	pawn_moved: [960, 'legion'],
	brought: [480, 'piece'],
	fortified: [PLACED, 'fort'],
	fort_moved: [PLACED, 'fort'],
	recruited: [PLACED, 'legion'],
	levied: [PLACED, 'legion'],
	enlisted: [PLACED, 'legion'],
	allied: [MOMENT, 'alliance'],
	battle_began: [700, 'horn'],
	rolled: [MOMENT, 'dice'],
	faces_set: [1200, 'dice'],
	removed: [600, 'piece'],
	legions_lost: [700, 'legion'],
	legions_spent: [PLACED, 'legion'],
	legions_won: [PLACED, 'legion'],
	card_passed: [900, 'card'],
	drew: [700, 'card'],
	revolted: [MOMENT, 'horn'],
	rate_rose: [900, 'sun'],
	intensified: [900, 'card'],
	revealed: [1000, 'invasion'],
	invaded: [700, 'invasion'],
	migrated: [MOMENT, 'invasion'],
	added: [600, 'piece'],
	attacked: [1000, 'legion'],
	ambushed: [1000, 'legion'],
	sacked: [MOMENT, 'sack'],
	fort_fell: [PLACED, 'sack'],
	declined: [SUN, 'sun'],
	event_played: [READ, 'card'],
	legions_placed: [PLACED, 'legion'],
	replaced: [PLACED, 'legion'],
	won: [READ, 'victory'],
	lost_no_cubes: [READ, 'defeat'],
	lost_decline: [READ, 'defeat'],
	lost_deck: [READ, 'defeat'],
	lost_roma: [READ, 'defeat']
};

/** The cities that an event is about. */
export function placesOf(shown: GameEvent): string[] {
	const event = shown as BoardEvent;
	const card = String(event.barbarian_card ?? '').split(' ')[1];
	return [event.city, event.from_city, card].filter((city): city is string => typeof city === 'string' && city !== '');
}

/** What is shown over the whole map. */
export const MOMENTS: readonly BoardEvent['kind'][] = ['rolled', 'revolted', 'migrated', 'sacked', 'allied'];

export const TELLING: Telling<Position, BoardEvent['kind']> = {
	beats: BEATS,
	moments: [...MOMENTS, 'won', 'lost_roma', 'lost_deck', 'lost_decline', 'lost_no_cubes'],
	strokes: ['drew', 'discarded', 'settled', 'dealt'],
	begins: ['turn_began'],
	onTurn: (position) => {
		if (position.turn.phase !== 'setup') return seatOfPawn(position, position.turn.active);
		const [step, pawn] = position.agenda.at(-1)?.split(' ') ?? [];
		return step === 'start' ? seatOfPawn(position, Number(pawn)) : null; // where somebody begins
	},
	suspense: ['rolled'],
	moves: ['marched', 'sailed', 'travelled', 'pawn_moved', 'brought', 'fort_moved'],
	placesOf
};

/** How the chronicle is written. */
export const STYLE: Style<BoardEvent['kind']> = {
	telling: TELLING as Telling<unknown>,
	heads: ['turn_began'],
	losses: ['sacked', 'ambushed', 'declined', 'revolted', 'fort_fell', 'legions_lost'],
	alone: ['removed'],
	routine: {
		dealt: { as: 'dealt', by: ['seat'], list: 'card' },
		drew: { as: 'drew', by: ['seat'], list: 'card' }
	},
	answers: ['refused', 'card_passed'],
	leading: ['revealed', 'migrated'],
	each: ['attacked', 'added'],
	groups: { sacked: ['sacked'], revolted: ['revolted'], arrived: ['added'], held: ['attacked', 'ambushed'] }
};
