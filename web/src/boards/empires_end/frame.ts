/** What the bar and the ending show of Empire's End. */
import type { BoardFrame } from '$lib/games/board_contract';
import type { Telling } from '$lib/stage/event_display';
import { readResult } from '$lib/session/result_text';
import { capital, t, words } from '$lib/text/i18n.svelte';
import { ACTION_HELP } from './actions/action_help';
import { STYLE, TELLING } from './stage/beats';
import { fullText } from './text/action_text';
import { CARDS, FACTS, trackFor } from './state/facts';
import { nextPhase, phaseOf } from './text/phase_text';
import { kindOf, positionOf } from './state/position';
import { dramaOf } from './text/drama';
import Scores from './panels/Scores.svelte';
import { joined } from '$lib/session/seats';

/** Numbers and numerals are places: a card is called by its disaster alone. */
for (const domain of ['card', 'innovation', 'ability']) {
	words.call(domain, (word) => (word in CARDS ? words.name(domain, kindOf(word)) : undefined));
}

export const frame: BoardFrame = {
	telling: TELLING as Telling<unknown>,
	style: STYLE,
	actionHelp: ACTION_HELP,
	actionPrefix: 'ee-deed-',
	facts: FACTS,
	headline(view, names) {
		const position = positionOf(view);
		const acting = view.actors.filter((seat) => seat >= 0);
		const title = acting.includes(view.seat)
			? t('ee-your-turn')
			: acting.length
				? t('waiting-for', {
						names: joined(
							acting.map((seat) => names[seat] ?? ''),
							words.language
						)
					})
				: capital(words.name('phase', position.phase));
		return { title, detail: phaseOf(position) };
	},
	ahead: (view) => nextPhase(positionOf(view)),
	turn: (view) => String(positionOf(view).hourglass),
	seatNote(view, seat) {
		const points = readResult(view.result)?.scores[seat] ?? positionOf(view).empires[seat]?.score;
		return points === undefined ? '' : t('ee-points', { points });
	},
	deed: (action, _names, view) => fullText(action, positionOf(view)),
	sun(view) {
		const { hourglass, seats } = positionOf(view);
		return 1 - Math.min(1, hourglass / trackFor(seats).length);
	},
	numbers: () => [],
	drama: dramaOf,
	pictured(view, names) {
		const kinds = new Set(Object.keys(CARDS).map(kindOf));
		const standing = positionOf(view).empires.map(({ row, destroyed }, seat) => {
			const number = Object.keys(row).length - destroyed.length;
			return [`standing-${seat}`, t('end-standing', { name: names[seat] ?? '', number })] as const;
		});
		return Object.fromEntries([...[...kinds].map((kind) => [`card-${kind}`, t(`card-${kind}`)] as const), ...standing]);
	},
	Scores
};
