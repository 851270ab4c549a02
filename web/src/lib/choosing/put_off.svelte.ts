/** A question that comes again and again: whoever wants it is not asked any more until the turn is over. */
import type { ActionRecord, ViewRecord } from '$lib/net/messages';

export class PutOff {
	readonly #view: () => ViewRecord;
	readonly #turn: (view: ViewRecord) => string;
	/** In which turn nothing more is asked. */
	#quiet = $state('');

	/** `turn` tells one turn from the next. */
	constructor(view: () => ViewRecord, turn: (view: ViewRecord) => string) {
		this.#view = view;
		this.#turn = turn;
	}

	/** How the question of this moment is answered with no, where it is such a question. */
	readonly no = $derived.by((): ActionRecord | null => {
		const { legal, result } = this.#view();
		return (!result && legal.find(({ kind }) => kind === 'decline')) || null;
	});
	/** The answer that is given without a question. */
	readonly answer = $derived.by(() => (this.#turn(this.#view()) === this.#quiet ? this.no : null));

	/** No, now and for the rest of the turn. */
	begin(): void {
		this.#quiet = this.#turn(this.#view());
	}
}
