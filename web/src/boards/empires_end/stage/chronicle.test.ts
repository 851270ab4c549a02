import { expect, test } from 'vitest';
import { blocksOf } from '$lib/stage/chronicle_blocks';
import type { StepRecord, GameEvent } from '$lib/net/messages';
import { STYLE } from './beats';

const step = (number: number, seat: number, ...events: GameEvent[]): StepRecord => ({
	number,
	seat,
	events: events.map((event) => ({ seat, ...event }))
});
const lines = (...steps: StepRecord[]): unknown[] =>
	blocksOf(steps, STYLE)[0]!.lines.map(({ event }) => [event.seat, event.kind]);

test('payments are told one by one, in the order in which they were made', () => {
	const paid = { kind: 'paid', card: 'fire', resource: 'wheat' };
	expect(lines(step(1, 0, paid), step(2, 1, paid), step(3, 0, paid), step(4, 1, { kind: 'took' }))).toEqual([
		[0, 'paid'],
		[1, 'paid'],
		[0, 'paid'],
		[1, 'took']
	]);
});

test('whoever bids last has bid in secret too, before all bids are shown', () => {
	const [axes, sealed] = [{ kind: 'chose_axes' }, { kind: 'committed' }];
	expect(
		lines(step(1, 1, axes), step(2, 1, sealed), step(3, 0, axes), step(4, 0, sealed, { kind: 'bid_shown' }))
	).toEqual([
		[1, 'sealed'],
		[0, 'sealed'],
		[0, 'bid_shown']
	]);
});
