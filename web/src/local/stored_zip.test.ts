import { expect, test } from 'vitest';
import { filesOf } from './stored_zip';

/** A zip of two files, `a/b.txt` with "Roma" and an empty `c`, as Python's zipfile writes it without compression. */
const ZIP =
	'UEsDBBQAAAAAAAAAIQAM0C3pBAAAAAQAAAAHAAAAYS9iLnR4dFJvbWFQSwMEFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAEAAABjUEsBAhQDFAAAAAAAAAAhAAzQLekEAAAABAAAAAcAAAAAAAAAAAAAAIABAAAAAGEvYi50eHRQSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAgAEpAAAAY1BLBQYAAAAAAgACAGQAAABIAAAAAAA=';

test('the files of a zip without compression', () => {
	const zip = Uint8Array.from(atob(ZIP), (letter) => letter.charCodeAt(0));
	const found = [...filesOf(zip)].map(([name, data]) => [name, new TextDecoder().decode(data)]);
	expect(found).toEqual([
		['a/b.txt', 'Roma'],
		['c', '']
	]);
});

test('nothing is found in what is no zip', () => {
	expect([...filesOf(new Uint8Array(100))]).toEqual([]);
	expect([...filesOf(new Uint8Array(0))]).toEqual([]);
});
