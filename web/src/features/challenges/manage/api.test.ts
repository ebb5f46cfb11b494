import { aChallenge } from '@raizes/tests/factories';
import type { ChallengeForm } from '@raizes/domain/forms/content';
import { beforeEach, expect, it, vi } from 'vitest';
import { createChallenge } from './api';

type Change = (stored: unknown) => object;
const { putOnServer } = vi.hoisted(() => ({
  putOnServer: vi.fn<(path: string, schema: unknown, change: Change) => Promise<void>>(),
}));
vi.mock('@/lib/server', () => ({ putOnServer }));

const form: ChallengeForm = {
  title: 'Orar',
  description: 'Todo dia',
  category: 'devotionals',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '50',
};
const written = vi.fn<(fields: object) => void>();

const createWhere = (stored: unknown) => {
  putOnServer.mockImplementationOnce(async (_path, _schema, change) => written(change(stored)));
  const merged = { ...form, title: 'Orar juntos' };
  return createChallenge(form, { id: 'orar', created_by: 'ana' }, () => merged);
};

beforeEach(() => vi.clearAllMocks());

it('creates a challenge with its author and time', async () => {
  await createWhere(null);
  expect(written.mock.calls[0]?.[0]).toMatchObject({ ...form, id: 'orar', created_by: 'ana' });
  expect(written.mock.calls[0]?.[0]).toHaveProperty('created_at');
});

it('changes a challenge that an earlier attempt has created, and keeps its creation time', async () => {
  await createWhere(aChallenge({ id: 'orar' }));
  expect(written).toHaveBeenCalledWith({ ...form, title: 'Orar juntos' });
});
