/** How a game of Fall of Rome ended: the last event, and how close the other outcome was. */
import type { Drama, FinishedGame } from '$lib/games/board_contract';
import type { GameEvent } from '$lib/net/messages';
import { endingReason } from '$lib/session/result_text';
import { t, words } from '$lib/text/i18n.svelte';
import { allianceCost } from '../state/alliances';
import { faceOf } from '../state/facts';
import { eventsOf, isCalm, positionOf, stepsToLose, type Position } from '../state/position';
import { TRIBE_IDS } from '../pieces/palette';

const TITLES: Record<string, string> = { won: 'fr-drama-won', roma_sacked: 'fr-drama-roma', no_cards: 'fr-drama-deck' };

export function dramaOf({ view, steps, result, names, mine }: FinishedGame): Drama {
	const position = positionOf(view);
	const events = eventsOf(steps);
	const turn = events.filter(({ kind }) => kind === 'turn_began').length;
	const began = events.findLastIndex(({ kind }) => kind === 'turn_began');
	const last = events.slice(began + 1).findLast(({ kind }) => kind === (result.reason === 'won' ? 'allied' : 'sacked'));
	const tells = result.reason === 'won' || result.reason === 'decline';
	const what = tells && last ? words.event(last as GameEvent, names) : endingReason(result, mine, steps);
	return {
		title: t(TITLES[result.reason] ?? 'fr-drama-lost'),
		sentence: [turn ? t('fr-drama-turn', { turn, what }) : what, ...closeness(position, result.reason, names)].join(
			' '
		),
		ringed: last?.city ? [String(last.city)] : []
	};
}

/** What was left of the sun, or how near peace was. */
function closeness(position: Position, reason: string, names: readonly string[]): string[] {
	if (reason === 'won') return [t('fr-drama-spare', { left: stepsToLose(position) - position.decline })];
	const calm = TRIBE_IDS.filter((tribe) => isCalm(position, tribe)).length;
	const near = t('fr-drama-near', { calm, tribes: TRIBE_IDS.length, cards: position.player_deck.size });
	return [near, ...held(position, names)];
}

/** Whoever held enough cards of a tribe that was not at peace, the next on turn first. */
function held(position: Position, names: readonly string[]): string[] {
	const { players, turn } = position;
	const order = players.map((_, i) => (turn.active + 1 + i) % players.length);
	for (const pawn of order) {
		const cards = (players[pawn]?.hand ?? []).map((card) => faceOf(card)?.tribe);
		const tribe = TRIBE_IDS.find(
			(id) => !isCalm(position, id) && cards.filter((card) => card === id).length >= allianceCost(position, id)
		);
		const name = names[position.seats === 1 ? 0 : pawn];
		if (tribe && name) return [t('fr-drama-held', { name, tribe: words.name('tribe', tribe) })];
	}
	return [];
}
