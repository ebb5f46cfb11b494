import { HOUR_MS } from '@raizes/domain/day';
import { parseCode } from '@raizes/domain/invitations';
import { instant } from '@raizes/domain/documents/fields';
import { HOURLY_WRONG_CODES } from '@raizes/domain/limits';
import { paths, serverPaths } from '@raizes/domain/paths';
import type { Response } from '@raizes/domain/callables/responses';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { CallableRequest } from 'firebase-functions/https';
import { createHmac, randomBytes } from 'node:crypto';
import { SocketAddress, isIPv4, isIPv6 } from 'node:net';
import * as v from 'valibot';
import { onOpenCall } from '../callable';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { idOfCode, readRedeemableInvitation } from './invitations';

type Answer = Response<'peek-invitation'>;

/** Tells a person without an account who invites them. */
export const peekInvitation = onOpenCall('peek-invitation', async (http, { code }) => {
  const typed = parseCode(code);
  if (typed === null) return { state: 'gone' };
  const guesser = await saltedHash(`address ${addressOf(http)}`);
  const guess = await saltedHash(`code ${typed}`);
  return withLock(guesser, () =>
    database.runTransaction((tx) => peek(tx, { id: idOfCode(typed), guesser, guess })),
  );
});

interface Peek {
  id: string;
  guesser: string;
  /** A hash of the code. */
  guess: string;
}

async function peek(tx: Transaction, { id, guesser, guess }: Peek): Promise<Answer> {
  const now = new Date();
  const guesses = await readWrongCodeQuota(tx, guesser, now);
  const [redeemable, settings] = await Promise.all([
    readRedeemableInvitation(tx, id, now),
    tx.get(database.doc(paths.church)),
  ]);
  const name: unknown = settings.get('name');
  const church = typeof name === 'string' ? name : '';
  if (redeemable?.leader) {
    const { full_name, position } = redeemable.leader;
    return { state: 'leader', church, leader: { full_name, position } };
  }
  if (redeemable?.invitation.position) {
    return { state: 'position', church, position: redeemable.invitation.position };
  }
  guesses.count(guess);
  return { state: 'gone' };
}

/** Returns the address that Google's front end has added: the last one, because a client can send others before it. */
function addressOf({ headers, ip }: CallableRequest['rawRequest']): string {
  const forwarded = [headers['x-forwarded-for'] ?? ip ?? ''].flat().join(',');
  return networkOf(forwarded.split(',').at(-1)?.trim() ?? '');
}

/**
 * Reduces an IPv6 address to the first four groups, because one household or phone can use every address of its /64 network. Any other
 * address is returned as it is.
 */
export function networkOf(written: string): string {
  if (!isIPv6(written)) return written;
  // Normalizes the many ways to write an address.
  const { address } = new SocketAddress({ address: written, family: 'ipv6' });
  const mapped = address.replace('::ffff:', '');
  if (isIPv4(mapped)) return mapped;
  const [start = '', end] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(start), groups(end ?? '')];
  const zeros = end === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last].slice(0, 4).join(':');
}

/** Hashes an address, a person or a code; without the server's salt the hash can't be traced back. */
export const saltedHash = async (what: string): Promise<string> =>
  createHmac('sha256', await salt())
    .update(what)
    .digest('hex');

let cachedSalt: string | null = null;

/** Returns the salt, which the very first call creates; only the server can read it. */
async function salt(): Promise<string> {
  cachedSalt ??= await database.runTransaction(async (tx) => {
    const stored = await tx.get(database.doc(serverPaths.invitationGuesses('salt')));
    if (stored.exists) return v.parse(v.string(), stored.get('salt'));
    const made = randomBytes(32).toString('base64url');
    tx.set(stored.ref, { salt: made });
    return made;
  });
  return cachedSalt;
}

const guessesSchema = v.object({
  wrong: v.number(),
  /** Hashes of the codes that were counted. Absent if every attempt counts. */
  codes: v.optional(v.array(v.string()), []),
  expires_at: instant,
});

/**
 * Limits the wrong codes per hour, starting with the first one. A right code does not count, so that a whole church behind one address can
 * use the same poster. A repeated wrong code is not a new guess and does not count again: an old poster can still be hanging
 * somewhere.
 * @throws {HttpsError} if there were too many; call it before anything is looked up
 */
export async function readWrongCodeQuota(tx: Transaction, guesser: string, now: Date) {
  const snapshot = await tx.get(database.doc(serverPaths.invitationGuesses(guesser)));
  const stored = v.safeParse(guessesSchema, snapshot.data());
  const isCurrent = stored.success && stored.output.expires_at > now;
  const { wrong, codes, expires_at } = isCurrent
    ? stored.output
    : { wrong: 0, codes: [], expires_at: new Date(now.getTime() + HOUR_MS) };
  if (wrong >= HOURLY_WRONG_CODES) {
    throw new HttpsError(
      'resource-exhausted',
      'Muitas tentativas seguidas. Espere uma hora e tente novamente.',
    );
  }
  return {
    /** @param code a hash; without it every attempt counts, even with the same code */
    count(code?: string): void {
      if (code !== undefined && codes.includes(code)) return;
      const counted = code === undefined ? codes : [...codes, code];
      tx.set(snapshot.ref, { wrong: wrong + 1, codes: counted, expires_at });
    },
  };
}
