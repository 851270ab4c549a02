/** The parts of the screen by its width: side by side, or one at a time behind tabs. */
import { beside } from '$lib/beside.svelte';
import { sizeOf, type Size } from '$lib/size';

export type Part = 'phase' | 'empire' | 'hand' | 'chronicle';
export const PARTS: Part[] = ['phase', 'empire', 'hand', 'chronicle'];

export class Screen {
	width = $state(1280);
	readonly size = $derived.by<Size>(() => sizeOf(this.width, beside.column));
	/** Phones and tablets show one part at a time. */
	readonly small = $derived(this.size === 'phone' || this.size === 'tablet');
	open = $state<Part>('phase');

	shows(part: Part): boolean {
		return this.small ? this.open === part : part !== 'empire';
	}
}
