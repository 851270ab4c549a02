/** What building costs, as it is printed, with what of it gold would stand in for. */
import facts from 'facts:struggle_for_rome';
import type { ActionRecord } from '$lib/messages';
import type { Counts } from './position';

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
