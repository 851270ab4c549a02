/** What each seat does in this phase, as one word beside its name. */
import type { StepRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';
import { paymentsOn, type Payment } from './payments';
import { decision, offersOf, type Position } from './position';

export interface SeatState {
	text: string;
	/** What it paid last, one for each card. */
	paid?: Payment[];
	/** The table waits for it, and it is not on turn. */
	due?: boolean;
	/** Whether it is finished with this phase. */
	done?: boolean;
}

export function stateOf(position: Position, seat: number, steps: readonly StepRecord[]): SeatState {
	const asked = decision(position.empires[seat]).name;
	if (position.phase.includes('disaster')) return inAuction(position, seat, asked, steps);
	if (position.phase === 'conflict') {
		if (asked === 'choose_refresh') return { text: t('ee-state-asked'), due: true };
		const bid = position.empires[seat]?.bid;
		return asked ? { text: t('ee-thinks'), due: true } : bid ? { text: t('ee-sealed'), done: true } : { text: '' };
	}
	if (['economy', 'industry', 'economy_industry'].includes(position.phase)) {
		return asked ? { text: t('ee-works'), due: true } : { text: t('ee-done-mark'), done: true };
	}
	return asked ? { text: t('ee-thinks'), due: true } : { text: '' };
}

function inAuction(position: Position, seat: number, asked: string, steps: readonly StepRecord[]): SeatState {
	if (asked === 'on_turn') return { text: t('ee-state-turn') };
	if (asked) return { text: t('ee-state-asked'), due: true };
	const onTurn = position.empires.findIndex((empire) => decision(empire).name === 'on_turn');
	if (onTurn >= 0 && (onTurn + 1) % position.empires.length === seat) return { text: t('ee-state-next') };
	const last = offersOf(position).flatMap(([name]) =>
		paymentsOn(steps, name, position.empires.length)[seat]!.slice(-1)
	);
	return last.length ? { text: t('ee-state-paid'), paid: last } : { text: '' };
}

/** The seat that is on turn; nobody where all play at once. */
export const turnOf = (position: Position): number =>
	position.phase.includes('disaster')
		? position.empires.findIndex((empire) => decision(empire).name === 'on_turn')
		: -1;
