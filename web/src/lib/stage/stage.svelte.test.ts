import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActionRecord, StepRecord, ViewRecord } from '$lib/net/messages';
import { Story, type Known } from './stage.svelte';
import type { Telling } from './event_display';

/** A game in which somebody walks along a line. */
const TELLING: Telling<{ at: number }> = {
	beats: { went: [600, 'piece'], fell: [900, 'sack'] },
	placesOf: (event) => [String(event.to)]
};
const MARCH: ActionRecord = { text: 'go', kind: 'go', args: {} };
const went = (number: number, seat: number, ...to: number[]): StepRecord => ({
	number,
	seat,
	events: to.map((place) => ({ kind: 'went', to: place })),
	changes: to.map((place) => [[['at'], place]])
});
const view = (at: number, actors: number[], legal: ActionRecord[] = []): ViewRecord => ({
	seat: 0,
	actors,
	legal,
	position: { at },
	result: null,
	can_undo: false
});
const START: Known = { view: view(0, [1]), steps: [went(0, 1)], news: 1 };
const SECOND: Known = { view: view(2, [2]), steps: [...START.steps, went(1, 1, 1, 2)], news: 1 };
const THIRD: Known = { view: view(3, [0], [MARCH]), steps: [...SECOND.steps, went(2, 2, 3)], news: 2 };

describe('the stage clock', () => {
	let story: Story;
	beforeEach(() => {
		vi.useFakeTimers();
		story = new Story({ telling: () => TELLING as Telling<unknown>, isBot: () => false, sits: () => true });
		story.follow(START, 'normal');
	});
	afterEach(() => vi.useRealTimers());
	const at = (): unknown => (story.shown?.view.position as { at?: unknown } | undefined)?.at;
	const lines = (): unknown[] => story.shown!.steps.flatMap((step) => step.events.map((event) => event.to));

	test('what was there when one came is simply there', () => {
		expect([at(), story.busy]).toEqual([0, false]);
	});

	test('nothing shown is ahead of the event on the stage', () => {
		story.follow(SECOND, 'normal');
		story.follow(THIRD, 'normal');
		expect([at(), lines(), story.shown!.view.actors, story.shown!.view.legal]).toEqual([0, [1], [1], []]);
		vi.advanceTimersByTime(600);
		expect([at(), lines(), story.shown!.view.actors]).toEqual([1, [1, 2], [1]]);
		vi.advanceTimersByTime(600);
		expect([at(), lines(), story.shown!.view.actors, story.shown!.view.legal]).toEqual([2, [1, 2, 3], [2], []]);
		vi.advanceTimersByTime(600);
		expect([at(), story.shown!.view.actors, story.shown!.view.legal, story.busy]).toEqual([3, [0], [MARCH], false]);
	});

	test('a move without events is seen with the next event', () => {
		const silent = { number: 1, seat: 1, events: [], changes: [[[['gold'], 3]]] };
		const known = { view: view(2, [2]), steps: [...START.steps, silent, went(2, 1, 1, 2)], news: 1 };
		story.follow(known, 'normal');
		const gold = (): unknown => (story.shown?.view.position as { gold?: unknown }).gold;
		expect([at(), gold()]).toEqual([0, undefined]);
		vi.advanceTimersByTime(600);
		expect([at(), gold()]).toEqual([1, 3]);
	});

	test('a turn that begins is there as soon as it is told', () => {
		const begins = { ...TELLING, begins: ['went'] } as Telling<unknown>;
		story = new Story({ telling: () => begins, isBot: () => false, sits: () => true });
		story.follow(START, 'normal');
		story.follow(SECOND, 'normal');
		expect(at()).toBe(1);
	});

	test('without changes, the board waits for the whole view behind the story', () => {
		const steps = [...START.steps, { ...went(1, 1, 1, 2), changes: [] }];
		story.follow({ view: view(2, [2]), steps, news: 1 }, 'normal');
		vi.advanceTimersByTime(600);
		expect([at(), lines()]).toEqual([0, [1, 2]]);
		vi.advanceTimersByTime(600);
		expect([at(), story.busy]).toEqual([2, false]);
	});

	test('what was too much to be told is not called an absence', () => {
		const many = went(1, 1, ...Array.from({ length: 40 }, (_, i) => i + 1));
		story.follow({ view: view(40, [2]), steps: [...START.steps, many], news: 1 }, 'normal');
		expect([story.missed?.away, story.lines.length > 0]).toEqual([false, true]);
	});

	test('a question that waits behind the story can be gone to at once', () => {
		story.follow(SECOND, 'normal');
		expect(story.asked).toBe(false);
		story.follow(THIRD, 'normal');
		expect([story.asked, story.playback.turns]).toEqual([true, 1]);
		story.skip();
		expect([at(), story.shown!.view.legal, story.asked]).toEqual([3, [MARCH], false]);
	});

	test('one event can be cut short', () => {
		story.follow(SECOND, 'normal');
		story.next();
		expect([at(), story.busy]).toEqual([1, true]);
	});

	test('what was taken back is gone at once', () => {
		story.follow(SECOND, 'normal');
		story.follow({ ...START, news: 5 }, 'normal');
		expect([at(), story.busy]).toEqual([0, false]);
	});

	test('without motion everything is there at once, and its places are marked', () => {
		story.follow(SECOND, 'still');
		expect([at(), story.busy, story.marked]).toEqual([2, false, ['1', '2']]);
	});

	test('another seat sees what is there, and is told nothing of it', () => {
		story.follow(SECOND, 'normal');
		story.cut({ ...THIRD, view: { ...THIRD.view, seat: 1 } });
		expect([at(), story.busy, story.shown!.view.seat]).toEqual([3, false, 1]);
	});
});
