/** What the bar and the ending show of Fall of Rome. */
import './rolls';
import type { BoardFrame } from '$lib/board';
import type { ViewRecord } from '$lib/messages';
import type { Telling } from '$lib/telling';
import { t, words } from '$lib/words.svelte';
import { askedOf, dueSeats } from './asking';
import { STYLE, TELLING } from './beats';
import { headline } from './headline';
import { FACTS } from './layout';
import { positionOf } from './position';
import Scores from './Scores.svelte';
import SeatMark from './SeatMark.svelte';
import { answerText, deedText } from './sentences';

const stepsToLose = (view: ViewRecord): number => Number(positionOf(view).options['decline.steps_to_lose'] ?? 8);

export const frame: BoardFrame = {
	telling: TELLING as Telling<unknown>,
	style: STYLE,
	facts: FACTS,
	headline,
	seatNote(view, seat) {
		const position = positionOf(view);
		const pawn = position.seats === 1 ? position.turn.active : seat;
		return words.name('role', position.players[pawn]?.role ?? '');
	},
	/** What can be answered now is called as its button. */
	deed: (action, names, view) =>
		view.legal.includes(action) ? answerText(action, askedOf(view, names), names) : deedText(action, names),
	due: dueSeats,
	SeatMark,
	Scores,
	sun: (view) => 1 - positionOf(view).decline / stepsToLose(view),
	numbers(view) {
		const position = positionOf(view);
		const cubes = Object.values(position.barbarians).flatMap((horde) => Object.values(horde));
		return [
			{
				label: t('fr-decline'),
				value: t('fr-of', { number: position.decline, total: stepsToLose(view) })
			},
			{ label: t('fr-number-alliances'), value: words.number(position.allied.length) },
			{ label: t('fr-number-barbarians'), value: words.number(cubes.reduce((sum, count) => sum + count, 0)) },
			{ label: t('fr-number-revolts'), value: words.number(position.rate) },
			{ label: t('fr-number-deck'), value: words.number(position.player_deck.size) }
		];
	}
};
