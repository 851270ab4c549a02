/** What can be used in economy and industry without a further choice, and what that comes to. */
import type { ActionRecord, ForeseenLine } from '$lib/net/messages';
import { bearer, type Resource } from './facts';
import type { Foresight } from '../actions/preview.svelte';
import { isEmpty, outcome } from './outcome';
import type { Empire } from './position';
import type { Doable } from './usable';

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

/** How often an ability can still be used in this phase: as often as is printed on it, and an exchange while it can be paid. */
export function usesLeft({ word, actions }: Doable, empire: Empire): number {
	const { max_times: most = 1 } = bearer(word)?.ability.params ?? {};
	const left = most - (empire.used[word] ?? 0);
	const { resources } = empire;
	const given = new Set(actions.filter(({ kind }) => kind === 'exchange').map(({ args }) => args['given'] as Resource));
	if (!given.size || resources === 'hidden') return left;
	const payable = [...given].reduce((sum, kind) => sum + resources[kind], 0); // one token each (EE-ABIL-03)
	return Math.min(left, payable);
}

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
