/** What is asked now, in words: who asks, with which card, about which place. From the step on top of the agenda. */
import type { ViewRecord } from '$lib/net/messages';
import { t, words } from '$lib/text/i18n.svelte';
import { faceOf, handLimit, startLegions } from '../state/facts';
import { CITIES } from '../state/layout';
import { positionOf, seatOfPawn, type Position } from '../state/position';

const WINDOWS = ['before_draw', 'between_revolts', 'after_draw', 'before_invasion', 'between_invasions'];
const WAYS = ['give', 'take', 'trade-give', 'trade-take'];
/** Steps inside an event, and its card. */
const EVENTS: Record<string, string> = {
	extra_draw: 'audentes_fortuna_iuvat',
	swap: 'do_ut_des',
	offer: 'do_ut_des',
	festina_city: 'festina_lente',
	festina_pawn: 'festina_lente',
	place: 'hic_manebimus_optime',
	take_card: 'homo_faber_fortunae_suae',
	banish: 'melius_cavere_quam_pavere',
	lay: 'melius_cavere_quam_pavere',
	mors_city: 'mors_tua_vita_mea',
	mors: 'mors_tua_vita_mea',
	strike: 'mortui_non_mordent',
	fort_city: 'si_vis_pacem_para_bellum',
	si_vis_pawn: 'si_vis_pacem_para_bellum',
	vae_city: 'vae_victis',
	vae: 'vae_victis',
	veni_city: 'veni_vidi_vici',
	veni_go: 'veni_vidi_vici',
	veni_battle: 'veni_vidi_vici'
};
/** Steps that happen where the pawn on turn stands. */
const HERE = ['remove', 'regina', 'regina_legion', 'faces', 'veni_battle', 'extra_draw', 'take_card'];
/** Steps whose city was chosen before. */
const CHOSEN = ['festina_pawn', 'si_vis_pawn', 'permit'];

export interface Asked {
	/** The step that is due. */
	step: string;
	/** "Bot Cato plays Veni, Vidi, Vici"; empty where nobody but the game asks. */
	opening: string;
	/** The question as a sentence; empty in one's own action phase. */
	question: string;
	/** The seat that asks, the event card it plays, and the city that it is about. */
	asker: number | null;
	/** Who is asked. */
	seat: number;
	event: string | null;
	city: string | null;
}

const topOf = (position: Position): string[] => position.agenda.at(-1)?.split(' ') ?? [];
export const stepName = (view: ViewRecord): string => topOf(positionOf(view))[0] ?? '';

/** The action phase, where the tiles are the question. */
export const isActing = (view: ViewRecord): boolean => stepName(view) === 'actions';
/** Something must be answered now, or it is the looker's own turn: more than that an event could be played at any time. */
export const isDue = (view: ViewRecord): boolean => dueSeats(view).includes(view.seat);
/** Whom the table waits for. */
export function dueSeats(view: ViewRecord): number[] {
	const position = positionOf(view);
	return isActing(view) ? [seatOfPawn(position, position.turn.active)] : view.actors;
}
/** A moment in which only events may be played. */
export const isWindow = (view: ViewRecord): boolean => WINDOWS.includes(stepName(view));

/** Vestalis has no event to play, but may get one. */
const onlyExchanges = ({ legal }: ViewRecord): boolean =>
	legal.some(({ kind }) => kind === 'exchange') && !legal.some(({ kind }) => kind === 'event');

/** An event may be asked about: one is in the hand, or Vestalis may get one. Whoever plays alone holds all hands. */
export function mayAskEvents(view: ViewRecord): boolean {
	const { seats, players } = positionOf(view);
	const own = seats === 1 ? players : players.slice(view.seat, view.seat + 1);
	return view.seat >= 0 && own.some(({ role, hand }) => role === 'vestalis' || hand?.some((card) => !faceOf(card)));
}

/** What is answered for whoever does not want to be asked for an event now; nothing: they are asked. */
export function putOff(view: ViewRecord, when: 'always' | 'revolt' | 'turn'): string | null {
	if (!isWindow(view) || when === 'always') return null;
	const position = positionOf(view);
	const own = seatOfPawn(position, position.turn.active) === view.seat;
	if (when === 'turn' ? own : stepName(view) === 'between_revolts') return null;
	const wanted = when === 'turn' ? ['pass_turn', 'pass'] : ['pass'];
	return wanted.find((text) => view.legal.some((action) => action.text === text)) ?? null;
}

