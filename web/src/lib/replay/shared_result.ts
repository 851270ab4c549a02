/** The result of a game as it is drawn on the picture to share. */
import type { BoardFrame, Drama } from '$lib/games/board_contract';
import type { Shared } from './share_picture';
import { ranking, type GameResult } from '$lib/session/result_text';
import { joined, toldNames } from '$lib/session/seats';
import type { StepRecord, TableRecord, ViewRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';

interface Finished {
	table: TableRecord;
	view: ViewRecord;
	steps: readonly StepRecord[];
	result: GameResult;
	drama: Drama;
	frame: BoardFrame;
}

/** The colour of a seat, as it is on the page. */
const pageColour = (seat: number): string =>
	getComputedStyle(document.documentElement)
		.getPropertyValue(`--seat-${(seat % 5) + 1}`)
		.trim();

/** Names as everybody reads them: nobody is "you" on a picture. */
export function pictureOf({ table, view, steps, result, drama, frame }: Finished): Shared {
	const names = toldNames(table, []);
	const neutral = drama.title && frame.drama ? frame.drama({ view, steps, result, names, mine: [] }) : drama;
	const places = ranking(result).map(({ seat, place, score }) => ({
		colour: frame.colour?.(view, seat) ?? pageColour(seat),
		text: [
			`${t('end-place', { place })} ${names[seat] ?? ''}`,
			...(score === null ? [] : [t('points', { points: score })])
		].join(' · ')
	}));
	return {
		title: neutral.title,
		game: t(`game-${table.game}`),
		lines: table.cooperative ? [{ text: neutral.sentence }, { text: joined(names, words.language) }] : places,
		when: t('end-when', { date: words.date(table.changed), moves: steps.length || table.number }),
		sun: frame.sun?.(view) ?? 1
	};
}
