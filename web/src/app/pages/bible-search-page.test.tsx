import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBible, bibleServer } from '@/testing/bible';
import { renderApp } from '@/testing/render';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  bibleServer.reset(aBible('blivre', ['JHN']));
  // It finds nothing: what is looked for is the matter here.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = vi.fn<() => void>();
      terminate = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
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
const kept = () =>
  Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  );

it('keeps what is looked for out of the address, and Back and a reload return to it', async () => {
  const app = await open();
  type('divórcio');
  await waitFor(() => expect(kept()).toEqual(['divórcio']));
  expect(app.currentAddress()).toBe('/biblia/busca');

  app.unmount();
  const again = await open();
  expect(field()).toHaveProperty('value', 'divórcio');
  fireEvent.click(screen.getByLabelText('Voltar à Bíblia'));
  expect(again.currentAddress()).toBe('/biblia');
  fireEvent.click(await screen.findByText('Voltar'));
  expect(field()).toHaveProperty('value', 'divórcio');
});

it('takes what an address of before has, once, and the address loses it', async () => {
  const app = await open('/biblia/busca?q=div%C3%B3rcio');
  expect(field()).toHaveProperty('value', 'divórcio');
  await waitFor(() => expect(app.currentAddress()).toBe('/biblia/busca'));
  type('perdão');
  await waitFor(() => expect(kept()).toEqual(['perdão']));
});

it('begins empty when what the tab has kept was erased, as at a sign-out', async () => {
  const app = await open();
  type('divórcio');
  await waitFor(() => expect(kept()).toEqual(['divórcio']));
  app.unmount();
  sessionStorage.clear();
  await open();
  expect(field()).toHaveProperty('value', '');
});
