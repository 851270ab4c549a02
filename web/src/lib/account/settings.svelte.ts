/** What a person has chosen for this device: theme, motion, speed, sound, odds. Kept in the browser. */

/** From the slowest to the fastest; `instant`: what happened is there at once. */
/** How fast events are shown: all at once, with more time to look, as usual, or in half the time. */
export type Pace = 'still' | 'calm' | 'normal' | 'fast';
export const SPEEDS = ['calm', 'normal', 'fast', 'instant'] as const;
export interface Choices {
	/** `system` follows the device. */
	theme: 'system' | 'dark' | 'light';
	motion: 'system' | 'full' | 'none';
	speed: (typeof SPEEDS)[number];
	/** 0 is off; volumes from 0 to 1. */
	effects: number;
	bell: number;
	odds: boolean;
	/** When one wants to be asked for events: at every chance, only between revolts, only in one's own turn. */
	events: 'always' | 'revolt' | 'turn';
	/** What happens for the first time is explained. */
	notes: boolean;
	/** The chronicle names the rule behind every line. */
	rules: boolean;
	/** Empty: as the browser asks for. */
	language: string;
}

export const DEFAULTS: Choices = {
	theme: 'system',
	motion: 'system',
	speed: 'normal',
	effects: 0,
	bell: 0,
	odds: true,
	notes: true,
	rules: false,
	events: 'always',
	language: ''
};
const KEY = 'occasus.settings';

export class Settings {
	theme = $state<Choices['theme']>(DEFAULTS.theme);
	motion = $state<Choices['motion']>(DEFAULTS.motion);
	speed = $state<Choices['speed']>(DEFAULTS.speed);
	effects = $state(DEFAULTS.effects);
	bell = $state(DEFAULTS.bell);
	odds = $state(DEFAULTS.odds);
	notes = $state(DEFAULTS.notes);
	rules = $state(DEFAULTS.rules);
	events = $state<Choices['events']>(DEFAULTS.events);
	language = $state(DEFAULTS.language);
	#light = $state(false);
	#still = $state(false);
	#store: Storage | null;

	/** What is shown now. */
	shown = $derived<'dark' | 'light'>(this.theme === 'system' ? (this.#light ? 'light' : 'dark') : this.theme);
	/** Nothing moves. */
	still = $derived(this.motion === 'system' ? this.#still : this.motion === 'none');
	/** How what happens is told. */
	pace = $derived<Pace>(this.still || this.speed === 'instant' ? 'still' : this.speed);

	constructor(store: Storage | null) {
		this.#store = store;
		Object.assign(this, read(store));
	}

	/** Follow the device's own wishes. */
	watch(window: Window): void {
		const light = window.matchMedia('(prefers-color-scheme: light)');
		const still = window.matchMedia('(prefers-reduced-motion: reduce)');
		const look = (): void => {
			this.#light = light.matches;
			this.#still = still.matches;
		};
		look();
		light.addEventListener('change', look);
		still.addEventListener('change', look);
	}

	choose(choices: Partial<Choices>): void {
		Object.assign(this, choices);
		try {
			this.#store?.setItem(KEY, JSON.stringify(this.all()));
		} catch {
			// a browser that keeps nothing: the choice holds until the page is closed
		}
	}

	all(): Choices {
		const { theme, motion, speed, effects, bell, odds, notes, rules, events, language } = this;
		return { theme, motion, speed, effects, bell, odds, notes, rules, events, language };
	}

	/** Put the choices on the page. */
	apply(root: HTMLElement): void {
		root.dataset['theme'] = this.shown;
		if (this.still) root.dataset['motion'] = 'none';
		else delete root.dataset['motion'];
	}
}

/** What was kept, as far as it makes sense. */
function read(store: Storage | null): Partial<Choices> {
	try {
		const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
		if (typeof kept !== 'object' || kept === null) return {};
		return Object.fromEntries(
			Object.entries(kept).filter(
				([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Choices]
			)
		);
	} catch {
		return {};
	}
}

function browserStore(): Storage | null {
	try {
		return typeof localStorage === 'undefined' ? null : localStorage;
	} catch {
		return null;
	}
}

export const settings = new Settings(browserStore());
