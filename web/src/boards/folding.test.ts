/** Folding what each event changes gives the positions that the server tells, in all golden games. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { afterSteps } from '$lib/net/apply_patch';
import type { StepRecord } from '$lib/net/messages';

interface Story {
	game: string;
	from: string;
	seat: number;
	frames: { steps: StepRecord[]; position: unknown }[];
}

// Written by script/client: python -m tests.golden_views
const stories = readFileSync('.vitest/golden_views.jsonl', 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as Story);

test.each(stories.map((story) => [story.game, story.from, story.seat, story] as const))(
	'%s, %s, seat %i',
	(_game, _from, _seat, { frames }) => {
		for (const [number, { steps, position }] of frames.entries()) {
			if (number) expect(afterSteps(frames[number - 1]!.position, steps)).toEqual(position);
			for (const step of steps) expect(step.changes).toHaveLength(Math.max(1, step.events.length));
		}
	},
	60_000
);
