import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);

/** The packages that the README says the product is built with. */
const readme = readFileSync(new URL('README.md', root), 'utf8');
const [, section = ''] = /## Built with\n([^]*?)\n## /.exec(readme) ?? [];
const packages = [...section.matchAll(/`([^`]+)`/g)]
  .map(([, name = '']) => name)
  // The alias stands for it.
  .filter((name) => name !== '@genkit-ai/google-genai');

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => readFileSync(new URL(file, root), 'utf8'));

it('names the packages', () => {
  expect(packages.length).toBeGreaterThan(10);
});

it.each(packages)('the product or its tests import %s', (name) => {
  const imported = new RegExp(String.raw`(from|import\()\s*'${name}(/[^']*)?'`);
  expect(sources.some((source) => imported.test(source))).toBe(true);
});
