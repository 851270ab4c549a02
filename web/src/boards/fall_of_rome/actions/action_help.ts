/** What "What can I do now?" says of each kind of action of Fall of Rome: its price, and an action to ask about. */
import type { ActionHelp } from '$lib/games/board_contract';
import type { FallOfRomeAction } from '$lib/net/messages';

export const ACTION_HELP: Partial<Record<FallOfRomeAction['kind'], ActionHelp>> = {
	march: { price: 'action' },
	sail: { price: 'action-card' },
	sail_free: { price: 'action' },
	travel: { price: 'action-card' },
	fortify: { price: 'action-card' },
	build_fort: { price: 'action-legions' },
	recruit: { ask: 'recruit', price: 'action' },
	levy: { price: 'action' },
	port_recruit: { price: 'action-card' },
	battle: { ask: 'battle 1', price: 'action' },
	give: { price: 'action' },
	take: { price: 'action' },
	store: { price: 'action' },
	fetch: { price: 'action' },
	ally: { ask: 'ally huns', price: 'action-cards' },
	enlist: { price: 'action-card' },
	event: { price: 'free' },
	exchange: { price: 'card' }
};
