import { collections, paths } from '@raizes/domain/paths';
import { aChurch, aProfile } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import '@/features/people/church/church-form';
import { store } from '@/testing/backend/store';
import { admin, field, press, takeStored, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './church-settings-page';

const paulo = aProfile({ id: 'paulo', full_name: 'Paulo Ribeiro', position: 'pastor' });
const lia = aProfile({ id: 'lia', full_name: 'Lia Prado', position: 'lider' });
const church = aChurch({ name: 'Igreja Raízes', default_leader_id: null });

beforeEach(() => {
  localStorage.clear();
  store.put(paths.church, church);
  store.putAll(collections.profiles, [lia, paulo]);
});

it('lets an admin resolve a conflict with another admin’s change, and continues from the stored values', async () => {
  renderApp(<Page person={admin} />);
  await screen.findByText('Paulo Ribeiro (Pastor)');
  await type('Líder padrão', 'paulo');
  store.put(paths.church, { ...church, name: 'Igreja da Videira', default_leader_id: 'lia' });
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

it('offers to link people without an invitation to the default leader, if there is one', async () => {
  renderApp(<Page person={admin} />);
  const toggle = await field('Acompanhar quem chega sem convite');
  expect(toggle).toHaveProperty('disabled', true);
  await screen.findByText('Paulo Ribeiro (Pastor)');
  await type('Líder padrão', 'paulo');
  expect(toggle).toHaveProperty('checked', false);
  fireEvent.click(toggle);
  await press('Salvar');
  await waitFor(() => expect(store.get(paths.church)).toMatchObject({ link_newcomers: true }));
});

it('keeps the contact of whoever installed the app, apart from what all members read', async () => {
  renderApp(<Page person={admin} />);
  await type('Contato de quem instalou', 'x'.repeat(201));
  await press('Salvar contato');
  await screen.findByText(/no máximo 200/);
  expect(store.get(paths.installation)).toBeUndefined();
  await type('Contato de quem instalou', ' Ana, 11 99999-0000 ');
  await press('Salvar contato');
  await screen.findByText('Contato salvo.');
  expect(store.get(paths.installation)).toEqual({ contact: 'Ana, 11 99999-0000' });
  expect(store.get(paths.church)).toEqual(church);
});

it('offers no empty field for a contact that is not known yet, and keeps what is being typed', async () => {
  store.put(paths.installation, { contact: 'Ana' });
  store.silence(paths.installation);
  renderApp(<Page person={admin} />);
  await screen.findByText('Paulo Ribeiro (Pastor)');
  expect(screen.queryByLabelText('Contato de quem instalou')).toBeNull();
  store.answer();
  expect(await field('Contato de quem instalou')).toHaveProperty('value', 'Ana');
  await type('Contato de quem instalou', 'Rui');
  store.put(paths.installation, { contact: 'Bia' });
  expect(await field('Contato de quem instalou')).toHaveProperty('value', 'Rui');
});

it('shows how the name reads in an invitation', async () => {
  renderApp(<Page person={admin} />);
  expect(await screen.findByText(/^Líder da Igreja Raízes\./)).toBeTruthy();
  await type('Nome da igreja', 'Igreja da Videira');
  expect(await screen.findByText(/^Líder da Igreja da Videira\./)).toBeTruthy();
});

it('says why newcomers can’t get a default leader who is a minor', async () => {
  const young = aProfile({
    id: 'caio',
    full_name: 'Caio Prado',
    position: 'lider',
    guardianship: 'needed',
    adult_from_year: new Date().getFullYear() + 1,
  });
  store.putAll(collections.profiles, [young]);
  renderApp(<Page person={admin} />);
  await screen.findByText('Caio Prado (Líder)');
  await type('Líder padrão', 'caio');
  expect(await screen.findByText(/falta a autorização do responsável/)).toBeTruthy();
  await type('Líder padrão', 'lia');
  expect(await screen.findByText(/Acompanha quem se torna discípulo/)).toBeTruthy();
});
