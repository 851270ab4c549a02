/** What lies under the plunder tokens of a province that nobody has turned yet: public, since all others lie open. */
import facts from 'facts:struggle_for_rome';
import type { Position } from './position';

interface Facts {
	plunder_tokens: { colours: Record<string, { tokens: string[][] }> };
}
const COLOURS = (facts as unknown as Facts).plunder_tokens.colours;
const SYMBOLS = ['casualty', 'pasture_card', 'development_card', 'gold_2'] as const;

export interface Booty {
	/** Tokens that nobody has seen. */
	total: number;
	/** How many of them show each symbol. */
	symbols: { symbol: string; number: number }[];
}

export function bootyOf(position: Position, province: string): Booty {
	const all = COLOURS[province]?.tokens ?? [];
	const turned = Object.entries(position.turned[province] ?? {}); // a face is its symbols in a row
	const number = (symbol: string): number =>
		all.filter((face) => face.includes(symbol)).length -
		turned.reduce((sum, [face, count]) => sum + (face.split(' ').includes(symbol) ? count : 0), 0);
	return {
		total: all.length - turned.reduce((sum, [, count]) => sum + count, 0),
		symbols: SYMBOLS.map((symbol) => ({ symbol, number: number(symbol) })).filter((one) => one.number > 0)
	};
}
