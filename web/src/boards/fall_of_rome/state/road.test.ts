import { expect, test } from 'vitest';
import type { BoardEvent } from './position';
import { citiesOf, roadOf } from './road';

const migrated = (reach: string, city: string): BoardEvent =>
	({
		kind: 'migrated',
		rule: 'FR-INV-05',
		tribe: 'anglo_saxons_franks',
		from_city: 'genua',
		city,
		reach
	}) as BoardEvent;

test('the road is traced back from the city on the card to where the tribe is next door', () => {
	const road = roadOf(migrated('next_door', 'lutetia'))!;
	expect([road.card, road.target, road.from]).toEqual(['genua', 'lutetia', 'mogontiacum']);
	expect(road.tried).toEqual(['genua', 'narbo', 'burdigala']);
	expect(citiesOf(road)).toEqual(['genua', 'narbo', 'burdigala', 'lutetia', 'mogontiacum']);
});

test('at the gate nobody is next door, and a card that hits its own city has no road', () => {
	expect(roadOf(migrated('gate', 'mogontiacum'))!.from).toBeNull();
	expect(roadOf({ kind: 'invaded', rule: 'FR-INV-04', tribe: 'huns', city: 'roma' } as BoardEvent)).toBeNull();
});
