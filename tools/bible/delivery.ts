import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionSchema } from '@raizes/domain/bible/edition';
import { NOTES_INDEX, bookNotesSchema } from '@raizes/domain/bible/notes';
import * as v from 'valibot';
import { EDITION_FILE, sha256 } from './edition-files';
import type { BibleFiles } from './edition-files';
import { sampleBible } from './sample';

/**
 * The files for the web app and the functions: the edition and the notes on its chapters.
 * @param notes the folder of the notes, a file a book
 * @throws if a book that the edition lists is missing
 */
export const bibleFiles = (folder: string, notes = notesFolder()): BibleFiles =>
  new Map([...noteFiles(notes), ...editionFiles(folder)]);

/** Not a constant: the functions' build runs this module from a data URL, which has no folder. */
const notesFolder = () => fileURLToPath(new URL('../../domain/src/bible/notes', import.meta.url));

/** The Bible imported into `folder`, or else the sample. */
export function editionFiles(folder: string): BibleFiles {
  const path = join(folder, EDITION_FILE);
  if (!existsSync(path)) return sampleBible();
  const content = readFileSync(path, 'utf8');
  const edition = v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), content);
  const files: BibleFiles = new Map();
  for (const { file } of edition.books) files.set(file, readFileSync(join(folder, file), 'utf8'));
  return files.set(EDITION_FILE, content);
}

function noteFiles(folder: string): BibleFiles {
  const files: BibleFiles = new Map();
  const index: Record<string, string> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const parsed = v.parse(bookNotesSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
    // `also` serves only the check of the notes.
    const content = JSON.stringify(parsed, (key, value: unknown) =>
      key === 'also' ? undefined : value,
    );
    const book = basename(name, '.json');
    index[book] = `notes-${book}.${sha256(content).slice(0, 12)}.json`;
    files.set(index[book], content);
  }
  return files.set(NOTES_INDEX, JSON.stringify({ files: index }));
}

/**
 * Makes `target` contain exactly these files. Identical files stay untouched, so that a process watching the folder does not reload.
 */
export function deliverBible(folder: string, target: string, notes?: string) {
  const files = bibleFiles(folder, notes);
  mkdirSync(target, { recursive: true });
  for (const [name, content] of files) {
    const path = join(target, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  for (const name of readdirSync(target)) if (!files.has(name)) rmSync(join(target, name));
}
