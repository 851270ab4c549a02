/** What "What can I do now?" says of each kind of action of Struggle for Rome: its price, and an action to ask about. */
import type { ActionHelp } from '$lib/games/board_contract';
import type { StruggleForRomeAction } from '$lib/net/messages';

export const ACTION_HELP: Partial<Record<StruggleForRomeAction['kind'], ActionHelp>> = {
	bank: { ask: 'bank ore grain', price: 'alike' },
	build_fighters: { ask: 'build_fighters no_joker', price: 'fighters' },
	build_wagon: { ask: 'build_wagon horseman no_joker', price: 'wagon' },
	buy_card: { ask: 'buy_card no_joker', price: 'development' },
	play: { price: 'free' },
	give: { begins: 'trade' },
	travel: { price: 'arrows' },
	plunder: { ask: 'plunder {city}', price: 'free' },
	conquer: { ask: 'conquer {city}', price: 'one-wagon' },
	take: { ask: 'take two_gold', price: 'turn' }
};
