/** The puzzles that ask for the best turn: their names, by their ids. */
import type { LessonRecord } from '$lib/net/messages';
import { t } from '$lib/text/i18n.svelte';

/** "Good neighbours", for `ee-4`. */
export const puzzleName = (puzzle: LessonRecord): string => t(`puzzle-title-${puzzle.id}`);
