import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { SeatRecord } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import SeatRow from '../lobby/SeatRow.svelte';
import SeatTab from './SeatTab.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('rules');
});

const MARC: SeatRecord = { seat: 1, kind: 'person', person: 'marc', name: 'Marc', rating: 1623, provisional: true };
const tab = { view: null, frame: null, sun: false, due: false, thinks: false, now: false, looked: false, onlook: null };

test('the rating of an opponent is seen before the game, at the seat', () => {
	const about = { game: 'empires_end', mine: [0], host: false, hostId: 'ada', bots: [], cooperative: false };
	render(SeatRow, {
		...about,
		seat: MARC,
		strengths: [],
		person: 'ada',
		onwish: () => undefined,
		screenName: '',
		onname: () => undefined
	});
	expect(screen.getByRole('listitem').textContent).toContain('rating 1623');
});

test('and during the game, with what somebody is', () => {
	render(SeatTab, { ...tab, seat: { ...MARC, program: true }, name: 'Marc', gone: '' });
	expect(screen.getByText('Marc').closest('.seat')?.getAttribute('title')).toMatch(/rating 1623.*program/);
});

test.each([
	['resigned', 'resigned'],
	['left', 'left'],
	['time', 'out of time']
] as const)('who is gone (%s) is marked so', (gone, said) => {
	const { container } = render(SeatTab, {
		...tab,
		seat: { ...MARC, kind: 'bot', resigned: true, gone },
		name: 'Marc',
		gone
	});
	expect(container.textContent).toContain(said);
});
