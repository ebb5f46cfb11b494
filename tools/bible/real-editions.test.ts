import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { books } from '@raizes/domain/bible/books';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookText } from '@raizes/domain/bible/edition';
import { versesInPassage } from '@raizes/domain/bible/passage-text';
import { formatQuote } from '@raizes/domain/bible/format-text';
import type { Passage } from '@raizes/domain/bible/passage';
import { addDays } from '@raizes/domain/day';
import { passagesOn, readChain } from '@raizes/domain/content/chain';
import { FRESH_DAYS, writeChainDevotional } from '@raizes/domain/content/writer/write-devotional';
import type { NearbyDevotional } from '@raizes/domain/content/writer/write-devotional';
import { allNotes } from '@raizes/domain/testing/notes';
import { devotionalFormSchema } from '@raizes/domain/forms/content';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../launcher/root.mjs';
import { checkNotes } from './check-notes';
import { incompleteVerses } from './command';
import { EDITION_FILE, sha256 } from './edition-files';
import { RefusedBible, formatFault } from './faults';
import { importBible } from './import-bible';
import { describe as describeSource, detailsSchema, downloads } from './known-editions';
import type { KnownEdition } from './known-editions';
import { readSource } from './source';

/** Whole Bibles, which are not part of the repository: in the folder named by BIBLE_DATA, or next to the repository. */
const data = process.env['BIBLE_DATA'] ?? fromRoot('../shared/bible');
const suite = existsSync(data) ? describe : describe.skip;
if (!existsSync(data))
  console.warn(`Skipped: the tests on whole Bibles, since there is no ${data}`);

function importFrom(folder: string, change: (edition: KnownEdition) => Partial<KnownEdition>) {
  const source = readSource(join(data, folder));
  const known = describeSource(source);
  const edition = { exceptions: [], repairs: [], ...known };
  const details = v.parse(detailsSchema, edition);
  const { exceptions, repairs } = { ...edition, ...change({ ...details, ...edition }) };
  const from = known.source ?? source.name;
  return importBible({ source, details, from, exceptions, repairs, today: '2026-11-22' });
}

function readEdition(folder: string) {
  const files = importFrom(folder, () => ({}));
  const edition = v.parse(
    v.pipe(v.string(), v.parseJson(), editionSchema),
    files.get(EDITION_FILE),
  );
  const texts = edition.books.map(({ file }) =>
    v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), files.get(file)),
  );
  return { edition, texts };
}

const editions = new Map<string, ReturnType<typeof readEdition>>();
/** Imports each edition once for all tests. */
function editionOf(folder: string) {
  const known = editions.get(folder) ?? readEdition(folder);
  editions.set(folder, known);
  return known;
}

/** The verses of the canon that an edition lacks. */
const missingIn = (texts: BookText[]) =>
  books.flatMap(({ id, verses }, index) =>
    verses.flatMap((count, chapter) => {
      const present = new Set(texts[index]?.chapters[chapter]?.verses.map(({ number }) => number));
      return Array.from({ length: count }, (_, verse) => verse + 1)
        .filter((number) => !present.has(number))
        .map((number) => `${id} ${chapter + 1}.${number}`);
    }),
  );

/** The faults of an edition without its listed exceptions and repairs. */
function faultsOf(folder: string): string[] {
  try {
    importFrom(folder, () => ({ exceptions: [], repairs: [] }));
    return [];
  } catch (error) {
    if (error instanceof RefusedBible) return error.faults.map(formatFault);
    throw error;
  }
}

const wordsIn = (text: string) => text.match(/[^\P{L}]+|\d+/gu) ?? [];

