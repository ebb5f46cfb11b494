import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';

const here = import.meta.dirname;
const lib = join(here, 'lib');
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Writes only the files that changed, so that a running emulator does not reload needlessly, and removes stale ones. */
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
      for (const { name } of readdirSync(lib, { withFileTypes: true }).filter((each) =>
        each.isFile(),
      ))
        if (!current.has(join(lib, name))) rmSync(join(lib, name));
    });
  },
};

/** Copies the Bible next to the functions, because they are uploaded without the rest of the repository. */
async function deliverBible() {
  const { outputFiles } = await build({
    entryPoints: [join(here, '../tools/bible/delivery.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const [{ contents }] = outputFiles;
  const module = `data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`;
  const delivery = await import(module);
  // The tests set another folder.
  const folder = process.env.BIBLE_FOLDER ?? join(here, '../bible');
  delivery.deliverBible(folder, join(lib, 'bible'), join(here, '../domain/src/bible/notes'));
}

/** Copies what the mentor knows next to the functions, because `src` is not uploaded. */
function deliverMentor() {
  rmSync(join(lib, 'mentor'), { recursive: true, force: true });
  for (const name of MENTOR_FILES)
    cpSync(join(here, 'src/mentor', name), join(lib, 'mentor', name), { recursive: true });
}

const MENTOR_FILES = [
  'topics',
  'prompts',
  'people.json',
  'words.json',
  'passages.json',
  'verses.json',
  'replies.json',
  'topic-model.json',
  'topic-weights.gz',
];

const esbuild = await context({
  absWorkingDir: here,
  entryPoints: ['src/index.ts'],
  outdir: lib,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The cloud installs these dependencies. The domain is not uploaded, so it is bundled.
  external: Object.keys(dependencies),
  sourcemap: true,
  write: false,
  logLevel: 'warning',
  plugins: [writeChanged],
});

deliverMentor();
await deliverBible();
if (process.argv.includes('--watch')) {
  await esbuild.watch();
} else {
  // esbuild has already printed the errors.
  await esbuild.rebuild().catch(() => (process.exitCode = 1));
  await esbuild.dispose();
}
