/** How the client reaches Occasus. */
export interface Transport {
	fetch: (path: string, init?: RequestInit) => Promise<Response>;
	open: (url: string) => WebSocket;
}

/** The name of a worker whose files are all kept on the device. */
export const KEPT = 'kept';

/** Who holds it plays; it is also the channel on which tabs hear of moves. */
export const LOCK = 'occasus';

/** What a page and its worker say to each other. */
export type ToWorker =
	| { kind: 'ask'; id: number; method: string; path: string; body: string }
	| { kind: 'open'; line: number; table: string }
	| { kind: 'hear'; line: number; text: string }
	| { kind: 'close'; line: number };
export type FromWorker =
	| { kind: 'answer'; id: number; status: number; text: string }
	| { kind: 'opened'; line: number; refused: string }
	| { kind: 'tell'; line: number; text: string }
	| { kind: 'come'; share: number }
	| { kind: 'state'; state: 'playing' | 'watching' | 'elsewhere' | 'failed' }
	/** Whether what happened last could be kept. */
	| { kind: 'kept'; kept: boolean }
	/** Those who think for bots did not answer, and were started anew. */
	| { kind: 'anew' };
export type FromThinker = { thought: string };
