/** Escape closes one thing at a time: whatever takes it leaves it to nobody else. */
export function takesEscape(event: KeyboardEvent, close: () => void): void {
	if (event.key !== 'Escape' || event.defaultPrevented) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	close();
}
