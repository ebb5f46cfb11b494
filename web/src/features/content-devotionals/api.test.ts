import { aDevotional } from '@raizes/tests/factories';
import { expect, it, vi } from 'vitest';
import { createDevotional, toValues } from './api';

type Change = (stored: unknown) => object;
const { putOnServer } = vi.hoisted(() => ({
  putOnServer: vi.fn<(path: string, schema: unknown, change: Change) => Promise<void>>(),
}));
vi.mock('@/lib/server', () => ({ putOnServer }));

const stored = aDevotional({ date: '2026-11-20' });
const { id: _id, created_by: _by, ...form } = stored;
const written = vi.fn<(fields: object) => void>();

const create = (mayChange: boolean) => {
  putOnServer.mockImplementationOnce(async (_path, _schema, change) => written(change(stored)));
  const merged = { ...form, context: 'Agora' };
  return createDevotional(
    form,
    'ana',
    () => merged,
    (found) => {
      expect(found).toEqual(toValues(stored));
      return mayChange;
    },
  );
};

it('refuses to create a second devotional for a day', async () => {
  await expect(create(false)).rejects.toThrow(
    'Já existe um devocional em 20/11/2026. Escolha outra data ou edite o que já existe.',
  );
  expect(written).not.toHaveBeenCalled();
});

it('changes the devotional if this form has created it and the response was lost', async () => {
  await create(true);
  expect(written).toHaveBeenCalledWith({ ...form, context: 'Agora' });
});
