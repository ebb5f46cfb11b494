import { readFileSync } from 'node:fs';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { describe, expect, it } from 'vitest';
import { collectionOf } from './matrix/entry';
import { entries } from './matrix/entries';
import { rulesFile } from './support/coverage';

const source = readFileSync(rulesFile, 'utf8');
const tabled = new Set(entries.map(({ match }) => match));

/** The full path of every `match` that has an `allow`. */
function matchesOf(lines: string[]): string[] {
  const open: { indent: number; path: string }[] = [];
  const found = new Set<string>();
  for (const line of lines) {
    const indent = line.search(/\S/);
    const [, path] = /^ *match (\S+) \{$/.exec(line) ?? [];
    if (path) {
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
      open.push({ indent, path });
    }
    if (/^ *allow /.test(line)) found.add(open.map((each) => each.path).join(''));
  }
  return [...found].map((path) => path.replace('/databases/{database}/documents', ''));
}

const matches = matchesOf(source.split('\n'));

/** A placeholder that works as a person, a day, an id or a timestamp. */
const anything = { toString: () => 'c1', toISOString: () => 'c1' };

/** The collections that the product's code uses; personal ones belong to Ana. */
const known = [
  ...Object.values(collections).map((name) =>
    typeof name === 'string' ? name : name('ana', 'c1'),
  ),
  ...Object.values({ ...paths, ...serverPaths }).map((path) =>
    collectionOf(
      typeof path === 'string'
        ? path
        : String(Reflect.apply(path, null, ['ana', anything, anything])),
    ),
  ),
];

describe('the access matrix', () => {
  it.each(matches)('covers %s of firestore.rules', (match) => {
    expect([...tabled]).toContain(match);
  });

  it('lists no path that firestore.rules lacks', () => {
    const missing = [...tabled].filter((match) => match !== null && !matches.includes(match));
    expect(missing).toEqual([]);
  });

  it.each(entries.map(({ title, match, present }) => [title, match, present] as const))(
    'places %s under the path of its rule',
    (_title, match, present) => {
      const pattern = match?.replaceAll(/\{\w+\}/g, '[^/]+') ?? '/.+';
      expect(`/${present}`).toMatch(new RegExp(`^${pattern}$`));
    },
  );

  it.each([...new Set(known)])('covers the collection %s', (name) => {
    expect(entries.map(({ present }) => collectionOf(present))).toContain(name);
  });
});

describe('firestore.rules', () => {
  it('has no recursive wildcard', () => {
    expect(source).not.toContain('=**');
  });
});
