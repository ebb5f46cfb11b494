import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bookTextSchema, editionSchema, isIncomplete } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { UserError } from '../launcher/run.mjs';
import { DownloadError, download } from './download';
import { EDITION_FILE } from './edition-files';
import type { BibleFiles } from './edition-files';
import { RefusedBible, formatFault } from './faults';
import { importBible } from './import-bible';
import { describe, detailsSchema, downloads, exceptionsSchema } from './known-editions';
import type { Details, KnownEdition } from './known-editions';
import { readSource } from './source';
import type { Source } from './source';
import { writeBible } from './write-bible';

const USAGE = `npm run bible -- --download ${Object.keys(downloads).join('|')}, or npm run bible -- PATH (a folder or zip: f4, USFM, or one JSON a book)`;
const SHOWN_FAULTS = 40;

const flag = { type: 'string' } as const;
const detailFlags = { name: flag, abbreviation: flag, version: flag, licence: flag, credit: flag };

interface Command {
  args: string[];
  /** The folder that relative paths start from. */
  cwd: string;
  /** The folder of the imported Bible. */
  target: string;
  /** The editions that can be downloaded. */
  editions?: Partial<Record<string, KnownEdition>>;
}

/**
 * `npm run bible`: imports a Bible over the one in `target`.
 * @throws UserError for a fault that the person can fix; the previous Bible is then unchanged
 */
export async function runCommand({ args, cwd, target, editions = downloads }: Command) {
  const { values, positionals } = parse(args);
  const [path, ...more] = positionals;
  const requested = values.download === undefined ? undefined : editions[values.download];
  if (more.length > 0 || (path === undefined) === (requested === undefined))
    throw new UserError(`Usage: ${USAGE}`);
  try {
    const { source, edition } = requested
      ? await downloadEdition(requested)
      : openPath(resolve(cwd, path ?? ''));
    const details = detailsOf({ ...edition, ...values });
    const exceptions = values.exceptions
      ? readExceptions(resolve(cwd, values.exceptions))
      : edition.exceptions;
    console.log(`  … Reading ${details.name}`);
    const files = importBible({
      source,
      details,
      from: edition.source ?? source.name,
      exceptions: exceptions ?? [],
      repairs: edition.repairs ?? [],
      today: new Date().toLocaleDateString('sv'),
    });
    console.log('  … Writing bible/');
    writeBible(target, files);
    console.log(summaryOf(files.get(EDITION_FILE) ?? ''));
    const cut = incompleteVerses(files);
    if (cut.length > 0)
      console.log(
        `  The source cuts off ${cut.join(', ')}: the reader says so, and they are never a verse of the day.\n`,
      );
  } catch (error) {
    throw explain(error);
  }
}

function parse(args: string[]) {
  try {
    const options = { download: flag, exceptions: flag, ...detailFlags };
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : ''} Usage: ${USAGE}`);
  }
}

interface OpenedSource {
  source: Source;
  /** The details that are known without the flags. */
  edition: Partial<KnownEdition>;
}

async function downloadEdition(edition: KnownEdition): Promise<OpenedSource> {
  const { name, version, licence, download: files } = edition;
  if (!files) throw new UserError(`Usage: ${USAGE}`);
  const size = (files.bytes / 1e6).toFixed(1);
  console.log(
    `  … Downloading ${name} ${version} from its publisher (${size} MB, licence ${licence})`,
  );
  return { source: await download(name, files), edition };
}

function openPath(path: string): OpenedSource {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  const source = readSource(path);
  return { source, edition: describe(source) };
}

function detailsOf(known: Partial<Details>): Details {
  const details = v.safeParse(detailsSchema, { version: '', ...known });
  if (details.success) return details.output;
  const missing = details.issues.map((issue) => `--${v.getDotPath(issue) ?? ''} "…"`);
  throw new UserError(
    `The files do not say all that is shown with the text; add ${missing.join(' ')}. Import only what its owner allows you to publish.`,
  );
}

function readExceptions(path: string) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), exceptionsSchema), text);
  if (list.success) return list.output.exceptions;
  throw new UserError(`${path} is not a list of exceptions: ${list.issues[0].message}.`);
}

/** The verses that end in an article or a preposition: `ACT 2.38`. */
export function incompleteVerses(files: BibleFiles): string[] {
  return [...files].flatMap(([name, content]) => {
    if (name === EDITION_FILE) return [];
    const { book, chapters } = v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), content);
    return chapters.flatMap(({ number, verses }) =>
      verses.filter(isIncomplete).map((verse) => `${book} ${number}.${verse.number}`),
    );
  });
}

function summaryOf(content: string) {
  const edition = v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), content);
  const bytes = edition.books.reduce((sum, book) => sum + book.bytes, 0);
  const short = [edition.abbreviation, edition.version].filter(Boolean).join(', ');
  return `
  ${edition.name} (${short}): ${edition.books.length} books, ${(bytes / 1e6).toFixed(1)} MB gzipped
  ${edition.licence} · ${edition.credit}
`;
}

/** Converts the error into one that explains the fault and says that the previous Bible is unchanged. */
function explain(error: unknown) {
  if (error instanceof DownloadError) return new UserError(`${error.message} Nothing has changed.`);
  if (!(error instanceof RefusedBible)) return error;
  const { faults } = error;
  const more = faults.length > SHOWN_FAULTS ? [`and ${faults.length - SHOWN_FAULTS} more`] : [];
  const shown = [...faults.slice(0, SHOWN_FAULTS).map(formatFault), ...more].join('\n');
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return new UserError(
    `${shown}\nThe Bible was not imported: ${count}. Nothing has changed. docs/operations.md says what to do about a verse that the edition really lacks.`,
  );
}
