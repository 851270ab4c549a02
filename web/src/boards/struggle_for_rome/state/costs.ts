/** What building costs, as it is printed, with what of it gold would stand in for. */
import facts from 'facts:struggle_for_rome';
import type { ActionRecord } from '$lib/net/messages';
import { amount } from '../text/amounts';
import { COSTS } from './layout';
import { handOf, type Counts, type Player } from './position';
import type { Price } from './prices.svelte';

interface Facts {
	costs: {
		build: { horseman_and_warrior: Counts; supply_wagon: Counts; development_card: Counts };
		gold_joker: { gold: number };
	};
}
const { build, gold_joker } = (facts as unknown as Facts).costs;
const PRINTED: Record<string, Counts> = {
	build_fighters: build.horseman_and_warrior,
	build_wagon: build.supply_wagon,
	buy_card: build.development_card
};

export interface Cost {
	goods: Counts;
	/** The good that gold stands in for. */
	joker: string;
	gold: number;
}

/** The price for me: the printed one if I can pay it, else the one with gold for what I lack; null where nothing is printed. */
export function costOf(kind: string, legal: readonly ActionRecord[]): Cost | null {
	const printed = PRINTED[kind];
	if (!printed) return null;
	const ways = legal.filter((action) => action.kind === kind).map((action) => action.args['joker'] ?? 'no_joker');
	const joker = !ways.length || ways.includes('no_joker') ? '' : ways[0]!.replace('joker_', '');
	const goods = Object.fromEntries(Object.entries(printed).filter(([good]) => good !== joker));
	return { goods, joker, gold: joker ? gold_joker.gold : 0 };
}

/** The price in words where gold stands in for what is printed; empty where it does not. */
export function priceText(ways: readonly ActionRecord[]): string {
	const cost = costOf(ways[0]!.kind, ways);
	if (!cost?.joker) return '';
	const taken = { ...cost.goods, gold: (cost.goods['gold'] ?? 0) + cost.gold };
	return Object.entries(taken)
		.map(([good, number]) => amount(good, number))
		.join(', ');
}

/** What an action takes from me, as far as it is printed: goods by name, gold among them. */
export function takenBy({ kind, args }: ActionRecord, way: Price | null): Counts {
	const printed = PRINTED[kind];
	const joker = (args['joker'] ?? '').replace('joker_', '');
	if (printed) {
		const goods = Object.fromEntries(Object.entries(printed).filter(([good]) => good !== joker));
		return joker in printed ? { ...goods, gold: (goods['gold'] ?? 0) + gold_joker.gold } : goods;
	}
	if (kind === 'bank') return { [args['resource']!]: COSTS.bank_trade.give_equal_cards };
	return kind === 'travel' && way ? { grain: way.grain, gold: way.gold } : {};
}
/** What I would have left of what is taken. */
export function leftAfter(taken: Counts, me: Player): Counts {
	const held: Counts = { ...handOf(me), gold: me.gold };
	return Object.fromEntries(
		Object.entries(taken)
			.filter(([, number]) => number)
			.map(([good, number]) => [good, (held[good] ?? 0) - number])
	);
}
/** What is missing for a printed price, gold as a joker not counted. */
export function missingFor(kind: string, me: Player): Counts {
	const held: Counts = { ...handOf(me), gold: me.gold };
	return Object.fromEntries(
		Object.entries(PRINTED[kind] ?? {})
			.map(([good, number]) => [good, number - (held[good] ?? 0)] as const)
			.filter(([, number]) => number > 0)
	);
}

/**
 * Whether gold would do for the cards that are missing. `spent`: it has stood in for one this turn; `several`: it
 * stands in for one only; `short`: there is not enough of it.
 */
export type Joker = 'does' | 'spent' | 'several' | 'short';
export function jokerFor(kind: string, me: Player, used: boolean): Joker {
	const missing = Object.entries(missingFor(kind, me)).filter(([good]) => good !== 'gold');
	if (me.gold < (PRINTED[kind]?.['gold'] ?? 0) + gold_joker.gold) return 'short';
	if (used) return 'spent';
	return missing.reduce((sum, [, number]) => sum + number, 0) > 1 ? 'several' : 'does';
}
/** The action to ask about, where gold is held but has been used: why it may not be used again. */
export function askedWith(sample: string, kind: string, me: Player, used: boolean): string {
	const [good] = Object.keys(missingFor(kind, me));
	return good && jokerFor(kind, me, used) === 'spent' ? sample.replace('no_joker', `joker_${good}`) : sample;
}
