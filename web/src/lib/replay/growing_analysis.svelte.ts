/** An analysis that fills while it is being made: the curve and luck first, then turn after turn. */
import { api } from '$lib/net/api';
import type { AnalysisRecord } from '$lib/net/messages';
import { sentence } from '$lib/net/resource.svelte';
import { isWhole } from './analysis_text';

export class GrowingAnalysis {
	value = $state.raw<AnalysisRecord | null>(null);
	problem = $state('');
	busy = $state(false);
	#id: string;
	#ask: typeof api.analysis;
	#stopped = false;

	constructor(id: string, ask: typeof api.analysis = api.analysis) {
		this.#id = id;
		this.#ask = ask;
	}

	/** Asks until all turns are judged; once, however often it is called. */
	async again(): Promise<void> {
		if (this.busy || (this.value && isWhole(this.value))) return;
		this.busy = true;
		this.problem = '';
		try {
			do this.value = await this.#ask(this.#id, this.value?.done ?? -1);
			while (!isWhole(this.value) && !this.#stopped);
		} catch (error) {
			this.problem = sentence(error);
		} finally {
			this.busy = false;
		}
	}

	/** Whoever waited has gone. */
	stop(): void {
		this.#stopped = true;
	}
}
