import type { DocumentData } from 'firebase/firestore';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type * as v from 'valibot';
import { storage, useStoredText } from './storage';
import { readStored } from './stored';
import type { Delivery } from './writes';

/** `refused` only while the person waits; a later refusal is reported only through `onRefused`. */
export type Outcome = 'sent' | 'on-device' | 'refused';

interface Answers {
  onSent: () => void;
  /** Runs once on a refusal, immediate or late, and before the outcome resolves. */
  onRefused: (error: unknown) => void;
}

/** Follows a write until the server answers; resolves as soon as the person can continue. */
export async function followDelivery({ kept, sent }: Delivery, answers: Answers): Promise<Outcome> {
  sent.then(answers.onSent, answers.onRefused);
  try {
    const outcome = await kept;
    // `onSent` runs before the caller continues.
    if (outcome === 'sent') await sent;
    return outcome;
  } catch {
    return 'refused';
  }
}

interface Kind<Entry> {
  /** The entries are stored under `name.uid`. */
  name: string;
  schema: v.GenericSchema<unknown, Entry[]>;
  idOf: (entry: Entry) => string;
}

/** Stores, per person, what this device has written and the server has not confirmed. It survives a reload. */
export function createOutbox<Entry>({ name, schema, idOf }: Kind<Entry>) {
  const keyOf = (uid: string) => `${name}.${uid}`;
  const read = (uid: string): Entry[] => readStored(keyOf(uid), schema) ?? [];
  const without = (uid: string, ids: string[]) =>
    read(uid).filter((entry) => !ids.includes(idOf(entry)));

  return {
    read,
    has: (uid: string, id: string) => read(uid).some((entry) => idOf(entry) === id),

    /** Adds an entry, or replaces the one with its id. Returns false if the device could not store it. */
    put: (uid: string, entry: Entry): boolean =>
      storage.write(keyOf(uid), [...without(uid, [idOf(entry)]), entry]),

    remove: (uid: string, ...ids: string[]): void => {
      const left = without(uid, ids);
      if (left.length > 0) storage.write(keyOf(uid), left);
      else storage.remove(keyOf(uid));
    },

    /** Follows the entries. */
    useEntries(uid: string): Entry[] {
      const text = useStoredText(keyOf(uid));
      return useMemo(() => (text === null ? [] : read(uid)), [uid, text]);
    },
  };
}

interface WriteKind<Entry> extends Kind<Entry> {
  /** Path of the document that an entry writes. */
  pathOf: (uid: string, entry: Entry) => string;
  /** If another write can create the same document: whether the document is the one that the entry wrote. */
  isWritten?: (entry: Entry, fields: DocumentData) => boolean;
  /** Runs when the server has confirmed the entry, instead of removing it. */
  onSent?: (uid: string, entry: Entry) => void;
  /** If entries stay after they are sent: whether this one is still unconfirmed. */
  isPending?: (entry: Entry) => boolean;
}

/**
 * An outbox of writes to Firestore. Unlike the promise of a write, it survives a reload: `useSettle` then checks on the server what
 * happened to the entries. Loads Firestore only if there are entries.
 */
export function createWriteOutbox<Entry>(kind: WriteKind<Entry>) {
  const { idOf, pathOf, isWritten = () => true, isPending = () => true } = kind;
  const outbox = createOutbox(kind);
  const { read, has, remove } = outbox;

  function confirm(uid: string, entry: Entry): void {
    if (kind.onSent) kind.onSent(uid, entry);
    else remove(uid, idOf(entry));
  }

  async function settle(uid: string, onMissing: (entry: Entry) => void): Promise<void> {
    if (!read(uid).some(isPending)) return;
    const { existsOnServer } = await import('./reads');
    for (const entry of read(uid).filter(isPending)) {
      // Sequential, because the first check waits until all pending writes are answered.
      const exists = await existsOnServer(pathOf(uid, entry), (fields) => isWritten(entry, fields));
      if (exists) confirm(uid, entry);
      // An entry that is gone was settled by another tab.
      else if (has(uid, idOf(entry))) onMissing(entry);
    }
  }

  return {
    ...outbox,

    /** Follows the write of an entry. `onRefused` handles a refused entry, which stays in the outbox unless `onRefused` removes it. */
    follow: (
      uid: string,
      entry: Entry,
      delivery: Delivery,
      onRefused: Answers['onRefused'],
    ): Promise<Outcome> =>
      followDelivery(delivery, { onSent: () => confirm(uid, entry), onRefused }),

    /**
     * Checks the pending entries against the server. `onMissing` handles those that the server does not have: refused, or written
     * before Auth resolved, when Firestore stores nothing. @throws when the server is unreachable
     */
    settle,

    /** Settles once after a reload. */
    useSettle(uid: string, onMissing: (entry: Entry) => void): void {
      const handle = useEffectEvent(onMissing);
      useEffect(() => {
        settle(uid, (entry) => handle(entry)).catch((cause: unknown) =>
          console.warn(`The outbox ${kind.name} could not be settled`, cause),
        );
      }, [uid]);
    },
  };
}
