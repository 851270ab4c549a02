import { expect, test } from 'vitest';
import type { Empire, Position } from '../state/position';
import { wouldBe } from './why_not';

const POSITION = { offers: { first: { card: 'fire_01', handled: false } } } as unknown as Position;
const deciding = (decides: string): Empire =>
	({ decides, hand: ['flood_07'], destroyed: [], row: { 1: 'farm_8' } }) as unknown as Empire;

test.each(['on_turn', 'in_window', 'in_economy', 'choose_refresh'])('a card in the hand means nothing: %s', (asked) => {
	expect(wouldBe(POSITION, deciding(asked), 'flood_07')).toBeNull();
});

test('in industry it is one to build, and an innovation is one to pass with', () => {
	expect(wouldBe(POSITION, deciding('in_industry'), 'flood_07')).toBe('build flood_07 without_town 0');
	expect(wouldBe(POSITION, deciding('on_turn'), 'riot_05')).toBe('skip first riot_05');
});
