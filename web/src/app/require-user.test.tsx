import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberAdmitted, setPerson } from '@/lib/session';
import { renderApp } from '@/testing/render';
import { RequireUser } from './require-user';

const person = vi.hoisted(() => {
  const bia = { uid: 'bia', email: 'bia@raizes.test', name: 'Bia Lima' };
  // Remembered from the last visit, before the session's module reads it.
  localStorage.setItem('raizes.session', JSON.stringify(bia));
  return bia;
});

beforeEach(() => rememberAdmitted('bia', true));

const page = () => screen.queryByRole('main');
const open = (isEarly: boolean) =>
  renderApp(
    <RequireUser isEarly={isEarly}>{({ name }) => <main>O texto de {name}</main>}</RequireUser>,
    { route: '/devotional' },
  );

it('shows no page while the session is being resolved, unless its text is stored', () => {
  const { unmount } = open(false);
  expect(page()).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Carregando' })).toBeTruthy();
  unmount();
  rememberAdmitted('bia', false);
  open(true);
  expect(page()).toBeNull();
});

it('keeps the page that a remembered person saw first, and ends it with the session', () => {
  const { currentAddress } = open(true);
  const first = page();
  expect(first?.textContent).toBe('O texto de Bia Lima');
  act(() => setPerson(person));
  expect(page()).toBe(first);
  act(() => setPerson(null));
  expect(page()).toBeNull();
  expect(currentAddress()).toBe('/auth');
});
