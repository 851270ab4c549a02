import { describe, expect, it } from 'vitest';
import { Heap } from './multiset_choice.svelte';

const heap = (...texts: string[]): Heap<string> =>
	new Heap(() => texts.map((text) => ({ words: text.split(' ').filter(Boolean), means: text })));

describe('a heap', () => {
	it('grows only towards allowed heaps', () => {
		const one = heap('huns huns', 'huns vandals');
		expect(one.words).toEqual(['huns', 'vandals']);
		one.add('vandals');
		expect(one.canAdd('vandals')).toBe(false);
		one.add('vandals');
		expect(one.count('vandals')).toBe(1);
		expect(one.canAdd('huns')).toBe(true);
	});

	it('means something once it is an allowed one, in any order', () => {
		const one = heap('huns huns', 'huns vandals');
		one.add('vandals');
		expect(one.complete).toBeNull();
		one.add('huns');
		expect(one.complete).toBe('huns vandals');
	});

	it('can be made smaller again', () => {
		const one = heap('', 'huns', 'huns huns');
		expect(one.complete).toBe('');
		one.add('huns');
		one.add('huns');
		one.remove('huns');
		expect(one.complete).toBe('huns');
		one.clear();
		expect(one.complete).toBe('');
		expect(one.most).toBe(2);
	});
});
