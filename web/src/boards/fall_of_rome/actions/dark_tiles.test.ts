import { describe, expect, test } from 'vitest';
import type { ViewRecord } from '$lib/net/messages';
import { DEEDS } from './action_list';
import { darkTiles, deedsFor } from './dark_tiles';

const legal = [{ text: 'march genua 0', kind: 'march', args: { city: 'genua', legions: '0' } }];
const viewOf = (seats: number): ViewRecord =>
	({
		seat: 0,
		legal,
		position: {
			seats,
			turn: { active: 0 },
			players: [
				{ role: 'consul', city: 'mediolanum', hand: ['black_roma'] },
				{ role: 'mercator', city: 'roma', hand: null }
			].slice(0, Math.max(2, seats))
		}
	}) as unknown as ViewRecord;

describe('dark tiles', () => {
	test('are all that a role has and cannot do now, each with an action to ask about', () => {
		const asked = darkTiles(viewOf(2));
		const tiles = deedsFor(viewOf(2)).map(({ kind }) => kind);
		expect(asked.map(({ kind }) => kind)).toEqual(tiles.filter((kind) => kind !== 'march'));
		expect(asked).toContainEqual({ kind: 'levy', ask: 'levy mediolanum' });
		expect(asked).toContainEqual({ kind: 'give', ask: 'give mercator black_roma' });
		expect(asked.every(({ ask }) => ask && !ask.includes('{'))).toBe(true);
	});
	test('of other roles, or of games with others, are not there', () => {
		const kinds = deedsFor(viewOf(1)).map(({ kind }) => kind);
		expect(kinds).toContain('store');
		expect(kinds).not.toContain('give');
		for (const { kind, role } of DEEDS) if (role && role !== 'consul') expect(kinds).not.toContain(kind);
	});
});
