import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './launcher/root.mjs';
import { UserError, step, typescript } from './launcher/run.mjs';

/** Allows a deployment to put another Bible, or the sample, in place of a whole one. */
export const REPLACE_BIBLE = '--replace-bible';

/** The Bible that a deployment brings. @type {{ abbreviation: string }} */
const BLIVRE = JSON.parse(readFileSync(fromRoot('tools/bible/editions/blivre.json'), 'utf8'));

export const hasBible = () => existsSync(fromRoot('bible/edition.json'));

/** @typedef {{ name: string, abbreviation: string, is_sample: boolean }} Live */

/**
 * The live site's edition of the Bible.
 * @param {string} origin of the live site
 * @returns {Promise<Live | null>} null if there is none yet
 * @throws if the site gives no answer to the question
 */
async function liveEdition(origin) {
  const signal = AbortSignal.timeout(10_000);
  const address = new URL('/bible/edition.json', origin);
  const response = await fetch(address, { cache: 'no-store', signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json().catch(() => null);
}

/**
 * The live site's edition if it is a whole one. A new project's own address answers that there is none yet, even if the church's domain
 * is not connected.
 * @param {string[]} origins of the live site
 * @returns {Promise<Live | null>} null if it has none; also, after a line that says so, if no origin answers
 */
async function wholeLiveEdition(origins) {
  const asked = await Promise.allSettled(origins.map(liveEdition));
  const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (answers.length === 0)
    console.log(
      `  ${origins.join(' and ')} can't be reached, so nobody knows which Bible the live site has. If it has another one, stop now.`,
    );
  return answers.find((live) => live?.is_sample === false) ?? null;
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
 * @param {string[]} origins of the live site @param {{ mayReplace: boolean, bring?: () => Promise<boolean> }} options
 * @throws {UserError} if the live site would lose its whole edition
 */
export async function prepareBible(origins, { mayReplace, bring = download }) {
  const live = mayReplace ? null : await wholeLiveEdition(origins);
  const brings =
    process.env.BIBLE !== 'none' &&
    (live?.abbreviation ?? BLIVRE.abbreviation) === BLIVRE.abbreviation;
  if ((brings && (await bring())) || !live) return;
  throw new UserError(
    `The live site has a whole Bible (${live.name}), this machine has not: import it with "npm run bible", or add ${REPLACE_BIBLE}.`,
  );
}
