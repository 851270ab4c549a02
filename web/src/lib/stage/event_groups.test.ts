import { describe, expect, it } from 'vitest';
import { bunched, TURN, type Bunch } from './event_groups';
import type { StepRecord } from '$lib/net/messages';

const TELLING = {
	beats: {
		marched: [600, 'legion'],
		placed: [320, 'piece'],
		drew: [700, 'card'],
		sacked: [1300, 'sack'],
		bid: [900, 'horn']
	},
	moments: ['sacked'],
	strokes: ['drew'],
	held: ['bid']
} satisfies Parameters<typeof bunched>[0];
const step = (number: number, seat: number, ...kinds: string[]): StepRecord => ({
	number,
	seat,
	events: kinds.map((kind) => ({ kind }))
});
const told = (bunches: Bunch[]): [string[], number][] =>
	bunches.map((one) => [one.events.map((event) => event.kind), one.lasts]);
const PERSON = { bot: false, turn: '0', sits: true, spent: 0 };
const BOT = { ...PERSON, bot: true };

describe('what is told together', () => {
	it('a person’s deed is told event by event', () => {
		expect(told(bunched(TELLING, [step(1, 0, 'marched', 'placed')], PERSON))).toEqual([
			[['marched'], 600],
			[['placed'], 320]
		]);
	});

	it('drawing is one stroke, also over several steps', () => {
		const drawn = [step(1, -1, 'drew'), step(2, -1, 'drew')];
		const bunches = bunched(TELLING, drawn, PERSON);
		expect(told(bunches)).toEqual([[['drew', 'drew'], 700]]);
		expect(bunches[0]!.parts).toEqual(drawn);
	});

	it('a bot’s deed is one stroke, and what deserves a moment stands alone', () => {
		const bunches = bunched(TELLING, [step(1, 2, 'placed', 'marched', 'placed', 'sacked', 'placed')], BOT);
		expect(told(bunches).map(([kinds]) => kinds)).toEqual([['placed', 'marched', 'placed'], ['sacked'], ['placed']]);
		expect(bunches[0]!.event.kind).toBe('marched');
		expect(bunches[1]!.lasts).toBeGreaterThan(2 * bunches[0]!.lasts);
	});

	it('a bot’s turn takes four seconds at most, however much happens in it', () => {
		const long = Array.from({ length: 40 }, (_, i) => step(i, i % 3 ? -1 : 2, i % 7 ? 'marched' : 'sacked'));
		const bunches = bunched(TELLING, long, BOT);
		expect(bunches.reduce((sum, one) => sum + one.lasts, 0)).toBeLessThanOrEqual(TURN);
		const later = bunched(TELLING, long.slice(0, 1), { ...BOT, spent: TURN });
		expect(later[0]!.lasts).toBe(0);
	});

	it('what must be seen waits for whoever plays, once for all of its kind in a step', () => {
		const bids = [step(1, 0, 'bid', 'placed', 'bid')];
		expect(told(bunched(TELLING, bids, PERSON)).map(([, lasts]) => lasts)).toEqual([Infinity, 320, 0]);
		expect(told(bunched(TELLING, bids, { ...PERSON, sits: false })).map(([, lasts]) => lasts)).toEqual([900, 320, 0]);
	});
});
