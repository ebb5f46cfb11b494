import { churchSchema } from '@raizes/domain/documents/people';
import { aChurch, aProfile } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/church/api';
import '@/features/church/church-form';
import * as users from '@/features/users/api';
import { admin, field, mergingWith, press, takeStored, type } from '@/testing/form';
import { ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { Page } from './church-settings-page';

vi.mock(import('@/features/church/api'), { spy: true });
vi.mock(import('@/features/users/api'), { spy: true });

const paulo = aProfile({ id: 'paulo', full_name: 'Paulo Ribeiro', position: 'pastor' });
const lia = aProfile({ id: 'lia', full_name: 'Lia Prado', position: 'lider' });
const church = aChurch({ name: 'Igreja Raízes', default_leader_id: null });

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  vi.mocked(api.useChurch).mockReturnValue(ready(church));
  vi.mocked(users.useLeaders).mockReturnValue([lia, paulo]);
  vi.mocked(users.usePerson).mockImplementation((id) => ready(id === 'lia' ? lia : paulo));
});

it('lets an admin resolve a conflict with another admin’s change, and continues from the stored values', async () => {
  const stored = { ...api.toValues(church), name: 'Igreja da Videira', default_leader_id: 'lia' };
  vi.mocked(api.saveChurch).mockImplementation(mergingWith(stored));
  renderApp(<Page person={admin} />);
  await screen.findByText('Paulo Ribeiro (Pastor)');
  await type('Líder padrão', 'paulo');
  await press('Salvar');
  const leaders = await field('Líder padrão: dois textos');
  expect(leaders.textContent).toContain('Paulo Ribeiro (Pastor)');
  expect(leaders.textContent).toContain('Lia Prado (Líder)');
  await takeStored('Líder padrão');
  expect(await field('Líder padrão')).toHaveProperty('value', 'lia');
  await press('Salvar');
  expect(await screen.findByText('Configurações salvas com sucesso.')).toBeTruthy();
  expect(await field('Nome da igreja')).toHaveProperty('value', 'Igreja da Videira');
  expect(localStorage).toHaveLength(0);
});

it('offers to link people without an invitation to the default leader; off in older settings', async () => {
  const { link_newcomers: _, ...older } = church;
  vi.mocked(api.useChurch).mockReturnValue(ready(v.parse(churchSchema, older)));
  vi.mocked(api.saveChurch).mockResolvedValue();
  renderApp(<Page person={admin} />);
  const toggle = await field('Acompanhar quem chega sem convite');
  expect(toggle).toHaveProperty('checked', false);
  fireEvent.click(toggle);
  await press('Salvar');
  await waitFor(() =>
    expect(api.saveChurch).toHaveBeenCalledWith(
      expect.objectContaining({ link_newcomers: true }),
      expect.anything(),
    ),
  );
});

it('says why newcomers can’t get a default leader who is a minor', async () => {
  const young = aProfile({
    id: 'caio',
    full_name: 'Caio Prado',
    position: 'lider',
    guardianship: 'needed',
    adult_from_year: new Date().getFullYear() + 1,
  });
  vi.mocked(users.useLeaders).mockReturnValue([lia, young]);
  renderApp(<Page person={admin} />);
  await screen.findByText('Caio Prado (Líder)');
  await type('Líder padrão', 'caio');
  expect(await screen.findByText(/falta a autorização do responsável/)).toBeTruthy();
  await type('Líder padrão', 'lia');
  expect(await screen.findByText(/Acompanha quem se torna discípulo/)).toBeTruthy();
});
