import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBible, aNotesFolder, fakeBible } from '@/testing/bible';

const edition = aBible('blivre', ['JHN']);

beforeEach(() => {
  fakeBible.reset({ ...edition, ...aNotesFolder('one') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Loads the module afresh, as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  return import('./notes');
}
const storedFiles = () => [...fakeBible.cachedNotes.keys()].toSorted();
const centerOf = async (...chapter: Parameters<Awaited<ReturnType<typeof openPage>>['loadNote']>) =>
  (await (await openPage()).loadNote(...chapter))?.center;

describe('the note on a chapter', () => {
  it('can be read offline after it was opened once, and by itself alone', async () => {
    expect(await centerOf('JHN', 1)).toBe('JHN 1 one center');
    expect(storedFiles()).toEqual(['/bible/notes-JHN.one.json', '/bible/notes.json']);
    fakeBible.isOnline = false;
    expect(await centerOf('JHN', 1)).toBe('JHN 1 one center');
    expect(await centerOf('JUD', 1)).toBeUndefined();
  });

  it('is missing for a chapter without one, a church without notes, and a damaged file', async () => {
    expect(await centerOf('JHN', 2)).toBeUndefined();
    expect(await centerOf('GEN', 1)).toBeUndefined();
    fakeBible.reset({ ...edition, ...aNotesFolder('one'), 'notes-JHN.one.json': { files: {} } });
    expect(await centerOf('JUD', 1)).toBe('JUD 1 one center');
    fakeBible.reset(edition);
    expect(await centerOf('JHN', 1)).toBeUndefined();
    expect(storedFiles()).toEqual([]);
  });

  it('is replaced by a newer one, which is readable offline at the next start', async () => {
    expect(await centerOf('JHN', 1)).toBe('JHN 1 one center');
    fakeBible.files = { ...edition, ...aNotesFolder('two') };
    await centerOf('JHN', 1);
    const newer = ['/bible/notes-JHN.two.json', '/bible/notes.json'];
    await vi.waitFor(() => expect(storedFiles()).toEqual(newer));
    fakeBible.isOnline = false;
    expect(await centerOf('JHN', 1)).toBe('JHN 1 two center');
  });

  it('is read from the server if this device has no space or no cache', async () => {
    fakeBible.isCacheFull = true;
    expect(await centerOf('JHN', 1)).toBe('JHN 1 one center');
    vi.stubGlobal('caches', undefined);
    expect(await centerOf('JHN', 1)).toBe('JHN 1 one center');
  });
});

it('stores all notes for a device without a network, and removes them', async () => {
  const { storeAllNotes, removeAllNotes } = await openPage();
  await storeAllNotes(new AbortController().signal);
  expect(storedFiles()).toHaveLength(3);
  expect(await (await openPage()).hasAllNotes()).toBe(true);
  await removeAllNotes();
  expect(storedFiles()).toEqual(['/bible/notes.json']);
  expect(await (await openPage()).hasAllNotes()).toBe(false);
});
