import { describe, expect, it } from 'vitest';
import { SOUNDS, Sounds, type Tone } from './sound';

describe('sounds', () => {
	it('are all shorter than 600 ms', () => {
		for (const tones of Object.values(SOUNDS) as Tone[][]) {
			expect(Math.max(...tones.map((tone) => tone.at + tone.lasts))).toBeLessThan(0.6);
		}
	});

	it('make nothing while they are off', () => {
		let made = 0;
		const sounds = new Sounds(() => {
			made++;
			throw new Error('no sound here');
		});
		sounds.play('piece', 0);
		expect(made).toBe(0);
	});

	it('stay silent in a browser that cannot make them', () => {
		const sounds = new Sounds(() => {
			throw new Error('no sound here');
		});
		expect(() => sounds.play('dice', 0.5)).not.toThrow();
	});
});
