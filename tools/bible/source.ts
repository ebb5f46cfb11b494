import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { RefusedBible } from './faults';
import type { Report } from './faults';
import { sha256 } from './edition-files';
import type { SourceFile } from './source-book';

/** The files of a Bible and a hash over all of them. */
export interface Source {
  /** The name of the folder or zip. */
  name: string;
  sha256: string;
  files: SourceFile[];
}

/** The maximum unpacked size of a zip; a Bible in USFM has about 10 MB, with alignments 100 MB. */
const UNZIPPED_MAX_BYTES = 300_000_000;

/** Reads a folder recursively, or a zip. */
export function readSource(path: string): Source {
  const name = basename(path);
  if (statSync(path).isDirectory()) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((each) => statSync(join(path, each)).isFile())
      .map((each) => ({ name: each, bytes: readFileSync(join(path, each)) }));
    return sourceOf(name, files);
  }
  const bytes = readFileSync(path);
  return { ...sourceOf(name, unzip(name, bytes)), sha256: sha256(bytes) };
}

/** The hash is that of `sha256sum *` with the files sorted by name, so it does not depend on where they are. */
export function sourceOf(name: string, files: SourceFile[]): Source {
  const sorted = files
    .filter(({ name: file }) => !/(^|\/)[._]/.test(file))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const each of sorted) hash.update(`${sha256(each.bytes)}  ${each.name}\n`);
  return { name, sha256: hash.digest('hex'), files: sorted };
}

function unzip(name: string, bytes: Uint8Array): SourceFile[] {
  try {
    let size = 0;
    const unzipped = unzipSync(bytes, {
      filter({ name: file, originalSize }) {
        size += originalSize;
        if (size > UNZIPPED_MAX_BYTES) throw new Error('too large');
        return !file.endsWith('/');
      },
    });
    for (const [file, checksum] of checksumsOf(bytes)) {
      const content = unzipped[file];
      if (content && crc32(content) !== checksum) throw new Error(`${file} is damaged`);
    }
    return Object.entries(unzipped).map(([file, content]) => ({ name: file, bytes: content }));
  } catch (error) {
    const about = error instanceof Error ? error.message : '';
    throw new RefusedBible([{ kind: 'broken archive', place: name, about }]);
  }
}

/** The CRC-32 of each file from the zip's directory, which fflate does not verify. */
function* checksumsOf(zip: Uint8Array): Generator<[name: string, checksum: number]> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const name = strFromU8(zip.subarray(at + 46, at + 46 + nameLength));
    yield [name, view.getUint32(at + 16, true)];
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The text of a file without a byte order mark; null if it is not UTF-8, which is reported. */
export function decode({ name, bytes }: SourceFile, report: Report): string | null {
  const text = strFromU8(bytes).replace(/^\uFEFF/, '');
  // Matches invalid UTF-8, UTF-16, and UTF-8 that was read as Latin-1 and encoded as UTF-8 again.
  const broken = /[\uFFFD\0]|Ã[\u0080-\u009F¡-ª¬-º¼-¿]|â€/.exec(text);
  if (!broken) return text;
  const line = text.slice(0, broken.index).split('\n').length;
  const start = Math.max(text.lastIndexOf('\n', broken.index) + 1, broken.index - 10);
  const about = text.slice(start, broken.index + 10).split('\n', 1)[0] ?? '';
  report({ kind: 'broken encoding', place: `${name}:${line}`, about: `not UTF-8 at “${about}”` });
  return null;
}
