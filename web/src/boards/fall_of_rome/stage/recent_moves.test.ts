import { expect, test } from 'vitest';
import type { StepRecord } from '$lib/net/messages';
import { lastTurns } from './recent_moves';

const step = (...events: Record<string, unknown>[]): StepRecord =>
	({ number: 0, seat: 0, events }) as unknown as StepRecord;
const began = (role: string) => ({ kind: 'turn_began', role });
const marched = (role: string, from_city: string, city: string) => ({ kind: 'marched', role, from_city, city });

test('the last turn of each player: its way and where something was done', () => {
	const steps = [
		step(began('consul'), marched('consul', 'roma', 'genua')),
		step({ kind: 'recruited', city: 'genua', number: 2 }, { kind: 'recruited', city: 'genua', number: 1 }),
		step({ kind: 'invaded', tribe: 'huns', city: 'patrae' }),
		step(began('vestalis'), marched('vestalis', 'patrae', 'athenae'), marched('vestalis', 'athenae', 'patrae'))
	];
	expect(lastTurns(steps)).toEqual([
		{ role: 'consul', way: [['roma', 'genua']], places: ['genua'] },
		{
			role: 'vestalis',
			way: [
				['patrae', 'athenae'],
				['athenae', 'patrae']
			],
			places: []
		}
	]);
});

test('a new turn takes the marks of the one before away', () => {
	const steps = [step(began('consul'), marched('consul', 'roma', 'genua')), step(began('consul'))];
	expect(lastTurns(steps)).toEqual([{ role: 'consul', way: [], places: [] }]);
});
