/** The ledger of a game: readable in its order, searchable by words or ids. */
import { api, type Api } from './api';
import { sentence } from './load.svelte';
import type { RuleRecord, SceneRecord } from './messages';

export interface Section {
	part: string;
	title: string;
	rules: RuleRecord[];
}

/** All rules by the headings they stand under. */
export function sections(rules: readonly RuleRecord[]): Section[] {
	const found: Section[] = [];
	for (const rule of rules) {
		const last = found.at(-1);
		if (last && last.title === rule.section && last.part === rule.part) last.rules.push(rule);
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

export class Rulebook {
	rules = $state.raw<RuleRecord[]>([]);
	/** Scenes by the rules that they show, and by their own ids. */
	scenes = $state.raw<Record<string, SceneRecord[]>>({});
	wanted = $state('');
	/** Why it could not be opened. */
	problem = $state('');
	#api: Api;

	/** What fits the search: an id, the start of an id, or all words. */
	found = $derived.by(() => {
		const words = this.wanted.toLowerCase().split(/\s+/).filter(Boolean);
		if (!words.length) return this.rules;
		const id = words.join('').toUpperCase();
		const byId = this.rules.filter((rule) => rule.id.startsWith(id));
		if (byId.length) return byId;
		return this.rules.filter((rule) => {
			const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
			return words.every((word) => text.includes(word));
		});
	});
	sections = $derived(sections(this.found));

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
