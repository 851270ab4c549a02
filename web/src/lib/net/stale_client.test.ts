import { beforeEach, expect, test, vi } from 'vitest';
import { release } from './stale_client.svelte';

const reload = vi.fn();
let served = '';
const kept = new Map<string, string>();

function tab(written = ''): Parameters<typeof release.look>[0] {
	const page = new DOMParser().parseFromString(
		`<script type="module" src="/assets/old.js"></script><input value="${written}" />`,
		'text/html'
	);
	return {
		document: page,
		fetch: async () => new Response(served),
		sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
		location: { reload }
	} as unknown as Parameters<typeof release.look>[0];
}

beforeEach(() => {
	release.stale = false;
	kept.clear();
	reload.mockClear();
	served = '<script type="module" src="/assets/new.js"></script>';
});

test('a newer client comes by itself, once', async () => {
	await release.look(tab());
	await release.look(tab());
	expect(release.stale).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
});

test('what somebody writes is not lost: they are told', async () => {
	await release.look(tab('Ave'));
	expect(release.stale).toBe(true);
	expect(reload).not.toHaveBeenCalled();
});

test('the same client, or a server that does not answer, is no newer one', async () => {
	served = '<script type="module" src="/assets/old.js"></script>';
	await release.look(tab());
	served = '';
	await release.look(tab());
	expect(release.stale).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});
