import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../launcher/run.mjs';
import { incompleteVerses, runCommand } from './command';
import { editionFiles } from './delivery';
import { EDITION_FILE } from './edition-files';
import type { BibleFiles } from './edition-files';
import { importBible } from './import-bible';
import { importOf, publish, wholeBible } from './testing';
import { writeBible } from './write-bible';

let folder = '';
let target = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raizes-command-'));
  target = join(folder, 'bible');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runCommand({ args, cwd: folder, target });
const edition = () =>
  v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), editionFiles(target).get(EDITION_FILE));
const namesOf = (files: BibleFiles) => [...files.keys()];

function writeSource(files = wholeBible('usfm'), more: Record<string, string> = {}) {
  mkdirSync(join(folder, 'fonte'), { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, 'fonte', name), bytes);
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, 'fonte', name), text);
}

const flags = [
  '--name',
  'Minha Bíblia',
  '--abbreviation',
  'MB',
  '--licence',
  'Autorizada',
  '--credit',
  'A editora',
];

it('names the verses that the source cuts off', () => {
  const verses = ['No princípio era o Verbo.', 'para perdão dos', { number: 4, text: 'e de' }];
  const content = JSON.stringify({ book: 'JHN', chapters: [{ number: 1, verses }] });
  expect(incompleteVerses(new Map([['JHN.1.json', content]]))).toEqual(['JHN 1.2', 'JHN 1.4']);
});

describe('an import', () => {
  it('takes the details that are shown with the text from the flags', async () => {
    writeSource();
    await run('fonte', ...flags);
    expect(edition()).toMatchObject({
      name: 'Minha Bíblia',
      abbreviation: 'MB',
      version: '',
      licence: 'Autorizada',
      credit: 'A editora',
      source: 'fonte',
      is_sample: false,
    });
    expect(edition().imported).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(readdirSync(target).toSorted()).toEqual(namesOf(editionFiles(target)).toSorted());
  });

  it('takes them from meta.json, unless a flag overrides them', async () => {
    const meta = {
      code: 'MB',
      name: 'Minha Bíblia',
      license: 'CC0',
      credit: 'A editora',
      year: 2020,
    };
    writeSource(wholeBible('json'), { 'meta.json': JSON.stringify(meta) });
    await run('fonte', '--abbreviation', 'MINHA');
    expect(edition()).toMatchObject({
      name: 'Minha Bíblia',
      abbreviation: 'MINHA',
      version: '2020',
      licence: 'CC0',
      credit: 'A editora',
    });
  });

  it('is refused if the licence of the text is missing', async () => {
    writeSource();
    await expect(run('fonte', ...flags.slice(0, 4), '--licence', ' ')).rejects.toThrow(
      /add --licence "…" --credit "…"/,
    );
    const meta = { code: 'MB', name: 'Minha Bíblia', license: null, credit: 'A editora' };
    writeSource([], { 'meta.json': JSON.stringify(meta) });
    await expect(run('fonte')).rejects.toThrow(/add --licence "…"\. Import only/);
    writeSource([], { 'meta.json': '{' });
    await expect(run('fonte')).rejects.toThrow(/^meta\.json: broken JSON/);
    expect(existsSync(target)).toBe(false);
  });

  it('leaves out a verse that a list of exceptions names', async () => {
    writeSource(wholeBible('usfm', { RUT: (text) => text.replace(/\\v 3 .*\n/, '') }));
    await expect(run('fonte', ...flags)).rejects.toThrow(/^RUT\.usfm: missing verse: RUT 1\.3\n/);
    await expect(run('fonte', ...flags)).rejects.toThrow(/imported: 1 fault\. Nothing has changed/);
    const exceptions = [{ verse: 'RUT 1.3', is: 'missing', reason: 'Teste' }];
    writeFileSync(join(folder, 'lista.json'), JSON.stringify({ exceptions }));
    await run('fonte', ...flags, '--exceptions', 'lista.json');
    expect(edition().books).toHaveLength(66);
    await expect(run('fonte', ...flags, '--exceptions', 'nada.json')).rejects.toThrow(
      /nada\.json is not a list of exceptions/,
    );
  });

  it.each([
    ['nothing', []],
    ['a path and a download', ['fonte', '--download', 'blivre']],
    ['two paths', ['fonte', 'outra']],
    ['an unknown edition', ['--download', 'toString']],
    ['an unknown flag', ['fonte', '--force']],
    ['a missing path', ['nada']],
  ])('with %s as arguments explains the usage', async (_, args) => {
    await expect(run(...args)).rejects.toThrow(/Usage: npm run bible|There is no /);
    await expect(run(...args)).rejects.toBeInstanceOf(UserError);
  });
});

describe('a download', () => {
  it('imports the publisher’s files and records their address', async () => {
    const { edition: teste, close } = await publish();
    const args = ['--download', 'teste'];
    await runCommand({ args, cwd: folder, target, editions: { teste } });
    expect(edition()).toMatchObject({
      abbreviation: 'BT',
      source: 'https://publisher.test/tree/abc',
    });

    const before = namesOf(editionFiles(target));
    await close();
    const again = runCommand({ args, cwd: folder, target, editions: { teste } });
    await expect(again).rejects.toThrow(/could not be downloaded: .* Nothing has changed\.$/);
    expect(namesOf(editionFiles(target))).toEqual(before);
  });
});

describe('an import over another', () => {
  const first = importBible(importOf(wholeBible('json')));
  const second = importBible(
    importOf(
      wholeBible('json', {
        GEN: (text) => text.replace('Verso 1.1 ', 'Versículo 1.1 '),
        REV: (text) => text.replace('Verso 1.1 ', 'Versículo 1.1 '),
      }),
    ),
  );

  const changed = namesOf(second).filter((name) => name === EDITION_FILE || !first.has(name));

  it.each(changed)('leaves the previous Bible intact if it stops at %s', (name) => {
    writeBible(target, first);
    // A folder with this name makes the write fail, and nothing after it runs.
    mkdirSync(join(target, `${name}.new`));
    expect(() => writeBible(target, second)).toThrow('EISDIR');
    expect(editionFiles(target)).toEqual(first);
    rmSync(join(target, `${name}.new`), { recursive: true });
    writeBible(target, second);
    expect(editionFiles(target)).toEqual(second);
  });

  it('replaces it, and removes the files of a stopped import', () => {
    writeBible(target, first);
    writeFileSync(join(target, 'GEN.0123.json.new'), '{');
    writeBible(target, second);
    expect(readdirSync(target).toSorted()).toEqual(namesOf(second).toSorted());
    expect(editionFiles(target)).toEqual(second);
  });
});
