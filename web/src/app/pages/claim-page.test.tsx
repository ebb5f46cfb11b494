import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pendingClaim } from '@/lib/pending-claim';
import { setPerson } from '@/lib/session';
import { rememberAdmitted } from '@/lib/remembered';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { press } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './claim-page';

const open = (hash = '#o-segredo') =>
  renderApp(<Page />, { route: `/primeiro-administrador${hash}` });

beforeEach(() => {
  localStorage.clear();
  rememberAdmitted('ana', true);
  setPerson({ uid: 'ana', email: 'ana@igreja.test', name: 'Ana' });
});

it('claims the church with the secret in the fragment, and opens the administration', async () => {
  answerCall('claim-church', () => ({ claimed: true }));
  const { currentAddress } = open();
  await press('Assumir a administração');
  await waitFor(() => expect(currentAddress()).toBe('/admin'));
  expect(requestsOf('claim-church')).toEqual([{ secret: 'o-segredo' }]);
  expect(pendingClaim.address()).toBeNull();
});

it('shows the reason of a refusal, and lets the person try again', async () => {
  const words = 'Confirme primeiro o seu e-mail: abra o link que enviamos e volte aqui.';
  refuseCall('claim-church', 'failed-precondition', words);
  const { currentAddress } = open();
  await press('Assumir a administração');
  await screen.findByText(words);
  answerCall('claim-church', () => ({ claimed: true }));
  await press('Assumir a administração');
  await waitFor(() => expect(currentAddress()).toBe('/admin'));
});

it('asks for an account first, and says to open the link again afterwards', () => {
  setPerson(null);
  open();
  expect(screenText()).toContain('volte a este mesmo link');
  expect(pendingClaim.address()).toBe('/primeiro-administrador#o-segredo');
  expect(screen.getByText('Criar conta').getAttribute('href')).toBe('/auth?mode=signup');
});

it('says that a link without its secret is incomplete', () => {
  open('');
  expect(screenText()).toContain('O link está incompleto');
  expect(screen.queryByText('Assumir a administração', { selector: 'button' })).toBeNull();
});
