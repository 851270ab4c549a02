import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api, Refused } from '$lib/net/api';
import type { EditRecord, FaultRecord, Parts, Piece } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import { Editor } from './editor.svelte';
import { repairText } from './faults';

const horsemen: Piece = { id: 'figure', how: 'here', at: 'players[0].figure', places: 'crossroads' };
const parts: Parts = {
	seats: ['0'],
	pieces: [horsemen, { id: 'legion', how: 'count', at: 'legions.{place}', places: 'city', total: 16 }],
	parts: [],
	pools: [],
	places: { city: ['roma'], crossroads: ['c1'] },
	follows: []
};
const record = (position: Record<string, unknown>): EditRecord => ({
	game: 'g',
	players: 1,
	options: {},
	position,
	shown: null,
	faults: [],
	unknown: 0,
	actors: [],
	legal: 0,
	over: false,
	link: 'x',
	text: '',
	parts
});
async function opened(): Promise<Editor> {
	vi.spyOn(api, 'editPosition').mockImplementation(({ position }) => Promise.resolve(record(position ?? {})));
	const editor = new Editor();
	await editor.open({ game: 'g', position: { players: [{}] } });
	return editor;
}
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

describe('a piece in hand', () => {
	test('stays there where it cannot be put, and no plate opens over the board', async () => {
		const editor = await opened();
		editor.take(horsemen);
		editor.press({ domain: 'city', id: 'roma' });
		expect([editor.hand, editor.picked, editor.misplaced]).toEqual([horsemen, null, true]);
		editor.press({ domain: 'crossroads', id: 'c1' });
		expect(editor.position).toEqual({ players: [{ figure: 'c1' }] });
		expect(editor.misplaced).toBe(false);
	});
	test('is added again after another one was removed', async () => {
		const editor = await opened();
		editor.take(parts.pieces[1]!);
		editor.removing = true;
		editor.take(horsemen);
		expect(editor.removing).toBe(false);
	});
});

test('a check that came too soon after others is made a little later', async () => {
	const editor = await opened();
	vi.useFakeTimers();
	const asked = vi.mocked(api.editPosition);
	asked.mockClear().mockRejectedValueOnce(new Refused('too_fast', 'Wait a little.'));
	const checked = editor.check();
	await vi.runAllTimersAsync();
	await checked;
	expect(asked).toHaveBeenCalledTimes(2);
	expect(editor.problem).toBe('');
});

describe('a repair', () => {
	const fault = (repair: Record<string, unknown>): FaultRecord => ({ places: [], text: '', rules: [], repair });
	beforeAll(async () => {
		await words.use('en');
		await words.add('fall_of_rome');
		await words.add('editor');
	});
	test('says what it takes from where', () => {
		expect(repairText({ legions: { roma: 18 } }, parts, fault({ 'legions.roma': 16 }))).toBe('Remove 2 from Roma');
		expect(repairText({}, parts, fault({ 'legions.roma': 1 }))).toBe('Add 1 to Roma');
	});
	test('only repairs where it changes several things, or no number', () => {
		expect(repairText({}, parts, fault({ 'legions.roma': 16, turn: null }))).toBe('Fix');
		expect(repairText({ turn: 'x' }, parts, fault({ turn: null }))).toBe('Fix');
	});
});
