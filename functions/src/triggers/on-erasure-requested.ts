import '../app';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { erasePerson } from '../erasing/erase-person';
import { atLeastOnce } from '../lib/at-least-once';

const unfinishedSchema = v.object({ uid: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)) });

/** Finishes an erasure whose request died in the middle. Where it did not, there is nothing left to do. */
export const onErasureRequested = onDocumentCreated(
  { document: 'erasures/{hash}', retry: true, timeoutSeconds: 540 },
  atLeastOnce(async ({ data }) => {
    const now = v.safeParse(unfinishedSchema, (await data?.ref.get())?.data());
    if (now.success) await erasePerson(now.output.uid);
  }),
);
