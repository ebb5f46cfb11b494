import type { Church, Profile } from '@raizes/domain/documents/people';
import { churchFormSchema } from '@raizes/domain/forms/content';
import { aChurch, aProfile } from '@raizes/tests/factories';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { SaveRefused } from '@/ui/save';
import { saveChurch, churchValues } from './api';

const church = aChurch({ default_leader_id: 'lia' });

/** Saves the settings over the stored ones. @returns what is stored then */
async function saveOver(stored: Church, leader: Partial<Profile>) {
  store.put(paths.profile('lia'), aProfile({ id: 'lia', position: 'lider', ...leader }));
  store.put(paths.church, stored);
  const form = churchFormSchema.validateSync(churchValues(church));
  await saveChurch(form, () => form);
  return store.get(paths.church);
}

const minor: Partial<Profile> = {
  guardianship: 'needed',
  adult_from_year: new Date().getFullYear() + 1,
};

it('explains why a minor without a guardian’s consent can’t become the default leader', async () => {
  const saving = saveOver(aChurch({ default_leader_id: null }), minor);
  await expect(saving).rejects.toEqual(
    new SaveRefused(
      'Líderes menores de 18 anos só recebem discípulos com a autorização do responsável. Registre-a em Gerenciar Usuários, em “Menores de 18 anos”, ou escolha outra pessoa.',
      'default_leader_id',
    ),
  );
});

it('saves the other settings if a minor already is the default leader', async () => {
  const before = aChurch({ default_leader_id: 'lia', name: 'Igreja de antes' });
  expect(await saveOver(before, minor)).toMatchObject({ name: church.name });
});

it.each([
  ['an adult', { guardianship: 'none' }],
  ['a minor with consent', { ...minor, guardianship: 'recorded' }],
  ['a leader of unknown age', {}],
] as const)('accepts %s as the default leader', async (_, leader) => {
  const written = await saveOver(aChurch({ default_leader_id: null }), leader);
  expect(written).toMatchObject({ default_leader_id: 'lia' });
});

it('refuses a default leader who is no longer a leader, even if already stored', async () => {
  const saving = saveOver(church, { position: 'discipulo' });
  await expect(saving).rejects.toThrow('não é mais pastor nem líder');
});
