/** Quiet sounds, made of tones and noise when they are needed; there are no files. Off until asked for. */

/** One sound of a chord or a melody: when it begins, how long it lasts, and what it is. */
export interface Tone {
	at: number;
	lasts: number;
	/** In hertz; 0 is noise. */
	pitch: number;
	/** Where the pitch goes to. */
	to?: number;
	wave?: OscillatorType;
	loud?: number;
}

const tap = (at: number, pitch = 420): Tone => ({
	at,
	lasts: 0.07,
	pitch,
	to: pitch * 0.6,
	wave: 'triangle',
	loud: 0.7
});
const bell = (at: number, pitch: number): Tone => ({ at, lasts: 0.5 - at, pitch, wave: 'sine', loud: 0.5 });
const drum = (at: number): Tone => ({ at, lasts: 0.28, pitch: 92, to: 46, wave: 'sine', loud: 1 });
const rattle = (at: number): Tone => ({ at, lasts: 0.04, pitch: 0, loud: 0.4 });

/** Each is shorter than 600 ms. */
export const SOUNDS = {
	piece: [tap(0)],
	legion: [tap(0), tap(0.09, 360)],
	fort: [tap(0, 260), tap(0.16, 220), tap(0.32, 260)],
	card: [{ at: 0, lasts: 0.12, pitch: 0, loud: 0.25 }],
	dice: [0, 0.07, 0.13, 0.22, 0.33].map(rattle),
	invasion: [drum(0)],
	sack: [drum(0), { at: 0.12, lasts: 0.4, pitch: 196, to: 131, wave: 'triangle', loud: 0.6 }],
	horn: [{ at: 0, lasts: 0.5, pitch: 147, to: 165, wave: 'sawtooth', loud: 0.3 }],
	coin: [bell(0, 1760), bell(0.06, 2349)],
	turn: [bell(0, 784)],
	time: [bell(0, 659), bell(0.16, 659)],
	alliance: [bell(0, 523), bell(0.1, 1047)],
	sun: [{ at: 0, lasts: 0.58, pitch: 130, to: 65, wave: 'sine', loud: 0.8 }],
	victory: [bell(0, 523), bell(0.14, 880)],
	defeat: [bell(0, 392), bell(0.2, 330)]
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

export class Sounds {
	#context: AudioContext | null = null;
	#noise: AudioBuffer | null = null;
	readonly #make: () => AudioContext;

	constructor(make: () => AudioContext = () => new AudioContext()) {
		this.#make = make;
	}

	/** Play a sound; at volume 0 nothing at all is made. */
	play(name: Sound, volume: number): void {
		if (volume <= 0) return;
		try {
			const context = (this.#context ??= this.#make());
			if (context.state === 'suspended') void context.resume();
			for (const tone of SOUNDS[name] as Tone[]) this.#sound(context, tone, volume);
		} catch {
			// a browser without sound: everything that sounds is also seen
		}
	}

	#sound(context: AudioContext, tone: Tone, volume: number): void {
		const [begin, end] = [context.currentTime + tone.at, context.currentTime + tone.at + tone.lasts];
		const gain = context.createGain();
		gain.gain.setValueAtTime(0.0001, begin);
		gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * 0.22 * (tone.loud ?? 1)), begin + 0.012);
		gain.gain.exponentialRampToValueAtTime(0.0001, end);
		const source = tone.pitch ? this.#tone(context, tone, begin, end) : this.#hiss(context);
		source.connect(gain).connect(context.destination);
		source.start(begin);
		source.stop(end);
	}

	#tone(context: AudioContext, tone: Tone, begin: number, end: number): OscillatorNode {
		const source = context.createOscillator();
		source.type = tone.wave ?? 'sine';
		source.frequency.setValueAtTime(tone.pitch, begin);
		if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
		return source;
	}

	#hiss(context: AudioContext): AudioBufferSourceNode {
		if (!this.#noise) {
			this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
			const samples = this.#noise.getChannelData(0);
			for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
		}
		const source = context.createBufferSource();
		source.buffer = this.#noise;
		return source;
	}
}

export const sounds = new Sounds();
