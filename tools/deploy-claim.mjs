import { createHash, randomBytes } from 'node:crypto';

/**
 * The link by which the first admin claims the church: made when the functions' environment has no CLAIM_HASH yet, null
 * afterwards. Its secret stands in the fragment, which browsers send to no server, and is stored nowhere: the functions get
 * its hash.
 * @param {string} environment the functions' environment of the project
 * @param {string} origin of the deployed app
 */
export function newClaim(environment, origin) {
  if (/^CLAIM_HASH=./m.test(environment)) return null;
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  return { line: `CLAIM_HASH=${hash}`, link: `${origin}/primeiro-administrador#${secret}` };
}

/**
 * Whether a deployment with these arguments brings all functions, and so the hash to the one that compares it.
 * @param {string[]} args of `firebase deploy`
 */
export function bringsFunctions(args) {
  /** @param {string} option */
  const listed = (option) =>
    args.flatMap((arg, at) => {
      if (arg.startsWith(`${option}=`)) return arg.slice(option.length + 1).split(',');
      return arg === option ? (args[at + 1] ?? '').split(',') : [];
    });
  const [only, except] = [listed('--only'), listed('--except')];
  return !except.includes('functions') && (only.length === 0 || only.includes('functions'));
}

/** @param {string} link */
export const claimNotice = (link) =>
  [
    'The first admin: once the deployment has ended, the first person with a confirmed e-mail who opens this link claims the church.',
    'It is shown only now. Where there is an admin it does nothing.',
    `  ${link}`,
  ].join('\n');
