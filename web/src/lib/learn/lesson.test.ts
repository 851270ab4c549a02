import { expect, test } from 'vitest';
import { fits, LessonPlay, type Play } from './lesson.svelte';
import type { LessonRecord, LessonStep, LessonState } from '$lib/net/messages';

const LESSON: LessonRecord = {
	id: 'x',
	game: 'fall_of_rome',
	players: 2,
	seat: 0,
	moves: 4,
	guide: '',
	kind: '',
	degree: 0,
	today: false,
	steps: []
};
const step = (say: string, asked: string): LessonStep => ({ say, do: asked, next: '', at: '', rules: [] });
const LEGAL = ['march genua 1', 'march genua 2', 'recruit'];

/** A server at which every move is legal, and two solve a puzzle. */
const server: Play = (_, { moves }) =>
	Promise.resolve({
		steps: moves.map((_move, number) => ({ number, seat: 0, events: [] })),
		view: {
			seat: 0,
			actors: [0],
			legal: LEGAL.map((text) => ({ text, kind: '', args: {} })),
			position: {},
			result: null,
			can_undo: true
		},
		verdict: moves.length < 2 ? 'open' : 'solved',
		review: moves.length < 2 ? null : { best: 0.6, yours: 0.4, why: [], solution: ['march genua 2'] },
		foreseen: [],
		rule: '',
		rule_text: ''
	} satisfies LessonState);

test('a pattern fits whole actions', () => {
	expect(fits('march genua *', 'march genua 2')).toBe(true);
	expect(fits('march genua', 'march genua 2')).toBe(false);
});

test('a guide offers what it asks for, lights it, and goes on when it is done', async () => {
	const steps = [step('welcome', ''), step('march', 'march genua 2'), step('end', '')];
	const guide = new LessonPlay({ ...LESSON, steps }, server);
	await guide.begin();
	expect(guide.view?.legal).toEqual([]);
	await guide.next();
	expect(guide.view?.legal.map((action) => action.text)).toEqual(['march genua 2']);
	expect(guide.hinted?.action).toBe('march genua 2');
	await guide.next();
	await guide.play('recruit');
	expect([guide.at, guide.amiss]).toEqual([1, true]);
	await guide.play('march genua 2');
	expect([guide.over, guide.amiss]).toEqual([true, false]);
	await guide.back();
	expect([guide.at, guide.moves.length]).toEqual([1, 0]);
	await guide.back();
	expect(guide.at).toBe(0);
});

test('a puzzle offers everything until it is decided, and can be taken back', async () => {
	const puzzle = new LessonPlay(LESSON, server);
	await puzzle.begin();
	await puzzle.play('recruit');
	expect(puzzle.view?.legal).toHaveLength(3);
	expect(puzzle.news).toBe(0);
	await puzzle.play('march genua 1');
	expect(puzzle.over).toBe(true);
	expect(puzzle.view?.legal).toEqual([]);
	await puzzle.back();
	expect(puzzle.over).toBe(false);
});

test('the solution of a decided puzzle can be looked at, which is not solving it', async () => {
	const puzzle = new LessonPlay(LESSON, server);
	await puzzle.begin();
	await puzzle.show();
	expect(puzzle.shown).toBe(false); // nothing is told before it is decided
	await puzzle.play('recruit');
	await puzzle.play('recruit');
	await puzzle.show();
	expect([puzzle.shown, puzzle.moves]).toEqual([true, ['march genua 2']]);
});

test('a step may make a move when it is left, and a guide goes on where it was left', async () => {
	const steps = [{ ...step('watch', ''), next: 'pass' }, step('march', 'march genua 2'), step('end', '')];
	const guide = new LessonPlay({ ...LESSON, steps }, server);
	await guide.begin();
	await guide.next();
	expect([guide.at, guide.moves]).toEqual([1, ['pass']]);

	const later = new LessonPlay({ ...LESSON, steps }, server);
	await later.begin(guide.place);
	expect([later.at, later.moves]).toEqual([1, ['pass']]);
	await later.begin({ lesson: 'another', at: 1, moves: [] });
	expect(later.at).toBe(0);
});
