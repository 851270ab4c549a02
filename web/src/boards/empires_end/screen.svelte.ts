/** The parts of the screen by its width: side by side, or one at a time behind tabs. */
import { beside } from '$lib/beside.svelte';
import { sizeOf, type Size } from '$lib/size';
import type { Form } from './looks';
import { PARTS, TAB_ICONS, type Part } from './tabs';

export class Screen {
	width = $state(1280);
	readonly size = $derived.by<Size>(() => sizeOf(this.width, beside.column));
	/** Phones and tablets show one part at a time. */
	readonly small = $derived(this.size === 'phone' || this.size === 'tablet');
	readonly tabs = $derived((this.small ? PARTS : []).map((part) => ({ part, icon: TAB_ICONS[part] })));
	open = $state<Part>('phase');

	shows(part: Part): boolean {
		return this.small ? this.open === part : part !== 'empire';
	}
	/** How large the rows of so many others are drawn. */
	rows(others: number): Form {
		if (this.size === 'wide' && others < 3) return 'large';
		if (this.size === 'phone') return 'mini';
		return this.width / Math.max(1, others) < 500 && !this.small ? 'mini' : 'small';
	}
}
