import { aDevotional } from '@raizes/tests/factories';
import { expect, it, vi } from 'vitest';
import { createDevotional, removeDevotional, toValues } from './api';

type Change = (stored: unknown) => object;
const { putOnServer, removeOnServer } = vi.hoisted(() => ({
  putOnServer: vi.fn<(path: string, schema: unknown, change: Change) => Promise<void>>(),
  removeOnServer: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock('@/lib/server', () => ({ putOnServer, removeOnServer }));

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

it('says why the rules refuse to delete a devotional, and passes on any other error', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });
  removeOnServer.mockRejectedValueOnce(denied);
  await expect(removeDevotional('2026-11-20')).rejects.toThrow(
    'Alguém já concluiu este devocional',
  );
  const offline = Object.assign(new Error('offline'), { code: 'unavailable' });
  removeOnServer.mockRejectedValueOnce(offline);
  await expect(removeDevotional('2026-11-20')).rejects.toBe(offline);
});
