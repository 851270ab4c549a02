import { expect, test } from 'vitest';
import { lastPlaces } from './zoom_to_places.svelte';
import type { StepRecord } from '$lib/net/messages';

const step = (number: number, ...cities: string[]): StepRecord => ({
	number,
	seat: 0,
	events: cities.map((city) => ({ kind: 'marched', city }))
});
const placesOf = (event: Record<string, unknown>): string[] => (event.city ? [String(event.city)] : []);

test('the last step with places names them once; one without any leaves those before it', () => {
	const steps = [step(1, 'roma'), step(2, 'ravenna', 'roma', 'ravenna'), step(3), step(4, '')];
	expect(lastPlaces(steps, placesOf)).toEqual(['ravenna', 'roma']);
	expect(lastPlaces([], placesOf)).toEqual([]);
});
