/** How the client reaches Occasus: a server over the network, or the same Python in a worker of this page. */
import { carrier } from '$carrier'; // which of the two, the build decides
import type { Transport } from '../../local/worker_protocol';

/** Whether this client was built to play on one device, without a server. */
export const local = import.meta.env['VITE_LOCAL'] === '1';

export const transport: Transport = carrier;
