import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line } from './connection.svelte';
import type { FromServer } from './messages';

class Socket {
	static all: Socket[] = [];
	readyState = 0;
	sent: { type: string; id?: string }[] = [];
	onopen: () => void = () => undefined;
	onmessage: (event: { data: string }) => void = () => undefined;
	onclose: (event: { code: number; reason: string }) => void = () => undefined;
	constructor() {
		Socket.all.push(this);
	}
	open(): void {
		this.readyState = 1;
		this.onopen();
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text) as { type: string });
	}
	tell(answer: FromServer): void {
		this.onmessage({ data: JSON.stringify(answer) });
	}
	close(code = 1006, reason = ''): void {
		this.readyState = 3;
		this.onclose({ code, reason });
	}
}
const last = (): Socket => Socket.all.at(-1)!;

let heard: FromServer[];
let line: Line;
beforeEach(() => {
	vi.useFakeTimers();
	Socket.all = [];
	heard = [];
	line = new Line(
		'ws://x',
		() => ({ type: 'hello', number: 3 }),
		(answer) => heard.push(answer),
		{
			open: () => new Socket() as unknown as WebSocket,
			random: () => 0.5
		}
	);
	line.connect();
	last().open();
	last().tell({ type: 'pong' });
});
afterEach(() => {
	line.close();
	vi.useRealTimers();
});

describe('a line', () => {
	test('says hello first, and is open once something is heard', () => {
		expect(last().sent).toEqual([{ type: 'hello', number: 3 }]);
		expect(line.state).toBe('open');
	});

	test('comes back after it was lost, waiting longer each time', () => {
		last().close();
		expect(line.state).toBe('lost');
		vi.advanceTimersByTime(499);
		expect(Socket.all).toHaveLength(1);
		vi.advanceTimersByTime(1);
		expect(Socket.all).toHaveLength(2);
		last().close();
		vi.advanceTimersByTime(999);
		expect(Socket.all).toHaveLength(2);
		vi.advanceTimersByTime(1);
		expect(Socket.all).toHaveLength(3);
	});

	test('sends what was not answered again, with the same id', () => {
		const id = line.send({ type: 'play', number: 3, seat: 0, action: 'pass' });
		last().close();
		const other = line.send({ type: 'chat', text: 'still there?' });
		line.hurry();
		last().open();
		expect(last().sent.map((message) => message.id)).toEqual([undefined, id, other]);
		expect(line.awaits('play')).toBe(true);
	});

	test('forgets what was answered', () => {
		const id = line.send({ type: 'play', number: 3, seat: 0, action: 'pass' });
		last().tell({ type: 'done', id, number: 4 });
		expect(line.waiting).toBe(0);
		expect(line.awaits('play')).toBe(false);
		last().close();
		line.hurry();
		last().open();
		expect(last().sent).toEqual([{ type: 'hello', number: 3 }]);
	});

	test('asks a silent server, and gives the line up when nothing comes', () => {
		vi.advanceTimersByTime(20_000);
		expect(last().sent.at(-1)).toEqual({ type: 'ping' });
		vi.advanceTimersByTime(10_000);
		expect(line.state).toBe('lost');
	});

	test('does not come back when it was refused for good', () => {
		last().close(4403, 'not for you');
		expect(line.state).toBe('refused');
		expect(line.reason).toBe('not for you');
		vi.advanceTimersByTime(60_000);
		expect(Socket.all).toHaveLength(1);
	});

	test('comes back once when the session was ended: it may have been renewed in another tab', () => {
		last().close(4401, 'logged out');
		expect([line.state, line.ended]).toEqual(['lost', true]);
		vi.advanceTimersByTime(1_000);
		expect(Socket.all).toHaveLength(2);
		last().open();
		last().tell({ type: 'pong' });
		expect([line.state, line.ended]).toEqual(['open', false]);
		last().close(4401, 'logged out');
		vi.advanceTimersByTime(1_000);
		last().close(4403, 'say who you are');
		expect([line.state, line.ended]).toEqual(['refused', true]);
	});

	test('stays closed when the page is left', () => {
		line.close();
		vi.advanceTimersByTime(60_000);
		expect(Socket.all).toHaveLength(1);
		expect(line.state).toBe('closed');
	});
});
