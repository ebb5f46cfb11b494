import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBible, fakeBible } from '@/testing/bible';
import { renderApp } from '@/testing/render';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  fakeBible.reset(aBible('blivre', ['JHN']));
  // This worker finds nothing; these tests are only about the query.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = vi.fn<() => void>();
      terminate = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  sessionStorage.clear();
});

async function open(route = '/biblia/busca') {
  const { Page } = await import('./bible-search-page');
  return renderApp(
    <Routes>
      <Route path="/biblia/busca" element={<Page />} />
      <Route path="*" element={<Chapter />} />
    </Routes>,
    { route },
  );
}

function Chapter() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Voltar</button>;
}

const field = () => screen.getByLabelText('Palavras, frase ou passagem');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const storedQueries = () =>
  Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  );

it('keeps the query out of the address; Back and a reload restore it', async () => {
  const app = await open();
  type('divórcio');
  await waitFor(() => expect(storedQueries()).toEqual(['divórcio']));
  expect(app.currentAddress()).toBe('/biblia/busca');

  app.unmount();
  const again = await open();
  expect(field()).toHaveProperty('value', 'divórcio');
  fireEvent.click(screen.getByLabelText('Voltar à Bíblia'));
  expect(again.currentAddress()).toBe('/biblia');
  fireEvent.click(await screen.findByText('Voltar'));
  expect(field()).toHaveProperty('value', 'divórcio');
});

it('takes the query of an older address and removes it from there', async () => {
  const app = await open('/biblia/busca?q=div%C3%B3rcio');
  expect(field()).toHaveProperty('value', 'divórcio');
  await waitFor(() => expect(app.currentAddress()).toBe('/biblia/busca'));
  type('perdão');
  await waitFor(() => expect(storedQueries()).toEqual(['perdão']));
});

it('starts empty after the session storage was cleared, as at sign-out', async () => {
  const app = await open();
  type('divórcio');
  await waitFor(() => expect(storedQueries()).toEqual(['divórcio']));
  app.unmount();
  sessionStorage.clear();
  await open();
  expect(field()).toHaveProperty('value', '');
});
