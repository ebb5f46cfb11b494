import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { bibleFiles } from '../bible/delivery';
import { EDITION_FILE } from '../bible/edition-files';
import type { BibleFiles } from '../bible/edition-files';
import { importBible } from '../bible/import-bible';
import { describe, detailsSchema } from '../bible/known-editions';
import { readSource } from '../bible/source';
import { fromRoot } from '../launcher/root.mjs';
import { percentile, printTable } from './report';

const IMPORTS = 5;

/** A whole Bible in its publisher's files, which are no part of the repository. */
const data = join(process.env['BIBLE_DATA'] ?? fromRoot('../shared/bible'), 'blivre-2025.1.0');

function importOnce(): BibleFiles {
  const source = readSource(data);
  const edition = { exceptions: [], repairs: [], ...describe(source) };
  const details = v.parse(detailsSchema, edition);
  return importBible({ ...edition, source, details, from: data, today: '2026-11-22' });
}

/** The imported Bible or, where there is none, the whole one beside the repository. */
function readFiles(): BibleFiles {
  if (!existsSync(data)) return bibleFiles(fromRoot('bible'));
  const times = Array.from({ length: IMPORTS }, () => {
    const start = performance.now();
    importOnce();
    return performance.now() - start;
  });
  const [median, slowest] = [0.5, 1].map((share) => Math.round(percentile(times, share)));
  console.log(
    `\nImport of a whole Bible, ${IMPORTS} times: median ${median} ms, slowest ${slowest} ms`,
  );
  return importOnce();
}

const files = readFiles();
const edition = v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), files.get(EDITION_FILE));
const sizes = edition.books.map(({ bytes }) => bytes / 1000);
const total = sizes.reduce((sum, each) => sum + each, 0);
printTable(
  `${edition.name}, kB gzipped`,
  ['', 'kB'],
  [
    [`${edition.books.length} books`, Math.round(total)],
    ['the largest', Math.round(Math.max(...sizes))],
  ],
);
