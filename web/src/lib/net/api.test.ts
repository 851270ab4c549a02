import { beforeAll, expect, test } from 'vitest';
import { Api, Refused } from './api';
import { Deed, Load, sentence } from './resource.svelte';
import { Myself } from '$lib/account/me.svelte';
import { RuleNote } from '$lib/learn/rule_popover.svelte';
import { words } from '$lib/text/i18n.svelte';

beforeAll(() => words.use('en'));

interface Asked {
	path: string;
	init: RequestInit;
}
function server(...answers: (Response | Error)[]): { api: Api; asked: Asked[] } {
	const asked: Asked[] = [];
	const api = new Api((path, init = {}) => {
		asked.push({ path, init });
		const answer = answers.shift() ?? new Error('nothing more');
		return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
	});
	return { api, asked };
}
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

test('a request carries our header, and its body as JSON', async () => {
	const { api, asked } = server(json({ id: 't' }));
	await api.makeTable({ game: 'fall_of_rome', seats: [{ kind: 'me' }] });
	expect(asked[0]?.path).toBe('/api/tables');
	expect(asked[0]?.init.headers).toMatchObject({ 'x-occasus': '1', 'content-type': 'application/json' });
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ game: 'fall_of_rome', seats: [{ kind: 'me' }] });
});

test('a refusal comes with its code, sentence and rule', async () => {
	const { api } = server(json({ code: 'taken', sentence: 'This seat is taken.', rule: 'X-01' }, 409));
	await expect(api.sit('t', 1, { kind: 'me' })).rejects.toMatchObject({
		code: 'taken',
		message: 'This seat is taken.',
		rule: 'X-01'
	});
});

test('a server that does not answer is offline; an answer that says nothing has its number', async () => {
	const { api } = server(new Error('no network'), new Response('<html>', { status: 502 }));
	await expect(api.me()).rejects.toMatchObject({ code: 'offline' });
	await expect(api.me()).rejects.toMatchObject({ code: '502' });
});

test('an answer without content is nothing', async () => {
	const { api } = server(new Response(null, { status: 204 }));
	expect(await api.leave('t')).toBeUndefined();
});

test('a ledger is fetched once, and again only after a failure', async () => {
	const { api, asked } = server(new Error('no network'), json([{ id: 'FR-SACK-01' }]));
	await expect(api.rules('fall_of_rome', 'en')).rejects.toThrow();
	await api.rules('fall_of_rome', 'en');
	await api.rules('fall_of_rome', 'en');
	expect(asked).toHaveLength(2);
});

test('something asked for is there, or has a problem and can be asked for again', async () => {
	let fails = true;
	const load = new Load(() =>
		fails ? Promise.reject(new Refused('taken', 'This name is already taken.')) : Promise.resolve(7)
	);
	await load.again();
	expect([load.value, load.problem, load.busy]).toEqual([null, 'That’s already taken. Choose another one.', false]);
	fails = false;
	await load.again();
	expect([load.value, load.problem]).toEqual([7, '']);
});

test('the answer to an earlier question does not replace that to a later one', async () => {
	const answers: ((value: string) => void)[] = [];
	const load = new Load(() => new Promise<string>((answer) => answers.push(answer)));
	const [first, second] = [load.again(), load.again()];
	answers[1]!('novice');
	await second;
	answers[0]!('normal');
	await first;
	expect([load.value, load.busy]).toEqual(['novice', false]);
});

test('a deed is not done twice at once', async () => {
	const deed = new Deed();
	let done = 0;
	const first = deed.run(async () => {
		await Promise.resolve();
		done++;
	});
	expect(await deed.run(() => Promise.resolve(done++))).toBe(false);
	expect(await first).toBe(true);
	expect(done).toBe(1);
	expect(sentence(new Error('x'))).toBe('Something went wrong. Please try again.');
	expect(sentence(new Refused('odd', 'Not for people.'))).toBe('Something went wrong. Please try again.');
});

test('deeds in a queue are all done, one after the other, also after a failure', async () => {
	const deed = new Deed();
	const done: number[] = [];
	const later = (n: number): Promise<void> => Promise.resolve().then(() => void done.push(n));
	const all = [
		deed.queue(() => later(1)),
		deed.queue(() => Promise.reject(new Refused('odd', 'No.'))),
		deed.queue(() => later(2))
	];
	expect(await Promise.all(all)).toEqual([true, false, true]);
	expect(done).toEqual([1, 2]);
});

test('a guest is made once, when somebody is needed', async () => {
	const { api, asked } = server(json({ person: null }), json({ id: 'p', name: 'Livia', language: 'en', account: '' }));
	const me = new Myself(api);
	await me.somebody('en', 'Livia');
	await me.somebody('en', 'Other');
	expect(me.person?.name).toBe('Livia');
	expect(asked.map((each) => each.init.method)).toEqual(['GET', 'PUT']);
});

test('logging out forgets who one was', async () => {
	const { api, asked } = server(
		json({ person: { id: 'p', name: 'Livia', language: 'en', account: 'livia' } }),
		new Response(null, { status: 204 })
	);
	const me = new Myself(api);
	await me.load();
	await me.logOut(true);
	expect(me.person).toBeNull();
	expect(asked[1]?.path).toBe('/api/me/log-out-everywhere');
});

test('the note on a rule fetches its sentence, unless it is known', async () => {
	const note = new RuleNote((rule) => Promise.resolve({ text: `about ${rule}`, language: 'pl' }));
	const mark = document.createElement('button');
	await note.open('FR-SACK-01', mark);
	expect([note.sentence, note.language]).toEqual(['about FR-SACK-01', 'pl']);
	await note.open('FR-SACK-02', mark, 'known', 'March');
	expect([note.sentence, note.about]).toEqual(['known', 'March']);
	note.close();
	expect(note.at).toBeNull();
});
