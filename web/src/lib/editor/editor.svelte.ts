/** A position that is edited: its changes, what can be taken back, and what the engine says of it. */
import { api, Refused } from '$lib/net/api';
import type { EditAsk, EditRecord, Parts, Piece } from '$lib/net/messages';
import { sentence } from '$lib/net/resource.svelte';
import { words } from '$lib/text/i18n.svelte';
import { marked } from './faults';
import { changed, countAt, openPlaces, piecesFor, type Change, type Place } from './pieces';
import { drawn, placesOf, read, withOuter, written, type Data } from './places';

/** Takes pieces away instead of adding them. */
export const ERASER = 'eraser';
const MOST_BACK = 200;
/** Milliseconds before a check that came too soon after others is asked for again. */
const LATER = 1000;

interface Kept {
	record: EditRecord;
	parts: Parts;
	position: Data;
	source: string;
}

/** The server's own sentence, where it says what cannot be read. */
const said = (error: unknown): string =>
	error instanceof Refused && error.code === 'unreadable' ? error.message : sentence(error);

export class Editor {
	record = $state.raw<EditRecord | null>(null);
	parts = $state.raw<Parts | null>(null);
	position = $state.raw<Data>({});
	/** Where the position came from, as a message. */
	source = $state('');
	problem = $state('');
	busy = $state(false);
	/** The piece that is stamped, or the eraser. */
	hand = $state.raw<Piece | typeof ERASER | null>(null);
	/** Stamping removes. */
	removing = $state(false);
	/** What is in hand was put where it cannot be. */
	misplaced = $state(false);
	/** The place whose plate is open. */
	picked = $state.raw<Place | null>(null);
	/** The place under the pointer or the keyboard. */
	hovered = $state.raw<Place | null>(null);
	#past = $state.raw<Kept[]>([]);
	#shown = $state.raw<Data>({});
	#again = false;
	#checking: Promise<void> | null = null;

	readonly #open = $derived.by(() => (this.parts ? openPlaces(this.parts) : []));
	readonly faults = $derived(this.record?.faults ?? []);
	readonly drawn = $derived.by(() => drawn(this.position, this.#shown, this.#open));
	readonly marked = $derived.by(() => (this.parts ? marked(this.position, this.parts, this.faults) : []));
	readonly canUndo = $derived(this.#past.length > 0);

	/** Opens something; what cannot be read leaves everything as it was. Returns whether it could. */
	async open(ask: Partial<EditAsk>, source = ''): Promise<boolean> {
		this.busy = true;
		this.problem = '';
		try {
			const record = await api.editPosition({ ...ask, language: this.#language });
			this.#keep();
			this.record = record;
			this.parts = record.parts!;
			this.position = record.position;
			this.source = source;
			if (record.shown) this.#shown = record.shown;
			this.picked = this.hovered = this.hand = null;
			return true;
		} catch (error) {
			this.problem = said(error);
			return false;
		} finally {
			this.busy = false;
		}
	}

	/** Writes some values, and forgets what they contradict. */
	change(changes: readonly Change[], drops: readonly string[] = []): void {
		if (!changes.length) return;
		this.#keep();
		let position = this.position;
		for (const pattern of drops)
			for (const place of placesOf(position, pattern)) position = written(position, place, undefined);
		for (const [place, value] of changes) position = written(withOuter(position, this.#shown, place), place, value);
		this.position = position;
		void this.check();
	}

	/** What is written at a place; else what the engine fills in. */
	value(place: string): unknown {
		return read(this.position, place) ?? read(this.#shown, place);
	}

	set(place: string, value: unknown, drops: readonly string[] = []): void {
		this.change([[place, value]], drops);
	}

	/** Another value of an option. */
	choose(name: string, value: string | number | boolean): void {
		if (!this.record) return;
		this.#keep();
		this.record = { ...this.record, options: { ...this.record.options, [name]: value } };
		void this.check();
	}

	/** Repairs come in the order in which they can be made: the last of a list first. */
	repair(repair: Record<string, unknown>): void {
		const changes = Object.entries(repair).map(([place, value]): Change => [place, value ?? undefined]);
		this.change(changes.sort(([one], [other]) => other.localeCompare(one, 'en', { numeric: true })));
	}

	/** A piece comes to a place, or goes. */
	stamp(piece: Piece, place: Place, by: 1 | -1): void {
		const { parts } = this;
		if (!parts || piece.places !== place.domain) return;
		this.change(changed(this.drawn, parts, piece, place, by), piece.drops);
	}

	/** A place was pressed: it gets what is in the hand, or shows what is there. */
	press(place: Place): void {
		const { hand, parts } = this;
		if (!parts) return;
		this.misplaced = false;
		if (hand === ERASER) {
			const last = piecesFor(parts, place).findLast((piece) => countAt(this.drawn, parts, piece, place));
			if (last) this.stamp(last, place, -1);
		} else if (!hand) this.picked = place;
		else if (hand.places === place.domain) this.stamp(hand, place, this.removing ? -1 : 1);
		else this.misplaced = true;
	}

	take(piece: Piece | typeof ERASER): void {
		this.picked = null;
		this.misplaced = this.removing = false;
		this.hand = this.hand === piece ? null : piece;
	}

	undo(): void {
		const last = this.#past.at(-1);
		if (!last) return;
		this.#past = this.#past.slice(0, -1);
		this.record = last.record;
		this.parts = last.parts;
		this.position = last.position;
		this.source = last.source;
		this.picked = null;
		if (last.record.shown) this.#shown = last.record.shown;
		void this.check();
	}

	/** Asks the engine about the position; several changes at once are asked about once. */
	async check(): Promise<void> {
		this.#again = true;
		this.#checking ??= this.#checkAll().finally(() => (this.#checking = null));
		return this.#checking;
	}

	async #checkAll(): Promise<void> {
		while (this.#again && this.record) {
			this.#again = false;
			const { game, players, options } = this.record;
			const position = this.position;
			try {
				const record = await api.editPosition({ ...this.#ask(game, players, options), position });
				if (this.position !== position) continue;
				this.record = record;
				this.problem = '';
				if (record.shown) this.#shown = record.shown;
			} catch (error) {
				this.problem = said(error);
				if (!(error instanceof Refused && error.code === 'too_fast')) continue;
				await new Promise((resolve) => setTimeout(resolve, LATER));
				this.#again = true;
			}
		}
	}

	/** The position as a scene. */
	async text(): Promise<string> {
		const { game, players, options } = this.record!;
		return (await api.editPosition({ ...this.#ask(game, players, options), position: this.position, write: true }))
			.text;
	}

	#ask(game: string, players: number, options: Data): Partial<EditAsk> {
		return { game, players, options: options as Required<EditAsk>['options'], language: this.#language };
	}

	get #language(): Required<EditAsk>['language'] {
		return words.language as Required<EditAsk>['language'];
	}

	#keep(): void {
		const { record, parts, position, source } = this;
		if (record && parts) this.#past = [...this.#past.slice(-MOST_BACK), { record, parts, position, source }];
	}
}
