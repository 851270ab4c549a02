/** The keys of the editor: pieces by their own, on the place under the pointer or the keyboard. */
import { ERASER, type Editor } from '$lib/editor/editor.svelte';

/** With Shift a digit has another name; its place on the keyboard has not. */
function keyOf(event: KeyboardEvent): string {
	const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
	return digit ? digit[1]! : event.key.toLowerCase();
}

export function editorKeys(event: KeyboardEvent, editor: Editor, copy: () => void): void {
	const target = event.target instanceof Element ? event.target : null;
	if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return;
	const key = keyOf(event);
	const { hovered, hand } = editor;
	const by = event.shiftKey ? -1 : 1;
	const piece = hovered && editor.parts?.pieces.find((each) => each.key === key && each.places === hovered.domain);
	if (key === 'escape') {
		if (editor.picked) editor.picked = null;
		else editor.hand = null;
	} else if (piece && hovered) editor.stamp(piece, hovered, by);
	else if ((key === '+' || key === '-') && hovered && hand && hand !== ERASER)
		editor.stamp(hand, hovered, key === '+' ? 1 : -1);
	else if (key === 'z') editor.undo();
	else if (key === 'c') copy();
	else if (key === 'x') editor.take(ERASER);
	else return;
	event.preventDefault();
}
