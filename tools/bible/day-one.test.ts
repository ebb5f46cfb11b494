import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../launcher/run.mjs';
import { bringForDeploy, bringForStart } from './day-one';
import { editionFiles } from './delivery';
import { publish, wholeBible } from './testing';

let folder = '';
let target = '';
let printed: string[] = [];
const closing: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raizes-day-one-'));
  target = join(folder, 'bible');
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

async function publisher(wrong?: string) {
  const { edition, close } = await publish(wrong);
  closing.push(close);
  return edition;
}

describe('a deployment without a Bible', () => {
  it('downloads one, and says first how large it is and under which licence', async () => {
    const edition = await publisher();
    await bringForDeploy(target, edition);
    const size = ((edition.download?.bytes ?? 0) / 1e6).toFixed(1);
    expect(printed[0]).toBe(
      `  … Downloading Bíblia de Teste 1 from its publisher (${size} MB, licence CC BY)`,
    );
    expect(editionFiles(target).get('edition.json')).toMatch(/"is_sample": false/);
    expect(readdirSync(target)).toHaveLength(67);
  });

  it('goes on without a publisher, and says in one line what will be missing', async () => {
    const { edition, close } = await publish();
    await close();
    await bringForDeploy(target, edition);
    expect(printed).toHaveLength(2);
    expect(printed[1]).toMatch(/^ {2}✗ .* could not be downloaded: .* only the sample chapters.*$/);
    expect(existsSync(target)).toBe(false);
  });

  it('refuses a file with another sha256, and leaves nothing half-written', async () => {
    await bringForDeploy(target, await publisher('REV.txt'));
    expect(printed.slice(1)).toEqual([
      expect.stringMatching(/✗ REV\.txt is not the file that was published: its sha256 is .*$/),
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a start', () => {
  const meta = { code: 'MB', name: 'Minha Bíblia', license: 'CC0', credit: 'Eu', year: 2020 };

  /** A folder with the files of one edition. */
  function write(path: string) {
    mkdirSync(join(folder, path), { recursive: true });
    for (const { name, bytes } of wholeBible('json'))
      writeFileSync(join(folder, path, name), bytes);
    writeFileSync(join(folder, path, 'meta.json'), JSON.stringify(meta));
  }

  const start = (data?: string) => bringForStart({ data, cwd: folder, target });

  it('says in one line that there are only the sample’s chapters, and how to get the others', async () => {
    await start();
    expect(printed).toEqual([
      '  Bíblia: só os capítulos de exemplo. `npm run bible -- --download blivre` traz a Bíblia inteira.',
    ]);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ['the folder of one edition', 'minha', 'minha'],
    ['the folder that holds the Bíblia Livre’s', 'dados/blivre-2025.1.0', 'dados'],
  ])('imports from %s, once', async (_, path, data) => {
    write(path);
    // Beside the edition, so that importing the whole folder would be refused.
    if (data !== path) writeFileSync(join(folder, data, 'referencias.json'), '{}');
    await start(data);
    const imported = editionFiles(target);
    expect(imported.get('edition.json')).toMatch(/"name": "Minha Bíblia"/);

    for (const later of [data, 'nada', undefined]) {
      printed = [];
      await start(later);
      expect(printed).toEqual(['  Bíblia: fica a que já está em bible/, Minha Bíblia (MB, 2020).']);
    }
    expect(editionFiles(target)).toEqual(imported);
  });

  it('is refused in one line if BIBLE_DATA is not a Bible', async () => {
    await expect(start('nada')).rejects.toThrow(/^There is no .*nada\.$/);
    await expect(start('nada')).rejects.toBeInstanceOf(UserError);
    expect(existsSync(target)).toBe(false);
  });
});
