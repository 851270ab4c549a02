/** Over the network, to a server. */
import type { Transport } from '../local/spoken';

export const carrier: Transport = { fetch: (path, init) => fetch(path, init), open: (url) => new WebSocket(url) };
