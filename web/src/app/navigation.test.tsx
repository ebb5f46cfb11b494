import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setPerson } from '@/lib/session';
import {
  rememberAdmin,
  rememberAdmitted,
  rememberPendingCount,
  rememberNavigationState,
} from '@/lib/remembered';
import type { NavigationState } from '@/lib/remembered';
import { store } from '@/testing/backend/store';
import { WithNavigation } from './navigation';
import { usePlaces } from './places';

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const disciple: NavigationState = { leads: false, isAdmin: false, unread: 0 };
const pages = [
  '/dashboard',
  '/daily-reading',
  '/jornada',
  '/my-messages',
  '/conta',
  '/admin',
  '/create-devotional',
  '/devotional',
  '/biblia/joao/3',
];

function App() {
  usePlaces();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Routes>
        <Route element={<WithNavigation />}>
          {pages.map((path) => (
            <Route key={path} path={path} element={<main>{path}</main>} />
          ))}
        </Route>
      </Routes>
    </>
  );
}

const show = (route: string | { pathname: string; key: string }) =>
  render(
    <MemoryRouter initialEntries={[route]}>
      <App />
    </MemoryRouter>,
  );
const bar = () => screen.queryByRole('navigation', { name: 'Principal' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const linkNames = () =>
  within(screen.getByRole('navigation', { name: 'Principal' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const back = () => fireEvent.click(screen.getByText('Back'));
const press = (name: string) => fireEvent.click(link(name));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPerson(ana);
  rememberAdmitted('ana', true);
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    window.scrollY = top;
  });
  window.scrollY = 0;
  setNarrow(false);
});

/** Simulates the screen of a phone, or a wide screen. */
const setNarrow = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isNarrow }));

const scrollTo = (top: number) => {
  window.scrollY = top;
  fireEvent.scroll(window);
};

