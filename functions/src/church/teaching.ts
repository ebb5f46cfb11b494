import { isTaughtTopic, teachingSchema } from '@raizes/domain/documents/teaching';
import type { Teaching } from '@raizes/domain/documents/teaching';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { recordAudit } from '../people/audit';

/** Saves what the church teaches on a topic, or deletes it. The audit names the topic, never the words. */
export const saveTeaching = onSignedInCall(
  'save-teaching',
  async ({ uid: actor, token }, { topic, text, replaces }) => {
    await requireSession(token);
    const document = database.doc(paths.teaching);
    await database.runTransaction(async (tx) => {
      const [stored] = await Promise.all([tx.get(document), requireAdmin(tx, actor)]);
      const before: unknown = stored.get(topic);
      if ((before ?? null) === text) return;
      if (replaces !== undefined && (before ?? null) !== replaces) {
        throw new HttpsError(
          'failed-precondition',
          'Outra pessoa mudou este texto enquanto você escrevia. Confira o que está salvo e salve de novo.',
        );
      }
      tx.set(document, { [topic]: text ?? FieldValue.delete() }, { merge: true });
      recordAudit(tx, {
        action: 'teaching',
        actor,
        subject: actor,
        before: before === undefined ? null : topic,
        after: text === null ? null : topic,
      });
    });
    return { saved: true as const };
  },
);

const KEPT_MS = 10 * 60_000;

let kept: { until: number; teaching: Promise<Teaching> } | null = null;

/** What the church teaches, by topic; kept in memory for ten minutes, so that questions don't cost a read each. */
export function loadTeaching(now = Date.now()): Promise<Teaching> {
  if (kept && now < kept.until) return kept.teaching;
  const teaching = readTeaching();
  kept = { until: now + KEPT_MS, teaching };
  // A failed read is not kept.
  teaching.catch(() => (kept = null));
  return teaching;
}

async function readTeaching(): Promise<Teaching> {
  const stored = await database.doc(paths.teaching).get();
  const entries = Object.entries(v.parse(teachingSchema, stored.data() ?? {}));
  return Object.fromEntries(entries.filter(([topic]) => isTaughtTopic(topic)));
}
