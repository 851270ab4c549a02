import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '$lib/net/api';
import type { SharedStudy, StudyLook, StudyPosition } from '$lib/net/messages';
import { openedReferee } from './open_study';
import { RefereeSession } from './referee_session.svelte';
import { savedStudies } from './saved_studies';
import type { StudyFile } from './study_file';

/** The game that is shared, as the server has it. */
let moves: string[];
let version: number;
let socket: Socket;
class Socket {
	onmessage: (event: { data: string }) => void = () => undefined;
	close = (): void => undefined;
	constructor() {
		socket = this; // eslint-disable-line @typescript-eslint/no-this-alias -- the one that was opened last
	}
}
const file = (): StudyFile => ({ format: 'occasus match 1', game: 'fall_of_rome', seats: 2, moves: [...moves] });
const shared = (): SharedStudy =>
	({ id: 'abc', version, file: file(), mine: true, editable: true, key: 'key', log: [], readers: 2 }) as SharedStudy;
const lookAt = (ask: StudyLook): StudyPosition =>
	({
		...{ file: ask.file, line: ask.line, at: ask.at, seats: [], chance: [], moves: [] },
		step: { view: {} }
	}) as never;
const tell = (): void => socket.onmessage({ data: JSON.stringify({ type: 'study', version, readers: 2 }) });

beforeEach(() => {
	[moves, version] = [['0 a'], 1];
	vi.spyOn(api, 'lookAtStudy').mockImplementation((ask) => Promise.resolve(lookAt(ask)));
	vi.spyOn(api, 'sharedStudy').mockImplementation(() => Promise.resolve(shared()));
	vi.spyOn(api, 'shareStudy').mockImplementation(() => Promise.resolve(shared()));
	vi.spyOn(api, 'changeStudy').mockImplementation((_id, _key, change) => {
		if (change.moves?.join() !== moves.join()) return Promise.reject(new Refused('entered_first', ''));
		moves.push(change.text!);
		version++;
		return Promise.resolve({ ...shared(), chapter: 0, line: 0, at: moves.length });
	});
	vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
});

async function joined(): Promise<RefereeSession> {
	const session = new RefereeSession(await openedReferee({ search: '?shared=abc&key=key', hash: '' }));
	await session.open();
	return session;
}
const seen = ({ play }: RefereeSession): [string[], number] => [play.file.moves, play.spot.at];

test('what others enter moves everybody on, and what I enter goes to all', async () => {
	const session = await joined();
	expect(seen(session)).toEqual([['0 a'], 1]);
	moves.push('1 b');
	version++;
	tell();
	await vi.waitFor(() => expect(seen(session)).toEqual([['0 a', '1 b'], 2]));
	await session.play.make('0 c');
	expect(seen(session)).toEqual([['0 a', '1 b', '0 c'], 3]);
	expect(vi.mocked(api.changeStudy).mock.lastCall![2]).toMatchObject({ what: 'move', text: '0 c', referee: true });
});

test('of two entries at one moment mine is refused and I see the other one', async () => {
	const session = await joined();
	moves.push('1 b');
	version++;
	await session.play.make('0 c');
	expect(seen(session)).toEqual([['0 a', '1 b'], 2]);
	expect(session.play.busy).toBe(false);
});

test('news whose position could not be asked for are asked for again', async () => {
	const session = await joined();
	vi.mocked(api.lookAtStudy).mockRejectedValueOnce(new Refused('offline', ''));
	moves.push('1 b');
	version++;
	tell();
	await vi.waitFor(() => expect(session.together!.study!.version).toBe(1));
	tell();
	await vi.waitFor(() => expect(seen(session)).toEqual([['0 a', '1 b'], 2]));
});

test('an entry without a connection waits for one and is made once', async () => {
	const session = await joined();
	vi.mocked(api.changeStudy).mockRejectedValueOnce(new Refused('offline', ''));
	const made = session.play.make('1 b');
	await vi.waitFor(() => expect(api.changeStudy).toHaveBeenCalledOnce());
	expect(session.play.busy).toBe(true);
	tell();
	await made;
	expect(seen(session)).toEqual([['0 a', '1 b'], 2]);
	expect(moves).toEqual(['0 a', '1 b']);
});

test('a phone that reloads comes back to the shared game, and goes on alone only if it is no longer shared', async () => {
	await joined();
	const { id } = savedStudies.all('referee')[0]!;
	moves.push('1 b');
	version++;
	const again = new RefereeSession(id);
	await again.open();
	expect(seen(again)).toEqual([['0 a', '1 b'], 2]);
	expect(await openedReferee({ search: '?shared=abc&key=key', hash: '' })).toBe(id);
	vi.mocked(api.sharedStudy).mockRejectedValueOnce(new Refused('offline', ''));
	await expect(new RefereeSession(id).open()).rejects.toMatchObject({ code: 'offline' });
	vi.mocked(api.sharedStudy).mockRejectedValueOnce(new Refused('not_found', ''));
	const alone = new RefereeSession(id);
	await alone.open();
	expect(alone.together).toBeNull();
	expect(seen(alone)).toEqual([['0 a', '1 b'], 2]);
	expect(savedStudies.find(id)!.shared).toBeUndefined();
});

test('an own game is shared and then left again', async () => {
	const id = savedStudies.add(file(), 'referee', { depth: 'check', clock: [5, 0] });
	const session = new RefereeSession(id);
	await session.open();
	await session.share();
	expect(savedStudies.find(id)).toMatchObject({ shared: { id: 'abc', key: 'key' }, clock: [5, 0], depth: 'check' });
	session.leave();
	expect(session.play.together).toBeNull();
	expect(savedStudies.find(id)!.shared).toBeUndefined();
});