/** Questions that tell nothing where there is only one answer. */
const SETTLED = ['swap', 'lay'];
/** The one answer to such a question. */
export function onlyAnswer(view: ViewRecord): string | null {
	const [only, ...others] = view.legal;
	return only && !others.length && SETTLED.includes(only.kind) ? only.text : null;
}

/** Which question it is: the same while others answer theirs. */
export function questionOf(view: ViewRecord): string {
	const { agenda, player_discard, barbarian_discard, player_deck, turn } = positionOf(view);
	const spent = [player_discard?.length, barbarian_discard?.length, player_deck?.size, turn.active, turn.phase];
	return [view.seat, ...agenda, ...spent, ...view.legal.map((action) => action.text)].join('|');
}

/** What is asked of whoever looks. */
export function askedOf(view: ViewRecord, names: readonly string[]): Asked {
	const position = positionOf(view);
	const [step = '', ...args] = topOf(position);
	const active = seatOfPawn(position, position.turn.active);
	const event = eventOf(position, step);
	const asker = event ? Number(noteOf(position, 'played')[1] ?? active) : step === 'plot' ? active : null;
	const city = cityOf(position, step, args);
	const who = names[asker ?? active] ?? '';
	const called = event ? words.name('event', event) : '';
	const opening = !event
		? active === view.seat || position.turn.phase === 'setup'
			? ''
			: t('fr-turn-of', { name: who })
		: asker === view.seat
			? t('ask-event-mine', { event: called })
			: t('ask-event', { who, event: called });
	const way = step === 'plot' ? `plot-${(WAYS[Number(args[2])] ?? 'give').replace('trade-', '')}` : step;
	const asked = { step: way, seat: view.seat, opening, asker, event, city };
	if (step === 'actions') return { ...asked, question: view.seat === active ? '' : t('ask-interrupt', { who }) };
	const number = Number(args.find((word) => /^\d+$/.test(word)) ?? 0);
	const limit = handLimit(position.seats);
	const hand = position.players[Math.max(0, view.seat)]?.hand?.length ?? limit;
	const own = `ask-${way}-own`; // of my own turn
	const message =
		isWindow(view) && onlyExchanges(view)
			? 'ask-exchange'
			: active === view.seat && words.has(own)
				? own
				: `ask-${way}`;
	const values = {
		who,
		limit,
		start_legions: startLegions(position.seats),
		number: step === 'discard' ? Math.max(1, hand - limit) : step === 'vae_city' ? position.turn.victory : number,
		events: Number(view.legal.some(({ kind }) => kind === 'event')),
		city: city ? words.name('city', city) : '',
		event: called,
		card: step === 'plot' ? words.name('card', args[1] ?? '') : '',
		tribe: step === 'pay_ally' ? words.name('tribe', args[0] ?? '') : '',
		role: words.name('role', roleOf(position, step, args), step === 'start' ? [] : names)
	};
	return { ...asked, question: words.has(message) ? t(message, values) : '' };
}

/** The last note of this kind on the agenda: `played veni_vidi_vici 2 standard`, `to roma`. */
const noteOf = (position: Position, name: string): string[] =>
	position.agenda
		.findLast((step) => step.startsWith(`${name} `))
		?.split(' ')
		.slice(1) ?? [];

function eventOf(position: Position, step: string): string | null {
	return step in EVENTS || step === 'permit' ? (noteOf(position, 'played')[0] ?? EVENTS[step] ?? null) : null;
}
function cityOf(position: Position, step: string, args: string[]): string | null {
	const named = args.find((word) => CITIES.some((city) => city.id === word));
	if (named) return named;
	if (CHOSEN.includes(step)) return noteOf(position, 'to')[0] ?? null;
	return HERE.includes(step) ? (position.players[position.turn.active]?.city ?? null) : null;
}
/** The role that the question on top names. */
export function roleAsked(view: ViewRecord): string {
	const [step = '', ...args] = topOf(positionOf(view));
	return roleOf(positionOf(view), step, args);
}
/** The role that a question names: whose pawn starts, or goes. */
function roleOf(position: Position, step: string, args: string[]): string {
	if (step === 'start') return position.players[Number(args[0])]?.role ?? '';
	return position.players[position.turn.active]?.role ?? '';
}
