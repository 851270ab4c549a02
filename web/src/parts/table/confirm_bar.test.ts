import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '$lib/text/i18n.svelte';
import ConfirmBar from './ConfirmBar.svelte';

beforeAll(() => words.use('en'));

test('the deed has the focus, Escape keeps things as they are, and the focus goes back', () => {
	const [onyes, onno, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
	const before = document.body.appendChild(document.createElement('button'));
	before.focus();
	window.addEventListener('keydown', elsewhere);
	Element.prototype.scrollIntoView = vi.fn(); // jsdom has none

	const { unmount } = render(ConfirmBar, { deed: 'End actions', reason: 'You’d lose 4 unused actions.', onyes, onno });
	const deed = screen.getByRole('button', { name: 'End actions' });
	expect(document.activeElement).toBe(deed);
	document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
	expect(onno).toHaveBeenCalledOnce();
	expect(elsewhere).not.toHaveBeenCalled();
	expect(onyes).not.toHaveBeenCalled();
	deed.click();
	expect(onyes).toHaveBeenCalledOnce();
	unmount();
	expect(document.activeElement).toBe(before);
	window.removeEventListener('keydown', elsewhere);
	before.remove();
});
