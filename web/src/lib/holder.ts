import { hasFields, storage } from './storage';

const KEY = 'holder';
const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/** @param endedAt when the session ended without a sign-out; null while it lasts */
const write = (uid: string, endedAt: number | null) => storage.write(KEY, { uid, endedAt });

function read(): { uid: string; endedAt: number | null } | null {
  const stored = storage.read(KEY);
  if (!hasFields(stored, ['uid'], 'string')) return null;
  return {
    uid: stored.uid,
    endedAt: hasFields(stored, ['endedAt'], 'number') ? stored.endedAt : null,
  };
}

const isExpired = (endedAt: number | null) =>
  endedAt !== null && Math.abs(Date.now() - endedAt) > HELD_MS;

/**
 * The person whose drafts, outboxes and Firestore database this device holds. A session that ends without a sign-out leaves them
 * here, unseen, for seven days, so that the same person can sign in again and loses nothing.
 */
export const holder = {
  key: KEY,
  begin: (uid: string) => write(uid, null),
  /** Starts the seven days. Returns whether a session lasted until now. */
  end(): boolean {
    const held = read();
    return held?.endedAt === null && write(held.uid, Date.now());
  },
  /** Whether the data must be erased before this person's first screen; `null`: because nobody has come back for it. */
  isOutdated(uid: string | null): boolean {
    const held = read();
    return held !== null && (isExpired(held.endedAt) || (uid !== null && uid !== held.uid));
  },
  /** Uid of the person whose session has ended and whose data is still here; null if there is none. */
  absent(): string | null {
    const held = read();
    return held && held.endedAt !== null && !isExpired(held.endedAt) ? held.uid : null;
  },
  forget: () => storage.remove(KEY),
};

/** Stored while Firestore holds writes that the server has not answered: without a session it does not tell. */
export const UNSENT_WRITES_KEY = 'unsent-writes';
