import { afterEach, expect, test, vi } from 'vitest';
import { takeAlong } from './upload_finished';

const GUEST = { id: 'guest', name: 'Ada', language: 'en', account: '' };
const ACCOUNT = { ...GUEST, id: 'account', account: 'ada' };

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

/** A device with two finished games beside a server. */
function world(): { person: typeof GUEST | null; brought: unknown[]; mine: { id: string }[] } {
	const found = { person: null as typeof GUEST | null, brought: [] as unknown[], mine: [{ id: 'a' }, { id: 'b' }] };
	vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
		const answer = (): unknown => {
			if (path === '/api/me' && init.method === 'PUT') return (found.person = GUEST);
			if (path === '/api/me') return { person: found.person };
			if (init.method === 'POST') return { id: String(found.brought.push(JSON.parse(String(init.body)))) };
			return path === '/api/replays' ? { mine: found.mine } : { match: path.split('/').at(-1) };
		};
		return Promise.resolve(new Response(JSON.stringify(answer())));
	});
	return found;
}

test('each person takes a game once: what a guest took is offered to an account too', async () => {
	const found = world();
	expect(await takeAlong('Ada')).toBe(2);
	expect(await takeAlong('Ada')).toBe(0);
	found.person = ACCOUNT;
	expect(await takeAlong('Ada')).toBe(2);
	found.mine.push({ id: 'c' });
	expect(await takeAlong('Ada')).toBe(1);
	expect(found.brought).toEqual(['a', 'b', 'a', 'b', 'c'].map((match) => ({ match })));
});

test('without a finished game nobody becomes a guest', async () => {
	const found = world();
	found.mine = [];
	expect(await takeAlong('Ada')).toBe(0);
	expect(found.person).toBeNull();
});
