import { expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { MAP } from '../state/layout';
import { nearCity } from './nearest_city';
import { citiesBeside } from '../state/journey_path';

const nobody = { figure: null, cities: [] };
function viewOf(horseman: object, warrior: object = nobody, legal: string[] = []): ViewRecord {
	const turn = { player: 'red', phase: 'horseman_actions' };
	const position = { seats: 4, turn, players: { red: { horseman, warrior } } };
	return {
		seat: 0,
		legal: legal.map((city) => ({ kind: 'plunder', args: { city } })),
		position
	} as unknown as ViewRecord;
}
const beside = MAP.crossroads.find(({ id }) => citiesBeside(id).length > 1)!.id;

test('why not is asked of a city that can be attacked in another way', () => {
	expect(nearCity(viewOf({ ...nobody, figure: beside }, nobody, ['narbo_martius']))).toBe('narbo_martius');
});
test('why not is asked of a free city beside the tribe', () => {
	const [first, second] = citiesBeside(beside);
	expect(nearCity(viewOf({ ...nobody, figure: beside }))).toBe(first);
	expect(nearCity(viewOf({ ...nobody, figure: beside }, { ...nobody, cities: [first] }))).toBe(second);
});
test('why not is asked of the free city that is nearest to the realm', () => {
	expect(nearCity(viewOf({ ...nobody, cities: ['tarentum'] }))).toBe('brundisium');
	expect(nearCity(viewOf(nobody))).toBeTruthy();
});
