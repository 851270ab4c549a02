/** What is asked now, in a sentence that names what it is about: the place, the offer, how many. From the step on top of the agenda. */
import type { ViewRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { crossroadsName } from '../state/layout';
import { actingTribe, cardsOf, due, playerOf, positionOf, seatOf, type Deal } from '../state/position';
import { counted, valueText } from './board_text';

export function askedOf(view: ViewRecord, names: readonly string[]): string {
	const position = positionOf(view);
	const { step } = due(position);
	const args = position.agenda.at(-1)?.split(' ').slice(2) ?? [];
	const me = playerOf(position, view.seat);
	const nameOf = (player: string): string => names[seatOf(position, player)] ?? '';
	const hex = valueText('hex', position.legionnaire, names);
	const deal = (of: Deal | null | undefined): { give: string; want: string } => ({
		give: counted(of?.give ?? {}),
		want: counted(of?.want ?? {})
	});
	/** Whoever made an offer is not asked what to say to it. */
	if (step === 'answers' && me === position.turn.player) return t('sr-waiting-answers');
	if (step === 'tribe') {
		const kind = actingTribe(position) ?? 'horseman';
		const { figure, cities } = position.players[position.turn.player]![kind];
		const place = figure ? crossroadsName(figure) : cities.map((city) => valueText('city', city, names)).join(', ');
		return t(figure ? 'sr-ask-tribe' : 'sr-ask-realm', { tribe: words.name('phase', position.turn.phase), place });
	}
	const values: Record<string, Record<string, string | number>> = {
		place: {
			places: view.legal
				.flatMap(({ args: { crossroads } }) => (crossroads ? [crossroadsName(crossroads)] : []))
				.join(' / ')
		},
		legionnaire: { hex },
		rob: { hex },
		ransom: { name: nameOf(args[0] ?? '') },
		shortage: { number: position.shortage?.owed[me] ?? 1 },
		build: {},
		draft: deal(position.offer),
		answers: { name: nameOf(position.turn.player), ...deal(position.offer) },
		choose_deal: deal(position.offer),
		pay: { place: crossroadsName(args[0] ?? '') },
		claim: { number: cardsOf(position.players[me]!)['victory_point'] ?? 0 }
	};
	/** Everybody who might have enough is asked, so that nobody learns who has: that is said where there is nothing to show. */
	if (step === 'claim' && view.legal.length === 1) return t('sr-ask-claim-nothing', values['claim']);
	return values[step] ? t(`sr-ask-${step}`, values[step]) : '';
}
