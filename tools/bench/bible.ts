import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import { foldBook, searchBook, searchTerms } from '@raizes/domain/bible/search';
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
const SEARCHES = 10;
const queries =
  'amor|Deus|graça|fé|e|Jesus Cristo|não temas|pastor ovelhas|melquisedeque|"no princípio"|ressus*|o a e de|nenhures'.split(
    '|',
  );

/** A whole Bible in its publisher's files, which are not part of the repository. */
const data = join(process.env['BIBLE_DATA'] ?? fromRoot('../shared/bible'), 'blivre-2025.1.0');

function importOnce(): BibleFiles {
  const source = readSource(data);
  const edition = { exceptions: [], repairs: [], ...describe(source) };
  const details = v.parse(detailsSchema, edition);
  return importBible({ ...edition, source, details, from: data, today: '2026-11-22' });
}

/** The imported Bible or, if there is none, the whole one next to the repository. */
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

const texts = edition.books.map(({ file }) =>
  v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), files.get(file)),
);
const start = performance.now();
const folded = texts.map(foldBook);
const folding = Math.round(performance.now() - start);
const verses = folded.reduce((sum, book) => sum + book.verses.length, 0);
const times = queries.flatMap((query) => {
  const terms = searchTerms(query);
  return Array.from({ length: SEARCHES }, () => {
    const since = performance.now();
    for (const book of folded) searchBook(book, terms);
    return performance.now() - since;
  });
});
const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
console.log(
  `\nSearch of ${verses.toLocaleString('en')} verses: folded once in ${folding} ms, then median ${p50} ms, p95 ${p95} ms`,
);
