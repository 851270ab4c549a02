import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { LessonPlay } from '$lib/learn/lesson.svelte';
import type { LessonRecord, LessonState } from '$lib/net/messages';
import { words } from '$lib/text/i18n.svelte';
import GuideBubble from './GuideBubble.svelte';

const lesson = {
	id: 'fall_of_rome-turn',
	game: 'fall_of_rome',
	seat: 0,
	players: 1,
	steps: [{ say: 'march', at: '', do: 'march genua 2', next: '' }]
} as unknown as LessonRecord;
const state = { view: { legal: [] }, steps: [], verdict: 'open' } as unknown as LessonState;

beforeAll(async () => {
	await words.use('en');
	await words.add('learn');
});

test('the bubble answers a wrong touch with the reason that the board gives', async () => {
	const play = new LessonPlay(lesson, () => Promise.resolve(state));
	await play.begin();
	const nothing = (): void => undefined;
	render(GuideBubble, {
		play,
		following: '',
		later: false,
		telling: false,
		onnext: nothing,
		onback: nothing,
		onshow: nothing
	});
	expect(screen.queryByText('Recruit: You need a fort.')).toBeNull();
	const board = document.createElement('p');
	board.dataset['why'] = 'Recruit: You need a fort.';
	document.body.append(board);
	expect(await screen.findByText('Recruit: You need a fort.')).toBeTruthy();
	board.remove();
	await play.play('recruit');
	expect(await screen.findByText(words.say('lesson-not-now'))).toBeTruthy();
});
