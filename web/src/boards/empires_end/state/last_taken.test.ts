import { describe, expect, it } from 'vitest';
import type { GameEvent, StepRecord } from '$lib/net/messages';
import { takingOf } from './last_taken';
import type { BoardEvent } from './position';

const step = (number: number, ...events: GameEvent[]): StepRecord =>
	({ number, seat: 0, events }) as unknown as StepRecord;
const PHASE = { kind: 'hourglass_moved', space: 1, phase: 'disaster' };
const PAID = { kind: 'paid', seat: '1', disaster: 'first', card: 'flood_07', resource: 'wheat' };
const TOOK = { kind: 'took', seat: '0', card: 'flood_07' };
const FALLS = { kind: 'destroyed', seat: '0', location: 'town_25' };
const PLACED = { kind: 'attached', seat: '0', innovation: 'flood_07', location: 'farm_8' };

describe('somebody takes a disaster', () => {
	it('is told with what came of it so far', () => {
		const taking = takingOf([step(1, PHASE, PAID), step(2, TOOK, FALLS)], FALLS as BoardEvent);
		expect(taking).toMatchObject({ card: 'flood_07', seat: 0, after: [FALLS] });
	});
	it('goes on when the card finds its place in a move of its own', () => {
		expect(takingOf([step(1, PHASE), step(2, TOOK, FALLS), step(3, PLACED)], PLACED as BoardEvent)?.after).toEqual([
			FALLS,
			PLACED
		]);
	});
	it('is over when somebody else does something, and when a new phase begins', () => {
		expect(takingOf([step(1, PHASE), step(2, TOOK), step(3, PAID)], PAID as BoardEvent)).toBeNull();
		expect(takingOf([step(1, TOOK), step(2, PHASE)], FALLS as BoardEvent)).toBeNull();
	});
	it('is over when whoever took does something else', () => {
		const paid = { ...PAID, seat: '0' };
		expect(takingOf([step(1, PHASE, TOOK), step(2, paid, FALLS)], FALLS as BoardEvent)).toBeNull();
	});
});
