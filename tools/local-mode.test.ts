import { build } from 'vite';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { fromRoot } from './launcher/root.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Texts that only a build for the emulators may contain, and the file of each. */
const localOnly: [words: string, file: string][] = [
  ['Modo local: nenhum e-mail sai', 'ui/local-mail.tsx'],
  ['oobCodes', 'ui/local-mail.tsx'],
  ['Modo local: entrar como', 'features/account/local/sample-sign-in.tsx'],
  ['Apagar os dados de exemplo', 'features/account/local/erase-sample-data.tsx'],
  ['Bearer owner', 'features/account/local/erase-sample-data.tsx'],
];

it('leaves local mode out of a production build', async () => {
  vi.stubEnv('VITE_EMULATORS', '');
  // The build writes the service worker even with `write: false`.
  vi.stubEnv('WEB_OUT_DIR', fromRoot('.cache/web-production'));
  const built = await build({
    root: fromRoot('web'),
    configFile: fromRoot('web/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  const code = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
  expect(code).toContain('Esqueci minha senha');
  for (const [words, file] of localOnly) {
    expect(await readFile(fromRoot('web/src', file), 'utf8')).toContain(words);
    expect(code).not.toContain(words);
  }
  expect(code).not.toContain('raizes123');
}, 60_000);
