import { aChallenge } from '@raizes/tests/factories';
import type { ChallengeForm } from '@raizes/domain/forms/content';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { createChallenge } from './api';

const form: ChallengeForm = {
  title: 'Orar',
  description: 'Todo dia',
  category: 'devotionals',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '50',
};
const create = () => {
  const merged = { ...form, title: 'Orar juntos' };
  return createChallenge(form, { id: 'orar', created_by: 'ana' }, () => merged);
};
const path = paths.challenge('orar');

it('creates a challenge with its author and time', async () => {
  await create();
  expect(store.get(path)).toMatchObject({ ...form, id: 'orar', created_by: 'ana' });
  expect(store.get(path)).toHaveProperty('created_at');
});

it('changes a challenge that an earlier attempt has created, and keeps its creation time', async () => {
  const earlier = aChallenge({ id: 'orar' });
  store.put(path, earlier);
  await create();
  expect(store.get(path)).toEqual({ ...earlier, ...form, title: 'Orar juntos' });
});
