/** The one popover that shows a rule: which one, where, and what it says. */
import { api } from '$lib/net/api';
import { games } from '$lib/games/catalogue.svelte';
import { words } from '$lib/text/i18n.svelte';

interface Sentence {
	text: string;
	language: string;
}

export class RuleNote {
	rule = $state('');
	/** What the ledger says; empty while it is being fetched. */
	sentence = $state('');
	/** Of the sentence: the reader's where there is a translation. */
	language = $state('');
	/** What was asked about, such as "March to Roma"; empty when only the rule was asked for. */
	about = $state('');
	at = $state.raw<DOMRect | null>(null);
	/** It was asked for where something is refused: then it says why, too. */
	refuses = $state(false);
	/** It was asked for in a dialog. */
	over = $state(false);
	#fetch: (rule: string) => Promise<Sentence>;

	constructor(fetch: (rule: string) => Promise<Sentence>) {
		this.#fetch = fetch;
	}

	/** Show a rule beside an element; the sentence is fetched where it is not known. */
	async open(rule: string, beside: Element, sentence = '', about = ''): Promise<void> {
		this.rule = rule;
		this.about = about;
		this.refuses = beside.closest('.why') !== null;
		this.over = beside.closest('dialog') !== null;
		this.at = beside.getBoundingClientRect();
		this.sentence = sentence;
		if (sentence || !rule) return;
		const found = await this.#fetch(rule);
		if (this.rule !== rule) return;
		this.sentence = found.text;
		this.language = found.language;
	}

	close(): void {
		this.at = null;
		this.rule = '';
	}
}

/** What the ledger says about a rule, in the reader's language where it is translated. */
export async function ruleSentence(rule: string): Promise<Sentence> {
	const rules = await games
		.load()
		.then(() => api.rules(games.ofRule(rule), words.language))
		.catch(() => []);
	return rules.find((each) => each.id === rule) ?? { text: '', language: '' };
}

export const ruleNote = new RuleNote(ruleSentence);
