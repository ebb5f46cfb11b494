import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { EDITION_FILE } from './edition-files';
import type { BibleFiles } from './edition-files';
import { sampleBible } from './sample';

/**
 * The files for the web app and the functions: those of the Bible imported into `folder`, or else the sample.
 * @throws if a book that the edition lists is missing
 */
export function bibleFiles(folder: string): BibleFiles {
  const path = join(folder, EDITION_FILE);
  if (!existsSync(path)) return sampleBible();
  const content = readFileSync(path, 'utf8');
  const edition = v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), content);
  const files: BibleFiles = new Map();
  for (const { file } of edition.books) files.set(file, readFileSync(join(folder, file), 'utf8'));
  return files.set(EDITION_FILE, content);
}

/**
 * Makes `target` contain exactly these files. Identical files stay untouched, so that a process watching the folder does not reload.
 */
export function deliverBible(folder: string, target: string) {
  const files = bibleFiles(folder);
  mkdirSync(target, { recursive: true });
  for (const [name, content] of files) {
    const path = join(target, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  for (const name of readdirSync(target)) if (!files.has(name)) rmSync(join(target, name));
}
