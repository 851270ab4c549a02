/** The puzzles that ask for the best turn: their names, from their ids and kinds. */
import type { LessonRecord } from './messages';
import { t } from './words.svelte';

/** "No. 3: the economy", for `ee-3`. */
export function puzzleName(puzzle: LessonRecord): string {
	return t('puzzle-name', { number: Number(puzzle.id.split('-')[1]), kind: t(`puzzle-kind-${puzzle.kind}`) });
}
