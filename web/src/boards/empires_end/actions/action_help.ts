/** What "What can I do now?" says of each kind of action of Empire's End: its price, and an action to ask about. */
import type { ActionHelp } from '$lib/games/board_contract';
import type { EmpiresEndAction } from '$lib/net/messages';

export const ACTION_HELP: Partial<Record<EmpiresEndAction['kind'], ActionHelp>> = {
	pay: { price: 'token', ask: 'pay first wheat', phase: 'disaster' },
	skip: { price: 'exhaust' },
	take: { price: 'falls', ask: 'take first', phase: 'disaster' },
	replace: { price: 'exhaust' },
	buy_coins: { price: 'points' },
	use: { price: 'free', ask: 'use {tile}', phase: 'economy' },
	build: { price: 'hammers', ask: 'build {hand} without_town 0', phase: 'industry' },
	sell: { price: 'coin', ask: 'sell {hand}', phase: 'industry' },
	rebuild: { price: 'rebuild', ask: 'rebuild {ruin} 0', phase: 'industry' },
	bid_axes: { price: 'spent', ask: 'bid_axes 0', phase: 'conflict' },
	bid_coins: { price: 'spent' }
};
