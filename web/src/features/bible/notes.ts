import type { BookId } from '@raizes/domain/bible/books';
import { NOTES_INDEX, bookNotesSchema, notesIndexSchema } from '@raizes/domain/bible/notes';
import type { BookNotes, ChapterNote, NotesIndex } from '@raizes/domain/bible/notes';
import { fetchFile, fileCache, ignoreStorageErrors } from './files';

// The notes on the chapters of the Bible. A file's name contains its hash; `notes.json` says which files are in use.

const cache = fileCache('raizes-notes');
let stored: Promise<NotesIndex | null> | null = null;
let published: Promise<NotesIndex | null> | null = null;
/** The opened books, by file name. */
const opened = new Map<string, Promise<BookNotes | null>>();

/** Returns the note on a chapter from this device or the server; null if neither has one. Looks for newer notes in the background. */
export async function loadNote(book: BookId, chapter: number): Promise<ChapterNote | null> {
  void publishedIndex();
  for (const loadIndex of [storedIndex, publishedIndex]) {
    const file = (await loadIndex())?.files[book];
    const notes = file === undefined ? null : await openNotes(file);
    if (notes) return notes[chapter] ?? null;
  }
  return null;
}

/** Stores the notes on all chapters. @throws `BibleError`, or the browser's own error if the storage is full */
export async function storeAllNotes(signal: AbortSignal): Promise<void> {
  const index = (await publishedIndex()) ?? (await storedIndex());
  const names = new Set(await cache.names());
  for (const file of Object.values(index?.files ?? {})) {
    if (names.has(file)) continue;
    await cache.store(file, await fetchFile(file, bookNotesSchema, { signal }));
  }
}

/** Whether this device lacks no notes that it knows of. */
export async function hasAllNotes(): Promise<boolean> {
  const names = new Set(await cache.names());
  return Object.values((await storedIndex())?.files ?? {}).every((file) => names.has(file));
}

export async function removeAllNotes(): Promise<void> {
  await cache.remove((await cache.names()).filter((file) => file !== NOTES_INDEX));
  opened.clear();
}

const storedIndex = () => (stored ??= cache.read(NOTES_INDEX, notesIndexSchema));

/** Once per page load; again after a failure. */
const publishedIndex = () =>
  (published ??= replaceIndex().catch(() => {
    published = null;
    return null;
  }));

/** Fetches the index, and the newer files of the books whose notes are stored, so that they stay readable without a network. */
async function replaceIndex(): Promise<NotesIndex> {
  const index = await fetchFile(NOTES_INDEX, notesIndexSchema, { cache: 'no-cache' });
  const used = new Set([NOTES_INDEX, ...Object.values(index.files)]);
  const stale = (await cache.names()).filter((file) => !used.has(file));
  for (const file of stale) {
    const newer = index.files[/^notes-(\w+)/.exec(file)?.[1] ?? ''];
    if (newer !== undefined) await fetchNotes(newer);
  }
  await ignoreStorageErrors(cache.store(NOTES_INDEX, index));
  await cache.remove(stale);
  return index;
}

function openNotes(file: string): Promise<BookNotes | null> {
  const known =
    opened.get(file) ??
    cache
      .read(file, bookNotesSchema)
      .then((notes) => notes ?? fetchNotes(file))
      .catch(() => {
        opened.delete(file);
        return null;
      });
  opened.set(file, known);
  return known;
}

async function fetchNotes(file: string): Promise<BookNotes> {
  const notes = await fetchFile(file, bookNotesSchema);
  await ignoreStorageErrors(cache.store(file, notes));
  return notes;
}
