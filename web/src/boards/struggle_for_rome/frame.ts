/** What the bar and the ending show of Struggle for Rome. */
import type { BoardFrame } from '$lib/games/board_contract';
import type { Telling } from '$lib/stage/event_display';
import { t, words } from '$lib/text/i18n.svelte';
import { ACTION_HELP } from './actions/action_help';
import { darkTiles } from './actions/dark_tiles';
import { STYLE, TELLING } from './stage/beats';
import { aheadOf } from './text/phases';
import { headlineOf } from './text/headline';
import { nearCity } from './actions/nearest_city';
import { enough, leader, playerOf, positionOf, TRIBE_KINDS } from './state/position';
import { crossroadsName, FACTS } from './state/layout';
import { look } from './pieces/palette';
import { callPlayers } from './text/player_names';
import { dramaOf } from './text/drama';
import Scores from './panels/Scores.svelte';
import SeatMark from './pieces/SeatMark.svelte';
import { priceText } from './state/costs';
import { deedText } from './text/board_text';

words.call('crossroads', crossroadsName);
callPlayers();

export const frame: BoardFrame = {
	telling: TELLING as Telling<unknown>,
	style: STYLE,
	actionHelp: ACTION_HELP,
	actionPrefix: 'sr-deed-',
	facts: FACTS,
	headline: headlineOf,
	seatNote(view, seat) {
		const position = positionOf(view);
		return t('sr-of-ten', { points: position.players[playerOf(position, seat)]?.points ?? 0 });
	},
	deed: deedText,
	price: priceText,
	near: nearCity,
	dark: darkTiles,
	ahead: (view) => aheadOf(positionOf(view)),
	SeatMark,
	colour: (view, seat) => look(playerOf(positionOf(view), seat)).fill,
	drama: dramaOf,
	Scores,
	sun: (view) => 1 - Math.min(1, leader(positionOf(view)).points / enough()),
	numbers(view) {
		const position = positionOf(view);
		const players = Object.values(position.players);
		const cities = players.flatMap((own) => TRIBE_KINDS.flatMap((kind) => own[kind].cities)).length;
		return [
			{ label: t('sr-number-rounds'), value: words.number(position.round) },
			{ label: t('sr-number-cities'), value: words.number(cities) },
			{
				label: t('sr-number-plundered'),
				value: words.number(
					Object.values(position.turned)
						.flatMap((faces) => Object.values(faces))
						.reduce((sum, one) => sum + one, 0)
				)
			}
		];
	}
};
