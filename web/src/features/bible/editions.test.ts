import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBible, aChapter, fakeBible } from '@/testing/bible';
import type { Passage } from '@raizes/domain/bible/passage';

const blivre = aBible('blivre', ['JHN', 'JUD']);
const almeida = aBible('almeida', ['JHN', 'JUD', 'OBA']);

beforeEach(() => {
  fakeBible.reset(blivre);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Loads the modules afresh, as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  const api = await import('./api');
  return { ...api, ...(await import('./editions')) };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const john316: Passage = {
  book: 'JHN',
  from: { chapter: 3, verse: 16 },
  to: { chapter: 3, verse: 16 },
};
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
  );
const storedFiles = () => [...fakeBible.cached.keys()].toSorted();
const waitForNewer = (page: Page) =>
  vi.waitFor(() => expect(page.currentEditions().newer?.hash).toBe('almeida'));

describe('a book', () => {
  it('can be read offline after it was opened once, even on a newly opened page', async () => {
    await (await openPage()).loadBook('JHN');
    fakeBible.isOnline = false;
    const page = await openPage();
    expect((await page.loadBook('JHN')).chapters).toHaveLength(21);
    expect((await page.loadEdition()).hash).toBe('blivre');
  });

  it('is fetched and parsed once', async () => {
    const page = await openPage();
    const [first, second] = await Promise.all([page.loadBook('JHN'), page.loadBook('JHN')]);
    expect(first).toBe(second);
    expect(fakeBible.fetched).toEqual(['edition.json', 'JHN.blivre.json']);
  });

  it('that is not stored can’t be read offline, and can be read again when the network is back', async () => {
    const page = await openPage();
    await page.loadEdition();
    fakeBible.isOnline = false;
    expect(await kindOf(page.loadBook('JUD'))).toBe('offline');
    fakeBible.isOnline = true;
    expect((await page.loadBook('JUD')).book).toBe('JUD');
  });

  it('that the edition lacks is reported as not in the edition', async () => {
    expect(await kindOf((await openPage()).loadBook('GEN'))).toBe('not-in-edition');
  });

  it('that is damaged is neither read nor stored', async () => {
    fakeBible.files = { ...blivre, 'JHN.blivre.json': found(aBible('x', [])['edition.json']) };
    expect(await kindOf((await openPage()).loadBook('JHN'))).toBe('unavailable');
    expect(storedFiles()).toEqual(['/bible/edition.json']);
  });

  it('can be read even if the device has no space for it, or no cache at all', async () => {
    fakeBible.isCacheFull = true;
    expect((await (await openPage()).loadBook('JHN')).book).toBe('JHN');
    vi.stubGlobal('caches', undefined);
    expect((await (await openPage()).loadBook('JUD')).book).toBe('JUD');
  });
});

describe('another edition on the server', () => {
  it('is announced, while the device keeps its own edition', async () => {
    await (await openPage()).loadBook('JHN');
    fakeBible.files = almeida;
    const page = await openPage();
    expect((await page.loadPassage(john316))?.edition.hash).toBe('blivre');
    await waitForNewer(page);
    expect((await page.loadEdition()).hash).toBe('blivre');
  });

  it('is noticed when the network is back', async () => {
    await (await openPage()).loadBook('JHN');
    Object.assign(fakeBible, { files: almeida, isOnline: false });
    const page = await openPage();
    await page.loadBook('JHN');
    expect(page.currentEditions().newer).toBeNull();
    fakeBible.isOnline = true;
    dispatchEvent(new Event('online'));
    await waitForNewer(page);
  });

  it('makes a book that is not stored fail with edition-changed, unlike a damaged book', async () => {
    await (await openPage()).loadBook('JHN');
    fakeBible.files = almeida;
    expect(await kindOf((await openPage()).loadBook('JUD'))).toBe('edition-changed');
  });

  it('replaces the old one completely, including the books that were stored', async () => {
    const page = await openPage();
    await page.loadBook('JHN');
    fakeBible.files = almeida;
    await page.switchEdition();
    expect(storedFiles()).toEqual(['/bible/JHN.almeida.json', '/bible/edition.json']);
    fakeBible.isOnline = false;
    const next = await openPage();
    expect((await next.loadPassage(john316))?.edition.hash).toBe('almeida');
    expect(next.currentEditions().newer).toBeNull();
  });

  it('leaves the old one intact if the switch is interrupted', async () => {
    const page = await openPage();
    await page.loadBook('JHN');
    fakeBible.files = { 'edition.json': found(almeida['edition.json']) };
    expect(await kindOf(page.switchEdition())).toBe('unavailable');
    fakeBible.isOnline = false;
    expect((await (await openPage()).loadPassage(john316))?.edition.hash).toBe('blivre');
  });
});

describe('a passage', () => {
  it('returns its verses, even across the end of a chapter', async () => {
    const page = await openPage();
    const passage: Passage = {
      book: 'JHN',
      from: { chapter: 2, verse: 24 },
      to: { chapter: 3, verse: 2 },
    };
    const { verses, edition } = found(await page.loadPassage(passage));
    expect(verses.map(({ text }) => text)).toEqual(['JHN 2.24', 'JHN 2.25', 'JHN 3.1', 'JHN 3.2']);
    expect(edition.abbreviation).toBe('BLIVRE');
  });

  it('is null if this edition lacks its book, chapter or verse', async () => {
    const third = aChapter('JHN', 3);
    const verses = third.verses.filter(({ number }) => number !== 16);
    fakeBible.files = aBible('sample', [{ book: 'JHN', chapters: [{ ...third, verses }] }]);
    const page = await openPage();
    expect(await page.loadPassage(john316)).toBeNull();
    expect(await page.loadPassage({ ...john316, book: 'GEN' })).toBeNull();
    const start = { chapter: 1, verse: 1 };
    expect(await page.loadPassage({ ...john316, from: start, to: start })).toBeNull();
  });

  it('is read from the new edition if the server no longer has the old one', async () => {
    await (await openPage()).loadBook('JUD');
    fakeBible.files = almeida;
    expect((await (await openPage()).loadPassage(john316))?.edition.hash).toBe('almeida');
  });
});

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Missing in the fixture');
  return value;
}
