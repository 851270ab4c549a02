import { describe, expect, it } from 'vitest';
import { chaptersOf, named, nameOf, studyOf } from './chapters';
import { titleOf, type StudyFile } from './study_file';

const file = (move: string): StudyFile => ({
	format: 'occasus match 1',
	game: 'fall_of_rome',
	seats: 3,
	moves: [move],
	study: null
});

describe('chapters', () => {
	const whole = studyOf('Marches', [named(file('0 a'), 'North'), file('0 b')]);

	it('lie in the first of them, which old readers follow', () => {
		expect(whole.moves).toEqual(['0 a']);
		expect(whole.study?.chapters?.map((chapter) => chapter.moves)).toEqual([['0 b']]);
		expect(titleOf(whole)).toBe('Marches');
		expect(chaptersOf(whole).map(nameOf)).toEqual(['North', '']);
		expect(studyOf('Marches', chaptersOf(whole))).toEqual(whole);
	});
	it('leave their title to the study, also when the first is taken away', () => {
		const [, second] = chaptersOf(whole);
		const rest = studyOf('Marches', [second!]);
		expect(titleOf(rest)).toBe('Marches');
		expect(rest.study?.chapters).toBeUndefined();
	});
});
