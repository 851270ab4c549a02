/**
 * Enter confirms, the same in all games: it presses the gold button of the open choice.
 *
 * Something else that hears the key comes first: another button, a field, a dialog, the map's cursor. What is chosen
 * already (the number of legions, the deed itself) has nothing else to do, so that Enter confirms there too.
 */
const HEARS = 'button, a, summary, input, textarea, select, dialog';
const CHOSEN = '[data-part][aria-pressed=true], [data-part] [aria-pressed=true]';

/** Press the gold button, if this key asks for it and there is one; says whether it did. */
export function confirms(event: KeyboardEvent): boolean {
	if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return false;
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	const heard = event.target instanceof Element ? event.target.closest(HEARS) : null;
	const gold = heard && !heard.matches(CHOSEN) ? null : goldButton();
	if (!gold) return false;
	event.preventDefault();
	gold.click();
	return true;
}

/** The one gold button of the open choice; a plate or tray that was opened over a panel comes before the panel. */
function goldButton(): HTMLButtonElement | null {
	const seen = [...document.querySelectorAll('[data-part=choice]')].filter((one) => !one.closest('[hidden]'));
	const over = seen.filter((one) => one.getAttribute('role') === 'group');
	const gold = (over.length ? over : seen).flatMap((one) => [
		...one.querySelectorAll<HTMLButtonElement>('button.tablet:enabled')
	]);
	return gold.length === 1 ? gold[0]! : null;
}
