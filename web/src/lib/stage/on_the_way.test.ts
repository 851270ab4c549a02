import { expect, test } from 'vitest';
import { onTheWay } from './on_the_way';

const POSITION = {
	players: [{ role: 'consul', city: 'roma', hand: ['white_roma', 'blue_genua'] }],
	legions: { roma: 3, genua: 1 },
	barbarians: { roma: { huns: 2 } },
	forts: ['narbo', 'roma'],
	turn: { phase: 'actions', actions: 4 }
};
const MARCH = { kind: 'marched', role: 'consul', from_city: 'roma', city: 'genua', legions: 2 };

test('a march takes the pawn and its legions off the board until they arrive', () => {
	const moving = onTheWay(
		POSITION,
		[
			[['players', 0, 'city'], 'genua'],
			[['legions', 'roma'], 1],
			[['legions', 'genua'], 3],
			[['turn', 'actions'], 3],
			[['turn', 'phase'], 'draw']
		],
		MARCH
	);
	expect(moving).toEqual({
		...POSITION,
		players: [{ ...POSITION.players[0], city: null }],
		legions: { roma: 1, genua: 1 },
		turn: { phase: 'actions', actions: 3 }
	});
});

test('what goes altogether has gone, and what is new on a list is not there yet', () => {
	const moving = onTheWay(
		POSITION,
		[
			[['barbarians', 'roma', 'huns']],
			[['forts'], ['narbo', 'genua']],
			[['players', 0, 'hand'], ['blue_genua']],
			[['barbarians', 'genua'], { huns: 2 }]
		],
		MARCH
	);
	expect(moving).toEqual({
		...POSITION,
		players: [{ ...POSITION.players[0], hand: ['blue_genua'] }],
		barbarians: { roma: {} },
		forts: ['narbo']
	});
});
