import { paths } from '@raizes/domain/paths';
import { aDevotional } from '@raizes/tests/factories';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { createDevotional, devotionalValues } from './api';

const stored = aDevotional({ date: '2026-11-20' });
const { id: _id, created_by: _by, ...form } = stored;
const path = paths.devotional(stored.date);

it('changes the devotional if this form has created it and the response was lost', async () => {
  store.put(path, stored);
  const isOwn = (found: object) =>
    JSON.stringify(found) === JSON.stringify(devotionalValues(stored));
  await createDevotional(form, 'ana', () => ({ ...form, context: 'Agora' }), isOwn);
  expect(store.get(path)).toEqual({ ...stored, context: 'Agora' });
});
