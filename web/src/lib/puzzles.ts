/** The puzzles that ask for the best turn: their names, by their ids. */
import type { LessonRecord } from './messages';
import { t } from './words.svelte';

/** "Good neighbours", for `ee-4`. */
export const puzzleName = (puzzle: LessonRecord): string => t(`puzzle-title-${puzzle.id}`);
