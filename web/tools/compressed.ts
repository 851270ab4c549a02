/** Writes assets compressed beside themselves, so that the server never compresses them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|html|wasm)$/;
const LEAST = 1024; // bytes; less is sent as it is

export function compressed(): Plugin {
	return {
		name: 'compressed',
		apply: 'build',
		writeBundle(options) {
			if (process.env['VITE_LOCAL'] !== undefined || options.dir === undefined) return; // a static host compresses by itself
			const folder = join(options.dir, 'assets');
			for (const name of readdirSync(folder).filter((each) => TEXT.test(each))) {
				const file = join(folder, name);
				const bytes = readFileSync(file);
				if (bytes.length < LEAST) continue;
				const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
				writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
				writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
			}
		}
	};
}
