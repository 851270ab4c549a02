import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChapterRecord, RuleRecord } from '$lib/net/messages';
import { api } from '$lib/net/api';
import { words } from '$lib/text/i18n.svelte';
import RulesPanel from './RulesPanel.svelte';

beforeAll(async () => {
	await words.use('en');
	await words.add('learn');
});
afterEach(() => vi.restoreAllMocks());

const chapter = (name: string, title: string, text: string): ChapterRecord => ({
	...{ name, title, lead: '', minutes: 1 },
	ideas: [
		{
			title: `About ${title}`,
			exactly: ['FR-DEF-03'],
			blocks: [{ kind: 'text', text, scene: '', lesson: '', at: [], seat: 0 }]
		}
	]
});
const RULE: RuleRecord = { id: 'FR-DEF-03', part: 'Rules', section: 'Defence', text: 'One of them.', language: 'en' };

async function panel(rule = ''): Promise<void> {
	vi.spyOn(api, 'book').mockResolvedValue([
		chapter('goal', 'Your goal', 'Keep Rome standing.'),
		chapter('forts', 'Battle and forts', 'A fort holds a legion.')
	]);
	vi.spyOn(api, 'rules').mockResolvedValue([RULE]);
	vi.spyOn(api, 'scenes').mockResolvedValue([]);
	Element.prototype.scrollIntoView = vi.fn(); // jsdom has none
	render(RulesPanel, { game: 'fall_of_rome', rule });
	await screen.findByText(rule ? 'One of them.' : 'Your goal');
}
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('the book is opened, its chapters are read there, and the rules are behind it', async () => {
	await panel();
	await press('Your goal');
	expect(await screen.findByText('Keep Rome standing.')).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '‹ How to play' }));
	await press('Next: Battle and forts');
	expect(screen.getByText('A fort holds a legion.')).toBeTruthy();
	await press('‹ How to play');
	await press('Exact rules');
	expect(screen.getByText('One of them.').closest('[hidden]')).toBeNull();
	await press('‹ How to play');
	expect(screen.getByText('One of them.').closest('[hidden]')).not.toBeNull();
});

test('a rule that is asked for is shown at once, with the book behind the way back', async () => {
	await panel('FR-DEF-03');
	expect(screen.getByText('One of them.').closest('[hidden]')).toBeNull();
	await press('‹ How to play');
	expect(screen.getByRole('button', { name: 'Your goal' })).toBeTruthy();
});

test('a search finds chapters too, and opening one ends it', async () => {
	await panel();
	const field = screen.getByRole<HTMLInputElement>('searchbox');
	await fireEvent.input(field, { target: { value: 'fort legion' } });
	const hits = screen.getByRole('navigation', { name: 'How to play' });
	await fireEvent.click(within(hits).getByRole('button', { name: 'Battle and forts' }));
	expect(field.value).toBe('');
	expect(screen.getByText('A fort holds a legion.')).toBeTruthy();
});
