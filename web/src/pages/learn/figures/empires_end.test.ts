import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { WATCHER } from '$lib/games/board_contract';
import type { ViewRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import EmpiresEnd from './EmpiresEnd.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('empires_end');
});

const empire = { row: {}, destroyed: [], innovations: {}, exhausted: [], resources: 'hidden', score: 0 };
const view = { position: { empires: [empire, empire], offers: {}, phase: 'disaster' }, result: null };

test.each([
	[WATCHER, ['Ada', 'Bob']],
	[1, ['Bob', 'Ada']]
])('seen from seat %i, the rows of all players are drawn', (seat, expected) => {
	const given = { view: view as unknown as ViewRecord, places: [], marked: [], names: ['Ada', 'Bob'], seat };
	const { container } = render(EmpiresEnd, given);
	expect([...container.querySelectorAll('.who b')].map((name) => name.textContent)).toEqual(expected);
});
