/** A puzzle is a study with a solution: the right first action in the position with which it begins. */
import { api, Refused } from '$lib/net/api';
import { words } from '$lib/text/i18n.svelte';
import { isMatchFile, subtree, type StudyFile } from './study_file';
import { ALL_CARDS, type StudyPlay } from './study_play.svelte';

/** The move that answers a puzzle about the position that is shown: the first one known there, of a seat. */
export const answerOf = (play: StudyPlay): string =>
	play.next.find(({ move }) => !move.startsWith('chance'))?.move ?? '';
/** The action of a move, `march genua 2`. */
export const actionOf = (move: string): string => move.slice(move.indexOf(' ') + 1);

/** A puzzle that asks for the next move; what follows it here is told with the answer. */
export async function puzzleOf(play: StudyPlay, title: string, question: string): Promise<StudyFile> {
	const { file, spot } = play;
	const { step } = await api.lookAtStudy({ file, ...spot, seat: ALL_CARDS });
	const made = await api.checkPosition({
		game: file.game,
		players: file.seats,
		options: (file['options'] ?? {}) as Record<string, string | number | boolean>,
		position: step.view.position as Record<string, unknown>,
		language: words.language
	});
	if (!isMatchFile(made.file)) throw new Refused('position', made.faults[0]?.text ?? '');
	const { moves, lines, notes } = subtree(file, spot);
	const asked = question ? [{ line: 0, at: 0, comment: question }] : [];
	return {
		...made.file,
		players: file.players ?? [],
		moves,
		study: {
			format: 'occasus study 1',
			title,
			solution: actionOf(moves[0] ?? ''),
			lines,
			notes: [...asked, ...notes.filter(({ at }) => at > 0)]
		}
	};
}
