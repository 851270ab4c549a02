/** The parts of the screen by its width: side by side, or one at a time behind tabs. */
import { beside } from '$lib/layout/side_column.svelte';
import { sizeOf, type Size } from '$lib/layout/breakpoints';
import type { Form } from '../pieces/palette';
import { PARTS, type Part } from './tabs';

export class Screen {
	width = $state(1280);
	height = $state(0);
	readonly size = $derived.by<Size>(() => sizeOf(this.width, beside.column));
	/** Phones and tablets show one part at a time. */
	readonly small = $derived(this.size === 'phone' || this.size === 'tablet');
	readonly parts = $derived(this.small ? PARTS : []);
	readonly tabsAt = 'below';
	/** Nothing lies below a map here. */
	readonly tall = false;
	readonly map = 0;
	open = $state<Part>('phase');

	shows(part: Part): boolean {
		return this.small ? this.open === part : part !== 'empire';
	}
	show(part: Part): void {
		this.open = part;
	}
	/** How large the rows of so many others are drawn. */
	rows(others: number): Form {
		if (this.size === 'wide' && others < 3) return 'large';
		if (this.size === 'phone') return 'mini';
		return this.width / Math.max(1, others) < 500 && !this.small ? 'mini' : 'small';
	}
}
