import { UserError } from './launcher/run.mjs';

/** Allows a deployment to put the sample in place of a whole Bible. */
export const REPLACE_BIBLE = '--replace-bible';

/**
 * The live site's edition of the Bible.
 * @param {string} origin of the live site
 * @returns {Promise<{ name: string, is_sample: boolean } | null>} null if there is none yet
 * @throws if the site can't be reached
 */
async function liveEdition(origin) {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${origin}/bible/edition.json`, { cache: 'no-store', signal });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  if (!response.ok) return null;
  return response.json().catch(() => null);
}

/**
 * Refuses to deploy the sample over a whole Bible.
 * @param {string} origin of the live site
 * @throws {UserError} if the live site has a whole edition
 */
export async function keepLiveBible(origin) {
  /** @type {Awaited<ReturnType<typeof liveEdition>>} */
  let live;
  try {
    live = await liveEdition(origin);
  } catch {
    console.log(`${origin} can't be reached, so nobody knows whether it has a whole Bible.`);
    return;
  }
  if (live?.is_sample !== false) return;
  throw new UserError(
    `The live site has a whole Bible (${live.name}), this machine only the sample: import it with "npm run bible", or add ${REPLACE_BIBLE}.`,
  );
}
