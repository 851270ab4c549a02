import { afterEach, expect, test, vi } from 'vitest';
import { confirms } from './confirm_key';

const page = (html: string): void => void (document.body.innerHTML = html);
const pressed = vi.fn();
/** Press a key on something; says whether it confirmed. */
function press(where: string, init: KeyboardEventInit = {}): boolean {
	document.querySelectorAll('.tablet').forEach((one) => one.addEventListener('click', () => pressed(one.id)));
	const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
	let done = false;
	window.addEventListener('keydown', (heard) => (done = confirms(heard)), { once: true });
	document.querySelector(where)!.dispatchEvent(event);
	return done;
}
afterEach(() => {
	pressed.mockReset();
	page('');
});

const MARCH = `
	<button id="tile" data-part="deed" aria-pressed="true"></button>
	<button id="tab" aria-pressed="true"></button>
	<div data-part="choice" role="group">
		<button id="two" aria-pressed="true"></button><button id="three" aria-pressed="false"></button>
		<input><button id="march" class="tablet"></button><button id="cancel"></button>
	</div>`;

test.each(['body', '#two', '#tile'])('Enter presses the gold button from %s', (where) => {
	page(MARCH);
	expect(press(where)).toBe(true);
	expect(pressed.mock.calls).toEqual([['march']]);
});

test.each(['#three', '#tab', '#cancel', 'input'])('%s hears the key itself', (where) => {
	page(MARCH);
	expect(press(where)).toBe(false);
	expect(pressed).not.toHaveBeenCalled();
});

test('a key that is held down, or another one, confirms nothing', () => {
	page(MARCH);
	expect([press('body', { repeat: true }), press('body', { ctrlKey: true }), press('body', { key: 'a' })]).toEqual([
		false,
		false,
		false
	]);
});

test('what was opened last is confirmed; nothing where it is not ready, or hidden, or one of two', () => {
	const within = (inside: string): string =>
		`<section data-part="choice"><button id="go" class="tablet"></button>${inside}</section>`;
	page(within('<div data-part="choice" role="group"><button id="play" class="tablet"></button></div>'));
	expect(press('body')).toBe(true);
	expect(pressed.mock.calls).toEqual([['play']]);
	page(within('<button id="also" class="tablet"></button>'));
	expect(press('body')).toBe(false);
	page(within('<div data-part="choice" role="group"><button class="tablet" disabled></button></div>'));
	expect(press('body')).toBe(false);
	page(`<div hidden>${within('')}</div>`);
	expect(press('body')).toBe(false);
});
