import { describe, expect, it } from 'vitest';
import type { ActionRecord, ForeseenLine } from '$lib/net/messages';
import { Bid } from './bid.svelte';
import { Foresight } from './preview.svelte';

const choices = (kind: string, domain: string, most: number): ActionRecord[] =>
	Array.from({ length: most + 1 }, (_, n) => ({ text: `${kind} ${n}`, kind, args: { [domain]: String(n) } }));

/** A server that knows base strength 3, four axes and two coins. */
const answer = (lines: string[][]): Promise<ForeseenLine[]> =>
	Promise.resolve(
		lines.map((line) => {
			if (line.length === 1 && line[0]!.startsWith('bid_axes'))
				return { events: [], legal: choices('bid_coins', 'coins', 2), changed: {} };
			const sum = line.reduce((total, text) => total + Number(text.split(' ')[1]), 0);
			return { events: [{ kind: 'committed', strength: 3 + sum }], legal: [], changed: {} };
		})
	);

describe('a secret bid', () => {
	it('is chosen as one, and its strength comes from the server', async () => {
		const foresight = new Foresight(answer);
		const bid = new Bid(
			() => choices('bid_axes', 'axes', 4),
			() => null,
			foresight
		);
		await foresight.wonder(bid.wonders);
		expect([bid.mostAxes, bid.mostCoins]).toEqual([4, 2]);
		bid.setAxes(9);
		bid.setCoins(1);
		expect([bid.axes, bid.coins, bid.strength]).toEqual([4, 1, null]);
		await foresight.wonder(bid.wonders);
		expect(bid.strength).toBe(8);
	});

	it('is sealed in two steps, the second when it is asked for', () => {
		let legal = choices('bid_axes', 'axes', 4);
		let laid: number | null = null;
		const bid = new Bid(
			() => legal,
			() => laid,
			new Foresight(answer)
		);
		bid.setAxes(2);
		expect(bid.completes()).toBeNull();
		expect(bid.seal()).toBe('bid_axes 2');
		expect(bid.completes()).toBeNull();
		[legal, laid] = [choices('bid_coins', 'coins', 2), 2];
		const again = new Bid(
			() => legal,
			() => laid,
			new Foresight(answer)
		);
		expect(again.completes()).toBeNull(); // nobody sealed this one
		again.setCoins(1);
		expect([again.halfway, again.axes, again.seal()]).toEqual([true, 2, 'bid_coins 1']);
	});
});

describe('foresight', () => {
	it('asks about everything once, and forgets what belongs to an old view', async () => {
		const asked: string[][][] = [];
		let tell: (lines: ForeseenLine[]) => void = () => undefined;
		const foresight = new Foresight((lines) => {
			asked.push(lines);
			return new Promise((told) => (tell = told));
		});
		const first = foresight.wonder([['take first']]);
		void foresight.wonder([['take first']]);
		expect(asked).toEqual([[['take first']]]);
		foresight.forget();
		tell([{ events: [{ kind: 'took' }], legal: [], changed: {} }]);
		await first;
		expect(foresight.of('take first')).toBeNull();
		const second = foresight.wonder([['take first']]);
		tell([{ events: [{ kind: 'took' }], legal: [], changed: {} }]);
		await second;
		expect(foresight.of('take first')?.events).toEqual([{ kind: 'took' }]);
	});
});