describe('the navigation', () => {
  it('offers a disciple five sections and marks the current one', () => {
    setNarrow(true);
    show('/my-messages');
    expect(linkNames()).toEqual(['Hoje', 'Bíblia', 'Mensagens', 'Jornada', 'Eu']);
    expect(link('Mensagens').getAttribute('aria-current')).toBe('page');
    expect(link('Hoje').getAttribute('aria-current')).toBe('false');
  });

  it.each(['/biblia/joao/3', '/daily-reading'])('counts %s to the Bible', (path) => {
    show(path);
    expect(linkNames()).toEqual(['Hoje', 'Bíblia', 'Mensagens', 'Jornada', 'Eu']);
    expect(link('Bíblia').getAttribute('aria-current')).toBe('true');
  });

  it('shows the number of new replies', () => {
    rememberNavigationState('ana', { ...disciple, unread: 2 });
    show('/dashboard');
    expect(link(/^Mensagens/).textContent).toBe('2Mensagens, 2 novas');
  });

  it('leaves the number to the page that shows it', () => {
    rememberNavigationState('ana', { ...disciple, unread: 2 });
    show('/my-messages');
    expect(link(/^Mensagens/).textContent).toBe('Mensagens');
  });

  it('offers a leader the panel and an admin the administration', () => {
    rememberNavigationState('ana', { leads: true, isAdmin: true, unread: 0 });
    show('/dashboard');
    expect(linkNames()).toEqual(['Hoje', 'Bíblia', 'Painel', 'Jornada', 'Administrar', 'Eu']);
  });

  it('shows the second level of the administration while one of its pages is open', () => {
    rememberNavigationState('ana', { leads: true, isAdmin: true, unread: 0 });
    show('/create-devotional');
    expect(linkNames().slice(-5)).toEqual(['Administrar', 'Pessoas', 'Conteúdo', 'Igreja', 'Eu']);
    expect(link('Conteúdo').getAttribute('aria-current')).toBe('true');
    expect(link('Pessoas').getAttribute('aria-current')).toBe('false');
    expect(link('Administrar').getAttribute('aria-current')).toBe('true');
  });

  it('is the administration’s own on a phone, on its pages', () => {
    rememberNavigationState('ana', { leads: true, isAdmin: true, unread: 0 });
    setNarrow(true);
    const { unmount } = show('/dashboard');
    expect(linkNames()).toEqual(['Hoje', 'Bíblia', 'Painel', 'Jornada', 'Eu']);
    unmount();
    show('/admin');
    expect(linkNames()).toEqual(['Hoje', 'Pessoas', 'Conteúdo', 'Igreja', 'Eu']);
    expect(link('Eu').getAttribute('aria-current')).toBe('true');
  });

  it('offers the administration on a device that has seen no other page', () => {
    rememberAdmin('ana');
    show('/admin');
    expect(linkNames()).toContain('Administrar');
  });

  it.each([
    [1, '1Painel, 1 nova'],
    [201, '201Painel, 201 novas'],
    [1000, '999+Painel, mais de 999 novas'],
  ])('counts a leader’s %i pending messages: %s', (count, name) => {
    rememberNavigationState('ana', { ...disciple, leads: true });
    rememberPendingCount('ana', count);
    show('/dashboard');
    expect(link(/^Painel/).textContent).toBe(name);
  });

  it('reserves space on the screen only while it is shown', () => {
    const { unmount } = show('/dashboard');
    expect(document.documentElement.dataset.nav).toBe('');
    unmount();
    expect(document.documentElement.dataset.nav).toBeUndefined();
  });

  it('is shown before this device knows that the person is admitted', () => {
    rememberAdmitted('ana', false);
    show('/dashboard');
    expect(linkNames()).toContain('Bíblia');
  });

  it.each([
    ['during the steps of the devotional', () => '/devotional'],
    ['after sign-out', () => (setPerson(null), '/dashboard')],
  ])('is not shown %s', (_, routeOf) => {
    show(routeOf());
    expect(bar()).toBeNull();
  });

  it.each([
    ['/dashboard', 'o que você fizer fica guardado neste aparelho'],
    ['/devotional', 'o que você fizer fica guardado neste aparelho'],
    ['/admin', 'aqui só aparece o que este aparelho já guardou, e nada pode ser salvo'],
  ])('says above %s that there is no network', (route, words) => {
    show(route);
    expect(screen.queryByText(/^Sem internet/)).toBeNull();
    store.goOffline();
    expect(screen.getByText(/^Sem internet/).textContent).toBe(`Sem internet · ${words}`);
    store.goOnline();
    expect(screen.queryByText(/^Sem internet/)).toBeNull();
  });

  it('can be skipped with the first link', () => {
    show('/dashboard');
    press('Pular para o conteúdo');
    expect(document.activeElement?.textContent).toBe('/dashboard');
  });
});

describe('a section of the app', () => {
  it('opens at the top, with the focus in its content', () => {
    show('/dashboard');
    scrollTo(700);
    press('Eu');
    expect(window.scrollY).toBe(0);
    expect(document.activeElement?.textContent).toBe('/conta');
  });

  it('reopens as it was left, through the bar and through Back', () => {
    show('/my-messages?tab=waiting');
    scrollTo(700);
    press('Jornada');
    scrollTo(300);
    press('Mensagens');
    expect(window.scrollY).toBe(700);
    expect(link('Mensagens').getAttribute('href')).toBe('/my-messages');
    press('Hoje');
    expect(link('Mensagens').getAttribute('href')).toBe('/my-messages?tab=waiting');
    back();
    expect(window.scrollY).toBe(700);
    back();
    expect(window.scrollY).toBe(300);
  });

  it('reopens where it was scrolled after a reload', () => {
    const page = { pathname: '/conta', key: 'left' };
    const { unmount } = show(page);
    scrollTo(700);
    fireEvent(window, new Event('pagehide'));
    unmount();
    // A reload loses the positions in memory. Here they are still there under the old key, so the entry gets a new key.
    const [stored = ''] = Object.keys(sessionStorage);
    expect(stored).toBe('left /conta');
    sessionStorage.setItem('reloaded /conta', sessionStorage.getItem(stored) ?? '');
    window.scrollY = 0;
    show({ ...page, key: 'reloaded' });
    expect(window.scrollY).toBe(700);
  });

  it('scrolls to the top when its own link is pressed', () => {
    show('/my-messages');
    scrollTo(700);
    press('Mensagens');
    expect(window.scrollY).toBe(0);
  });
});
