/** What an event moves on the table. No rules: an event says what came, went or changed, and where. */
import type { Told } from '$lib/telling';
import { CITY, COSTS } from './layout';
import { colours, type Player, type Position, type Tribe, type TribeKind } from './position';

/** Never covered where a table plays with that option. */
const SEVEN = 7;
type Change = (position: Position, event: Told) => Position;
const word = (event: Told, name: string): string => String(event[name] ?? '');
const number = (event: Told, name = 'number'): number => Number(event[name] ?? 0);

function player(position: Position, who: string, change: (own: Player) => Partial<Player>): Position {
	const own = position.players[who];
	if (!own || !colours(position).includes(who)) return position;
	return { ...position, players: { ...position.players, [who]: { ...own, ...change(own) } } };
}
/** `red_horseman`: a tribe of a player. */
function tribe(position: Position, name: string, change: (own: Tribe) => Partial<Tribe>): Position {
	const [who = '', kind = 'horseman'] = name.split('_') as [string, TribeKind];
	return player(position, who, (own) => ({ [kind]: { ...own[kind], ...change(own[kind]) } }));
}
const fighter =
	(by: number): Change =>
	(position, event) =>
		tribe(position, word(event, 'tribe'), (own) => ({ fighters: own.fighters + by }));
const stands: Change = (position, event) =>
	tribe(position, word(event, 'tribe'), () => ({ figure: word(event, 'crossroads') }));
const conquered: Change = (position, event) => {
	const tokens_gone = position.tokens_gone.filter((city) => city !== word(event, 'city')); // of free cities only
	return tribe({ ...position, tokens_gone }, word(event, 'tribe'), (own) => ({
		figure: null,
		cities: [...own.cities, word(event, 'city')],
		wagons: Math.max(0, own.wagons - 1)
	}));
};
const paid = (position: Position, who: string, gold: number): Position =>
	player(position, who, (own) => ({ gold: own.gold + gold }));

const LIFTED: Record<string, Change> = {
	travelled: (position, event) => tribe(position, word(event, 'tribe'), () => ({ figure: null }))
};
const LANDED: Record<string, Change> = {
	placed: stands,
	travelled: stands,
	founded: conquered,
	expanded: (position, event) => fighter(-1)(conquered(position, event), event),
	built_fighter: fighter(1),
	reinforced: fighter(1),
	lost_fighter: fighter(-1),
	built_wagon: (position, event) => tribe(position, word(event, 'tribe'), (own) => ({ wagons: own.wagons + 1 })),
	plundered: (position, event) => {
		const province = CITY.get(word(event, 'city'))?.province ?? '';
		const taken = { ...position, tokens_gone: [...position.tokens_gone, word(event, 'city')] };
		return tribe(taken, word(event, 'tribe'), (own) => ({
			tokens: { ...own.tokens, [province]: (own.tokens[province] ?? 0) + 1 }
		}));
	},
	bought_card: (position, event) => paid(position, word(event, 'player'), -COSTS.build.development_card.gold),
	used_joker: (position, event) => paid(position, word(event, 'player'), -COSTS.gold_joker.gold),
	traded: (position, event) => {
		if (event['goods'] !== 'gold') return position;
		return paid(paid(position, word(event, 'player'), -number(event)), word(event, 'partner'), number(event));
	},
	stationed: (position, event) => ({ ...position, legionnaire: word(event, 'hex') }),
	legionnaire_moved: (position, event) => ({ ...position, legionnaire: word(event, 'hex') }),
	round_began: (position, event) => ({ ...position, round: number(event, 'round'), covered: [] }),
	rolled: (position, event) => ({
		...position,
		rolled: number(event, 'sum'),
		covered:
			number(event, 'sum') === SEVEN && position.options['every_seven']
				? position.covered
				: [...position.covered, number(event, 'sum')]
	}),
	gained_gold: (position, event) => paid(position, word(event, 'player'), number(event, 'gold')),
	took_gold: (position, event) =>
		paid(paid(position, word(event, 'player'), number(event, 'gold')), word(event, 'victim'), -number(event, 'gold')),
	paid: (position, event) =>
		event['good'] === 'gold' ? paid(position, word(event, 'player'), -number(event)) : position
};
const change = (table: Record<string, Change>, position: Position, event: Told): Position =>
	table[word(event, 'kind')]?.(position, event) ?? position;
export const lifted = (position: Position, event: Told): Position => change(LIFTED, position, event);
export const landed = (position: Position, event: Told): Position => change(LANDED, position, event);
/** The parts of a position that events tell in full; the rest comes with the next view. */
export const told = ({ round, covered, legionnaire, tokens_gone, players }: Position): unknown => ({
	...{ round, covered: [...covered].sort((a, b) => a - b), legionnaire, tokens_gone },
	players: Object.fromEntries(
		Object.entries(players).map(([name, { gold, horseman, warrior }]) => [name, { gold, horseman, warrior }])
	)
});
