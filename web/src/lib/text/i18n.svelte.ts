/**
 * What people read: Fluent messages, the same files as the terminal's, in the chosen language.
 *
 * `web.ftl` holds the words of the client, `local.ftl` those of play without a server, `<game>.ftl` those of a game. A part that a language lacks is taken from
 * English. An event is told by `told-KIND`, to whoever did it by `mine-KIND`, to whom it was done by `tome-KIND`; the value of an argument is shown by `DOMAIN-VALUE` (`tribe-huns`) where there is such
 * a message, `fire_01` by that of `fire` and its number, and as its own word with capitals otherwise.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import FILES from 'virtual:words';

export type Args = Record<string, FluentVariable>;
export type EventWords = Record<string, unknown>;
type Load = () => Promise<string>;
/** How a board calls the words of a domain, knowing who sits where and who of them reads it; nothing: by their message. */
type Calling = (word: string, seats: readonly string[], reader?: number) => string | undefined;
/** The same, in an event of this kind. */
type Telling = (word: string, seats: readonly string[], kind: string) => string | undefined;
/** The seat that holds what a word names; nothing: nobody. */
type Holder = (word: string) => number | undefined;
/** The arguments of an event that name who does it. */
const DOERS: readonly string[] = ['seat', 'role', 'player', 'tribe'];

/** `fall_of_rome`, `fall_of_rome_board`. */
const OF_A_GAME = /_/;

/** Before the words of a game are there, no text names a value. */
const NO_VALUES: Record<string, number> = {};

/** So many texts are remembered; then it begins anew. */
const MANY = 4000;

export const FALLBACK = 'en';
/** The languages of the client, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: 'English', pl: 'Polski', fr: 'Français', nl: 'Nederlands' };

/** Which of our languages a reader of these would like best. */
export function nearestLanguage(wanted: readonly string[]): string {
	const short = wanted.map((word) => word.toLowerCase().split('-')[0] ?? '');
	return short.find((word) => word in LANGUAGES) ?? FALLBACK;
}

