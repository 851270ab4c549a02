/** The puzzles that ask for the best turn: their names, by their ids. */
import type { LessonRecord } from './messages';
import { t } from './words.svelte';

/** "No. 4: Good neighbours", for `ee-4`. */
export function puzzleName(puzzle: LessonRecord): string {
	return t('puzzle-name', { number: Number(puzzle.id.split('-')[1]), title: t(`puzzle-title-${puzzle.id}`) });
}
