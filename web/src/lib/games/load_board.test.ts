import { beforeEach, expect, test, vi } from 'vitest';
import { boardAhead, loadBoard } from './load_board';

const board = vi.hoisted(() => ({ Game: null, frame: {} }));
vi.mock('../../boards/text/board.ts', () => board);
vi.mock('$lib/net/api', () => ({ api: { messages: () => Promise.resolve('') } }));

beforeEach(() => localStorage.clear());

test('the board of an address comes again before anybody has said which one it is', async () => {
	expect(await boardAhead()).toBeNull(); // nothing is known of this address
	await loadBoard('toy');
	expect((await boardAhead())?.frame).toBe(board.frame);
});

test('another address knows nothing of it, nor does one whose notes are damaged', async () => {
	for (const noted of [
		'["https://elsewhere.example/#/table/t","text"]',
		'{',
		JSON.stringify([location.href, 'gone'])
	]) {
		localStorage.setItem('occasus.board', noted);
		expect(await boardAhead()).toBeNull();
	}
});
