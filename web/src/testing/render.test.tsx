import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { toastError } from '@/lib/toast';
import { renderApp } from './render';

it('shows a part of the app with its router and its toasts', async () => {
  const { currentAddress } = renderApp(<Link to="/history?q=1">Histórico</Link>, {
    route: '/dashboard',
  });
  expect(currentAddress()).toBe('/dashboard');
  fireEvent.click(screen.getByRole('link', { name: 'Histórico' }));
  expect(currentAddress()).toBe('/history?q=1');

  act(() => toastError('Algo deu errado'));
  expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado');
});
