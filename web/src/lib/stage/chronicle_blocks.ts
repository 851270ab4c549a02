/** The chronicle's shape: turns as blocks, one line a deed, everything else folded into it. */
import type { GameEvent, StepRecord } from '$lib/net/messages';
import { lasts, type Telling } from './event_display';

export interface DeedLine {
	id: string;
	/** The event that tells the deed. */
	event: GameEvent;
	/** What came with it. */
	details: GameEvent[];
	/** Something is lost. */
	loss: boolean;
	/** It sums up routine, and all of that is among the details. */
	gathered?: boolean;
}
export interface Block {
	id: string;
	/** The event that began it; the beginning of what is known has none. */
	head: GameEvent | null;
	lines: DeedLine[];
}
export interface Style<Kind extends string = string> {
	telling: Pick<Telling<unknown>, 'beats'> & Partial<Pick<Telling<unknown>, 'placesOf' | 'moments'>>;
	/** Kinds that begin a turn, a round or a phase. */
	heads: readonly Kind[];
	/** Kinds that are a loss. */
	losses: readonly Kind[];
	/** Kinds that are read at once, though they only follow from something: they have a line of their own. */
	alone?: readonly Kind[];
	/** Kinds of routine: those of a block that are alike become one line. */
	routine?: Readonly<Partial<Record<Kind, Routine>>>;
	/** Kinds that belong to whatever their seat did before them in the block. */
	follows?: readonly Kind[];
	/** Kinds that only answer somebody else: no turn of one's own. */
	answers?: readonly Kind[];
	/** Kinds that are settled by what follows them: they are not told once more as what happened since one's turn. */
	passing?: readonly Kind[];
	/** What happened since one's turn stands with numbers on the board, and in the list. */
	numbered?: boolean;
	/** Since one's turn, what happened in groups, the most important first; what others did is folded, player by player. */
	groups?: Readonly<Record<string, readonly Kind[]>>;
	/** Kinds that only lead to something: since one's turn what came of them is told instead. */
	leading?: readonly Kind[];
	/** Kinds that are told one by one since one's turn, though several came together. */
	each?: readonly Kind[];
	/** Steps with what the others' turns brought whoever reads, where that is only among the details. */
	reader?: (steps: readonly StepRecord[], seat: number) => StepRecord[];
}
/** Every move is a line. */
export const PLAIN: Style = { telling: { beats: {} }, heads: [], losses: [] };
export interface Routine {
	/** What the line says: `told-...`, with how many there were as `number`. */
	as: string;
	/** The arguments by which they are alike: `seat`. */
	by: readonly string[];
	/** The argument of which the line names all. */
	list?: string;
}

/** Everything that was told, oldest first. A move and what chance adds to it is one deed, told by its longest event. */
export function blocksOf(steps: readonly StepRecord[], style: Style): Block[] {
	const { telling, heads, losses, alone = [] } = style;
	const blocks = [new Building('start', null, style)];
	const weight = (event: GameEvent): number => lasts(telling, event);
	for (const step of steps) {
		let line: DeedLine | null = null;
		let closed = false; // nothing more belongs to the line
		const end = (): void => {
			if (line) blocks.at(-1)!.add(line);
			line = null;
		};
		for (const [i, event] of step.events.entries()) {
			const id = `${step.number}.${i}`;
			const loss = losses.includes(kindOf(event));
			if (heads.includes(kindOf(event))) {
				end();
				blocks.push(new Building(id, event, style));
			} else if (!line || loss || closed || alone.includes(kindOf(event))) {
				end();
				line = { id, event, details: [], loss };
				closed = loss || alone.includes(kindOf(event));
			} else if (weight(event) > weight(line.event)) {
				line.details.push(line.event);
				line.event = event;
			} else line.details.push(event);
		}
		end();
	}
	return blocks.filter((block) => block.head || block.lines.length);
}

/** What the chronicle says of one step, in order, with the turn that it begins. */
export function linesOfStep(step: StepRecord, style: Style = PLAIN): GameEvent[] {
	return blocksOf([step], style).flatMap(({ head, lines }) => [
		...(head ? [head] : []),
		...lines.map(({ event }) => event)
	]);
}

/** A block that grows: routine is gathered, and what only follows joins the deed before it. */
class Building implements Block {
	readonly lines: DeedLine[] = [];
	readonly #gathered = new Map<string, { line: DeedLine; all: GameEvent[] }>();

	constructor(
		readonly id: string,
		readonly head: GameEvent | null,
		readonly style: Pick<Style, 'routine' | 'follows'>
	) {}

	add(line: DeedLine): void {
		const kind = kindOf(line.event);
		const routine = this.style.routine?.[kind];
		if (routine) return this.#gather(line, routine);
		const { seat } = line.event;
		const before = this.style.follows?.includes(kind) && this.lines.findLast((one) => one.event.seat === seat);
		if (before) before.details.push(line.event, ...line.details);
		else this.lines.push(line);
	}

	#gather(line: DeedLine, { as, by, list }: Routine): void {
		const alike = by.map((name) => [name, line.event[name]!] as const);
		const key = [as, ...alike].join(' ');
		const found = this.#gathered.get(key);
		if (!found) {
			this.#gathered.set(key, { line, all: [line.event] });
			this.lines.push(line);
			return;
		}
		const { line: first, all } = found;
		if (all.length === 1) first.details.unshift(first.event);
		first.details.push(line.event, ...line.details);
		first.gathered = true;
		all.push(line.event);
		first.event = {
			...{ kind: as, rule: all[0]!['rule'] ?? '', number: all.length },
			...Object.fromEntries(alike),
			...(list ? { [list]: all.map((event) => event[list]).join(' ') } : {})
		};
	}
}

const kindOf = (event: GameEvent): string => event.kind;
