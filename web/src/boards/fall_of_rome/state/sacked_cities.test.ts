import { expect, test } from 'vitest';
import type { StepRecord, GameEvent } from '$lib/net/messages';
import { counted, fallenIn } from './sacked_cities';

const step = (number: number, ...events: GameEvent[]): StepRecord => ({ number, seat: -1, events });
const sacked = (city: string): GameEvent => ({ kind: 'sacked', tribe: 'huns', city });
const began = { kind: 'turn_began', role: 'consul' };

test('what fell in the last turn is told apart from what fell before', () => {
	const steps = [step(0, began), step(1, sacked('sinope'), sacked('tyras')), step(2, began), step(3, sacked('patrae'))];
	expect(fallenIn(steps)).toEqual({ last: ['patrae'], before: ['sinope', 'tyras'] });
	expect(fallenIn([])).toEqual({ last: [], before: [] });
});

test('a city that fell twice is listed once, with its number', () => {
	expect(counted(['sinope', 'tyras', 'sinope'])).toEqual([
		{ city: 'sinope', times: 2 },
		{ city: 'tyras', times: 1 }
	]);
});
