/** Over the network, to a server. */
import type { Transport } from '../../local/worker_protocol';

export const carrier: Transport = { fetch: (path, init) => fetch(path, init), open: (url) => new WebSocket(url) };

/** Keeps the client for a slow or lost line. */
export const install = (): void =>
	void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined);
