import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The mocks of the component tests: the file, the resolved module, and whether a factory creates the mock. */
function collectMocks() {
  const files = execFileSync('git', ['ls-files', 'web/src/**.test.ts', 'web/src/**.test.tsx']);
  return files
    .toString()
    .trim()
    .split('\n')
    .flatMap((file) => {
      const mocks = readFileSync(file, 'utf8').matchAll(
        /vi\.mock\(\s*(?:import\()?'(?<path>[^']+)'\)?(?:\s*,\s*(?<factory>async|\())?/g,
      );
      return Array.from(mocks, ({ groups }) => ({
        file,
        module: moduleOf(file, groups?.['path'] ?? ''),
        hasFactory: groups?.['factory'] !== undefined,
      }));
    });
}

function moduleOf(file: string, path: string): string {
  if (path.startsWith('@/')) return join('web/src', path.slice(2));
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
}

// The files of a worker share its modules, so a spy would find a module that an earlier file replaced with a factory.
it('a module is mocked with factories in all component tests or in none', () => {
  const mocks = collectMocks();
  expect(mocks.length).toBeGreaterThan(100);
  const made = new Set(mocks.filter(({ hasFactory }) => hasFactory).map(({ module }) => module));
  const mixed = mocks.filter(({ hasFactory, module }) => !hasFactory && made.has(module));
  expect(mixed.map(({ file, module }) => `${file}: ${module}`)).toEqual([]);
});
