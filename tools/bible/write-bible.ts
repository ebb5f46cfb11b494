import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { EDITION_FILE } from './edition-files';
import type { BibleFiles } from './edition-files';

/**
 * Writes an edition over the one that is there. edition.json names the books that count, and replaces the former one last, in a single
 * step: stopped at any moment, one of the two is there whole.
 */
export function writeBible(folder: string, files: BibleFiles) {
  mkdirSync(folder, { recursive: true });
  const books = [...files].filter(([name]) => name !== EDITION_FILE);
  for (const [name, content] of books) replaceFile(join(folder, name), content);
  replaceFile(join(folder, EDITION_FILE), files.get(EDITION_FILE) ?? '');
  // Of the former edition, and of imports that were stopped.
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
}

/** A file of the same content stays: the former edition may have it too. */
function replaceFile(path: string, content: string) {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
