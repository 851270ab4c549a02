import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { words } from '$lib/text/i18n.svelte';
import FirstNote from './FirstNote.svelte';

const step = (
	number: number,
	seat: number,
	kind: string
): { number: number; seat: number; events: { kind: string }[] } => ({
	number,
	seat,
	events: [{ kind }]
});
beforeEach(async () => {
	localStorage.clear();
	await words.use('en');
	await words.add('moments');
});

test('a note that one has acted past does not come back when the same happens again', async () => {
	const steps = [step(1, 1, 'destroyed')];
	const props = { game: 'empires_end', steps, mine: [0], quiet: false, showRule: () => undefined };
	const { rerender } = render(FirstNote, props);
	expect(await screen.findByRole('status')).toBeTruthy();
	await rerender({ ...props, quiet: true });
	await rerender(props);
	expect(await screen.findByRole('status')).toBeTruthy();

	await rerender({ ...props, steps: [...steps, step(2, 0, 'paid')] });
	const later = [step(2, 0, 'paid'), step(3, 1, 'destroyed'), step(4, 1, 'upheaved')];
	await rerender({ ...props, steps: [...steps, ...later] });
	expect(await screen.findByText(words.say('first-ee-upheaved'))).toBeTruthy();
});
