/** The one popover that shows a rule: which one, where, and what it says. */
import { api } from './api';

export const GAMES_BY_LETTERS: Record<string, string> = {
	FR: 'fall_of_rome',
	EE: 'empires_end',
	SR: 'struggle_for_rome'
};

/** The game that a rule belongs to. */
export const gameOfRule = (rule: string): string => GAMES_BY_LETTERS[rule.slice(0, 2)] ?? 'fall_of_rome';

export class RuleNote {
	rule = $state('');
	/** What the ledger says; empty while it is being fetched. */
	sentence = $state('');
	/** What was asked about, such as "March to Roma"; empty when only the rule was asked for. */
	about = $state('');
	at = $state.raw<DOMRect | null>(null);
	/** It was asked for in a dialog. */
	over = $state(false);
	#fetch: (rule: string) => Promise<string>;

	constructor(fetch: (rule: string) => Promise<string>) {
		this.#fetch = fetch;
	}

	/** Show a rule beside an element; the sentence is fetched where it is not known. */
	async open(rule: string, beside: Element, sentence = '', about = ''): Promise<void> {
		this.rule = rule;
		this.about = about;
		this.over = beside.closest('dialog') !== null;
		this.at = beside.getBoundingClientRect();
		this.sentence = sentence;
		if (sentence || !rule) return;
		const found = await this.#fetch(rule);
		if (this.rule === rule) this.sentence = found;
	}

	close(): void {
		this.at = null;
		this.rule = '';
	}
}

export const ruleNote = new RuleNote(async (rule) => {
	const rules = await api.rules(gameOfRule(rule)).catch(() => []);
	return rules.find((each) => each.id === rule)?.text ?? '';
});
