/** Pushes to this browser: whether it can get them, and turning them on and off. */
import { api } from './api';
import type { NoticesRecord } from './messages';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;
export const isForbidden = (): boolean => 'Notification' in window && Notification.permission === 'denied';

async function manager(): Promise<PushManager> {
	return (await navigator.serviceWorker.ready).pushManager;
}

/** Where this browser gets its pushes; empty if it gets none. */
export async function ownEndpoint(): Promise<string> {
	if (!canPush() || !(await navigator.serviceWorker.getRegistration())) return '';
	return (await (await manager()).getSubscription())?.endpoint ?? '';
}

/** Ask the person, then the browser's push service, then tell the server. */
export async function pushOn(key: string): Promise<NoticesRecord> {
	const found = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: key });
	const { p256dh = '', auth = '' } = found.toJSON().keys ?? {};
	return api.pushTo({ endpoint: found.endpoint, p256dh, auth });
}

export async function pushOff(): Promise<NoticesRecord> {
	const found = await (await manager()).getSubscription();
	const endpoint = found?.endpoint ?? '';
	await found?.unsubscribe();
	return api.pushNoMore(endpoint);
}
