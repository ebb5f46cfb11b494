import '../app';
import { consentsSchema } from '@raizes/domain/documents/consents';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { parseSnapshot } from '../lib/parse-snapshot';
import { logAnswer } from '../consents/log-answer';
import { stampConsents } from '../consents/stamp-consents';

/** Makes what a person consents to hold at once, and keeps every answer that they have given. */
export const onConsentsWritten = onDocumentWritten(
  { document: 'users/{uid}/privacy/consents', retry: true },
  atLeastOnce(async ({ params: { uid }, data, time }) => {
    if (!data?.after.exists) return;
    await logAnswer(uid, parseSnapshot(consentsSchema, data.after));
    await stampConsents(uid, new Date(time).getUTCFullYear());
  }),
);
