import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { setPerson } from '@/lib/session';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './goodbye-page';

const open = () =>
  renderApp(
    <Routes>
      <Route path="/goodbye" element={<Page />} />
      <Route path="/dashboard" element="início" />
    </Routes>,
    { route: '/goodbye' },
  );

it('says goodbye after an erasure, but never to a person who is signed in', async () => {
  setPerson(null);
  const { unmount } = open();
  expect(await screen.findByText('Sua conta foi apagada')).toBeTruthy();
  unmount();
  setPerson({ uid: 'ana', email: '', name: 'Ana' });
  const { currentAddress } = open();
  await waitFor(() => expect(currentAddress()).toBe('/dashboard'));
  expect(screenText()).not.toContain('apagada');
});
