import { describe, expect, it } from 'vitest';
import { markOf } from './marks';
import { SavedStudies } from './saved_studies';
import { changesOf } from './study_changes';
import {
	asStudy,
	endOf,
	isMatchFile,
	leaving,
	mainSpot,
	movesTo,
	nextMoves,
	noteAt,
	spotOf,
	subtree,
	withNote,
	type StudyFile
} from './study_file';
import { BadLink, linkedStudy, linkOf, LONGEST_LINK } from './study_link';

const FILE: StudyFile = {
	format: 'occasus match 1',
	game: 'fall_of_rome',
	seats: 3,
	moves: ['0 a', '0 b', '0 c'],
	study: {
		format: 'occasus study 1',
		lines: [
			{ from: 0, at: 1, moves: ['0 x', '0 y'] },
			{ from: 1, at: 2, moves: ['0 z'] },
			{ from: 1, at: 1, moves: ['0 w'] }
		]
	}
};

describe('a study as a tree', () => {
	it('tells the moves to a spot and where lines leave', () => {
		expect(movesTo(FILE, { line: 2, at: 3 })).toEqual(['0 a', '0 x', '0 z']);
		expect(mainSpot(FILE, { line: 1, at: 1 })).toEqual({ line: 0, at: 1 });
		expect(endOf(FILE, 1)).toBe(3);
		expect([...leaving(FILE)]).toEqual([
			['0:1', [1, 3]],
			['1:2', [2]]
		]);
	});
	it('finds a spot by its moves, also where lines have other numbers by now', () => {
		expect(nextMoves(FILE, { line: 0, at: 1 }).map(({ move }) => move)).toEqual(['0 b', '0 x', '0 w']);
		expect(spotOf(FILE, ['0 a', '0 x', '0 z'])).toEqual({ line: 2, at: 3 });
		const lines = FILE.study!.lines!;
		const other = { ...FILE, study: { ...FILE.study!, lines: [{ from: 0, at: 0, moves: ['0 q'] }, lines[0]!] } };
		expect(spotOf(other, ['0 a', '0 x', '0 z'])).toEqual({ line: 2, at: 2 }); // the last move is gone
	});
	it('can be cut off before a spot, with all that follows it', () => {
		const said = withNote(FILE, { line: 2, at: 3 }, { comment: 'Look.' });
		expect(subtree(said, { line: 0, at: 1 })).toEqual({
			moves: ['0 b', '0 c'],
			lines: [
				{ from: 0, at: 0, moves: ['0 x', '0 y'] },
				{ from: 0, at: 0, moves: ['0 w'] },
				{ from: 1, at: 1, moves: ['0 z'] }
			],
			notes: [{ line: 3, at: 2, comment: 'Look.' }]
		});
	});
	it('keeps one note for a move, and none where nothing is said', () => {
		const said = withNote(withNote(FILE, { line: 0, at: 2 }, { comment: 'Why?' }), { line: 0, at: 2 }, { glyph: '?' });
		expect(noteAt(said, { line: 0, at: 2 })).toEqual({ line: 0, at: 2, comment: 'Why?', glyph: '?' });
		const silent = withNote(withNote(said, { line: 0, at: 2 }, { glyph: null }), { line: 0, at: 2 }, { comment: '' });
		expect(silent.study?.notes).toEqual([]);
	});
	it('leaves the proof of chance and the result with the game that was played', () => {
		expect(asStudy({ ...FILE, fair: {}, result: { places: [] } })).toEqual({ ...FILE, result: null });
	});
	it('is not just any JSON', () => {
		expect([null, 1, [], {}, { format: 'occasus match 1' }].some(isMatchFile)).toBe(false);
	});
});

describe('a link of a whole study', () => {
	it('comes back as it was', async () => {
		const link = await linkOf(FILE);
		expect(link).toMatch(/^1[\w-]+$/);
		expect(await linkedStudy(link)).toEqual(FILE);
	});
	it('is refused with what is wrong', async () => {
		const link = await linkOf(FILE);
		const why = (text: string): Promise<string> =>
			linkedStudy(text).then(
				() => '',
				(error: BadLink) => error.code
			);
		expect(await why(link.slice(0, -8))).toBe('bad-link');
		expect(await why(`2${link.slice(1)}`)).toBe('newer-link');
		expect(await why('nonsense')).toBe('bad-link');
		expect(await why(`1${'A'.repeat(LONGEST_LINK)}`)).toBe('long-link');
		expect(await why(await linkOf({ ...FILE, players: ['x'.repeat(500_000)] }))).toBe('long-link');
		expect(await why(await linkOf([] as unknown as StudyFile))).toBe('bad-link');
	});
});

describe('studies that a browser keeps', () => {
	const shelf = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> => {
		const kept = new Map<string, string>([['occasus.study.broken', '{']]);
		return {
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, text) => void kept.set(key, text),
			removeItem: (key) => void kept.delete(key),
			key: (place) => [...kept.keys()][place] ?? null,
			get length() {
				return kept.size;
			}
		};
	};
	it('come last changed first, each in its list, without what cannot be read', () => {
		const one = shelf();
		const saved = new SavedStudies(() => one);
		const old = saved.add(FILE, 'study', { changed: 1 });
		const young = saved.add(FILE, 'study', { changed: 2, spot: { line: 1, at: 2 } });
		saved.add(FILE, 'referee');
		expect(saved.all('study').map((each) => each.id)).toEqual([young, old]);
		expect(saved.find(young)?.spot).toEqual({ line: 1, at: 2 });
		saved.remove(old);
		expect(saved.all('study').map((each) => each.id)).toEqual([young]);
	});
	it('says when nothing can be kept', () => {
		const full = new SavedStudies(() => {
			throw new Error('full');
		});
		expect(full.save({ id: 'a', kind: 'study', file: FILE, spot: { line: 0, at: 0 }, changed: 0, hints: true })).toBe(
			false
		);
		expect(full.all('study')).toEqual([]);
	});
});

describe('what is said about a move, for others who edit it too', () => {
	it('is told part by part, and marks one by one', () => {
		const ring = markOf('roma', 'roma', 'gold');
		const arrow = markOf('roma', 'genua', 'info');
		const old = { line: 0, at: 1, comment: 'Why?', marks: [ring] };
		expect(changesOf({ marks: [arrow] }, old, '')).toEqual([{ what: 'mark', draw: [arrow], erase: [ring] }]);
		expect(changesOf({ comment: 'So.', glyph: null }, old, 'Why?')).toEqual([
			{ what: 'comment', text: 'So.', before: 'Why?' },
			{ what: 'symbol', text: '' }
		]);
	});
});
