import { describe, expect, it } from 'vitest';
import { createLongList } from './long-list';
import type { PageSnapshot } from './long-list';

const SIZE = 3;
interface Named {
  id: string;
}

/** A sorted list of names; its followers are notified when `notifyAll` is called. */
function createRegister(letters: string) {
  const names = Array.from(letters);
  const followers = new Map<
    symbol,
    { after: string | null; notify: () => void; fail: (error: Error) => void }
  >();
  const pages = createLongList<Named, string>({
    isSameCursor: (one, other) => one === other,
    follow(after, onPage, fail) {
      const key = Symbol(after ?? '');
      const page = (): PageSnapshot<Named, string> => {
        const found = names.filter((name) => after === null || name > after).slice(0, SIZE);
        const next = found.length === SIZE ? (found.at(-1) ?? null) : null;
        return { items: found.map((id) => ({ id })), next, fromCache: false };
      };
      followers.set(key, { after, notify: () => onPage(page()), fail });
      return () => followers.delete(key);
    },
  });
  /** Repeats, so that followers added by a notification are notified too. */
  const notifyAll = () => {
    for (let round = 0; round < 20; round += 1)
      for (const { notify } of followers.values()) notify();
  };
  pages.open();
  notifyAll();
  return {
    pages,
    names,
    notifyAll,
    setVisibleRange: (first: number, last: number) => {
      pages.setVisibleRange(first, last);
      notifyAll();
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
      notifyAll();
    },
    remove: (name: string) => {
      names.splice(names.indexOf(name), 1);
      notifyAll();
    },
  };
}

const alphabet = () => createRegister('bcdefghijklmnopq');

describe('a list that is followed page by page', () => {
  it('starts with the visible page and the next one', () => {
    const list = alphabet();
    expect(list.shown()).toBe('bcdefg');
    expect(list.pages.listed()).toMatchObject({ hasMore: true });
  });

  it('loads more when its end becomes visible, and follows only the visible pages and their neighbours', () => {
    const list = alphabet();
    list.setVisibleRange(4, 5);
    list.setVisibleRange(7, 8);
    list.setVisibleRange(10, 11);
    expect(list.shown()).toBe('bcdefghijklmnop');
    expect(list.followed()).toBe('g,j,m');
    list.setVisibleRange(0, 1);
    expect(list.followed()).toBe(',d');
    expect(list.shown()).toBe('bcdefghijklmnop');
  });

  it('ends after its last page', () => {
    const list = createRegister('abcd');
    expect(list.shown()).toBe('abcd');
    expect(list.pages.listed()).toMatchObject({ hasMore: false });
    expect(createRegister('').shown()).toBe('');
  });

  it('shows an added item, and skips none at a page boundary', () => {
    const list = alphabet();
    list.setVisibleRange(5, 8);
    list.add('a');
    expect(list.shown()).toBe('abcdefghijkl');
    list.remove('c');
    list.remove('d');
    expect(list.shown()).toBe('abefghijklmn');
  });

  it('shrinks below one page, and grows again', () => {
    const list = createRegister('abcd');
    list.remove('a');
    list.remove('b');
    expect(list.shown()).toBe('cd');
    list.add('x');
    list.add('y');
    expect(list.shown()).toBe('cdxy');
  });

  it('catches up with changes on a hidden page when the page becomes visible again', () => {
    const list = alphabet();
    list.setVisibleRange(4, 5);
    list.setVisibleRange(7, 8);
    list.setVisibleRange(12, 13);
    list.remove('b');
    expect(list.shown().slice(0, 2)).toBe('bc');
    list.setVisibleRange(0, 1);
    expect(list.shown()).toBe('cdefghijklmnopq');
  });

  it('fails entirely when a page fails, and restarts when it is opened', () => {
    const list = alphabet();
    list.fail();
    expect(list.shown()).toBe('failed');
    expect(list.followed()).toBe('');
    list.pages.open();
    expect(list.shown()).toBe('loading');
    list.notifyAll();
    expect(list.shown()).toBe('bcdefg');
  });
});
