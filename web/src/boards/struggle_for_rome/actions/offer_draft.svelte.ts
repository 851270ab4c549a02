/** The offer that I lay out. It is mine until it is proposed, and stays as it is whatever the others answer. */
import type { ActionRecord, ForeseenLine } from '$lib/net/messages';
import { eventsOf, type Counts, type Deal } from '../state/position';

export type Side = 'give' | 'want';
type Foresee = (lines: string[][]) => Promise<ForeseenLine[]>;

export class Draft {
	give = $state.raw<Counts>({});
	want = $state.raw<Counts>({});
	/** To whom it may be proposed, as the server says; nobody while it is not asked yet, or not possible. */
	proposals = $state.raw<ActionRecord[]>([]);
	#asked = 0;

	/** The actions that lay it out. */
	readonly line = $derived([...laid('give', this.give), ...laid('want', this.want)]);

	set(side: Side, good: string, number: number): void {
		this[side] = { ...this[side], [good]: Math.max(0, number) };
	}
	/** Ask to whom this can be proposed. */
	async wonder(foresee: Foresee): Promise<void> {
		const asked = ++this.#asked;
		const { line } = this;
		const [found] = line.length ? await foresee([line]) : [];
		if (asked !== this.#asked) return;
		const told = found ? eventsOf([found]).filter(({ kind }) => kind === 'laid_out' || kind === 'asked_for') : [];
		this.proposals = told.length === line.length ? (found?.legal ?? []).filter((one) => one.kind === 'propose') : [];
	}
	/** Begin with an offer that lies on the table already. */
	take({ give, want }: Deal): void {
		this.give = { ...give };
		this.want = { ...want };
	}
	/** Begin with somebody's offer as I would pay and get it. */
	turn({ give, want }: Deal): void {
		this.take({ give: want, want: give });
	}
	clear(): void {
		this.give = {};
		this.want = {};
		this.proposals = [];
	}
}

const laid = (side: Side, counts: Counts): string[] =>
	Object.entries(counts).flatMap(([good, number]) => Array.from({ length: number }, () => `${side} ${good}`));
