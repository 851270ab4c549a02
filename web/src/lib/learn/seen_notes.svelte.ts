/** Which notes about something new were explained: each once, here until it is read or one goes on, and then not again. */
import { met, noteMet } from './first_time_notes';

export class FirstNotes {
	known = $state.raw(met());
	#shown = ''; // the note that was here last

	/** The note that there is now, and whether something else is shown instead. Says whether another one was here before. */
	tell(message: string | undefined, quiet: boolean): boolean {
		const gone = this.#shown !== '' && this.#shown !== message;
		if (gone) {
			this.read(this.#shown);
			this.#shown = '';
		}
		if (message && !quiet) noteMet((this.#shown = message));
		return gone;
	}
	read(message: string): void {
		this.known = [...new Set([...this.known, message])];
	}
}
