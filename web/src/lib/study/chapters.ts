/** The chapters of a study: the file itself is the first, and has the others in it. */
import type { StudyFile } from './study_file';

export const MOST_CHAPTERS = 40;
const FORMAT = 'occasus study 1';

/** The chapters one by one, each without the others. */
export function chaptersOf(file: StudyFile): StudyFile[] {
	const { chapters = [], ...part } = file.study ?? { format: FORMAT };
	return [{ ...file, study: part }, ...chapters];
}

/** A study of chapters; its title stays in front. */
export function studyOf(title: string, [first, ...others]: StudyFile[]): StudyFile {
	const chapters = others.map(({ study, ...rest }): StudyFile => {
		const part = { ...(study ?? { format: FORMAT }) };
		delete part.title;
		return { ...rest, study: part } as StudyFile;
	});
	const part = { ...(first!.study ?? { format: FORMAT }), title };
	return { ...first!, study: chapters.length ? { ...part, chapters } : part };
}

export const nameOf = (chapter: StudyFile): string => chapter.study?.chapter ?? '';
export const named = (file: StudyFile, chapter: string): StudyFile => ({
	...file,
	study: { ...(file.study ?? { format: FORMAT }), chapter }
});
