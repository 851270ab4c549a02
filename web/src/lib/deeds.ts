/** The chronicle's shape: turns as blocks, one line a deed, everything else folded into it. */
import type { StepRecord } from './messages';
import type { Telling, Told } from './telling';

export interface DeedLine {
	id: string;
	/** The event that tells the deed. */
	event: Told;
	/** What came with it. */
	details: Told[];
	/** Something is lost. */
	loss: boolean;
}
export interface Block {
	id: string;
	/** The event that began it; the beginning of what is known has none. */
	head: Told | null;
	lines: DeedLine[];
}
export interface Style {
	telling: Pick<Telling<unknown>, 'beats'>;
	/** Kinds that begin a turn, a round or a phase. */
	heads: readonly string[];
	/** Kinds that are a loss. */
	losses: readonly string[];
}

/** Everything that was told, oldest first. A move and what chance adds to it is one deed, told by its longest event. */
export function blocksOf(steps: readonly StepRecord[], { telling, heads, losses }: Style): Block[] {
	const blocks: Block[] = [{ id: 'start', head: null, lines: [] }];
	const weight = (event: Told): number => telling.beats[kindOf(event)]?.[0] ?? 0;
	for (const step of steps) {
		let line: DeedLine | null = null;
		for (const [i, event] of (step.events as Told[]).entries()) {
			const id = `${step.number}.${i}`;
			if (heads.includes(kindOf(event))) {
				blocks.push({ id, head: event, lines: [] });
				line = null;
			} else if (!line || losses.includes(kindOf(event)) || line.loss) {
				line = { id, event, details: [], loss: losses.includes(kindOf(event)) };
				blocks.at(-1)!.lines.push(line);
			} else if (weight(event) > weight(line.event)) {
				line.details.push(line.event);
				line.event = event;
			} else line.details.push(event);
		}
	}
	return blocks.filter((block) => block.head || block.lines.length);
}

const kindOf = (event: Told): string => String(event['kind']);
