/** What the bar and the ending show of Struggle for Rome. */
import type { BoardFrame } from '$lib/board';
import type { Telling } from '$lib/telling';
import { t, words } from '$lib/words.svelte';
import { STYLE, TELLING } from './beats';
import { headlineOf } from './headline';
import { nearCity } from './near';
import { enough, leader, playerOf, positionOf, TRIBE_KINDS } from './position';
import { crossroadsName, FACTS } from './layout';
import { look } from './looks';
import { callPlayers } from './players';
import Scores from './Scores.svelte';
import SeatMark from './SeatMark.svelte';
import { priceText } from './costs';
import { deedText } from './telling';

words.call('crossroads', crossroadsName);
callPlayers();

export const frame: BoardFrame = {
	telling: TELLING as Telling<unknown>,
	style: STYLE,
	facts: FACTS,
	headline: headlineOf,
	seatNote(view, seat) {
		const position = positionOf(view);
		return t('sr-of-ten', { points: position.players[playerOf(position, seat)]?.points ?? 0 });
	},
	deed: deedText,
	price: priceText,
	near: nearCity,
	SeatMark,
	colour: (view, seat) => look(playerOf(positionOf(view), seat)).fill,
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
