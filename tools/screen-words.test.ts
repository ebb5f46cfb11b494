import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = ['web/src', 'domain/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);

const withoutComments = (code: string) =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

it('no screen of a church names a command of the terminal', () => {
  expect(sources.length).toBeGreaterThan(300);
  const naming = sources.filter((file) =>
    withoutComments(readFileSync(`${root}${file}`, 'utf8')).includes('npm run'),
  );
  expect(naming).toEqual([]);
});
