import '../../functions/src/firebase';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { InvalidDocumentError, parseSnapshot } from '../../functions/src/trigger';
import { db } from '../support/admin';
import { completionOf, newUid, today } from './support/progress';

it('turns the moments of a document into dates', async () => {
  const uid = newUid();
  const ref = db.doc(paths.userDevotional(uid, today));
  await ref.set(completionOf(uid, today));
  const completion = parseSnapshot(userDevotionalSchema, await ref.get());
  expect(completion).toEqual(completionOf(uid, today));
});

it('says what does not fit by field and kind, and never in the words of the document', async () => {
  const ref = db.doc(`nothing/${newUid()}`);
  const secret = 'Confesso que tenho medo';
  await ref.set({ ...completionOf('x', today), completed_on: secret, reflection: { [secret]: 1 } });
  const snapshot = await ref.get();
  const attempt = () => parseSnapshot(userDevotionalSchema, snapshot);
  expect(attempt).toThrow(
    new InvalidDocumentError(ref.path, ['reflection: string', 'completed_on: custom']),
  );
  expect(attempt).not.toThrow(secret);
});
