import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from './device.svelte';
import { install } from './install';
import { isKept } from './own_worker';

const PAGE = 'https://rome.example/here/#/table/t';
const OWN = 'https://rome.example/worker.js'; // tests are built for the root of a host
const OTHERS = 'https://rome.example/elsewhere/worker.js';

class Installing extends EventTarget {
	heard: string[] = [];
	postMessage = (text: string): void => void this.heard.push(text);
}
class Registration extends EventTarget {
	installing: Installing | null = null;
	waiting: Installing | null = null;
	update = vi.fn(() => Promise.resolve());

	come(): Installing {
		const found = this.installing!;
		[this.installing, this.waiting] = [null, found];
		found.dispatchEvent(new Event('statechange'));
		return found;
	}
}
class Container extends EventTarget {
	controller: { scriptURL: string } | null = null;
	found = new Registration();
	register = vi.fn(() => Promise.resolve(this.found));

	control(scriptURL: string): void {
		this.controller = { scriptURL };
		this.dispatchEvent(new Event('controllerchange'));
	}
}

let container: Container;
let hidden: boolean;
const reload = vi.fn();
const leave = vi.fn();
const started = Promise.resolve();
/** Registrations listen for as long as the page is there: each test has a document of its own. */
let page: EventTarget;
function show(): void {
	hidden = false;
	page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	container = new Container();
	hidden = false;
	page = Object.defineProperty(new EventTarget(), 'hidden', { get: () => hidden });
	vi.stubGlobal('location', { href: PAGE, reload });
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', { serviceWorker: container });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
	vi.useRealTimers();
	device.state = 'starting';
	device.update = null;
});

test('only the service worker of this very site counts as its own', () => {
	expect(isKept()).toBe(false);
	container.controller = { scriptURL: OTHERS };
	expect(isKept()).toBe(false);
	container.controller = { scriptURL: OWN };
	expect(isKept()).toBe(true);
	vi.stubGlobal('navigator', {});
	expect(isKept()).toBe(false);
});

test('the first installation changes nothing, even where the worker of a server held the page', async () => {
	container.controller = { scriptURL: OTHERS };
	await install(started, leave);
	container.control(OTHERS); // a new one of the server
	container.found.waiting = new Installing();
	container.found.dispatchEvent(new Event('updatefound'));
	expect(device.update).toBeNull();
	container.control(OWN);
	expect(reload).not.toHaveBeenCalled();
	container.control(OWN);
	expect(reload).toHaveBeenCalledOnce();
});

test('a tab that nobody looks at leaves play to others, and loads again when it is looked at', async () => {
	container.controller = { scriptURL: OWN };
	await install(started, leave);
	hidden = true;
	container.control(OWN);
	expect(leave).toHaveBeenCalledOnce();
	expect(reload).not.toHaveBeenCalled();
	show();
	expect(reload).toHaveBeenCalledOnce();
});

test('a tab that only watched loads again after the one that played', async () => {
	let holder: string | undefined = 'old';
	const query = vi.fn(() => Promise.resolve({ held: holder ? [{ name: 'occasus', clientId: holder }] : [] }));
	vi.stubGlobal('navigator', { serviceWorker: container, locks: { query } });
	vi.useFakeTimers();
	container.controller = { scriptURL: OWN };
	await install(started, leave);
	device.state = 'watching';
	container.control(OWN);
	expect(leave).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(300);
	holder = undefined; // the other one loads again
	await vi.advanceTimersByTimeAsync(300);
	expect(reload).not.toHaveBeenCalled();
	holder = 'new';
	await vi.advanceTimersByTimeAsync(300);
	expect(reload).toHaveBeenCalledOnce();
});

test('a tab that only watched does not wait for one that is gone', async () => {
	vi.stubGlobal('navigator', { serviceWorker: container, locks: { query: () => Promise.resolve({ held: [] }) } });
	vi.useFakeTimers();
	container.controller = { scriptURL: OWN };
	await install(started, leave);
	device.state = 'watching';
	container.control(OWN);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(reload).toHaveBeenCalledOnce();
});

test('a version that was on its way already is offered, and then the newest that waits', async () => {
	container.controller = { scriptURL: OWN };
	container.found.installing = new Installing();
	await install(started, leave);
	expect(device.update).toBeNull();
	const second = container.found.come();
	expect(device.update).not.toBeNull();
	container.found.installing = new Installing();
	container.found.dispatchEvent(new Event('updatefound'));
	const third = container.found.come();
	device.update?.();
	expect([second.heard, third.heard]).toEqual([[], ['now']]);
});

test('who comes back to the page looks for a new version', async () => {
	container.found.update.mockRejectedValueOnce(new Error('no net'));
	await install(started, leave);
	expect(container.found.update).not.toHaveBeenCalled();
	show();
	show();
	expect(container.found.update).toHaveBeenCalledTimes(2);
});
