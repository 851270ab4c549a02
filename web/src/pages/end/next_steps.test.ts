import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { BoardFrame, Drama } from '$lib/games/board_contract';
import type { TableRecord, ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import NextSteps from './NextSteps.svelte';

vi.mock('$lib/net/api', () => ({ api: { lessons: () => Promise.resolve([]) } }));

beforeAll(async () => {
	await words.use('en');
	await words.add('ending');
});

const seats = [0, 1].map((seat) => ({ seat, kind: 'person', person: `${seat}`, name: ['Ada', 'Bob'][seat] }));
const result = { winners: [0], places: [1, 2], scores: [], reason: 'time', rule: '' };

test.each([
	['empires_end', true, 0],
	['empires_end', false, 1],
	['fall_of_rome', true, 0]
])('a game of %s whose rating (%s) is not counted yet says that it was not rated %d times', (game, rated, times) => {
	const table = { game, rated, seats, cooperative: game === 'fall_of_rome', changed: 0, number: 9 };
	const told = { view: {} as ViewRecord, steps: [], result, names: ['Ada', 'Bob'], mine: [0], won: true };
	const shown = { table: table as unknown as TableRecord, drama: {} as Drama, frame: {} as BoardFrame, ...told };
	render(NextSteps, shown);
	expect(screen.queryAllByText('This game wasn’t rated.')).toHaveLength(times);
});
