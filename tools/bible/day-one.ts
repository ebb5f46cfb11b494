import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { UserError } from '../launcher/run.mjs';
import { runCommand } from './command';
import { EDITION_FILE } from './edition-files';
import { downloads } from './known-editions';
import type { KnownEdition } from './known-editions';

/**
 * The Bible of a deployment from a machine that has none: the Bíblia Livre. If its download fails, the line printed says what
 * the church lacks, and the deployment goes on.
 */
export async function bringForDeploy(target: string, blivre: KnownEdition = downloads.blivre) {
  try {
    await runCommand({
      args: ['--download', 'blivre'],
      cwd: '.',
      target,
      editions: { blivre },
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(
      `  ✗ ${error.message} Without it the reader and its search have only the sample chapters, and the plan fills no readings and no devotionals from the Bible: deploy again, or import one with "npm run bible".`,
    );
  }
}

/** Folders that `npm start` may import from: one edition's, or the one that holds the Bíblia Livre's. */
interface Data {
  /** The value of BIBLE_DATA. */
  data: string | undefined;
  /** The folder that a relative path starts from. */
  cwd: string;
  /** The folder of the imported Bible. */
  target: string;
}

/** Before `npm start`: imports from BIBLE_DATA if there is no Bible yet, and says which Bible the app has. */
export async function bringForStart({ data, cwd, target }: Data) {
  const present = join(target, EDITION_FILE);
  if (existsSync(present)) {
    const parsed = v.pipe(v.string(), v.parseJson(), editionSchema);
    const { name, abbreviation, version } = v.parse(parsed, readFileSync(present, 'utf8'));
    const short = [abbreviation, version].filter(Boolean).join(', ');
    console.log(`  Bíblia: fica a que já está em bible/, ${name} (${short}).`);
  } else if (data) {
    const blivre = resolve(cwd, data, `blivre-${downloads.blivre.version}`);
    await runCommand({ args: [existsSync(blivre) ? blivre : data], cwd, target });
  } else
    console.log(
      '  Bíblia: só os capítulos de exemplo. `npm run bible -- --download blivre` traz a Bíblia inteira.',
    );
}
