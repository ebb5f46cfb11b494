import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './launcher/root.mjs';
import { UserError, step, typescript } from './launcher/run.mjs';

/** Allows a deployment to put another Bible, or the sample, in place of a whole one. */
export const REPLACE_BIBLE = '--replace-bible';

/** The Bible that a deployment brings. @type {{ abbreviation: string }} */
const BLIVRE = JSON.parse(readFileSync(fromRoot('tools/bible/editions/blivre.json'), 'utf8'));

export const hasBible = () => existsSync(fromRoot('bible/edition.json'));

/**
 * The live site's edition of the Bible.
 * @param {string} origin of the live site
 * @returns {Promise<{ name: string, abbreviation: string, is_sample: boolean } | null>} null if there is none yet
 * @throws if the site can't be reached
 */
async function liveEdition(origin) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${origin}/bible/edition.json`, { cache: 'no-store', signal });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  if (!response.ok) return null;
  return response.json().catch(() => null);
}

/** The live site's edition if it is a whole one. @param {string} origin */
async function wholeLiveEdition(origin) {
  try {
    const live = await liveEdition(origin);
    return live?.is_sample === false ? live : null;
  } catch {
    console.log(`${origin} can't be reached, so nobody knows whether it has a whole Bible.`);
    return null;
  }
}

/** Resolves to whether the machine has a Bible now. */
async function download() {
  const title = 'Bringing a Bible, because this machine has none (BIBLE=none deploys without)';
  await step(title, typescript('tools/bible/main.ts', '--for-deploy'));
  return hasBible();
}

/**
 * Gives a machine without a Bible the Bíblia Livre, unless BIBLE is `none`. Refuses first to deploy it over another edition, and
 * the sample over any whole one.
 * @param {string} origin of the live site @param {{ mayReplace: boolean, bring?: () => Promise<boolean> }} options
 * @throws {UserError} if the live site would lose its whole edition
 */
export async function prepareBible(origin, { mayReplace, bring = download }) {
  const live = mayReplace ? null : await wholeLiveEdition(origin);
  const brings =
    process.env.BIBLE !== 'none' &&
    (live?.abbreviation ?? BLIVRE.abbreviation) === BLIVRE.abbreviation;
  if ((brings && (await bring())) || !live) return;
  throw new UserError(
    `The live site has a whole Bible (${live.name}), this machine has not: import it with "npm run bible", or add ${REPLACE_BIBLE}.`,
  );
}
