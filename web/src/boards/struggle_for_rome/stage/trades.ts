/** Offers and trades in one line each: what is offered for what, and what changes hands. */
import type { StepRecord } from '$lib/net/messages';
import { eventsOf, type BoardEvent, type Counts, type Kind } from '../state/position';

interface Table {
	given: Counts;
	wanted: Counts;
}
/** After these nothing lies on any table. */
const CLEARED: readonly Kind[] = ['traded', 'rolled', 'round_began'];
/** After these nothing lies on the table of whoever did it. */
const TAKEN_BACK: readonly Kind[] = ['withdrew', 'unanswered'];

const goods = (counts: Counts): string =>
	Object.entries(counts)
		.map(([good, number]) => `${good}_${number}`)
		.join(' ');

/** Both ways of a trade as one event, told from whoever offered it; nothing where goods go one way only. */
export function tradeIn(step: Pick<StepRecord, 'events'>): BoardEvent | null {
	const ways = eventsOf([step]).filter((event) => event.kind === 'traded');
	const { player, partner } = ways[0] ?? {};
	const brought = (by: string): string =>
		goods(Object.fromEntries(ways.filter((way) => way.player === by).map((way) => [way.good!, Number(way.number)])));
	const [given, received] = [brought(String(player)), brought(String(partner))];
	if (!player || !partner || !given || !received) return null;
	return { kind: 'exchanged', rule: ways[0]!.rule, player, partner, given, received };
}

/** Steps in which each trade is one event. */
export function withTrades(steps: readonly StepRecord[]): StepRecord[] {
	return steps.map((step) => {
		const trade = tradeIn(step);
		const rest = step.events.filter((event) => event.kind !== 'traded');
		return trade ? { ...step, events: [trade, ...rest] } : step;
	});
}

/** Steps in which each offer names what it consists of; what was laid out for it is told with it, and not before. */
export function withOffers(steps: readonly StepRecord[]): StepRecord[] {
	const tables = new Map<string, Table>();
	return steps.flatMap((step) => {
		const events = eventsOf([step]);
		const told = events.flatMap((event) => {
			const player = String(event.player ?? '');
			const table = tables.get(player) ?? { given: {}, wanted: {} };
			if (event.kind === 'laid_out' || event.kind === 'asked_for') {
				const side = event.kind === 'laid_out' ? 'given' : 'wanted';
				const good = String(event.good);
				tables.set(player, { ...table, [side]: { ...table[side], [good]: (table[side][good] ?? 0) + 1 } });
				return [];
			}
			if (CLEARED.includes(event.kind)) tables.clear();
			else if (TAKEN_BACK.includes(event.kind)) tables.delete(player);
			else if (event.kind === 'proposed') {
				tables.delete(player);
				const [given, wanted] = [goods(table.given), goods(table.wanted)];
				const { rule, whom } = event;
				return [given && wanted ? ({ kind: 'offered', rule, player, whom, given, wanted } as BoardEvent) : event];
			}
			return [event];
		});
		return told.length || !events.length ? [{ ...step, events: told }] : [];
	});
}

/** An event as the stage tells it: a trade with both its ways, an offer with what it consists of. */
export function asTold(event: BoardEvent, step: StepRecord, steps: readonly StepRecord[]): BoardEvent {
	if (event.kind === 'traded') return tradeIn(step) ?? event;
	if (event.kind !== 'proposed') return event;
	return eventsOf(withOffers(steps)).findLast((one) => one.kind === 'offered' && one.player === event.player) ?? event;
}
