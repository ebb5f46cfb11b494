import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';

const here = import.meta.dirname;
const lib = join(here, 'lib');
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Writes only files that changed, so that a running emulator does not reload in vain, and removes stale ones. */
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
      const current = new Set(outputFiles.map(({ path }) => path));
      for (const file of readdirSync(lib))
        if (!current.has(join(lib, file))) rmSync(join(lib, file));
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
  // The cloud installs these. The domain is not uploaded, so it is bundled.
  external: Object.keys(dependencies),
  sourcemap: true,
  write: false,
  logLevel: 'warning',
  plugins: [writeChanged],
});

if (process.argv.includes('--watch')) {
  await esbuild.watch();
} else {
  // esbuild has printed the errors.
  await esbuild.rebuild().catch(() => (process.exitCode = 1));
  await esbuild.dispose();
}
