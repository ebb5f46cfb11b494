import '../app';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { erasePerson } from '../erasing/erase-person';
import { atLeastOnce } from '../lib/at-least-once';
import { uidSchema } from '../lib/uid';

const unfinishedSchema = v.object({ uid: uidSchema });

/** Finishes an erasure whose request died in the middle. Where it did not, there is nothing left to do. */
export const onErasureRequested = onDocumentCreated(
  { document: 'erasures/{hash}', retry: true, timeoutSeconds: 540 },
  atLeastOnce(async ({ data }) => {
    const now = v.safeParse(unfinishedSchema, (await data?.ref.get())?.data());
    if (now.success) await erasePerson(now.output.uid);
  }),
);
