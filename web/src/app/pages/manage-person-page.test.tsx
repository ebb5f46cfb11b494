import type { Response } from '@raizes/domain/callables/responses';
import type { Profile } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import { aProfile, anAudit } from '@raizes/tests/factories';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall, refuseCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './manage-person-page';

const paulo = aProfile({ id: 'paulo', full_name: 'Paulo Ribeiro', position: 'pastor' });
const ana = aProfile({ id: 'ana', full_name: 'Ana Souza', pastor_id: 'paulo' });
const facts: Response<'look-up-person'> = {
  shares: true,
  last_devotional_date: '2026-11-21',
  messages: 3,
  unanswered: 1,
  waiting: 0,
  guardian: null,
};

beforeEach(() => {
  store.putAll(collections.profiles, [paulo, ana]);
  answerCall('look-up-emails', ({ userIds }) => ({
    emails: userIds.map((userId) => ({ userId, email: `${userId}@raizes.test`, confirmed: true })),
  }));
  answerCall('look-up-person', () => facts);
});

function open(uid: string, changes: Partial<Profile> = {}) {
  if (uid === 'ana') store.put(paths.profile('ana'), { ...ana, ...changes });
  const page = (
    <Routes>
      <Route path="/manage-users/:uid" element={<Page />} />
    </Routes>
  );
  renderApp(page, { route: `/manage-users/${uid}` });
}

it('shows a disciple’s leader, position, last day, numbers of messages and history', async () => {
  store.put(
    `${collections.audit}/a`,
    anAudit({ action: 'link', actor: 'paulo', subject: 'ana', before: null, after: 'paulo' }),
  );
  open('ana');
  expect(await screen.findByRole('heading', { name: 'Ana Souza', level: 1 })).toBeTruthy();
  expect(screen.getByLabelText('Cargo')).toHaveProperty('value', 'discipulo');
  expect(screen.getByLabelText('Pastor/Líder')).toHaveProperty('value', 'paulo');
  expect(screen.getByRole('switch', { name: 'Administrador' })).toBeTruthy();
  expect(await screen.findByText('3 ao todo, 1 sem resposta')).toBeTruthy();
  expect(screenText()).toContain('sábado, 21 de novembro de 2026');
  expect(await screen.findByText('ana@raizes.test')).toBeTruthy();
  expect(screenText()).toContain('Paulo Ribeiro vinculou Ana Souza a Paulo Ribeiro');
});

it('keeps the last day for the leader', async () => {
  answerCall('look-up-person', () => ({ ...facts, shares: false, last_devotional_date: null }));
  open('ana');
  expect(await screen.findByText('Só o líder vê, e só se a pessoa permitir')).toBeTruthy();
});

it('shows how many messages wait for a leader’s answer, and links to the disciples', async () => {
  answerCall('look-up-person', () => ({ ...facts, messages: 0, unanswered: 0, waiting: 2 }));
  open('paulo');
  expect(await screen.findByText(/^2 mensagens/)).toBeTruthy();
  expect(screen.queryByLabelText('Pastor/Líder')).toBeNull();
  expect(screen.queryByText('Último devocional')).toBeNull();
  const link = screen.getByText('ver quem caminha com Paulo Ribeiro');
  expect(link.getAttribute('href')).toBe('/manage-users?show=discipulo&leader=paulo');
});

it('names the guardian of a minor, or asks for the consent', async () => {
  const adult_from_year = new Date().getFullYear() + 2;
  const guardian = { name: 'Marta Reis', consented_on: '2026-11-20' } as const;
  answerCall('look-up-person', () => ({ ...facts, guardian }));
  open('ana', { guardianship: 'recorded', adult_from_year });
  expect(await screen.findByText(/^Marta Reis, autorização de sexta-feira, 20/)).toBeTruthy();
  store.put(paths.profile('ana'), { ...ana, guardianship: 'needed', adult_from_year });
  expect(await screen.findByText('Registrar consentimento do responsável')).toBeTruthy();
});

it('says when the person is gone, and when the numbers can’t be loaded', async () => {
  open('sumiu');
  expect(await screen.findByText('Esta pessoa não tem mais cadastro')).toBeTruthy();
  vi.spyOn(console, 'warn').mockReturnValue();
  refuseCall('look-up-person', 'internal');
  open('ana');
  expect(await screen.findByText('Não foi possível carregar os números')).toBeTruthy();
  expect(screen.getByLabelText('Cargo')).toBeTruthy();
});

it('says that the server does not answer while nothing is known of the person', async () => {
  store.goOffline();
  open('ana');
  expect(await screen.findByText('Aparece aqui assim que a internet voltar.')).toBeTruthy();
});

it('says nothing about the role of an admin while that is unknown', async () => {
  store.silence(collections.userRoles);
  open('ana');
  expect(await screen.findByText('Administrador: …')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  store.answer();
  expect(await screen.findByRole('switch', { name: 'Administrador' })).toBeTruthy();
});
