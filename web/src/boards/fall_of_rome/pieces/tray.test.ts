import { describe, expect, it } from 'vitest';
import { trayOf } from './tray';

describe('a tray', () => {
	it('is empty without pieces', () => {
		expect(trayOf('roma', 0, '')).toEqual({ groups: [], strips: [] });
	});

	it('puts legions before barbarians, and barbarians in the order of the tribes', () => {
		const { groups } = trayOf('roma', 2, '03100');
		expect(groups.map((group) => group.tribe ?? group.kind)).toEqual(['legions', 'vandals', 'huns']);
	});

	it('starts a second row with the fourth group, away from the city', () => {
		const { groups, strips } = trayOf('roma', 1, '01110');
		expect(strips).toHaveLength(2);
		expect(groups[3]!.y).not.toBe(groups[0]!.y);
	});

	it('starts a second row before the first grows too wide', () => {
		expect(trayOf('aquileia', 3, '00032').strips).toHaveLength(2);
	});

	it('shows numbers instead of pieces when it is crowded', () => {
		const { groups } = trayOf('roma', 4, '33333');
		expect(groups.filter((group) => group.kind === 'count')).toHaveLength(5);
	});
});
