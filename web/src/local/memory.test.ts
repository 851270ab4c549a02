import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory, keepMemory, keptMemory } from './memory';

const bytes = new Uint8Array([1, 2, 3]).buffer;
let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
	kept = new Map([['occasus-site-1', new Map()]]);
	vi.stubGlobal('navigator', { userAgent: 'Browser/1' });
	vi.stubGlobal('caches', {
		keys: () => Promise.resolve([...kept.keys()]),
		delete: (name: string) => Promise.resolve(kept.delete(name)),
		open: (name: string) => {
			const found = kept.get(name) ?? new Map<string, Response>();
			kept.set(name, found);
			return Promise.resolve({
				match: (url: URL) => Promise.resolve(found.get(url.href)?.clone()),
				put: (url: URL, answer: Response) => Promise.resolve(found.set(url.href, answer))
			});
		}
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a memory is there again, for the same browser only', async () => {
	expect(await keptMemory()).toBeNull();
	await keepMemory({ bytes, functions: 7 });
	const found = await keptMemory();
	expect(found?.functions).toBe(7);
	expect([...new Uint8Array(found!.bytes)]).toEqual([1, 2, 3]);
	vi.stubGlobal('navigator', { userAgent: 'Browser/2' });
	expect(await keptMemory()).toBeNull();
});

test('one memory is kept at a time, beside all else', async () => {
	kept.set('occasus-memory-old', new Map());
	await keepMemory({ bytes, functions: 7 });
	expect([...kept.keys()].filter((name) => name.startsWith('occasus-memory-'))).toHaveLength(1);
	expect(kept.has('occasus-memory-old')).toBe(false);
	await forgetMemory();
	expect([...kept.keys()]).toEqual(['occasus-site-1']);
});

test('where nothing can be kept, nothing is', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')), keys: () => Promise.reject(new Error('no')) });
	expect(await keptMemory()).toBeNull();
	await keepMemory({ bytes, functions: 7 });
	vi.stubGlobal('caches', undefined);
	expect(await keptMemory()).toBeNull();
});
