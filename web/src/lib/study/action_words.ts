/** Moves of a study in words. */
import type { BoardFrame } from '$lib/games/board_contract';
import type { ActionRecord } from '$lib/net/messages';
import { titled } from '$lib/text/i18n.svelte';
import { chanceText } from './chance_choice';
import type { StudyPlay } from './study_play.svelte';

/** An action as a player reads it; one that its board cannot tell now, by its own words. */
export function actionText(action: ActionRecord, frame: BoardFrame, names: string[], play: StudyPlay): string {
	try {
		if (play.view) return frame.deed(action, names, play.view);
	} catch {
		// it belongs to another position, where there was more to say
	}
	return titled(action.text);
}

/** `0 march genua 2`, `chance draw orange_genua`. */
export function actionNamed(play: StudyPlay, frame: BoardFrame, names: string[], move: string): string {
	const action = play.actionOf(move);
	if (!action) return titled(move.slice(move.indexOf(' ') + 1));
	return move.startsWith('chance') ? chanceText(action, names) : actionText(action, frame, names, play);
}
