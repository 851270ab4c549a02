import { describe, expect, it } from 'vitest';
import { bunched } from '$lib/bunches';
import type { Told } from '$lib/telling';
import { placesOf, TELLING } from './beats';
import { revoltChance } from './odds';
import type { Position } from './position';
import { landed, lifted } from './unfold';

const POSITION = {
	players: [
		{ role: 'consul', city: 'roma', hand: ['white_roma'] },
		{ role: 'mercator', city: 'genua', hand: [] }
	],
	legions: { roma: 3 },
	barbarians: { roma: { huns: 2 } },
	forts: ['narbo'],
	allied: [],
	decline: 1,
	rate: 0,
	supply: { legions: 13, forts: 5, barbarians: { huns: 18 } },
	barbarian_deck: [['huns roma', 'huns lutetia']],
	barbarian_discard: [],
	player_discard: [],
	player_deck: { size: 0, top: [], piles: [], cards: [], events: 0, event_deck: 0, unseen_events: [] }
} as unknown as Position;
const after = (event: Told): Position => landed(lifted(POSITION, event), event);

describe('what events move', () => {
	it('a march takes the pawn and its legions off the board, and sets them down', () => {
		const event = { kind: 'marched', role: 'consul', from_city: 'roma', city: 'genua', legions: 2 };
		const moving = lifted(POSITION, event);
		expect([moving.players[0]!.city, moving.legions['roma']]).toEqual([null, 1]);
		const done = after(event);
		expect([done.players[0]!.city, done.legions['genua'], done.supply.legions]).toEqual(['genua', 2, 13]);
	});

	it('barbarians come from their supply and go back to it', () => {
		const come = after({ kind: 'added', tribe: 'huns', city: 'genua' });
		expect([come.barbarians['genua']!['huns'], come.supply.barbarians['huns']]).toEqual([1, 17]);
		const gone = after({ kind: 'removed', tribe: 'huns', city: 'roma', number: 2 });
		expect([gone.barbarians['roma']!['huns'], gone.supply.barbarians['huns']]).toEqual([0, 20]);
	});

	it('an ambush takes all legions it tells of', () => {
		expect(after({ kind: 'ambushed', tribe: 'huns', city: 'roma', number: 3 }).legions['roma']).toBe(0);
	});

	it('cards change hands', () => {
		const passed = after({ kind: 'card_passed', role: 'consul', other_role: 'mercator', card: 'white_roma' });
		expect(passed.players.map((player) => player.hand)).toEqual([[], ['white_roma']]);
		expect(after({ kind: 'discarded', seat: '0', card: 'white_roma' }).player_discard).toEqual(['white_roma']);
	});

	it('a revealed card leaves the deck', () => {
		const seen = after({ kind: 'revealed', barbarian_card: 'huns roma' });
		expect([seen.barbarian_deck, seen.barbarian_discard]).toEqual([[['huns lutetia']], ['huns roma']]);
	});

	it('the sun and the rate go on', () => {
		expect(after({ kind: 'declined', number: 2 }).decline).toBe(2);
		expect(after({ kind: 'rate_rose', invasions: 2, recruits: 3 }).rate).toBe(1);
	});

	it('changes nothing for what it does not know', () => {
		expect(after({ kind: 'looked', barbarian_card: 'huns roma' })).toBe(POSITION);
	});
});

describe('the turn', () => {
	const turn = { active: 0, phase: 'actions', actions: 0 };
	const then = (event: Told): Position['turn'] => lifted({ ...POSITION, turn } as unknown as Position, event).turn;
	it('goes on as soon as it is told', () => {
		expect(then({ kind: 'drew', seat: 0, card: 'white_genua' }).phase).toBe('draw');
		expect(then({ kind: 'revealed', barbarian_card: 'huns roma' }).phase).toBe('invade');
		expect(then({ kind: 'turn_began', role: 'mercator' })).toEqual({ active: 1, phase: 'actions', actions: 4 });
	});
});

describe('the player deck', () => {
	const player_deck = {
		...{ size: 12, top: [], cards: ['white_genua', 'blue_roma'], events: 2, event_deck: 4 },
		piles: [
			{ cards: 3, revolt: true },
			{ cards: 9, revolt: true }
		],
		unseen_events: ['vae_victis', 'carpe_diem']
	};
	const turn = { active: 0, phase: 'draw', actions: 0, drawn: [] as string[] };
	const dealt = { ...POSITION, player_deck, turn } as unknown as Position;
	const draw = (position: Position, card: string): Position => landed(position, { kind: 'drew', seat: 0, card });

	it('loses what is drawn from it', () => {
		const one = draw(dealt, 'white_genua').player_deck;
		expect([one.size, one.piles[0], one.cards]).toEqual([11, { cards: 2, revolt: true }, ['blue_roma']]);
		const two = draw(dealt, 'revolt').player_deck;
		expect([two.piles[0], two.cards]).toEqual([{ cards: 2, revolt: false }, player_deck.cards]);
		const three = draw(draw(draw(dealt, 'revolt'), 'vae_victis'), 'blue_roma').player_deck;
		expect([three.piles, three.events, three.unseen_events]).toEqual([[player_deck.piles[1]], 1, ['carpe_diem']]);
	});

	it('has on top what is put back, and the rest of what was drawn goes to the hand', () => {
		const asked = { ...dealt, turn: { ...turn, drawn: ['blue_roma', 'vae_victis', 'revolt'] } } as unknown as Position;
		const back = landed(asked, { kind: 'put_back', seat: 0, card: 'revolt' });
		expect([back.player_deck.top, back.player_deck.size]).toEqual([['revolt'], 13]);
		expect(revoltChance(back, 2)).toBe(1);
		expect(back.players[0]!.hand).toEqual(['white_roma', 'blue_roma', 'vae_victis']);
		expect(back.turn.drawn).toEqual([]);
		expect(draw(back, 'revolt').player_deck).toEqual(player_deck);
	});

	it('has on top what is put back out of a hand', () => {
		const back = landed(draw(dealt, 'white_genua'), { kind: 'put_back', seat: 0, card: 'white_genua' });
		expect([back.player_deck.top, back.players[0]!.hand]).toEqual([['white_genua'], ['white_roma']]);
	});
});

describe('beats', () => {
	const steps = [
		{
			number: 4,
			seat: 0,
			events: [{ kind: 'marched', role: 'consul', from_city: 'roma', city: 'genua', legions: '0' }]
		},
		{
			number: 5,
			seat: -1,
			events: [
				{ kind: 'revealed', barbarian_card: 'huns roma' },
				{ kind: 'dealt', seat: '0', card: 'x' }
			]
		}
	];
	it('take time, or none', () => {
		const situation = { bot: false, turn: '0', sits: true, spent: 0 };
		expect(bunched(TELLING, steps.slice(1), situation).map((beat) => [beat.event['kind'], beat.lasts > 0])).toEqual([
			['revealed', true],
			['dealt', false]
		]);
	});
	it('know their places', () => {
		expect(placesOf(steps[0]!.events[0] as Told)).toEqual(['genua', 'roma']);
		expect(placesOf(steps[1]!.events[0] as Told)).toEqual(['roma']);
	});
});
