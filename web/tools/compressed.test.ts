import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';

it('writes large texts compressed beside themselves, and nothing else', () => {
	const dir = mkdtempSync(join(tmpdir(), 'compressed-'));
	const text = 'Roma '.repeat(1000);
	mkdirSync(join(dir, 'assets'));
	for (const [name, content] of [
		['page.js', text],
		['small.js', 'x'],
		['letters.woff2', text]
	] as const)
		writeFileSync(join(dir, 'assets', name), content);

	(compressed().writeBundle as (options: { dir: string }) => void)({ dir });

	const written = readdirSync(join(dir, 'assets'));
	expect(written.sort()).toEqual(['letters.woff2', 'page.js', 'page.js.br', 'page.js.gz', 'small.js']);
	expect(brotliDecompressSync(readFileSync(join(dir, 'assets/page.js.br'))).toString()).toBe(text);
	expect(gunzipSync(readFileSync(join(dir, 'assets/page.js.gz'))).toString()).toBe(text);
});
