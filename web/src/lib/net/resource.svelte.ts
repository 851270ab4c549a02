/** Something that a page asks the server for: not there yet, there, or refused with a reason. */
import { Refused } from './api';
import { t, words } from '$lib/text/i18n.svelte';

/** A refusal as one sentence in the reader's language: by the rule behind it, else by its code. */
export function refusalText({ code, rule = '' }: { code: string; rule?: string }): string {
	const ours = `error-${code.replace(/_/g, '-')}`;
	return words.why(rule) || t(words.has(ours) ? ours : 'error-unknown');
}
export const sentence = (error: unknown): string =>
	error instanceof Refused ? refusalText(error) : t('error-unknown');

export class Load<Value> {
	value = $state.raw<Value | null>(null);
	problem = $state('');
	busy = $state(false);
	#ask: () => Promise<Value>;
	#last = 0;

	constructor(ask: () => Promise<Value>) {
		this.#ask = ask;
	}

	/** Asks anew; an answer that comes after a later question was asked is dropped. */
	async again(): Promise<void> {
		const mine = ++this.#last;
		this.busy = true;
		try {
			const value = await this.#ask();
			if (mine === this.#last) [this.value, this.problem] = [value, ''];
		} catch (error) {
			if (mine === this.#last) this.problem = sentence(error);
		} finally {
			if (mine === this.#last) this.busy = false;
		}
	}
}

/** A deed with its busy state and its problem, for buttons and forms. */
export class Deed {
	busy = $state(false);
	problem = $state('');

	#last: Promise<unknown> = Promise.resolve();

	/** Does it after all that was asked for before; nothing is left out. */
	async queue(deed: () => Promise<unknown>): Promise<boolean> {
		const before = this.#last;
		const mine = before.then(() => this.run(deed));
		this.#last = mine;
		return mine;
	}

	/** Does it, unless something is being done already; returns whether it was done. */
	async run(deed: () => Promise<unknown>): Promise<boolean> {
		if (this.busy) return false;
		this.busy = true;
		this.problem = '';
		try {
			await deed();
			return true;
		} catch (error) {
			this.problem = sentence(error);
			return false;
		} finally {
			this.busy = false;
		}
	}
}
