import { createHash, randomBytes } from 'node:crypto';

/**
 * Creates the link with which the first admin claims the church, unless the functions' environment already has a CLAIM_HASH
 * (null). The secret is in the link's fragment, which browsers send to no server, and is stored nowhere: the functions get only
 * its hash.
 * @param {string} environment the project's functions environment
 * @param {string} origin of the deployed app
 */
export function newClaim(environment, origin) {
  if (/^CLAIM_HASH=./m.test(environment)) return null;
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  return { line: `CLAIM_HASH=${hash}`, link: `${origin}/primeiro-administrador#${secret}` };
}

/** @param {string} link */
export const claimNotice = (link) =>
  [
    'The first admin: after the deployment, the first person with a confirmed e-mail who opens this link claims the church.',
    'It is shown only now, and does nothing if the church has an admin.',
    `  ${link}`,
  ].join('\n');
