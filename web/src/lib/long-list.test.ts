import { describe, expect, it } from 'vitest';
import { longList } from './long-list';
import type { PageSnapshot } from './long-list';

const SIZE = 3;
interface Named {
  id: string;
}

/** A list of names in order; its followers are notified when `spread` is called. */
function register(letters: string) {
  const names = Array.from(letters);
  const followers = new Map<
    symbol,
    { after: string | null; hear: () => void; fail: (error: Error) => void }
  >();
  const pages = longList<Named, string>({
    isSameCursor: (one, other) => one === other,
    follow(after, hear, fail) {
      const key = Symbol(after ?? '');
      const page = (): PageSnapshot<Named, string> => {
        const found = names.filter((name) => after === null || name > after).slice(0, SIZE);
        const next = found.length === SIZE ? (found.at(-1) ?? null) : null;
        return { items: found.map((id) => ({ id })), next, fromCache: false };
      };
      followers.set(key, { after, hear: () => hear(page()), fail });
      return () => followers.delete(key);
    },
  });
  /** Notifies until every new follower is notified too. */
  const spread = () => {
    for (let round = 0; round < 20; round += 1) for (const { hear } of followers.values()) hear();
  };
  pages.open();
  spread();
  return {
    pages,
    names,
    spread,
    look: (first: number, last: number) => {
      pages.look(first, last);
      spread();
    },
    shown: () => {
      const listed = pages.listed();
      return listed.state === 'ready' ? listed.items.map(({ id }) => id).join('') : listed.state;
    },
    followed: () =>
      [...followers.values()]
        .map(({ after }) => after ?? '')
        .toSorted()
        .join(),
    fail: () => [...followers.values()][0]?.fail(new Error('refused')),
    add: (name: string) => {
      names.push(name);
      names.sort();
      spread();
    },
    remove: (name: string) => {
      names.splice(names.indexOf(name), 1);
      spread();
    },
  };
}

const alphabet = () => register('bcdefghijklmnopq');

describe('a list that is followed page by page', () => {
  it('starts with the page in sight and the one after it', () => {
    const list = alphabet();
    expect(list.shown()).toBe('bcdefg');
    expect(list.pages.listed()).toMatchObject({ hasMore: true });
  });

  it('loads more when its end comes into sight, and follows only the pages around it', () => {
    const list = alphabet();
    list.look(4, 5);
    list.look(7, 8);
    list.look(10, 11);
    expect(list.shown()).toBe('bcdefghijklmnop');
    expect(list.followed()).toBe('g,j,m');
    list.look(0, 1);
    expect(list.followed()).toBe(',d');
    expect(list.shown()).toBe('bcdefghijklmnop');
  });

  it('ends', () => {
    const list = register('abcd');
    expect(list.shown()).toBe('abcd');
    expect(list.pages.listed()).toMatchObject({ hasMore: false });
    expect(register('').shown()).toBe('');
  });

  it('shows an added person, and skips nobody at the edge of a page', () => {
    const list = alphabet();
    list.look(5, 8);
    list.add('a');
    expect(list.shown()).toBe('abcdefghijkl');
    list.remove('c');
    list.remove('d');
    expect(list.shown()).toBe('abefghijklmn');
  });

  it('shrinks below a page, and grows again', () => {
    const list = register('abcd');
    list.remove('a');
    list.remove('b');
    expect(list.shown()).toBe('cd');
    list.add('x');
    list.add('y');
    expect(list.shown()).toBe('cdxy');
  });

  it('catches up with changes out of sight when they come into sight again', () => {
    const list = alphabet();
    list.look(4, 5);
    list.look(7, 8);
    list.look(12, 13);
    list.remove('b');
    expect(list.shown().slice(0, 2)).toBe('bc');
    list.look(0, 1);
    expect(list.shown()).toBe('cdefghijklmnopq');
  });

  it('fails as a whole, and starts again when it is opened', () => {
    const list = alphabet();
    list.fail();
    expect(list.shown()).toBe('failed');
    expect(list.followed()).toBe('');
    list.pages.open();
    expect(list.shown()).toBe('loading');
    list.spread();
    expect(list.shown()).toBe('bcdefg');
  });
});
