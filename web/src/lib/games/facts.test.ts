import { afterEach, expect, test } from 'vitest';
import empire from 'facts:empires_end';
import rome from 'facts:fall_of_rome';
import struggle from 'facts:struggle_for_rome';
import { CONFLICTS, TILES, trackFor } from '../../boards/empires_end/state/facts';
import { handLimit } from '../../boards/fall_of_rome/state/facts';
import { CITY, gates, ringOf } from '../../boards/fall_of_rome/state/layout';
import { stepsToLose, type Position as FallOfRome } from '../../boards/fall_of_rome/state/position';
import { costOf } from '../../boards/struggle_for_rome/state/costs';
import { HEX } from '../../boards/struggle_for_rome/state/layout';
import { enough } from '../../boards/struggle_for_rome/state/position';
import { wayOf } from '../../boards/struggle_for_rome/state/journey_path';
import { fromFacts, layFacts, restoreFacts } from './facts';

afterEach(restoreFacts);

test('the facts of a table are seen wherever a part of ours was held, and ours come back', () => {
	const ours = structuredClone([empire, rome, struggle]);
	const spaces = trackFor(2).slice();
	layFacts(empire as object, {
		locations: { tiles: [{ id: 'road_6', points: { value: 9 } }] },
		decline_track: { players_2: { spaces: [...spaces].reverse() } },
		conflict_cards: { cards: [{ id: 'conflict_02', victory: { points: 7, resources: { axe: 2 } } }] }
	});
	expect(TILES['road_6']?.points.value).toBe(9);
	expect(TILES['road_6']?.rebuild_hammers.value).toBe(2);
	expect(trackFor(2)).toEqual([...spaces].reverse());
	expect(CONFLICTS['conflict_02']?.victory).toMatchObject({ points: 7 });
	restoreFacts();
	expect([empire, rome, struggle]).toEqual(ours);
	expect(TILES['road_6']?.points.value).toBe(6);
});

test('names and places that only drawings need stay', () => {
	const name = CITY['roma']?.name;
	layFacts(rome as object, { cities: { entries: [{ id: 'roma', days: 4, notes: { name: 'elsewhere' } }] } });
	expect(CITY['roma']).toMatchObject({ days: 4, name });
});

test('what was reckoned from facts is reckoned again', () => {
	const [first] = gates();
	const tribe = first!.tribe;
	const cards = (rome as { player_city_cards: { entries: { id: string; tribe: string }[] } }).player_city_cards.entries;
	const own = cards.filter((card) => card.tribe === tribe).map((card) => card.id);
	const entries = own.map((id) => ({ id, path: ['roma'] }));
	layFacts(rome as object, { barbarian_cards: { entries } });
	expect(gates().find((gate) => gate.tribe === tribe)?.borders).toEqual(['roma']);
	expect(ringOf('roma').length).toBeGreaterThan(0);

	const twice = fromFacts(() => costOf('buy_card', [])?.goods['gold']);
	const gold = twice();
	layFacts(struggle as object, { costs: { build: { development_card: { gold: gold! + 3 } } } });
	expect(twice()).toBe(gold! + 3);
	expect([...HEX.keys()].length).toBeGreaterThan(10);
	expect(wayOf('nowhere', 'elsewhere', { grain: 0, gold: 0 })).toEqual([]);
});

test('limits, tracks and points that boards show are those of the table', () => {
	const position = { options: { 'decline.steps_to_lose': 8 } } as unknown as FallOfRome;
	expect([handLimit(1), handLimit(3), stepsToLose(position), enough()]).toEqual([7, 7, 8, 10]);
	layFacts(rome as object, {
		limits: { hand: 9 },
		setup: { solo: { hand_limit: 5 } },
		tracks: { decline: { steps_to_lose: 6 } }
	});
	layFacts(struggle as object, { rules_constants: { victory_points_to_end: 12 } });
	expect([handLimit(1), handLimit(3), stepsToLose(position), enough()]).toEqual([5, 9, 6, 12]);
});

test('texts name the values that are played with', async () => {
	const words = (await import('$lib/text/i18n.svelte')).words;
	await words.use('en');
	await words.add('fall_of_rome');
	await words.add('fall_of_rome_board');
	expect(words.say('deed-levy')).toBe('Levy 1 legion');
	layFacts(rome as object, {
		limits: { hand: 5 },
		roles: { entries: [{ id: 'consul', ability_params: { levy: 2 } }] }
	});
	expect(words.say('deed-levy')).toBe('Levy 2 legions');
	expect(words.say('action-discard')).toContain('limit of 5 cards');
	restoreFacts();
	expect(words.say('deed-levy')).toBe('Levy 1 legion');
});
