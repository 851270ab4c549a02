/** A whole study as a text for an address: compressed JSON in the base64 of addresses, after the digit of its version. */
import { isMatchFile, type StudyFile } from './study_file';

const VERSION = '1';
/** Characters of a link that can be sent. */
export const LONGEST_LINK = 8192;
const MOST_BYTES = 400_000;

/** Why a link cannot be read, as the code of a problem. */
export class BadLink extends Error {
	readonly code: 'bad-link' | 'newer-link' | 'long-link';

	constructor(code: 'bad-link' | 'newer-link' | 'long-link') {
		super(code);
		this.code = code;
	}
}

export async function linkOf(file: StudyFile): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(file));
	const packed = await through(bytes, new CompressionStream('deflate'));
	let text = '';
	for (const byte of packed) text += String.fromCharCode(byte);
	return VERSION + btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The study of a link; anything too long, newer or damaged is refused. */
export async function linkedStudy(text: string): Promise<StudyFile> {
	if (text.length > LONGEST_LINK) throw new BadLink('long-link');
	if (!text.startsWith(VERSION)) throw new BadLink(/^\d/.test(text) ? 'newer-link' : 'bad-link');
	let data: unknown;
	try {
		const packed = atob(text.slice(1).replace(/-/g, '+').replace(/_/g, '/'));
		const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
		data = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate'))));
	} catch (error) {
		throw error instanceof BadLink ? error : new BadLink('bad-link');
	}
	if (!isMatchFile(data)) throw new BadLink('bad-link');
	return data;
}

async function through(
	bytes: Uint8Array<ArrayBuffer>,
	stream: CompressionStream | DecompressionStream
): Promise<Uint8Array> {
	const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(controller) {
			controller.enqueue(bytes);
			controller.close();
		}
	});
	const reader = source.pipeThrough(stream).getReader();
	const parts: Uint8Array[] = [];
	let size = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.length;
		if (size > MOST_BYTES) {
			void reader.cancel();
			throw new BadLink('long-link');
		}
		parts.push(value);
	}
	const whole = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
