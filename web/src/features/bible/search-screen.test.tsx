import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBible, fakeBible } from '@/testing/bible';
import { renderApp, screenText } from '@/testing/render';
import type { SearchAnswer, SearchRequest } from './searcher';

/** A stand-in for the worker that runs the same code on this thread. */
class InlineWorker extends EventTarget {
  #send = import('./searcher').then(({ createSearcher }) =>
    createSearcher((answer: SearchAnswer) => {
      if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data: answer }));
    }),
  );
  #isOver = false;
  postMessage(request: SearchRequest): void {
    void this.#send.then((send) => send(request));
  }
  terminate(): void {
    this.#isOver = true;
  }
}

const opened = vi.fn<(passage: object) => void>();
beforeEach(() => {
  vi.resetModules();
  opened.mockReset();
  fakeBible.reset(aBible('blivre', ['JHN', 'JUD', 'OBA']));
  vi.stubGlobal('Worker', InlineWorker);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(query = '') {
  const { SearchScreen } = await import('./search-screen');
  function AtAddress() {
    const [address, setAddress] = useState(query);
    return (
      <>
        <SearchScreen query={address} onQuery={setAddress} onOpen={opened} />
        <code>{address}</code>
      </>
    );
  }
  renderApp(<AtAddress />);
}

const field = () => screen.getByLabelText('Palavras, frase ou passagem');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const status = () => document.querySelector('[role=status]')?.textContent;
const book = (name: string) => screen.findByLabelText(name, { selector: 'section' });

it('groups the results by book with their count, and highlights the words', async () => {
  await show('21');
  await waitFor(() => expect(status()).toMatch(/^\d+ versículos em 3 livros$/));
  const john = await book('João');
  const [first] = within(john).getAllByRole('link');
  expect(first?.textContent).toBe('João 1.21JHN 1.21');
  expect(first?.getAttribute('href')).toBe('/biblia/joao/1?v=21');
  expect(first?.querySelector('mark')?.textContent).toBe('21');
});

it('shows more results of a book on request', async () => {
  await show('oba');
  const obadiah = await book('Obadias');
  expect(within(obadiah).getAllByRole('link')).toHaveLength(3);
  fireEvent.click(screen.getByText('Mostrar mais de Obadias'));
  await waitFor(() => expect(within(obadiah).getAllByRole('link')).toHaveLength(21));
  expect(screen.queryByText(/^Mostrar mais/)).toBeNull();
});

it('reports the typed query, and searches for it', async () => {
  await show();
  type('jud*');
  await waitFor(() => expect(status()).toBe('25 versículos em 1 livro'));
  expect(document.querySelector('code')?.textContent).toBe('jud*');
});

it('reports the typed query on time even if a running search keeps rerendering the screen', async () => {
  const { SearchScreen } = await import('./search-screen');
  const onQuery = vi.fn<(query: string) => void>();
  const search = () => (
    <MemoryRouter>
      <SearchScreen query="" onQuery={(query) => onQuery(query)} onOpen={opened} />
    </MemoryRouter>
  );
  vi.useFakeTimers();
  const { rerender } = render(search());
  type('jud*');
  for (let ms = 0; ms < 280; ms += 40) {
    rerender(search());
    act(() => void vi.advanceTimersByTime(40));
  }
  expect(onQuery).toHaveBeenCalledExactlyOnceWith('jud*');
});

it('says that nothing was found', async () => {
  await show('inexistente');
  await waitFor(() => expect(status()).toBe('Nenhum versículo tem tudo o que você procurou.'));
});

it('offers other words that the edition has when nothing was found', async () => {
  const verses = [
    { number: 1, text: 'O coração do aflito espera.' },
    { number: 2, text: 'Ele tem cuidado de vós.' },
  ];
  fakeBible.reset(aBible('outra', [{ book: 'JUD', chapters: [{ number: 1, verses }] }]));
  await show('preocupação');
  await waitFor(() => expect(status()).toBe('Nenhum versículo traz a palavra “preocupação”.'));
  expect(screen.queryByText('inquietos')).toBeNull();
  expect(screen.getByText('coração aflito')).toBeTruthy();
  fireEvent.click(screen.getByText('cuidado'));
  await waitFor(() => expect(status()).toBe('1 versículo em 1 livro'));
});

it('opens with the hours in which people search, and leads to their passages', async () => {
  await show();
  const names = within(screen.getByLabelText('Para a hora de…'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Ansiedade', 'Luto', 'Medo', 'Perdão', 'Gratidão', 'Decisões']);
  fireEvent.click(screen.getByText('Luto'));
  const passages = await screen.findByLabelText('Para a hora de luto');
  const link = await within(passages).findByRole('link');
  expect(link.getAttribute('href')).toBe('/biblia/joao/11?v=17-44');
  expect(within(passages).getAllByRole('link')).toHaveLength(1);
  expect(passages.textContent).toContain('Apocalipse 21.1-5o dia em que Deus enxuga toda lágrima');
  expect(passages.textContent).toContain('Estas passagens não estão nesta edição. Abra na sua:');
});

it('explains how to search', async () => {
  await show();
  expect(screen.getByText(/Um asterisco/)).toBeTruthy();
  fireEvent.click(screen.getByText('mans*'));
  expect(field()).toHaveProperty('value', 'mans*');
});

it('opens a typed passage', async () => {
  await show();
  type('Fp 4.6-7');
  const link = await screen.findByText('Abrir Filipenses 4.6-7');
  expect(link.getAttribute('href')).toBe('/biblia/filipenses/4?v=6-7');
  fireEvent.submit(field());
  expect(opened).toHaveBeenCalledExactlyOnceWith({
    book: 'PHP',
    from: { chapter: 4, verse: 6 },
    to: { chapter: 4, verse: 7 },
  });
});

it('searches the books on the device, and says which books are missing', async () => {
  await show('21');
  await book('João');
  fakeBible.cached.delete('/bible/JUD.blivre.json');
  fakeBible.cached.delete('/bible/OBA.blivre.json');
  fakeBible.isOnline = false;
  vi.resetModules();
  document.body.replaceChildren();
  await show('21');
  await book('João');
  await waitFor(() =>
    expect(screenText()).toContain('ão foi possível procurar em Judas e Obadias'),
  );
});

it('says that nothing is on the device yet', async () => {
  fakeBible.isOnline = false;
  await show('21');
  const alert = await screen.findByText(/A Bíblia ainda não está neste aparelho/);
  expect(alert.textContent).toContain('Conecte-se à internet');
});

it('says that a sample is not the whole Bible', async () => {
  fakeBible.reset(aBible('sample', ['JUD'], { is_sample: true }));
  await show('jud');
  await book('Judas');
  expect(screenText()).toContain('esta Bíblia tem 1 capítulo:');
});

it.each([
  ['judas', 'Judas', '/biblia/judas/1'],
  ['Filemon', 'Filemom', '/biblia/filemom/1'],
  ['Filêmon 6', 'Filemom 1.6', '/biblia/filemom/1?v=6'],
])('offers the book that “%s” names', async (typed, name, address) => {
  await show(typed);
  const link = await screen.findByRole('link', { name: `Abrir ${name}` });
  expect(link.getAttribute('href')).toBe(address);
});

it('still searches for the word that is also the name of a book', async () => {
  await show('judas');
  expect(screen.getByRole('link', { name: 'Abrir Judas' })).toBeTruthy();
  await waitFor(() => expect(status()).toMatch(/^Nenhum versículo/));
});

it('offers the passages nearest to one that does not exist', async () => {
  await show();
  type('Jn 3.16');
  expect(await screen.findByText(/^Esta passagem não existe/)).toBeTruthy();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Abrir João 3.16', 'Abrir Jonas 3']);
});
