import { responses } from '@raizes/domain/callables/responses';
import { DAILY_PEOPLE_PAGES } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { signedIn } from './support/calls';

// The other tests of this callable, which need no HTTP: in-process/export-people.test.ts.
it('the export of people is recorded even with a made-up cursor, and stops at the daily limit', async () => {
  const admin = await signedIn({ admin: true });
  const recorded = () =>
    db.collection(collections.audit).where('actor', '==', admin.uid).count().get();
  const everybody = { shown: 'everybody', leaderId: null, query: '', after: null };
  const madeUp = { ...everybody, after: '!', leaderId: `lider-${randomUUID()}` };
  const { result, text: answer } = await admin.call('export-people', madeUp);
  const { after } = v.parse(responses['export-people'], result, { message: answer });
  expect(after).toBeNull();
  expect((await recorded()).data().count).toBe(1);
  await db.doc(paths.quota(admin.uid, 'people-exports')).update({ count: DAILY_PEOPLE_PAGES });
  const { text } = await admin.call('export-people', everybody);
  expect(text).toContain('Tente novamente amanhã.');
  expect((await recorded()).data().count).toBe(1);
});
