/** The deeds of Struggle for Rome as chips, by the step that is due; their order never changes while somebody plays. */
import scroll from 'icon:tied-scroll';
import swords from 'icon:crossed-swords';
import torch from 'icon:torch';
import flag from 'icon:tower-flag';
import coins from 'icon:two-coins';
import road from 'icon:road';
import trade from 'icon:trade';
import wagon from 'icon:old-wagon';
import temple from 'icon:greek-temple';
import shield from 'icon:roman-shield';

export interface Deed {
	kind: string;
	icon: string;
	key: string;
	/** An action of this kind, to ask why it is not possible; `{city}` is one that is near. */
	sample: string;
	/** Shown only while it is possible. */
	rare?: boolean;
}
const DEEDS: Record<string, Deed[]> = {
	build: [
		{ kind: 'bank', icon: temple, key: 'b', sample: 'bank ore grain' },
		{ kind: 'build_fighters', icon: swords, key: 'f', sample: 'build_fighters no_joker' },
		{ kind: 'build_wagon', icon: wagon, key: 'w', sample: 'build_wagon horseman no_joker' },
		{ kind: 'buy_card', icon: scroll, key: 'c', sample: 'buy_card no_joker' },
		{ kind: 'play', icon: scroll, key: 'p', sample: 'play diplomat', rare: true }
	],
	tribe: [
		{ kind: 'travel', icon: road, key: 'v', sample: 'travel c001' },
		{ kind: 'plunder', icon: torch, key: 'p', sample: 'plunder {city}' },
		{ kind: 'conquer', icon: flag, key: 'c', sample: 'conquer {city}' },
		{ kind: 'plunder_with_traitor', icon: torch, key: 'x', sample: 'plunder_with_traitor {city}', rare: true },
		{ kind: 'conquer_with_traitor', icon: flag, key: 'y', sample: 'conquer_with_traitor {city}', rare: true },
		{ kind: 'forced_march', icon: road, key: 'f', sample: 'forced_march c001', rare: true },
		{ kind: 'play', icon: scroll, key: 'g', sample: 'play great_warrior', rare: true },
		{ kind: 'take', icon: coins, key: 'k', sample: 'take two_gold' }
	],
	legionnaire: [{ kind: 'move_legionnaire', icon: shield, key: 'g', sample: '' }]
};
/** What a tribe with a realm does no more: it stands below what it does. */
export const WANDERING = ['travel', 'plunder'];
/** The deeds of a step; `realm`: of a tribe that has founded one. */
export function deedsOf(step: string, realm: boolean): Deed[] {
	const deeds = DEEDS[step] ?? [];
	const wanders = ({ kind }: Deed): boolean => realm && WANDERING.includes(kind);
	return [...deeds.filter((deed) => !wanders(deed)), ...deeds.filter(wanders)];
}
/** Deeds that stand beside each other where rows are few, so that all of a turn is in sight. */
const PAIRS = [
	['trade', 'bank'],
	['plunder', 'conquer']
] as const;
/** Those of a list, in its order, that have their fellow just before or after them. */
export const pairedIn = (kinds: readonly string[]): string[] =>
	PAIRS.filter(([one, other]) => kinds.includes(one) && kinds.indexOf(one) + 1 === kinds.indexOf(other)).flat();
/** Opens the offer. */
export const TRADE: Deed = { kind: 'trade', icon: trade, key: 'o', sample: 'give ore' };
/** Kinds that belong to the dialogue of a trade. */
export const TALK = [
	'give',
	'want',
	'propose',
	'withdraw',
	'accept',
	'decline',
	'counter',
	'stop_waiting',
	'deal',
	'no_deal'
];
