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
 * Writes an edition over the existing one. edition.json lists the valid books and replaces the previous file last, atomically,
 * so that an interruption at any time leaves one of the two editions complete.
 */
export function writeBible(folder: string, files: BibleFiles) {
  mkdirSync(folder, { recursive: true });
  const books = [...files].filter(([name]) => name !== EDITION_FILE);
  for (const [name, content] of books) replaceFile(join(folder, name), content);
  replaceFile(join(folder, EDITION_FILE), files.get(EDITION_FILE) ?? '');
  // Files of the previous edition, and of imports that were interrupted.
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
}

/** Leaves an identical file untouched, because the previous edition may share it. */
function replaceFile(path: string, content: string) {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
