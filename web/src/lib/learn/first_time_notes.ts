/** What is explained the first time it happens at a table: each once in this browser. */
import type { StepRecord } from '$lib/net/messages';

export interface FirstTime {
	/** The message, `first-fr-revolt`. */
	message: string;
	rule: string;
}
/** By game, then by the kind of event. */
export const FIRST_TIMES: Record<string, Record<string, FirstTime>> = {
	fall_of_rome: {
		attacked: { message: 'first-fr-attacked', rule: 'FR-DEF-02' },
		ambushed: { message: 'first-fr-ambushed', rule: 'FR-DEF-03' },
		sacked: { message: 'first-fr-sacked', rule: 'FR-SACK-01' },
		revolted: { message: 'first-fr-revolted', rule: 'FR-REVOLT-01' },
		plot_proposed: { message: 'first-fr-plot', rule: 'FR-ACT-PLOT-01' }
	},
	empires_end: {
		destroyed: { message: 'first-ee-destroyed', rule: 'EE-LOC-05' },
		conflict_revealed: { message: 'first-ee-conflict', rule: 'EE-CON-01' },
		upheaved: { message: 'first-ee-upheaved', rule: 'EE-CON-14' }
	},
	struggle_for_rome: {
		shortage: { message: 'first-sr-shortage', rule: 'SR-SHORT-01' },
		robbed: { message: 'first-sr-robbed', rule: 'SR-LEG-04' },
		turned: { message: 'first-sr-turned', rule: 'SR-PLUN-06' },
		founded: { message: 'first-sr-founded', rule: 'SR-CONQ-06' },
		announced_end: { message: 'first-sr-end', rule: 'SR-END-01' }
	}
};
const KEY = 'occasus-first-times';

export function met(store: Storage | undefined = globalThis.localStorage): string[] {
	try {
		const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
		return Array.isArray(found) ? found.map(String) : [];
	} catch {
		return [];
	}
}

export function noteMet(message: string, store: Storage | undefined = globalThis.localStorage): void {
	try {
		store?.setItem(KEY, JSON.stringify([...new Set([...met(store), message])]));
	} catch {
		// a browser that keeps nothing: then it may be explained again
	}
}

/** The first thing that was never explained here, in these steps since the last own one: whoever acts has gone on. */
export function firstTime(
	game: string,
	steps: readonly StepRecord[],
	known: readonly string[],
	mine: readonly number[]
): FirstTime | null {
	const table = FIRST_TIMES[game] ?? {};
	const last = steps.findLastIndex((step) => mine.includes(step.seat));
	for (const step of steps.slice(Math.max(0, last))) {
		for (const event of step.events) {
			const found = table[event.kind];
			if (found && !known.includes(found.message)) return found;
		}
	}
	return null;
}
