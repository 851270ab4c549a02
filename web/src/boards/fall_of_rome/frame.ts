/** What the bar and the ending show of Fall of Rome. */
import './text/roll_text';
import type { BoardFrame } from '$lib/games/board_contract';
import type { ViewRecord } from '$lib/net/messages';
import type { Telling } from '$lib/stage/event_display';
import { t, words } from '$lib/text/i18n.svelte';
import { askedOf, dueSeats } from './text/prompts';
import { ACTION_HELP } from './actions/action_help';
import { darkTiles } from './actions/dark_tiles';
import { STYLE, TELLING } from './stage/beats';
import { headline } from './text/headline';
import { FACTS } from './state/layout';
import { positionOf } from './state/position';
import { dramaOf } from './text/drama';
import { aheadOf } from './text/phases';
import Scores from './panels/Scores.svelte';
import SeatMark from './pieces/SeatMark.svelte';
import { answerText, deedText } from './text/action_text';

const stepsToLose = (view: ViewRecord): number => Number(positionOf(view).options['decline.steps_to_lose'] ?? 8);

export const frame: BoardFrame = {
	telling: TELLING as Telling<unknown>,
	style: STYLE,
	actionHelp: ACTION_HELP,
	actionPrefix: 'deed-',
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
	dark: darkTiles,
	ahead: (view) => aheadOf(positionOf(view)),
	SeatMark,
	drama: dramaOf,
	pictured: (view) =>
		Object.fromEntries(positionOf(view).players.map(({ role }) => [`role-${role}`, words.name('role', role ?? '')])),
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
