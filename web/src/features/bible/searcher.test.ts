import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBible, fakeBible } from '@/testing/bible';
import { deferred } from '@/testing/deferred';
import type { FoundBook, SearchAnswer, SearchRequest } from './searcher';

beforeEach(() => {
  fakeBible.reset(aBible('blivre', ['JHN', 'JUD', 'OBA']));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Starts a fresh worker. `ask` resolves to the answers to a request when it is complete. */
async function startWorker() {
  vi.resetModules();
  const { createSearcher } = await import('./searcher');
  const answers: SearchAnswer[] = [];
  const waiting = new Map<number, () => void>();
  const send = createSearcher((answer) => {
    answers.push(answer);
    if (answer.kind !== 'found' || answer.done === answer.total) waiting.get(answer.id)?.();
  });
  async function ask(request: SearchRequest): Promise<SearchAnswer[]> {
    const done = deferred<void>();
    waiting.set(request.id, () => done.resolve());
    send(request);
    await done.promise;
    return answers.filter(({ id }) => id === request.id);
  }
  return { send, ask, answers };
}

const counts = (answers: SearchAnswer[]) =>
  answers.flatMap((answer) =>
    answer.kind === 'found' ? answer.found.map(({ book, count }: FoundBook) => [book, count]) : [],
  );
const missing = (answers: SearchAnswer[]) =>
  answers.flatMap((answer) => (answer.kind === 'found' ? answer.missing : []));

describe('the worker', () => {
  it('counts the matching verses of each book, and answers with the first three', async () => {
    const { ask } = await startWorker();
    const answers = await ask({ kind: 'search', id: 1, terms: [' 21 '] });
    // In John, verse 21 of 19 chapters and every verse of chapter 21; in the other books, verse 21.
    expect(counts(answers)).toEqual([
      ['JHN', expect.any(Number)],
      ['JUD', 1],
      ['OBA', 1],
    ]);
    const [first] = answers.flatMap((each) => (each.kind === 'found' ? each.found : []));
    expect(first?.verses).toEqual([
      { chapter: 1, verse: 21, text: 'JHN 1.21' },
      { chapter: 2, verse: 21, text: 'JHN 2.21' },
      { chapter: 3, verse: 21, text: 'JHN 3.21' },
    ]);
  });

  it('answers with further verses of a book', async () => {
    const { ask } = await startWorker();
    await ask({ kind: 'search', id: 1, terms: [' oba '] });
    const answers = await ask({ kind: 'more', id: 1, book: 'OBA', from: 3 });
    const [more] = answers.slice(-1);
    expect(more?.kind === 'more' && more.verses.map(({ verse }) => verse)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 4),
    );
  });

  it('finds words that begin so, only if no book has the word itself', async () => {
    const { ask } = await startWorker();
    fakeBible.reset(
      aBible('blivre', [
        { book: 'JHN', chapters: [{ number: 1, verses: [{ number: 1, text: 'A caridade' }] }] },
        {
          book: 'JUD',
          chapters: [
            {
              number: 1,
              verses: [
                { number: 1, text: 'O amor' },
                { number: 2, text: 'Os amores' },
              ],
            },
          ],
        },
        { book: 'REV', chapters: [{ number: 1, verses: [{ number: 1, text: 'Os amorosos' }] }] },
      ]),
    );
    expect(counts(await ask({ kind: 'search', id: 1, terms: [' carid '] }))).toEqual([['JHN', 1]]);
    expect(counts(await ask({ kind: 'search', id: 2, terms: [' amor '] }))).toEqual([['JUD', 2]]);
    const nothing = await ask({ kind: 'search', id: 3, terms: [' fiel '] });
    expect(nothing.at(-1)).toMatchObject({ found: [], done: 3, total: 3 });
  });

  it('reports the books that it could not search offline, and searches the others', async () => {
    const first = await startWorker();
    await first.ask({ kind: 'search', id: 1, terms: [' 1 '] });
    fakeBible.cached.delete('/bible/JUD.blivre.json');
    fakeBible.isOnline = false;
    const { ask } = await startWorker();
    const answers = await ask({ kind: 'search', id: 1, terms: [' 21 '] });
    expect(missing(answers)).toEqual(['JUD']);
    expect(counts(answers).map(([book]) => book)).toEqual(['JHN', 'OBA']);
  });

  it('searches a book that was missing earlier as soon as it can be loaded', async () => {
    const { ask } = await startWorker();
    await ask({ kind: 'search', id: 1, terms: [' x '] });
    const other = await startWorker();
    fakeBible.cached.clear();
    fakeBible.isOnline = false;
    const failed = await other.ask({ kind: 'search', id: 1, terms: [' 21 '] });
    expect(failed).toEqual([{ kind: 'failed', id: 1 }]);
    fakeBible.isOnline = true;
    expect(missing(await other.ask({ kind: 'search', id: 2, terms: [' 21 '] }))).toEqual([]);
  });

  it('cancels a search when the next one starts', async () => {
    const { send, ask, answers } = await startWorker();
    send({ kind: 'search', id: 1, terms: [' 21 '] });
    await ask({ kind: 'search', id: 2, terms: [' jud '] });
    expect(answers.map(({ id }) => id)).not.toContain(1);
    expect(counts(answers)).toEqual([['JUD', 25]]);
    send({ kind: 'more', id: 1, book: 'JUD', from: 0 });
    expect(answers.map(({ kind }) => kind)).not.toContain('more');
  });
});
