import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Later } from './idle_value.svelte';
import { Screen } from '$lib/layout/panels.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it follows in a quiet moment, and only the last of several changes; at once while it is looked at', () => {
	const source = new Screen(); // anything that changes
	const taken: (number | null)[] = [];
	let later!: Later<number>;
	const stop = $effect.root(() => {
		later = new Later(
			() => source.width,
			() => source.yields
		);
		$effect(() => void taken.push(later.value));
	});
	flushSync();
	source.width = 800;
	flushSync();
	expect(later.value).toBe(null);
	vi.advanceTimersByTime(100);
	flushSync();
	expect(taken).toEqual([null, 800]);

	source.yields = true;
	source.width = 900;
	flushSync();
	expect(later.value).toBe(900);
	stop();
});