suite('the Bíblia Livre 2025.1.0', () => {
  const folder = 'blivre-2025.1.0';

  it('is imported with exactly the listed exceptions', () => {
    const { edition, texts } = editionOf(folder);
    expect(missingIn(texts)).toEqual(['MRK 5.19', 'ACT 28.29']);
    expect(edition).toMatchObject({
      name: 'Bíblia Livre',
      abbreviation: 'BLIVRE',
      version: '2025.1.0',
      licence: 'CC BY 3.0 BR',
    });
    expect(edition.credit).toMatch(/Diego Santos, Mario Sérgio e Marco Teles/);
    expect(edition.source).toMatch(
      /^https:\/\/github\.com\/blivre\/BibliaLivre\/tree\/[0-9a-f]{40}\//,
    );
    expect(texts.flatMap(({ chapters }) => chapters.filter(({ title }) => title))).toHaveLength(
      116,
    );
    expect(Math.max(...edition.books.map(({ bytes }) => bytes))).toBeLessThan(100_000);
  });

  it('is refused without its exceptions and repairs', () => {
    expect(faultsOf(folder)).toEqual([
      'joao.txt:2147: unclosed marker: \\added',
      'luc.txt:1798: unknown marker: *fn',
      'luc.txt:1793: unclosed marker: \\fn',
      'luc.txt:3165: unclosed marker: \\fn',
      'luc.txt:3167: unclosed marker: \\fn',
      'luc.txt:4135: unknown marker: *added',
      'luc.txt:4133: unclosed marker: \\added',
      'sal.txt:7496: unclosed marker: \\fn',
      'sal.txt:7498: unclosed marker: \\added',
      'mar.txt: missing verse: MRK 5.19',
      'atos.txt:4185: empty verse: ACT 28.29',
    ]);
  });

  it('has four verses that its source cuts off', () => {
    expect(incompleteVerses(importFrom(folder, () => ({})))).toEqual([
      'DEU 5.14',
      '2CH 28.9',
      'ACT 2.38',
      'COL 2.2',
    ]);
    expect(incompleteVerses(importFrom('almeida-1911', () => ({})))).toEqual([]);
  });

  it('has every word of its source in order, and no word of a note', () => {
    const { texts } = editionOf(folder);
    const sources = readSource(join(data, folder)).files.filter(({ name }) =>
      name.endsWith('.txt'),
    );
    const { repairs } = downloads.blivre;
    for (const { name, bytes } of sources) {
      const lines = Buffer.from(bytes).toString('utf8').split('\n');
      for (const { line, now } of repairs.filter(({ file }) => file === name))
        lines[line - 1] = now.join('\n');
      const source = lines.join('\n');
      const code = /\\ubs-code\n(\w+)/.exec(source)?.[1];
      const expected = source
        .slice(source.indexOf('\\v '))
        .replaceAll(/\\(fn|ref|psalm-title)\n[^]*?\n\\\*\1/g, '')
        .replaceAll(/\\v .*|\\\*?added/g, '');
      const text = texts.find(({ book }) => book === code)?.chapters ?? [];
      const words = text.flatMap(({ verses }) => verses.flatMap((verse) => wordsIn(verse.text)));
      // Compared by hash, because a diff of such long lists takes minutes.
      expect([name, sha256(words.join(' '))]).toEqual([name, sha256(wordsIn(expected).join(' '))]);
    }
  });

  it('matches the download’s manifest', () => {
    let bytes = 0;
    for (const [name, hash] of Object.entries(downloads.blivre.download?.files ?? {})) {
      const content = readFileSync(join(data, folder, name));
      expect([name, sha256(content)]).toEqual([name, hash]);
      bytes += content.length;
    }
    expect(bytes).toBe(downloads.blivre.download?.bytes);
    expect(Object.keys(downloads.blivre.download?.files ?? {})).toHaveLength(66);
  });
});

suite('the Almeida of 1911', () => {
  const folder = 'almeida-1911';

  it('is imported with exactly the listed exception', () => {
    const { edition, texts } = editionOf(folder);
    expect(missingIn(texts)).toEqual(['2CO 13.14']);
    expect(edition).toMatchObject({ name: 'Almeida 1911', licence: 'Domínio público' });
    expect(faultsOf(folder)).toEqual(['2CO.json: missing verse: 2CO 13.14']);
  });

  it('has the words of its source', () => {
    for (const { book, chapters } of editionOf(folder).texts) {
      const source: unknown = JSON.parse(readFileSync(join(data, folder, `${book}.json`), 'utf8'));
      const imported = chapters.flatMap(({ verses }) => verses.map(({ text }) => text));
      const sourceTexts = JSON.stringify(source).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g);
      const expected = [...sourceTexts].map(([, text]) => text?.replaceAll('\\"', '"'));
      const hashOf = (texts: unknown[]) => sha256(wordsIn(texts.join(' ')).join(' '));
      expect([book, hashOf(imported)]).toEqual([book, hashOf(expected)]);
    }
  });
});

suite('the notes on all chapters', () => {
  it('are true of both editions in verse, quotations and names', () => {
    const both = ['blivre-2025.1.0', 'almeida-1911'].map((folder) => editionOf(folder).texts);
    expect(checkNotes(allNotes, both)).toEqual([]);
  });
});

suite('a year of devotionals from a chain of references', () => {
  it('has every passage, fits the form, and never repeats itself', async () => {
    const { texts } = editionOf('blivre-2025.1.0');
    const textOf = (passage: Passage) => {
      const book = texts.find((text) => text.book === passage.book);
      return book ? formatQuote({ verses: versesInPassage(book, passage) }) : '';
    };
    const list = readFileSync(join(data, 'daily-light-morning.json'), 'utf8');
    const { chain, faults } = readChain(list);
    expect(faults).toEqual([]);
    const written: NearbyDevotional[] = [];
    for (let index = 0; index < 366; index += 1) {
      const date = addDays('2028-01-01', index);
      const [head, ...rest] = chain ? passagesOn(chain, date) : [];
      if (!head) throw new Error(`No verse on ${date}`);
      const around = rest.map((passage) => ({ passage, text: textOf(passage) }));
      expect(around.filter(({ text }) => !text)).toEqual([]);
      const nearby = written.slice(-FRESH_DAYS);
      const reading = { day: date, passage: head, verseText: textOf(head), around, nearby };
      const devotional = writeChainDevotional(reading);
      expect(await devotionalFormSchema.isValid({ ...devotional, date })).toBe(true);
      written.push({ date, ...devotional });
    }
    const pairs = written.map((each) => `${each.opening_text}|${each.reflection_question}`);
    expect(new Set(pairs).size).toBe(366);
  });
});
