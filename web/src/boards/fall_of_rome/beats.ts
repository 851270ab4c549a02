/** How each kind of event is shown: for how long, and with which sound. Kinds that are not listed take no time. */
import type { Sound } from '$lib/sound';
import type { Telling, Told } from '$lib/story.svelte';
import type { Position } from './position';
import { landed, lifted } from './unfold';

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

/** The cities that an event is about. */
export function placesOf(event: Told): string[] {
	const card = String(event['barbarian_card'] ?? '').split(' ')[1];
	return [event['city'], event['from_city'], card].filter(
		(city): city is string => typeof city === 'string' && city !== ''
	);
}

export const TELLING: Telling<Position> = { beats: BEATS, lifted, landed, placesOf };
