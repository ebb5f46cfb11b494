import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from './edition-files';
import { RefusedBible } from './faults';
import { importBible } from './import-bible';
import { decode, readSource } from './source';
import { importOf, wholeBible } from './testing';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raizes-source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => wholeBible('usfm');

function writeZip(change: (bytes: Uint8Array) => Uint8Array) {
  const entries = files().map(({ name, bytes }): [string, Uint8Array] => [`usfm/${name}`, bytes]);
  const path = join(folder, 'biblia.zip');
  writeFileSync(path, change(zipSync(Object.fromEntries(entries), { level: 1 })));
  return path;
}

it('reads a zip with folders like the unpacked folder', () => {
  mkdirSync(join(folder, 'biblia', 'usfm'), { recursive: true });
  for (const { name, bytes } of files()) writeFileSync(join(folder, 'biblia', 'usfm', name), bytes);
  // A metadata file that macOS creates.
  writeFileSync(join(folder, 'biblia', 'usfm', '._RUT.usfm'), 'x');
  const fromFolder = readSource(join(folder, 'biblia'));
  const fromZip = readSource(writeZip((bytes) => bytes));
  const hashes = [fromZip, fromFolder].map((source) =>
    source.files.map(({ name, bytes }) => `${name} ${sha256(bytes)}`),
  );
  expect(hashes[0]?.[0]).toMatch(/^usfm\/1CH\.usfm /);
  expect(hashes[0]).toEqual(hashes[1]);
  const books = [fromZip, fromFolder].map((source) =>
    [...importBible(importOf([], { source })).keys()].join(),
  );
  expect(books[0]).toBe(books[1]);
});

it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['cut off', (bytes) => bytes.slice(0, bytes.length / 2)],
  ['cut off at its last byte', (bytes) => bytes.slice(0, -1)],
  ['empty', () => new Uint8Array()],
  [
    'with a changed byte',
    (bytes) => bytes.map((byte, index) => (index === 3000 ? byte ^ 1 : byte)),
  ],
])('refuses a zip %s', (_, change) => {
  const path = writeZip(change);
  expect(() => readSource(path)).toThrow(RefusedBible);
  expect(() => readSource(path)).toThrow(/^biblia\.zip: broken archive/);
});

it.each(['NÃO', 'CORAÇÃO.', '“NÃ«', 'IRMÃ »'])('accepts %s as correct Portuguese', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(decode({ name: 'a.txt', bytes }, () => expect.unreachable())).toBe(text);
});
