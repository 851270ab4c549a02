/** Changes of a study that several people edit: small enough that those of others stay beside them. */
import type { StudyChange } from '$lib/net/messages';
import type { Note, Said } from './study_file';

export type Change = Partial<StudyChange> & Pick<StudyChange, 'what'>;

/** What is said anew about a move, as changes: each is about one part of its note. */
export function changesOf(said: Said, old: Note | undefined, before: string): Change[] {
	const { comment, glyph, marks } = said;
	const changes: Change[] = [];
	if (comment !== undefined) changes.push({ what: 'comment', text: comment, before });
	if (glyph !== undefined) changes.push({ what: 'symbol', text: glyph ?? '' });
	if (marks !== undefined) {
		const had = new Set(old?.marks?.map((mark) => JSON.stringify(mark)));
		const has = new Set(marks.map((mark) => JSON.stringify(mark)));
		changes.push({
			what: 'mark',
			draw: marks.filter((mark) => !had.has(JSON.stringify(mark))),
			erase: (old?.marks ?? []).filter((mark) => !has.has(JSON.stringify(mark)))
		});
	}
	return changes;
}
