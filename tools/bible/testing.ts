import { createServer } from 'node:http';
import { books } from '@raizes/domain/bible/books';
import { sha256 } from './edition-files';
import { RefusedBible, formatFault } from './faults';
import type { Fault } from './faults';
import { readBook } from './import-bible';
import type { Import } from './import-bible';
import type { KnownEdition, Repair } from './known-editions';
import { sourceOf } from './source';
import type { SourceBook, SourceFile } from './source-book';
import { validateBible } from './validate';
import type { Exception } from './validate';

/** The text of a verse in the test Bible, which names its place: `Verso 3.16 de JHN.` */
export const wordsOf = (book: string, chapter: number, verse: number) =>
  `Verso ${chapter}.${verse} de ${book}.`;

type Write = (book: string, chapters: number[]) => string;

const eachVerse = (chapters: number[], write: (chapter: number, verse: number) => string) =>
  chapters.flatMap((count, index) =>
    Array.from({ length: count }, (_, verse) => write(index + 1, verse + 1)),
  );

const f4: Write = (book, chapters) =>
  [
    `\\name-long\nO livro ${book}\n\\*name-long\n\\ubs-code\n${book}\n\\*ubs-code`,
    ...eachVerse(chapters, (c, n) => `\\v ${book}.${c}.${n}\n${wordsOf(book, c, n)}`),
  ].join('\n');

const usfm: Write = (book, chapters) =>
  [
    `\\id ${book} Teste`,
    ...chapters.map((_, index) =>
      [
        `\\c ${index + 1}\n\\p`,
        ...eachVerse([chapters[index] ?? 0], (_c, n) => `\\v ${n} ${wordsOf(book, index + 1, n)}`),
      ].join('\n'),
    ),
  ].join('\n');

const json: Write = (code, chapters) =>
  JSON.stringify({
    code,
    chapters: chapters.map((count, index) => ({
      number: index + 1,
      verses: Array.from({ length: count }, (_, verse) => ({
        number: verse + 1,
        text: wordsOf(code, index + 1, verse + 1),
      })),
    })),
  });

const formats = {
  f4: { extension: 'txt', write: f4 },
  usfm: { extension: 'usfm', write: usfm },
  json: { extension: 'json', write: json },
};

const toBytes = (text: string) => new TextEncoder().encode(text);

export const formatNames = ['f4', 'usfm', 'json'] as const;
export type Format = (typeof formatNames)[number];
export type Change = (text: string) => string | Uint8Array | null;

/** The 66 files of a test Bible; a change can replace a file's content or, with null, leave the file out. */
export function wholeBible(
  format: Format,
  changes: Record<string, Change> = {},
  only?: string[],
): SourceFile[] {
  const { extension, write } = formats[format];
  return books.flatMap(({ id, verses }) => {
    if (only && !only.includes(id)) return [];
    const text = write(id, verses);
    const changed = changes[id] ? changes[id](text) : text;
    if (changed === null) return [];
    const bytes = typeof changed === 'string' ? toBytes(changed) : changed;
    return [{ name: `${id}.${extension}`, bytes }];
  });
}

/** An import of these files as a test edition. */
export const importOf = (files: SourceFile[], more: Partial<Import> = {}): Import => ({
  source: sourceOf('teste', files),
  details: {
    name: 'Bíblia de Teste',
    abbreviation: 'BT',
    version: '1',
    licence: 'Domínio público',
    credit: 'Ninguém',
  },
  from: 'teste',
  exceptions: [],
  repairs: [],
  today: '2026-11-22',
  ...more,
});

/**
 * A publisher on a local port with a test edition, whose file `wrong` is not the one with the listed sha256.
 * @returns the edition and what ends the publisher
 */
export async function publish(wrong?: string) {
  const files = wholeBible('f4');
  const server = createServer(({ url = '' }, response) => {
    const file = files.find(({ name }) => `/${name}` === url);
    response.writeHead(file ? 200 : 404).end(file?.name === wrong ? 'outro' : file?.bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const edition: KnownEdition = {
    name: 'Bíblia de Teste',
    abbreviation: 'BT',
    version: '1',
    licence: 'CC BY',
    credit: 'Ninguém',
    source: 'https://publisher.test/tree/abc',
    exceptions: [],
    repairs: [],
    download: {
      from: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      files: Object.fromEntries(files.map(({ name, bytes }) => [name, sha256(bytes)])),
    },
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { edition, close };
}

/** All books except Ruth, the only one that tests damage, read once per format. */
const others = new Map<Format, SourceBook[]>();

function othersIn(format: Format) {
  const read = () =>
    wholeBible(format, { RUT: () => null }).flatMap((file) => readBook(file, [], refuse) ?? []);
  const known = others.get(format) ?? read();
  others.set(format, known);
  return known;
}

/** The faults for which a Bible with a changed Ruth is refused. */
export function faultsOf(
  format: Format,
  change: Change,
  { exceptions = [], repairs = [] }: { exceptions?: Exception[]; repairs?: Repair[] } = {},
): string[] {
  const faults: Fault[] = [];
  const [file] = wholeBible(format, { RUT: change }, ['RUT']);
  const book = file && readBook(file, repairs, (each) => faults.push(each));
  try {
    validateBible([...othersIn(format), ...(book ? [book] : [])], exceptions, faults);
    return [];
  } catch (error) {
    if (error instanceof RefusedBible) return error.faults.map(formatFault);
    throw error;
  }
}

function refuse(fault: Fault) {
  throw new Error(formatFault(fault));
}
