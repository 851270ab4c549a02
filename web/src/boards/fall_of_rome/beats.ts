/** How each kind of event is shown: for how long, and with which sound. Kinds that are not listed take no time. */
import type { StepRecord } from '$lib/messages';
import type { Beat } from '$lib/playback.svelte';
import type { Sound } from '$lib/sound';
import type { Position } from './position';
import { landed, lifted, type Told } from './unfold';

const PLACED = 320; // 180 to drop, and a moment to see it
const READ = 900;
const SUN = 1400;

const BEATS: Record<string, [number, Sound]> = {
	started: [PLACED, 'piece'],
	settled: [PLACED, 'piece'],
	turn_began: [500, 'turn'],
	discarded: [PLACED, 'card'],
	marched: [480, 'legion'],
	sailed: [800, 'legion'],
	travelled: [960, 'legion'],
	pawn_moved: [960, 'legion'],
	brought: [480, 'piece'],
	fortified: [PLACED, 'piece'],
	fort_moved: [PLACED, 'piece'],
	recruited: [PLACED, 'legion'],
	levied: [PLACED, 'legion'],
	enlisted: [PLACED, 'legion'],
	allied: [READ, 'alliance'],
	battle_began: [500, 'horn'],
	rolled: [1600, 'dice'],
	faces_set: [1200, 'dice'],
	removed: [PLACED, 'piece'],
	legions_lost: [PLACED, 'legion'],
	legions_won: [PLACED, 'legion'],
	card_passed: [500, 'card'],
	drew: [450, 'card'],
	revolted: [1300, 'horn'],
	rate_rose: [700, 'sun'],
	intensified: [500, 'card'],
	revealed: [700, 'invasion'],
	invaded: [400, 'invasion'],
	added: [PLACED, 'piece'],
	attacked: [700, 'legion'],
	ambushed: [800, 'legion'],
	sacked: [1000, 'sack'],
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

export const soundOf = (event: Told): Sound | null => BEATS[String(event['kind'])]?.[1] ?? null;

/** The beats of what has just happened. */
export function beatsOf(steps: readonly StepRecord[], news: number): Beat<Position, Told>[] {
	return steps
		.filter((step) => step.number >= news)
		.flatMap((step) => step.events as Told[])
		.map((event) => ({
			event,
			lasts: BEATS[String(event['kind'])]?.[0] ?? 0,
			lifted: (position) => lifted(position, event),
			landed: (position) => landed(position, event)
		}));
}

/** The cities that an event is about. */
export function placesOf(event: Told): string[] {
	const card = String(event['barbarian_card'] ?? '').split(' ')[1];
	return [event['city'], event['from_city'], card].filter(
		(city): city is string => typeof city === 'string' && city !== ''
	);
}
