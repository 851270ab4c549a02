import { expect, test } from 'vitest';
import { onlyPayment } from './auto_payment';
import type { ActionRecord, Hinted, ViewRecord } from '$lib/net/messages';

const action = (text: string): ActionRecord => ({ text, kind: text.split(' ')[0]!, args: {} });
const view = (...texts: string[]): ViewRecord => ({ legal: texts.map(action) }) as unknown as ViewRecord;

test('one way to pay is taken, several are asked for, and nothing else is done unasked', () => {
	expect(onlyPayment(view('pay 0 3'), null)).toBe('pay 0 3');
	expect(onlyPayment(view('pay 0 3', 'pay 1 0'), null)).toBeNull();
	expect(onlyPayment(view('keep_hidden'), null)).toBeNull();
	expect(onlyPayment(view(), null)).toBeNull();
});

test('where a guide or a hint points at it, it is asked', () => {
	expect(onlyPayment(view('pay 0 3'), { action: 'pay 0 3' } as unknown as Hinted)).toBeNull();
});
