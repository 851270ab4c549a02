/** After a game against bots: the same table one step harder or easier. */
import type { GameRecord, TableRecord, CreateTableRequest, OptionRecord, SeatRequest } from '$lib/net/messages';
import type { Value } from './catalogue.svelte';

/** The same table one step harder or easier, for whoever played alone against bots. */
export interface Step {
	table: CreateTableRequest;
	/** What becomes of it: a difficulty of the game, or else a level of the bots. */
	level: { option: OptionRecord; value: Value } | { bot: string };
}

/** Null: there is no such step, or others would have to agree to it. */
export function stepFrom(game: GameRecord, table: TableRecord, mine: readonly number[], up: boolean): Step | null {
	const alone = table.seats.every(({ seat, kind }) => (kind === 'bot') !== mine.includes(seat));
	if (!alone || !mine.length || table.content || table.challenge || table.contest) return null;
	const by = up ? 1 : -1;
	const same = { game: game.name, hints: table.hints, options: table.options };
	const seat = (bot: string): SeatRequest => ({ kind: 'bot', bot });
	const option = game.options.find(({ name }) => name === 'difficulty');
	if (option) {
		const now = option.values.indexOf(table.options['difficulty'] ?? option.default);
		const value = now < 0 ? undefined : option.values[now + by];
		if (value === undefined) return null;
		const seats = table.seats.map(({ kind, bot }) => (kind === 'bot' ? seat(bot ?? '') : ({ kind: 'me' } as const)));
		return { table: { ...same, seats, options: { ...table.options, difficulty: value } }, level: { option, value } };
	}
	const ladder = game.bots.filter((bot) => bot !== 'random');
	const places = table.seats.map(({ bot }) => ladder.indexOf(bot ?? ''));
	const next = (place: number): number => Math.min(ladder.length - 1, Math.max(0, place + by));
	const rivals = table.seats.flatMap(({ kind }, i) => (kind === 'bot' ? [places[i]!] : []));
	const changed = rivals.map(next);
	if (rivals.some((place) => place < 0) || changed.every((place, i) => place === rivals[i])) return null;
	const seats = table.seats.map(({ kind }, i) =>
		kind === 'bot' ? seat(ladder[next(places[i]!)]!) : ({ kind: 'me' } as const)
	);
	return { table: { ...same, seats }, level: { bot: ladder[Math.max(...changed)]! } };
}
