import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { App } from './app';
import { preloadPage } from './routes';

/** A part of the form that renders whenever the form does. */
const password = vi.hoisted(() => vi.fn<() => null>(() => null));
vi.mock('@/ui/password-field', () => ({ PasswordField: password }));

it('hydrates the prerendered form in one render, with no rerender when the session is resolved', async () => {
  await preloadPage('/auth');
  const router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/auth']}>{children}</MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<App router={router} />);
  password.mockClear();

  const app = await act(async () => hydrateRoot(root, <App router={router} />));
  expect(password).toHaveBeenCalledOnce();

  await act(async () => setPerson(null));
  expect(password).toHaveBeenCalledOnce();

  await act(async () => app.unmount());
  root.remove();
});
