import { afterEach, expect, test, vi } from 'vitest';
import { takesEscape } from './escape';

const listeners: ((event: KeyboardEvent) => void)[] = [];
const listen = (close: () => void): void => {
	const listener = (event: KeyboardEvent): void => takesEscape(event, close);
	listeners.push(listener);
	window.addEventListener('keydown', listener);
};
afterEach(() => listeners.splice(0).forEach((one) => window.removeEventListener('keydown', one)));
const press = (key: string): void =>
	void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('Escape closes one thing, other keys none', () => {
	const [first, second] = [vi.fn(), vi.fn()];
	listen(first);
	listen(second);
	press('e');
	expect(first).not.toHaveBeenCalled();
	press('Escape');
	expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});
