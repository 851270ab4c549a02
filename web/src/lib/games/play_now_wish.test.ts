import { beforeEach, expect, test } from 'vitest';
import { lastWish, noteWish } from './play_now_wish';

beforeEach(() => localStorage.clear());

test('what was wanted last is offered again, and nothing at first', () => {
	expect(lastWish()).toEqual({});
	const wish = { game: 'empires_end', seats: 2, minutes: 10 as const, rated: true };
	noteWish(wish);
	expect(lastWish()).toEqual(wish);
});

test.each(['{"game": 3, "seats": 2.5, "minutes": 7, "rated": "yes"}', 'no JSON', 'null'])(
	'nonsense is left out: %s',
	(kept) => {
		localStorage.setItem('occasus-play-now', kept);
		expect(lastWish()).toEqual({});
	}
);
