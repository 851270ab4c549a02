import { describe, expect, it } from 'vitest';
import { Playback, type Beat } from './playback.svelte';

/** Time that passes only when told. */
class Clock {
	waits: { ms: number; then: () => void }[] = [];
	wait = (ms: number, then: () => void): (() => void) => {
		const one = { ms, then };
		this.waits.push(one);
		return () => (this.waits = this.waits.filter((other) => other !== one));
	};
	tick(): number {
		const one = this.waits.shift()!;
		one.then();
		return one.ms;
	}
}
const beat = (word: string, lasts = 100): Beat<string, string> => ({
	event: word,
	lasts,
	lifted: (before) => `${before}(`,
	landed: (lifted) => `${lifted}${word})`
});

describe('playback', () => {
	it('shows one event after the other, and then what the server says', () => {
		const clock = new Clock();
		const heard: string[] = [];
		const one = new Playback<string, string>((event) => heard.push(event), clock.wait);
		one.play('', [beat('a'), beat('b')], 'normal');
		expect([one.picture, one.now?.event, one.ahead]).toEqual(['(', 'a', 1]);
		clock.tick();
		expect([one.picture, one.now?.event]).toEqual(['(a)(', 'b']);
		clock.tick();
		expect([one.picture, one.now, one.busy]).toEqual([null, null, false]);
		expect(heard).toEqual(['a', 'b']);
	});

	it('passes over events without a motion in no time', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play('', [beat('a', 0), beat('b')], 'normal');
		expect([one.picture, one.now?.event]).toEqual(['(a)(', 'b']);
	});

	it('queues what happens meanwhile', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play('', [beat('a')], 'normal');
		one.play('unused', [beat('b')], 'normal');
		clock.tick();
		expect(one.picture).toBe('(a)(');
		expect(one.now?.event).toBe('b');
	});

	it('skips to the end', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play('', [beat('a'), beat('b')], 'normal');
		one.skip();
		expect([one.picture, clock.waits.length]).toEqual([null, 0]);
	});

	it('ends an event early, and waits for somebody where it must', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play('', [beat('a'), beat('b', Infinity)], 'still');
		expect([one.picture, one.held]).toEqual(['(a)(', true]);
		one.next();
		expect([one.picture, one.held]).toEqual([null, false]);
		one.play('', [beat('a'), beat('b')], 'normal');
		one.next();
		expect([one.now?.event, clock.waits.length]).toEqual(['b', 1]);
	});

	it('counts the turns that are still to be told', () => {
		const one = new Playback<string, string>(() => undefined, new Clock().wait);
		const of = (turn: string): Beat<string, string> => ({ ...beat(turn), turn });
		one.play('', [of('red'), of('red'), of('blue'), of('red'), { ...of('green'), lasts: 0 }], 'normal');
		expect(one.turns).toBe(2);
	});

	it('halves all times when fast, and when much is still to be told', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play('', [beat('a', 640)], 'fast');
		expect(clock.tick()).toBe(320);
		one.play(
			'',
			Array.from({ length: 11 }, () => beat('x', 900)),
			'normal'
		);
		expect([clock.tick(), clock.tick()]).toEqual([450, 450]);
		expect(clock.tick()).toBe(900);
	});

	it('is calm when somebody wants it so, however much is still to be told', () => {
		const clock = new Clock();
		const one = new Playback<string, string>(() => undefined, clock.wait);
		one.play(
			'',
			Array.from({ length: 11 }, () => beat('x', 1000)),
			'calm'
		);
		expect([clock.tick(), clock.tick()]).toEqual([1750, 1750]);
	});

	it('moves nothing when nothing shall move, but is still heard', () => {
		const heard: string[] = [];
		const one = new Playback<string, string>((event) => heard.push(event));
		one.play('', [beat('a'), beat('b', 0)], 'still');
		expect(one.picture).toBeNull();
		expect(heard).toEqual(['a']);
	});
});
