import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { stageFunctions } from './deploy-functions.mjs';
import { fromRoot } from './launcher/root.mjs';

const entrySchema = v.object({ version: v.string(), integrity: v.optional(v.string()) });
const lockSchema = v.object({ packages: v.record(v.string(), v.looseObject({})) });
const lockOf = (path: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), lockSchema), readFileSync(path, 'utf8')).packages;

const parent = mkdtempSync(join(tmpdir(), 'staged-'));
afterAll(() => rmSync(parent, { recursive: true }));

it('uploads the functions with exactly the versions of the workspace', () => {
  mkdirSync(fromRoot('functions/lib'), { recursive: true });
  const folder = join(parent, 'functions');
  stageFunctions(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['lib', 'package-lock.json', 'package.json']);
  const workspace = lockOf(fromRoot('package-lock.json'));
  const { '': root, ...staged } = lockOf(join(folder, 'package-lock.json'));
  expect(root).not.toHaveProperty('devDependencies');
  expect(Object.keys(staged).length).toBeGreaterThan(100);
  for (const [path, entry] of Object.entries(staged)) {
    const tested = [workspace[`functions/${path}`], workspace[path]].filter(Boolean);
    const versions = tested.map((each) => v.parse(entrySchema, each));
    expect(versions).toContainEqual(v.parse(entrySchema, entry));
  }
  // Test tools stay behind.
  expect(staged).not.toHaveProperty(['node_modules/vitest']);
  expect(staged).not.toHaveProperty(['node_modules/firebase-tools']);
  // npm itself accepts the folder; nothing is fetched or installed.
  const dryRun = ['ci', '--dry-run', '--offline', '--ignore-scripts'];
  const { stderr, status } = spawnSync('npm', dryRun, { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
