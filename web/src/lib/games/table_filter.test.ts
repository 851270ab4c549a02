import { expect, test } from 'vitest';
import { ANY, asked, clock, findingIn } from './table_filter';

const read = (search: string): ReturnType<typeof findingIn> => findingIn(search, ['empires_end'], ['en', 'nl']);

test('what is looked for goes through the address and back', () => {
	const wanted = { ...ANY, game: 'empires_end', seats: 2, pace: 'live', language: 'nl', free: true };
	expect(asked(wanted)).toBe('game=empires_end&seats=2&pace=live&language=nl&free=true');
	expect(read(`?${asked(wanted)}`)).toEqual(wanted);
	expect(asked(ANY)).toBe('');
});

test('nonsense in an address asks for nothing', () => {
	expect(read('?game=chess&seats=x&pace=fast&language=dutch&counts=1&free=maybe')).toEqual(ANY);
	expect(read('?seats=99')).toEqual(ANY);
});

test('seconds are told as on a clock', () => {
	expect([clock(45), clock(60.2), clock(-3)]).toEqual(['0:45', '1:01', '0:00']);
});
