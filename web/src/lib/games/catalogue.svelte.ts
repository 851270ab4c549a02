/** The games the server has, with what can be chosen in each; and tables as one wishes them. */
import { api, type Api } from '$lib/net/api';
import type { GameRecord, OptionRecord, SeatRequest, CreateTableRequest } from '$lib/net/messages';
import { t, titled, words } from '$lib/text/i18n.svelte';

export type Value = string | number | boolean;

export class Games {
	all = $state.raw<GameRecord[]>([]);
	#api: Api;

	constructor(server: Api) {
		this.#api = server;
	}

	async load(): Promise<void> {
		if (!this.all.length) this.all = await this.#api.games();
	}

	find(name: string): GameRecord | undefined {
		return this.all.find((game) => game.name === name);
	}

	/** The name of the game that a rule belongs to, by the letters of its id. */
	ofRule(rule: string): string {
		return this.all.find((game) => rule.startsWith(`${game.letters}-`))?.name ?? '';
	}

	get names(): string[] {
		return this.all.map((game) => game.name);
	}
}

/** Who plays where nobody was named: the strongest partner, or a decent and quick rival. The bots come weakest first. */
export const usualBot = (game: Pick<GameRecord, 'bots' | 'cooperative'>): string =>
	!game.cooperative && game.bots.includes('miles') ? 'miles' : (game.bots.at(-1) ?? 'random');

/** A table with me on the first seat (or on all) and bots, or nobody yet, on the others. */
export function wish(
	game: GameRecord,
	seats: number,
	others: 'bot' | 'open' | 'me',
	rest: Partial<CreateTableRequest> = {}
): CreateTableRequest {
	const other: SeatRequest = others === 'bot' ? { kind: 'bot', bot: usualBot(game) } : { kind: others };
	const places: SeatRequest[] = Array.from({ length: seats }, (_, place) => (place ? other : { kind: 'me' }));
	return { game: game.name, seats: places, ...rest };
}

// The words of options: `option-NAME`, `option-NAME-about`, `option-NAME-VALUE`, dots and underscores as hyphens.
const key = (option: OptionRecord): string => `option-${option.name.replace(/[._]/g, '-')}`;

export function optionName(option: OptionRecord): string {
	return words.has(key(option)) ? t(key(option)) : titled(option.name.replace(/\./g, '_'));
}

/** One line on an option; the engine's own where a language has none. */
export function optionAbout(option: OptionRecord): string {
	return words.has(`${key(option)}-about`) ? t(`${key(option)}-about`) : option.text;
}

/** Whether an option names a seat. */
const isOfSeats = (option: OptionRecord): boolean => option.name === 'first_player';
/** The values that an option can have at a table of so many seats. */
export const valuesFor = (option: OptionRecord, seats: number): Value[] =>
	option.values.filter((value) => !isOfSeats(option) || typeof value !== 'number' || value < seats);

export function valueName(option: OptionRecord, value: Value): string {
	if (typeof value === 'boolean') return t(value ? 'on' : 'off');
	if (isOfSeats(option) && typeof value === 'number') return t('player', { number: value + 1 });
	if (typeof value === 'number') return words.number(value);
	const word = `${key(option)}-${value.replace(/[._]/g, '-')}`;
	if (words.has(word)) return t(word);
	return /^\d+$/.test(value) ? t('player', { number: Number(value) + 1 }) : titled(value);
}

export const games = new Games(api);
