import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pendingClaim } from '@/lib/pending-claim';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import { renderApp } from '@/testing/render';
import { Notices, describeClockError } from './notices';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-15 * MINUTE, '15 minutos adiantado'],
  [12.4 * MINUTE, '12 minutos atrasado'],
  [3 * HOUR, '3 horas atrasado'],
  [-61 * MINUTE, '1 hora e 1 minuto adiantado'],
  [-26 * HOUR, '1 dia e 2 horas adiantado'],
  [-24 * HOUR + 20_000, '1 dia adiantado'],
  [400 * 24 * HOUR, '400 dias atrasado'],
])('says in words how far off the clock is (%i ms)', (offset, words) => {
  expect(describeClockError(offset)).toBe(`O relógio deste aparelho está ${words}.`);
});

it('says that an invited position waits for the confirmed e-mail', async () => {
  localStorage.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana', isUnconfirmed: true });
  pendingInvitation.write('BCDFGHJKMN');
  renderApp(<Notices clockOffset={0} isGuarded={false} />);
  const line = await screen.findByText('Confirme o seu e-mail');
  expect(screen.queryByText('o cargo do seu convite espera por isto')).toBeNull();
  pendingInvitation.awaitEmail('ana@raizes.test', 7);
  expect(await screen.findByText('o cargo do seu convite espera por isto')).toBeTruthy();
  fireEvent.click(line);
  expect(await screen.findByText(/o cargo passa a ser seu quando você confirmar/)).toBeTruthy();
});

it('says that the administration waits for the confirmed e-mail of a first admin', async () => {
  localStorage.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana', isUnconfirmed: true });
  pendingClaim.write('o-segredo');
  renderApp(<Notices clockOffset={0} isGuarded={false} />);
  expect(await screen.findByText('a administração da igreja espera por isto')).toBeTruthy();
  fireEvent.click(screen.getByText('Confirme o seu e-mail'));
  expect(await screen.findByText(/volte ao link de administração/)).toBeTruthy();
});
