import { paths } from '@raizes/domain/paths';
import { aDevotional } from '@raizes/tests/factories';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { createDevotional, removeDevotional, toValues } from './api';

const stored = aDevotional({ date: '2026-11-20' });
const { id: _id, created_by: _by, ...form } = stored;
const path = paths.devotional(stored.date);

beforeEach(() => store.put(path, stored));

const create = (mayChange: boolean) => {
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
  expect(store.get(path)).toEqual(stored);
});

it('changes the devotional if this form has created it and the response was lost', async () => {
  await create(true);
  expect(store.get(path)).toEqual({ ...stored, context: 'Agora' });
});

it('says why the rules refuse to delete a devotional, and passes on any other error', async () => {
  store.refuse(path);
  await expect(removeDevotional(stored.date)).rejects.toThrow('Alguém já concluiu este devocional');
  store.refuse(path, 'unavailable');
  await expect(removeDevotional(stored.date)).rejects.toThrow('unavailable');
});
