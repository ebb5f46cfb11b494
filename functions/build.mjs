import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';

const here = import.meta.dirname;
const lib = join(here, 'lib');
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Touches only what changed, so that a running emulator does not reload in vain, and removes what is no longer made. */
const writeChanged = {
  name: 'write-changed',
  /** @param {import('esbuild').PluginBuild} esbuild */
  setup(esbuild) {
    esbuild.onEnd(({ errors, outputFiles = [] }) => {
      if (errors.length > 0) return;
      mkdirSync(lib, { recursive: true });
      for (const { path, contents } of outputFiles) {
        if (!existsSync(path) || !readFileSync(path).equals(contents))
          writeFileSync(path, contents);
      }
      const made = new Set(outputFiles.map(({ path }) => path));
      for (const file of readdirSync(lib)) if (!made.has(join(lib, file))) rmSync(join(lib, file));
    });
  },
};

const esbuild = await context({
  absWorkingDir: here,
  entryPoints: ['src/index.ts'],
  outdir: lib,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What the cloud installs by itself; the domain, which it cannot see, is bundled.
  external: Object.keys(dependencies),
  sourcemap: true,
  write: false,
  logLevel: 'warning',
  plugins: [writeChanged],
});

if (process.argv.includes('--watch')) {
  await esbuild.watch();
} else {
  // What is wrong has been printed by esbuild itself.
  await esbuild.rebuild().catch(() => (process.exitCode = 1));
  await esbuild.dispose();
}
