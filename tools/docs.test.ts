import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const docs = files.filter((file) => file.endsWith('.md'));

/** The file names in code spans and in the participants of sequence diagrams. */
function namedFiles(text: string): string[] {
  const spans = text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|rules))`/g);
  const participants = text.matchAll(/participant \w+ as ([\w./-]+\.tsx?)/g);
  return [...spans, ...participants].map(([, name = '']) => name);
}

it.each(docs)('%s names only files that exist', (doc) => {
  const names = namedFiles(readFileSync(new URL(doc, root), 'utf8'));
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(names.filter((name) => !exists(name))).toEqual([]);
});

it.each(docs)('%s links only to files that exist', (doc) => {
  const text = readFileSync(new URL(doc, root), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to = '']) => to);
  const folder = new URL(doc, root);
  const paths = links.map((to) => new URL(to, folder).pathname.slice(root.pathname.length));
  const exists = (path: string) =>
    files.some((file) => file === path || file.startsWith(`${path}/`));
  expect(paths.filter((path) => !exists(path.replace(/\/$/, '')))).toEqual([]);
});

it('docs/spec-coverage.md names only tests that exist', () => {
  const coverage = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8');
  const proofs = [...coverage.matchAll(/\| `([\w.-]+)`: (.+?) +\|$/gm)].map(
    ([, file = '', title = '']) => ({
      file,
      title,
    }),
  );
  expect(proofs.length).toBeGreaterThan(50);
  const contains = (path: string, title: string) =>
    readFileSync(new URL(path, root), 'utf8').includes(title);
  const missing = proofs.filter(
    ({ file, title }) => !files.some((path) => path.endsWith(`/${file}`) && contains(path, title)),
  );
  expect(missing).toEqual([]);
});
