import { expect, test } from 'vitest';
import { valuesAt } from './value_at';

const FACTS = {
	limits: { hand: 7 },
	roles: [{ id: 'consul', levy: 1 }],
	arrow: [{ grain: 1, gold: 3 }],
	choice: [{ gold: 2 }, { card: 1 }],
	delta: -2
};

test('a value is read by its path, by the id of an entry, or by the resource of a price', () => {
	expect(valuesAt(FACTS, 'limits.hand')).toBe(7);
	expect(valuesAt(FACTS, 'roles.consul.levy')).toBe(1);
	expect(valuesAt(FACTS, 'arrow.gold')).toBe(3);
	expect(valuesAt(FACTS, 'choice.card')).toBe(1);
	expect(valuesAt(FACTS, '-delta')).toBe(2);
	expect(valuesAt(FACTS, 'limits.hand + -delta')).toBe(9);
});

test('what is not there, and what is no number, is nothing', () => {
	expect(valuesAt(FACTS, 'limits.foot')).toBeNull();
	expect(valuesAt(FACTS, 'roles.tribune.levy')).toBeNull();
	expect(valuesAt(FACTS, 'limits.hand + roles')).toBeNull();
});
