/** What can be used in economy and industry without a further choice, and what that comes to. */
import type { ActionRecord, ForeseenLine } from '$lib/messages';
import type { Foresight } from './foresight.svelte';
import { isEmpty, outcome } from './outcome';

/** What is asked next belongs to the use itself: two locations, an innovation, another ability. */
const FOLLOWS = ['swap', 'move', 'reactivate', 'attach'];
export const follows = (line: ForeseenLine | null): ActionRecord[] => {
	const next = line?.legal ?? [];
	return next.length && next.every((action) => FOLLOWS.includes(action.kind)) ? next : [];
};

/** It brings something, costs nothing and asks nothing. */
export function isPlain(action: ActionRecord, foresight: Foresight): boolean {
	const line = action.kind === 'use' ? foresight.of(action.text) : null;
	if (!line || follows(line).length) return false;
	const told = outcome(line);
	return !isEmpty(told) && !Object.keys(told.spent).length && !told.refreshed.length;
}
export const plainUses = (legal: readonly ActionRecord[], foresight: Foresight): ActionRecord[] =>
	legal.filter((action) => isPlain(action, foresight));

/** The tokens that something costs, as one number to compare by: coins are worth more than hammers. */
const WEIGHT = 100;
function costOf(action: ActionRecord, foresight: Foresight): number {
	const line = foresight.of(action.text);
	const spent = line ? outcome(line).spent : {};
	const all = Object.values(spent).reduce((sum, number) => sum + number, 0);
	return all * WEIGHT + (spent.coin ?? 0);
}
/** The cheapest of several ways to do the same. */
export const cheapest = (ways: readonly ActionRecord[], foresight: Foresight): ActionRecord | null =>
	ways.toSorted((one, other) => costOf(one, foresight) - costOf(other, foresight))[0] ?? null;
