import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thinking, type Thinker } from './thinking';

class Fake implements Thinker {
	heard: string[] = [];
	ended = false;
	onmessage: Thinker['onmessage'] = null;
	onerror: Thinker['onerror'] = null;
	postMessage = (job: string): void => void this.heard.push(job);
	terminate = (): void => void (this.ended = true);
	say = (thought: string): void => this.onmessage?.({ data: { thought } } as MessageEvent);
	die = (): void => this.onerror?.({ message: 'out of memory' } as ErrorEvent);
}

let made: Fake[];
const anew = vi.fn();
const thinking = (ends = false): Thinking =>
	new Thinking({
		make: () => {
			made.push(new Fake());
			return Promise.resolve(made.at(-1)!);
		},
		start: 100_000,
		patience: 30_000,
		anew,
		ends
	});
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** The latest worker, ready. */
async function ready(): Promise<Fake> {
	await soon();
	made.at(-1)!.say('');
	await soon();
	return made.at(-1)!;
}

beforeEach(() => {
	made = [];
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	anew.mockClear();
});

test('jobs are done one after another by one worker, which is begun early', async () => {
	const one = thinking();
	one.begin();
	const [first, second] = [one.think('a'), one.think('b')];
	const worker = await ready();
	expect(worker.heard).toEqual(['a']);
	worker.say('A');
	expect(await first).toBe('A');
	await soon();
	expect(worker.heard).toEqual(['a', 'b']);
	worker.say('B');
	expect(await second).toBe('B');
	expect([made.length, worker.ended]).toEqual([1, false]);
	expect(anew).not.toHaveBeenCalled();
});

test('a worker that does not answer is started anew and asked once more, and that is told', async () => {
	const one = thinking();
	const thought = one.think('a');
	const slow = await ready();
	await vi.advanceTimersByTimeAsync(30_000);
	expect(slow.ended).toBe(true);
	expect(anew).toHaveBeenCalledOnce();
	const next = await ready();
	expect(next.heard).toEqual(['a']);
	slow.say('too late');
	next.say('A');
	expect(await thought).toBe('A');
});

test('a job that fails twice is answered with nothing, and the next one is done', async () => {
	const one = thinking();
	const [first, second] = [one.think('a'), one.think('b')];
	(await ready()).die();
	await soon();
	(await ready()).die();
	expect(await first).toBe('');
	(await ready()).say('B');
	expect(await second).toBe('B');
	expect(made.map((each) => each.ended)).toEqual([true, true, false]);
});

test('a worker that does not even start is given up in time', async () => {
	const thought = thinking().think('a');
	await vi.advanceTimersByTimeAsync(100_000);
	await vi.advanceTimersByTimeAsync(100_000);
	expect(await thought).toBe('');
	expect(made.map((each) => each.ended)).toEqual([true, true]);
});

test('who slept with the device is given time once more', async () => {
	const thought = thinking().think('a');
	const worker = await ready();
	vi.setSystemTime(Date.now() + 3_600_000);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(anew).not.toHaveBeenCalled();
	worker.say('A');
	expect(await thought).toBe('A');
});

test('one that is seldom needed ends when nothing more is to be done', async () => {
	const one = thinking(true);
	const [first, second] = [one.think('a'), one.think('b')];
	const worker = await ready();
	worker.say('A');
	await first;
	await soon();
	expect(worker.ended).toBe(false);
	worker.say('B');
	await second;
	await soon();
	expect(worker.ended).toBe(true);
	void one.think('c');
	await soon();
	expect(made).toHaveLength(2);
});
