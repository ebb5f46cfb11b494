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
import { idOfCode, readStanding } from './invitations';

type Answer = Response<'peek-invitation'>;

/** Who invites, for people without an account. */
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
  /** Stands for the code. */
  guess: string;
}

async function peek(tx: Transaction, { id, guesser, guess }: Peek): Promise<Answer> {
  const now = new Date();
  const guesses = await wrongCodes(tx, guesser, now);
  const [standing, settings] = await Promise.all([
    readStanding(tx, id, now),
    tx.get(database.doc(paths.church)),
  ]);
  const name: unknown = settings.get('name');
  const church = typeof name === 'string' ? name : '';
  if (standing?.leader) {
    const { full_name, position } = standing.leader;
    return { state: 'leader', church, leader: { full_name, position } };
  }
  if (standing?.invitation.position) {
    return { state: 'position', church, position: standing.invitation.position };
  }
  guesses.count(guess);
  return { state: 'gone' };
}

/** The address that Google's front end has seen: the last one, since a client may send others before it. */
function addressOf({ headers, ip }: CallableRequest['rawRequest']): string {
  const forwarded = [headers['x-forwarded-for'] ?? ip ?? ''].flat().join(',');
  return networkOf(forwarded.split(',').at(-1)?.trim() ?? '');
}

/** One household or phone has all IPv6 addresses of a network: its four groups stand for them. Any other address is its own. */
export function networkOf(written: string): string {
  if (!isIPv6(written)) return written;
  // In one spelling of the many.
  const { address } = new SocketAddress({ address: written, family: 'ipv6' });
  const mapped = address.replace('::ffff:', '');
  if (isIPv4(mapped)) return mapped;
  const [start = '', end] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(start), groups(end ?? '')];
  const zeros = end === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last].slice(0, 4).join(':');
}

/** A hash that stands for an address, a person or a code, and can't be traced back without the server's salt. */
export const saltedHash = async (what: string): Promise<string> =>
  createHmac('sha256', await salt())
    .update(what)
    .digest('hex');

let known: string | null = null;

/** Made by the first call of all, and kept by the server alone. */
async function salt(): Promise<string> {
  known ??= await database.runTransaction(async (tx) => {
    const stored = await tx.get(database.doc(serverPaths.invitationGuesses('salt')));
    if (stored.exists) return v.parse(v.string(), stored.get('salt'));
    const made = randomBytes(32).toString('base64url');
    tx.set(stored.ref, { salt: made });
    return made;
  });
  return known;
}

const HOUR_MS = 60 * 60 * 1000;
const guessesSchema = v.object({
  wrong: v.number(),
  /** The codes that were counted, as hashes. Absent where each try counts. */
  codes: v.optional(v.array(v.string()), []),
  expires_at: instant,
});

/**
 * The wrong codes of an hour, which begins with the first. A right one is not counted, so that a whole church can come by one
 * poster behind one address; nor is a wrong one again, which is no further guess: the poster may be an old one.
 * @throws {HttpsError} before anything is looked up, when there were too many
 */
export async function wrongCodes(tx: Transaction, guesser: string, now: Date) {
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
    /** @param code without it each try counts, of the same code too */
    count(code?: string): void {
      if (code !== undefined && codes.includes(code)) return;
      const counted = code === undefined ? codes : [...codes, code];
      tx.set(snapshot.ref, { wrong: wrong + 1, codes: counted, expires_at });
    },
  };
}