/** `nova_carthago`: Nova Carthago. */
export function titled(word: string): string {
	return word.replace(/_/g, ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** As a sentence or a title begins; in Dutch "één" has no accent on a capital. */
export const capital = (text: string): string =>
	(/^één(?!\p{L})/u.test(text) ? 'E' : text.charAt(0).toUpperCase()) + text.slice(1);

/** A text in which the numbers below 0 among these have a true minus sign, not the hyphen that they are formatted with. */
const withMinus = (text: string, values: readonly unknown[]): string =>
	values.some((value) => typeof value === 'number' && value < 0) ? text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−') : text;

/** A name with a remark inside of a remark: "(Livia (you))" is read as "(Livia, you)". */
const flat = (text: string): string => text.replace(/\(([^()]*) \(([^()]*)\)\)/g, '($1, $2)');

export class Words {
	language = $state(FALLBACK);
	/** The values of the content file that is played with: an argument of every message. */
	values = $state.raw(NO_VALUES);
	#files: Record<string, Load>;
	/** Files that lack nothing. */
	#translated: Record<string, Load>;
	#parts = import.meta.env['VITE_LOCAL'] === '1' ? ['web', 'local'] : ['web'];
	#bundles = $state.raw<FluentBundle[]>([]);
	#resources: Record<string, FluentResource> = {};
	#callings = new Map<string, Calling>();
	#said = { by: [] as FluentBundle[], values: NO_VALUES, texts: new Map<string, string>() };
	#told = new Map<string, Telling>();
	#holders = new Map<string, Holder>();

	/** The files are given by tests only. */
	constructor(files: Record<string, Load> = FILES, translated: Record<string, Load> = files === FILES ? FILES : {}) {
		this.#files = { ...files };
		this.#translated = translated;
	}

	/** Switch to a language; its files are loaded first. */
	async use(language: string): Promise<void> {
		const bundles = await this.#read(language, this.#parts);
		this.#bundles = bundles;
		this.language = language;
	}

	/**
	 * Load the words of a game as well. Several may be asked for at once. What is asked for last comes first: two games
	 * call different things by the same name.
	 */
	async add(part: string): Promise<void> {
		this.#parts = [...this.#parts.filter((other) => other !== part), part];
		if (this.values === NO_VALUES && OF_A_GAME.test(part)) {
			const { PRINTED } = await import('./text_values');
			if (this.values === NO_VALUES) this.values = PRINTED;
		}
		for (;;) {
			const parts = this.#parts;
			const bundles = await this.#read(this.language, parts);
			if (parts !== this.#parts) continue; // somebody asked for more meanwhile
			this.#bundles = bundles;
			return;
		}
	}

	/** Words of a game that another package has brought to the server. */
	bring(part: string, load: (language: string) => Promise<string>): void {
		for (const language of Object.keys(LANGUAGES)) this.#files[`/${language}/${part}.ftl`] ??= () => load(language);
	}

	has(message: string): boolean {
		return this.#bundles.some((bundle) => bundle.hasMessage(message));
	}

	/** A message with its arguments filled in. A missing message shows its own name. */
	say(message: string, args?: Args): string {
		return this.#once(args ? message + JSON.stringify(args) : message, () => this.#say(message, args ?? {}));
	}

	#say(message: string, args: Args): string {
		for (const bundle of this.#bundles) {
			const pattern = bundle.getMessage(message)?.value;
			if (pattern)
				return withMinus(bundle.formatPattern(pattern, { ...this.values, ...args }, []), Object.values(args));
		}
		return [message, ...Object.values(args).map(String)].join(' ');
	}

	/** Let a board name what a message cannot: a crossroads by the hexes around it, a colour by who plays it. */
	call(domain: string, name: Calling): void {
		this.#callings.set(domain, name);
	}

	/** The same for sentences about what happened: a role is told by who plays it. */
	tell(domain: string, name: Telling): void {
		this.#told.set(domain, name);
	}

	/** Say which seat holds what an argument names, so that whoever sits there is told of it as "you". */
	own(domain: string, holder: Holder): void {
		this.#holders.set(domain, holder);
	}
	/** As what the reader takes part in what is told: `mine` who does it, `tome` to whom it is done; nothing: told by names. */
	part(event: EventWords, reader: number | undefined): 'mine' | 'tome' | null {
		if (reader === undefined) return null;
		const found = Object.entries(event).find(([domain, word]) => {
			const base = domain.replace(/^other_/, '');
			return (base === 'seat' ? Number(word) : this.#holders.get(base)?.(String(word))) === reader;
		});
		return found ? (DOERS.includes(found[0]) ? 'mine' : 'tome') : null;
	}

	/** How the value of an argument is shown; to a reader who sits at the table, what is theirs as "your". */
	name(domain: string, word: string, seats: readonly string[] = [], reader?: number): string {
		if (word === '?') return this.say('hidden');
		if (domain === 'seat') return seats[Number(word)] ?? this.say('seat', { number: Number(word) + 1 });
		const base = domain.replace(/^(other|from)_/, '');
		const call = this.#callings.get(base);
		return word
			.split(' ')
			.map((part) => call?.(part, seats, reader) ?? this.#name(base, part))
			.join(', ');
	}

	#name(domain: string, word: string): string {
		return this.#once(`${domain} ${word}`, () => this.#called(domain, word));
	}
	#called(domain: string, word: string): string {
		if (this.has(`${domain}-${word}`)) return this.say(`${domain}-${word}`);
		const [, stem, number] = /^(.+)_(\d+)$/.exec(word) ?? [];
		if (stem && this.has(`${domain}-${stem}`)) return `${this.say(`${domain}-${stem}`)} ${Number(number)}`;
		return /^[a-z]+\d+$/.test(word) ? word : titled(word);
	}

	/**
	 * An event as a sentence: `{kind: 'sacked', rule: 'FR-SACK-01', tribe: 'huns', city: 'roma'}`. A reader who sits at the
	 * table is told of their own part in it as "you", where there are words for it.
	 */
	event(event: EventWords, seats: readonly string[] = [], reader?: number): string {
		const args: Args = {};
		for (const [domain, value] of Object.entries(event)) {
			if (domain === 'kind' || domain === 'rule') continue;
			const word = String(value);
			const number = isNumber(word) && domain !== 'seat';
			const told = this.#told.get(domain.replace(/^other_/, ''))?.(word, seats, String(event['kind']));
			args[domain] = number ? Number(word) : (told ?? this.name(domain, word, seats, reader));
			if (number) {
				// a loss is told as such
				args[`${domain}_sign`] = Number(word) < 0 ? 'minus' : 'plus';
				args[`${domain}_size`] = Math.abs(Number(word));
			}
			args[`${domain}_id`] = word === '?' ? 'hidden' : word;
		}
		const own = `${this.part(event, reader) ?? 'told'}-${event.kind}`;
		const message = this.has(own) ? own : `told-${event.kind}`;
		return this.has(message) ? flat(this.say(message, args)) : Object.values(event).map(String).join(' ');
	}

	/** "Defence 3" for FR-DEF-03; the id itself where the area has no name. */
	rule(id: string): string {
		const at = id.lastIndexOf('-');
		const area = `area-${id.slice(0, at)}`;
		return at > 0 && this.has(area) ? `${this.say(area)} ${id.slice(at + 1).replace(/^0+/, '')}` : id;
	}

	/** Why a rule forbids something, in one line of this language; empty where there is none. */
	why(id: string): string {
		return id && this.has(`why-${id}`) ? this.say(`why-${id}`) : '';
	}

	/** Clauses in a row, parted as this language does it. */
	clauses(parts: readonly string[]): string {
		return parts.join(this.language === 'fr' ? '\u00a0; ' : '; ');
	}

	/** A number, a date, a time as people of this language write them. */
	number(value: number): string {
		return withMinus(new Intl.NumberFormat(this.language).format(value), [value]);
	}
	percent(share: number): string {
		return new Intl.NumberFormat(this.language, { style: 'percent' }).format(share);
	}
	date(seconds: number): string {
		return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
	}

	day(seconds: number): string {
		return new Intl.DateTimeFormat(this.language, { dateStyle: 'long' }).format(seconds * 1000);
	}

	/** What is always said the same way is put together once, until the language or its files change. */
	#once(key: string, make: () => string): string {
		const [bundles, values] = [this.#bundles, this.values];
		if (this.#said.by !== bundles || this.#said.values !== values || this.#said.texts.size > MANY)
			this.#said = { by: bundles, values, texts: new Map() };
		const found = this.#said.texts.get(key) ?? make();
		this.#said.texts.set(key, found);
		return found;
	}

	async #read(language: string, parts: readonly string[]): Promise<FluentBundle[]> {
		const own = this.#bundle(language, parts);
		const lacking = language === FALLBACK ? [] : parts.filter((part) => !this.#isWhole(language, part));
		return Promise.all(lacking.length ? [own, this.#bundle(FALLBACK, lacking)] : [own]);
	}

	/** Whether a language has all that English says: a test sees to it for our own files, so that those are not loaded twice. */
	#isWhole(language: string, part: string): boolean {
		return `/${language}/${part}.ftl` in this.#translated;
	}

	async #bundle(language: string, parts: readonly string[]): Promise<FluentBundle> {
		const bundle = new FluentBundle(language, { useIsolating: false });
		for (const resource of await Promise.all(parts.map((part) => this.#resource(language, part)))) {
			if (resource) bundle.addResource(resource, { allowOverrides: true });
		}
		return bundle;
	}

	/** A file, read and parsed once. */
	async #resource(language: string, part: string): Promise<FluentResource | null> {
		const path = Object.keys(this.#files).find((name) => name.endsWith(`/${language}/${part}.ftl`));
		if (!path) return null;
		return (this.#resources[path] ??= new FluentResource(await this.#files[path]!()));
	}
}

const isNumber = (word: string): boolean => /^-?\d+$/.test(word);

export const words = new Words();
/** A message of the chosen language: `t('undo')`, `t('seats-taken', { taken: 3, seats: 5 })`. */
export const t = (message: string, args?: Args): string => words.say(message, args);
