/** What foreseen events come to: tokens, points, and steps in words. */
import type { ActionRecord, ForeseenLine } from '$lib/net/messages';
import { eventsOf, placeOf, type BoardEvent, type Empire, type Kind } from './position';
import { t, words } from '$lib/text/i18n.svelte';
import { called } from '../text/ability_text';
import { ROMAN, TILES, type Bundle, type Resource } from './facts';

export interface Outcome {
	gained: Bundle;
	spent: Bundle;
	points: number;
	/** Innovations that are refreshed. */
	refreshed: string[];
}
export interface Step {
	text: string;
	tokens?: Bundle;
	rule: string;
	/** Something is lost. */
	grave?: boolean;
}

export function outcome(line: Pick<ForeseenLine, 'events'>): Outcome {
	const found: Outcome = { gained: {}, spent: {}, points: 0, refreshed: [] };
	for (const event of eventsOf([line])) {
		const kind = String(event.resource) as Resource;
		const number = Number(event.number ?? 0);
		if (event.kind === 'gained') found.gained[kind] = (found.gained[kind] ?? 0) + number;
		else if (event.kind === 'spent') found.spent[kind] = (found.spent[kind] ?? 0) + number;
		else if (event.kind === 'scored') found.points += Number(event.points ?? 0);
		else if (event.kind === 'refreshed') found.refreshed.push(String(event.innovation));
	}
	return found;
}
/** Whether it brings anything at all. */
export const isEmpty = (one: Outcome): boolean =>
	!Object.keys(one.gained).length && !Object.keys(one.spent).length && !one.points && !one.refreshed.length;

/** What happens besides, told as the chronicle would. */
const TOLD: readonly Kind[] = ['triggered', 'nothing_left', 'card_lost', 'scored'];
/** So many places are named one by one. */
const FEW = 4;
const at = (empire: Empire, tile: string): string => ROMAN[placeOf(empire, tile)] ?? '';
const targets = (empire: Empire, actions: readonly ActionRecord[], kind: string): string =>
	actions
		.filter((action) => action.kind === kind)
		.map((action) => placeOf(empire, action.args['location']!))
		.sort((a, b) => a - b)
		.map((place) => ROMAN[place] ?? '')
		.join(', ');

/** An event of the reader's own as one clause among others: "you score 5 points". */
function clause(event: BoardEvent, reader: number): string {
	const told = words.event(event, [], reader).replace(/\.$/, '');
	return told.charAt(0).toLowerCase() + told.slice(1);
}

/** What taking a card leads to for whoever takes it, in the order of the rules. */
export function takingSteps(line: ForeseenLine, empire: Empire, seat: number): Step[] {
	const steps: Step[] = [];
	const { gained } = outcome({ events: eventsOf([line]).filter((event) => event.kind === 'gained') });
	for (const event of eventsOf([line])) {
		const rule = event.rule;
		const tile = String(event.location ?? '');
		if (event.kind === 'took') {
			const some = Object.keys(gained).length > 0;
			const gain = some ? { text: t('ee-if-gain'), tokens: gained } : { text: t('ee-if-nothing') };
			steps.push({ ...gain, rule: 'EE-DIS-14' });
		} else if (event.kind === 'temple_moved') steps.unshift({ text: t('ee-if-temple'), rule });
		else if (event.kind === 'destroyed') {
			steps.push({
				text: t('ee-if-falls', { place: at(empire, tile), name: called(tile) }),
				rule: 'EE-DIS-15',
				grave: true
			});
			if (empire.innovations[tile]?.length) {
				const hammers = TILES[tile]!.rebuild_hammers.value;
				steps.push({
					text: t('ee-if-sleeps', { number: empire.innovations[tile].length, hammers }),
					rule: 'EE-LOC-06'
				});
			}
		} else if (event.kind === 'attached') {
			steps.push({ text: t('ee-if-attached', { place: at(empire, tile) }), rule: 'EE-INNO-04' });
		} else if (TOLD.includes(event.kind)) {
			steps.push({ text: clause(event, seat), rule });
		}
	}
	const falls = targets(empire, line.legal, 'destroy');
	if (falls) steps.push({ text: t('ee-if-choose-ruin', { places: falls }), rule: 'EE-DIS-15', grave: true });
	const homes = targets(empire, line.legal, 'attach');
	if (homes) {
		const any = homes.split(', ').length > FEW;
		steps.push({ text: t(any ? 'ee-if-any-home' : 'ee-if-choose-home', { places: homes }), rule: 'EE-INNO-04' });
	}
	return steps;
}
