import { describe, expect, it } from 'vitest';
import { sectionOf, SECTIONS } from './site_map';
import { parse } from './router.svelte';

describe('the sections of the site', () => {
	it('lead to pages that exist', () => {
		const paths = SECTIONS.flatMap((section) => [section.path, ...section.pages.map((page) => page.path)]);
		expect(paths.filter((path) => parse(path).page === 'lost')).toEqual([]);
	});

	it('know which pages are theirs', () => {
		expect(sectionOf('/book/empires_end/sea')?.path).toBe('/learn');
		expect(sectionOf('/rules/fall_of_rome/FR-SACK-06')?.path).toBe('/learn');
		expect(sectionOf('/person/abc')?.path).toBe('/people');
		expect(sectionOf('/')?.path).toBe('/');
		expect(sectionOf('/settings')).toBeUndefined();
	});

	it('have the leaderboard and the puzzles, and the book before the ledger', () => {
		const paths = SECTIONS.flatMap((section) => section.pages.map((page) => page.path));
		expect(paths).toEqual(expect.arrayContaining(['/ladder', '/puzzles']));
		expect(paths.indexOf('/book')).toBeLessThan(paths.indexOf('/rules'));
	});
});
