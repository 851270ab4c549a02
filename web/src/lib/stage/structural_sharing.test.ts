import { expect, test } from 'vitest';
import { holding, shared, sharing } from './structural_sharing';

const before = () => ({
	rows: [{ tile: 'farm' }, { tile: 'road' }],
	score: 3,
	held: { coin: 1 } as Record<string, number>
});

test('what is equal is the same object as before', () => {
	const old = before();
	expect(shared(old, before())).toBe(old);
});

test('what has changed is new, and all around it that has not is the same', () => {
	const old = before();
	const next = shared(old, { ...before(), rows: [{ tile: 'farm' }, { tile: 'town' }] });
	expect(next).toEqual({ ...before(), rows: [{ tile: 'farm' }, { tile: 'town' }] });
	expect([next.rows[0] === old.rows[0], next.held === old.held, next.rows === old.rows]).toEqual([true, true, false]);
});

test('what came, went or became something else is seen', () => {
	const old = before();
	expect(shared(old, { ...before(), rows: [{ tile: 'farm' }] }).rows).toEqual([{ tile: 'farm' }]);
	expect(shared(old, { ...before(), held: {} }).held).toEqual({});
	expect(shared(old, { ...before(), held: { coin: 1, axe: 2 } }).held).toEqual({ coin: 1, axe: 2 });
	expect(shared<unknown>(old.rows, { 0: { tile: 'farm' }, 1: { tile: 'road' } })).not.toBe(old.rows);
	expect(shared<unknown>(old, null)).toBeNull();
});

test('neither is changed', () => {
	const [old, after] = [before(), { ...before(), score: 4 }];
	shared(old, after);
	expect([old, after]).toEqual([before(), { ...before(), score: 4 }]);
});

test('one after the other', () => {
	const next = sharing<{ rows: { tile: string }[]; score: number }>();
	const first = next(before());
	expect(next({ ...before(), score: 4 }).rows).toBe(first.rows);
});

test('what is held stays as long as it is about the same', () => {
	const keep = holding<{ of: string; deeds: number }>((before, after) => before.of === after.of);
	expect(keep({ of: 'a', deeds: 3 }, false).deeds).toBe(3);
	expect(keep({ of: 'a', deeds: 0 }, true).deeds).toBe(3);
	expect(keep({ of: 'b', deeds: 0 }, true).deeds).toBe(0);
	expect(keep({ of: 'b', deeds: 2 }, false).deeds).toBe(2);
});
