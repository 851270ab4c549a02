/** The files of a zip in which nothing is compressed, by name; they share its memory. */
const FILE = 0x04034b50; // what stands before each
const HEAD = 30;

export function* filesOf(zip: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
	const numbers = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
	const text = new TextDecoder();
	for (let at = 0; at + HEAD <= zip.length && numbers.getUint32(at, true) === FILE;) {
		const size = numbers.getUint32(at + 18, true);
		const named = at + HEAD;
		const begins = named + numbers.getUint16(at + 26, true);
		const data = begins + numbers.getUint16(at + 28, true);
		yield [text.decode(zip.subarray(named, begins)), zip.subarray(data, data + size)];
		at = data + size;
	}
}
