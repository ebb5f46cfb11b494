import type { Fault, Report } from './faults';
import { encodeEdition } from './edition-files';
import type { BibleFiles } from './edition-files';
import type { Details, Repair } from './known-editions';
import { isF4, readF4 } from './read-f4';
import { readJson } from './read-json';
import { isUsfm, readUsfm } from './read-usfm';
import { decode } from './source';
import type { Source } from './source';
import type { Line, SourceBook, SourceFile } from './source-book';
import { validateBible } from './validate';
import type { Exception } from './validate';

export interface Import {
  source: Source;
  details: Details;
  /** Where the files came from: an address, or the name of a folder or zip. */
  from: string;
  exceptions: Exception[];
  repairs: Repair[];
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Converts a Bible in f4, USFM or one JSON file per book to the files of an edition.
 * @throws RefusedBible with all faults
 */
export function importBible({
  source,
  details,
  from,
  exceptions,
  repairs,
  today,
}: Import): BibleFiles {
  const faults: Fault[] = [];
  const books = source.files.flatMap(
    (file) => readBook(file, repairs, (fault) => faults.push(fault)) ?? [],
  );
  const texts = validateBible(books, exceptions, faults);
  const { sha256 } = source;
  return encodeEdition(
    { ...details, source: from, sha256, imported: today, is_sample: false },
    texts,
  );
}

/** Null for a file that is not one of the 66 books; reports it unless such a file is allowed next to them. */
export function readBook(file: SourceFile, repairs: Repair[], report: Report): SourceBook | null {
  const name = file.name.replace(/.*\//, '');
  if (!/\.(txt|usfm|sfm|json)$/i.test(name) || name === 'meta.json') return null;
  const text = decode(file, report);
  if (text === null) return null;
  if (/\.json$/i.test(name)) return readJson(name, text, report);
  if (isUsfm(text)) return readUsfm(name, text, report);
  if (isF4(text)) return readF4(name, repairLines(name, text, repairs, report), report);
  report({ kind: 'not a book', place: name, about: 'neither f4 nor USFM' });
  return null;
}

function repairLines(file: string, text: string, repairs: Repair[], report: Report): Line[] {
  const pending = new Map(
    repairs.filter((each) => each.file === file).map((each) => [each.line, each]),
  );
  const lines = text.split(/\r?\n/).flatMap((content, index): Line[] => {
    const number = index + 1;
    const repair = pending.get(number);
    if (repair?.was !== content) return [{ number, text: content }];
    pending.delete(number);
    return repair.now.map((now) => ({ number, text: now }));
  });
  for (const { line, was } of pending.values())
    report({ kind: 'exception that does not occur', place: `${file}:${line}`, about: was });
  return lines;
}
