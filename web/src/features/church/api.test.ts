import type { Church, Profile } from '@raizes/domain/documents/people';
import { churchFormSchema } from '@raizes/domain/forms/content';
import { aChurch, aProfile } from '@raizes/tests/factories';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchDoc } from '@/lib/reads';
import type { putOnServer } from '@/lib/server';
import { SaveRefused } from '@/ui/save';
import { saveChurch, toValues } from './api';

const server = vi.hoisted(() => ({ putOnServer: vi.fn<typeof putOnServer>() }));
vi.mock('@/lib/server', () => server);
vi.mock('@/lib/reads', () => ({ fetchDoc: vi.fn<typeof fetchDoc>() }));
beforeEach(() => void vi.resetAllMocks());

const church = aChurch({ default_leader_id: 'lia' });

/** Saves the settings over the stored ones. @returns what was written */
async function saveOver(stored: Church, leader: Partial<Profile>) {
  vi.mocked(fetchDoc).mockImplementation(async (_, schema) => ({
    state: 'ready',
    value: v.parse(schema, aProfile({ id: 'lia', position: 'lider', ...leader })),
  }));
  let written: object | null = null;
  server.putOnServer.mockImplementation(async (_path, schema, change) => {
    written = change(v.parse(schema, stored));
  });
  const form = churchFormSchema.validateSync(toValues(church));
  await saveChurch(form, () => form);
  return written;
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
  ['a leader of unknown age', { guardianship: undefined }],
] as const)('accepts %s as the default leader', async (_, leader) => {
  const written = await saveOver(aChurch({ default_leader_id: null }), leader);
  expect(written).toMatchObject({ default_leader_id: 'lia' });
});

it('refuses a default leader who is no longer a leader, even if already stored', async () => {
  const saving = saveOver(church, { position: 'discipulo' });
  await expect(saving).rejects.toThrow('não é mais pastor nem líder');
});
