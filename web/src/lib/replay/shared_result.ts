/** What the picture of a finished game says: the texts of the end page, as everybody reads them. */
import type { BoardFrame, Drama } from '$lib/games/board_contract';
import type { GameResult } from '$lib/session/result_text';
import { toldNames } from '$lib/session/seats';
import type { PictureAsk, StepRecord, TableRecord, ViewRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';

interface Finished {
	table: TableRecord;
	view: ViewRecord;
	steps: readonly StepRecord[];
	result: GameResult;
	drama: Drama;
	frame: BoardFrame;
}
const MOST = { title: 120, sentence: 600, name: 120 }; // letters

/** Names as everybody reads them: nobody is "you" on a picture. */
export function pictureOf({ table, view, steps, result, drama, frame }: Finished): PictureAsk {
	const names = toldNames(table, []);
	const neutral = drama.title && frame.drama ? frame.drama({ view, steps, result, names, mine: [] }) : drama;
	return {
		title: neutral.title.slice(0, MOST.title),
		sentence: neutral.sentence.slice(0, MOST.sentence),
		names: names.map((name) => name.slice(0, MOST.name)),
		words: { [`game-${table.game}`]: t(`game-${table.game}`), ...frame.pictured?.(view, names) }
	};
}
