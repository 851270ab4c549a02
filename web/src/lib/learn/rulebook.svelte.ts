/** The ledger of a game: readable in its order, searchable by words or ids. */
import { api, type Api } from '$lib/net/api';
import { sentence } from '$lib/net/resource.svelte';
import type { ChapterRecord, RuleRecord, SceneRecord } from '$lib/net/messages';
import { RuleSearch, type Synonyms } from './rule_search';

export interface Section {
	part: string;
	title: string;
	rules: RuleRecord[];
}

/** All rules by the headings they stand under; those that are found keep their order, best first. */
export function sections(rules: readonly RuleRecord[], ranked = false): Section[] {
	const found: Section[] = [];
	for (const rule of rules) {
		const before = ranked ? found.slice(-1) : found;
		const same = before.find(({ title, part }) => title === rule.section && part === rule.part);
		if (same) same.rules.push(rule);
		else found.push({ part: rule.part, title: rule.section, rules: [rule] });
	}
	return found;
}

/** A text in pieces: words, and the ids of rules in it. */
export function pieces(text: string): { text: string; rule: boolean }[] {
	return text
		.split(/\b([A-Z]{2}(?:-[A-Z]+)+-\d{2,}[a-z]?)\b/)
		.map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
		.filter((piece) => piece.text);
}

/** Scenes by rule. */
export function byRule(scenes: readonly SceneRecord[]): Record<string, SceneRecord[]> {
	const found: Record<string, SceneRecord[]> = {};
	for (const scene of scenes) {
		for (const rule of new Set([scene.id, ...scene.rules])) (found[rule] ??= []).push(scene);
	}
	return found;
}

/** The chapters of a book that have all words that are looked for. */
export function chaptersAbout(chapters: readonly ChapterRecord[], wanted: string): ChapterRecord[] {
	const words = wanted.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
	if (!words.length) return [];
	return chapters.filter(({ title, lead, ideas }) => {
		const text = [title, lead, ...ideas.flatMap((idea) => [idea.title, ...idea.blocks.map((block) => block.text)])];
		const all = text.join(' ').toLowerCase();
		return words.every((word) => all.includes(word));
	});
}

export class Rulebook {
	rules = $state.raw<RuleRecord[]>([]);
	/** Scenes by the rules that they show, and by their own ids. */
	scenes = $state.raw<Record<string, SceneRecord[]>>({});
	wanted = $state('');
	/** Other words for what a reader may call something: `armour` for the rules' `fort`. */
	synonyms = $state.raw<Synonyms>([]);
	/** Words that any question has. */
	idle = $state.raw<ReadonlySet<string>>(new Set());
	/** Why it could not be opened. */
	problem = $state('');
	#api: Api;

	readonly #search = $derived(new RuleSearch(this.rules, this.synonyms, this.idle));
	readonly #result = $derived(this.#search.find(this.wanted));
	found = $derived(this.#result.rules);
	/** The rules that are shown have only some of the words, or none. */
	near = $derived(!this.#result.exact);
	sections = $derived(sections(this.found, this.wanted !== ''));

	constructor(server: Api = api) {
		this.#api = server;
	}

	async open(game: string, language: string): Promise<void> {
		try {
			const [rules, scenes] = await Promise.all([this.#api.rules(game, language), this.#api.scenes(language)]);
			this.scenes = byRule(scenes); // with the rules, not after them: a text that is read does not move
			this.rules = rules;
			this.problem = '';
		} catch (error) {
			this.problem = sentence(error);
		}
	}
}
