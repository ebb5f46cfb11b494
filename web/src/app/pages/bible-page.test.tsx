import {
  act,
  cleanup,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@raizes/domain/paths';
import { aBible, aChapter, fakeBible } from '@/testing/bible';
import {
  expectOpen,
  openBible,
  setUpBibleTests,
  restartApp,
  scrolledTo,
  title,
  verse,
} from '@/testing/bible-page';
import { field as findField, pressIcon } from '@/testing/form';
import { screenText } from '@/testing/render';
import { SilentAudio, mockSpeech } from '@/testing/speech';
import { store } from '@/testing/backend/store';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

setUpBibleTests();
beforeAll(restartApp);

const selected = () =>
  [...document.querySelectorAll('[data-selected]')].map(({ id }) => Number(id.split('-')[1]));
const sheet = () => screen.queryByRole('region', { name: 'Versículos selecionados' });
const key = (name: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers });

describe('a chapter', () => {
  it('shows its title, the edition’s credit line, and verse numbers that screen readers skip', async () => {
    await openBible('/biblia/salmos/3');
    await expectOpen('Salmo 3', 1);
    expect(screen.getByText('Salmo de Davi.')).toBeTruthy();
    expect(verse(1).querySelector('sup')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Salmo 3'));
  });

  it('sets words supplied by the translators in italics, and opens notes in place', async () => {
    await openBible('/biblia/salmos/3');
    await expectOpen('Salmo 3', 1);
    expect(verse(1).querySelector('i')?.textContent).toBe('são');
    const note = screen.getByRole('button', { name: 'Nota' });
    expect(note.previousSibling?.textContent).toBe(' os que me afligem');
    fireEvent.click(note);
    expect(screen.getByRole('note').textContent).toBe('Lit. atribulam');
    expect(note.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(note);
    expect(screen.queryByRole('note')).toBeNull();
    expect(selected()).toEqual([]);
  });

  it('is read aloud without numbers and notes, with the spoken verse marked, and continues into the next book', async () => {
    const speech = mockSpeech();
    vi.stubGlobal('Audio', SilentAudio);
    localStorage.setItem('device.speech-goes-on', 'true');
    await openBible('/biblia/obadias/1');
    await expectOpen('Obadias 1', 21);
    await pressIcon('Ouvir');
    await findField('Pausar');
    act(() => speech.end());
    expect(verse(1).textContent).toContain(speech.current()?.text);
    expect(verse(1).dataset['spoken']).toBe('true');
    expect(screen.getByText('Versículo 1')).toBeTruthy();
    for (let number = 1; number <= 21; number += 1) act(() => speech.end());
    await expectOpen('Jonas 1', 17);
    await waitFor(() => expect(speech.current()?.text).toBe('Jonas 1'));
    cleanup();
    expect(speech.current()).toBeUndefined();
  });

  it('says which verse the edition leaves out', async () => {
    await openBible('/biblia/atos/28');
    await expectOpen('Atos 28', 31);
    const leftOut = screen.getByText('Esta edição não traz este versículo.');
    expect(leftOut.textContent).toContain('29');
    expect(leftOut.previousElementSibling?.id).toBe('versiculo-28');
  });

  it('says where the source cuts a verse off, which makes no card', async () => {
    await openBible('/biblia/atos/28');
    await expectOpen('Atos 28', 31);
    expect(verse(31).textContent).toContain('para perdão dos […] Incompleto na fonte desta edição');
    const card = () =>
      screen.findByRole<HTMLButtonElement>('button', { name: 'Cartão para compartilhar' });
    fireEvent.click(verse(30));
    expect((await card()).disabled).toBe(false);
    fireEvent.click(verse(31));
    expect((await card()).disabled).toBe(true);
  });

  it('that does not exist says so and links to the book’s first', async () => {
    await openBible('/biblia/joao/22');
    expect(title()).toBe('Capítulo não encontrado');
    expect(screen.getByText('João tem 21 capítulos.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Abrir João 1' }));
    await expectOpen('João 1', 51);
  });

  it.each([
    ['/biblia/JHN/3', 'João 3'],
    ['/biblia/john/3', 'João 3'],
    ['/biblia/1JN/4', '1 João 4'],
    ['/biblia/psalms/119', 'Salmo 119'],
    ['/biblia/gn/1', 'Gênesis 1'],
    ['/biblia/joão/3', 'João 3'],
    ['/biblia/joao', 'João 1'],
    ['/biblia/filemon/1', 'Filemom 1'],
  ])('opens at %s, which another app or a person wrote: %s', async (address, opened) => {
    await openBible(address);
    await waitFor(() => expect(title()).toBe(opened));
  });

  it.each(['/biblia/joao/3.16', '/biblia/joao/3:16', '/biblia/John/3/16'])(
    'opens at its verse from %s',
    async (address) => {
      const { currentAddress } = await openBible(address);
      await expectOpen('João 3', 36);
      expect(currentAddress()).toBe('/biblia/joao/3?v=16');
    },
  );

  it('of Jó or João is asked for when somebody typed “jo”, and not from a link in the app', async () => {
    const { currentAddress } = await openBible('/biblia/jo/3');
    expect(title()).toBe('Qual dos livros?');
    expect(screen.getByText('“jo” pode ser Jó ou João.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir Jó 3' }).getAttribute('href')).toBe(
      '/biblia/jo/3',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Abrir João 3' }));
    await expectOpen('João 3', 36);
    cleanup();
    await openBible('/biblia/jo/3');
    fireEvent.click(screen.getByRole('link', { name: 'Abrir Jó 3' }));
    await waitFor(() => expect(title()).toBe('Jó 3'));
    expect(currentAddress()).toBe('/biblia/joao/3');
  });

  it('of a book that does not exist links to the Bible', async () => {
    await openBible('/biblia/enoque/1');
    expect(title()).toBe('Livro não encontrado');
    expect(screen.getByRole('link', { name: 'Abrir a Bíblia' }).getAttribute('href')).toBe(
      '/biblia',
    );
  });
});

describe('the next and previous chapter', () => {
  it('open by their buttons, also across books and from a book of one chapter', async () => {
    await openBible('/biblia/obadias/1');
    await expectOpen('Obadias 1', 21);
    expect(screen.getByRole('link', { name: 'Salmo 119' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Jonas 1' }));
    await expectOpen('Jonas 1', 17);
    expect(document.activeElement?.textContent).toBe('Jonas 1');
  });

  it('open by the arrow keys, but not with a modifier', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    key('ArrowRight');
    await expectOpen('João 4', 54);
    key('ArrowLeft');
    await expectOpen('João 3', 36);
    key('ArrowRight', { altKey: true });
    expect(title()).toBe('João 3');
  });

  it('open by a swipe, but not by a scroll, a short movement or a swipe from the edge', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    swipe([300, 400], [290, 200], [100, 190]);
    swipe([300, 400], [260, 400]);
    swipe([5, 400], [200, 400]);
    expect(title()).toBe('João 3');
    swipe([300, 400], [250, 402], [100, 410]);
    await expectOpen('João 4', 54);
    swipe([100, 400], [200, 402], [300, 410]);
    await expectOpen('João 3', 36);
  });

  it('are disabled at the ends of the Bible', async () => {
    await openBible('/biblia/genesis/1');
    await expectOpen('Gênesis 1', 31);
    expect(screen.getByRole('button', { name: 'Capítulo anterior' })).toHaveProperty(
      'disabled',
      true,
    );
    key('ArrowLeft');
    expect(title()).toBe('Gênesis 1');
  });
});

/** Moves a finger through these points. */
function swipe(...points: [number, number][]): void {
  const page = screen.getByRole('main');
  const [first, ...rest] = points.map(([clientX, clientY]) => ({
    touches: [{ clientX, clientY }],
  }));
  fireEvent.touchStart(page, first);
  for (const point of rest) fireEvent.touchMove(page, point);
  fireEvent.touchEnd(page, { touches: [] });
}

describe('the last place', () => {
  it('is João 1 at first, then where the person stopped', async () => {
    const { currentAddress } = await openBible('/biblia');
    await expectOpen('João 1', 51);
    key('ArrowRight');
    await expectOpen('João 2', 25);
    fireEvent.click(screen.getByRole('link', { name: 'Bíblia' }));
    await expectOpen('João 2', 25);
    const reading = screen.getByRole('link', { name: 'Leitura de hoje' });
    expect(reading.getAttribute('href')).toBe('/daily-reading');
    expect(currentAddress()).toBe('/biblia/joao/2');
  });

  it('is the verse that was at the top of the screen', async () => {
    const rendered = await openBible('/biblia/salmos/119');
    await expectOpen('Salmo 119', 176);
    for (const line of document.querySelectorAll<HTMLElement>('[data-verse]'))
      line.getBoundingClientRect = () => new DOMRect(0, 0, 300, Number(line.dataset['verse']));
    act(() => void dispatchEvent(new Event('scrollend')));
    rendered.unmount();
    await openBible('/biblia');
    await expectOpen('Salmo 119', 176);
    await waitFor(() => expect(scrolledTo.mock.contexts).toEqual([verse(81)]));
  });

  it('is stored for each person on the device separately', async () => {
    localStorage.setItem('raizes.bible-place.bia', '{"book":"JHN","chapter":3,"verse":1}');
    const { currentAddress } = await openBible('/biblia');
    await expectOpen('João 1', 51);
    expect(currentAddress()).toBe('/biblia/joao/1');
  });
});

describe('an address with verses', () => {
  it('highlights them, scrolls to them and announces them', async () => {
    await openBible('/biblia/joao/3?v=16-17');
    await expectOpen('João 3', 36);
    const targets = [...document.querySelectorAll('[data-target]')].map(({ id }) => id);
    expect(targets).toEqual(['versiculo-16', 'versiculo-17']);
    await waitFor(() => expect(scrolledTo.mock.contexts).toEqual([verse(16)]));
    expect(document.activeElement).toBe(verse(16));
    expect(verse(16).textContent).toContain('Versículos 16 a 17: ');
  });

  it.each(['16-15', '99', '0', 'x', '1-2-3'])(
    'that the chapter lacks (%s) highlights none',
    async (v) => {
      await openBible(`/biblia/joao/3?v=${v}`);
      await expectOpen('João 3', 36);
      expect(document.querySelector('[data-target]')).toBeNull();
    },
  );
});

describe('selecting verses', () => {
  it('starts with a tap, extends to the next tapped verse and shrinks from its ends', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    expect(within(sheet() ?? document.body).getByText('João 3.16')).toBeTruthy();
    fireEvent.click(verse(18));
    expect(selected()).toEqual([16, 17, 18]);
    fireEvent.click(verse(15));
    fireEvent.click(verse(18));
    expect(selected()).toEqual([15, 16, 17]);
    expect(screen.getByText('João 3.15-17 selecionado')).toBeTruthy();
    fireEvent.click(verse(15));
    fireEvent.click(verse(16));
    fireEvent.click(verse(17));
    expect(sheet()).toBeNull();
  });

  it('works with the keyboard alone, and Escape ends it', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('João 3'));
    fireEvent.click(screen.getByRole('button', { name: /^Selecionar versículos/ }));
    key('ArrowDown');
    key('Enter');
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    key('ArrowUp', { shiftKey: true });
    expect(selected()).toEqual([2, 3]);
    key('Tab');
    expect(document.activeElement?.textContent).toBe('João 3.2-3');
    key('Escape');
    expect(selected()).toEqual([]);
  });

  it('continues when Escape closes a dialog over it', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toEqual([16]);
  });

  it('ends when another chapter opens', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(1));
    key('ArrowRight');
    await expectOpen('João 4', 54);
    expect(sheet()).toBeNull();
  });

  it('copies the text with its reference and edition', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    fireEvent.click(verse(17));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    await screen.findByText('Copiado');
    expect(writeText).toHaveBeenCalledWith('“JHN 3.16 JHN 3.17” João 3.16-17 (BLIVRE)');
    expect(sheet()).toBeNull();
  });
});

describe('a verse that the person has marked', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  async function openMarked(marks: object) {
    store.put(paths.bookMarks('ana', 'JHN'), marks);
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
  }

  it('shows its color behind the text, and an icon if it has a note', async () => {
    await openMarked({
      v3_16: { colour: 'green', note: 'Graça', at },
      v4_17: { colour: 'blue', at },
    });
    await within(verse(16)).findByTitle('Com anotação');
    expect(verse(16).querySelector('[data-mark=green]')?.textContent).toBe('JHN 3.16');
    expect(verse(16).textContent).toContain('(destacado em verde)');
    expect(document.querySelectorAll('[data-mark]')).toHaveLength(1);
  });
});

describe('choosing a chapter', () => {
  async function choose(typed = '') {
    fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Livros' });
    const field = within(dialog).getByRole('textbox', { name: 'Livro, ou livro e capítulo' });
    fireEvent.change(field, { target: { value: typed } });
    return { dialog, enter: () => fireEvent.submit(field) };
  }
  const bookNames = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent.split(',')[0])
      .filter((text) => text !== '');

  it('starts with the books of the open one’s Testament, then lists the chapters of one', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose();
    expect(within(dialog).getByRole('heading', { name: 'Livros', level: 2 })).toBeTruthy();
    expect(bookNames(dialog)).toEqual(['João', 'Atos']);
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Antigo Testamento' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Gênesis' }));
    expect(within(dialog).getAllByRole('link')).toHaveLength(50);
    fireEvent.click(within(dialog).getByRole('link', { name: '2' }));
    await expectOpen('Gênesis 2', 25);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers the books that were read last', async () => {
    const { unmount } = await openBible('/biblia/genesis/1');
    await expectOpen('Gênesis 1', 31);
    unmount();
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose();
    const recent = within(dialog).getByRole('group', { name: 'Lidos há pouco' });
    expect(recent.textContent).toBe('Gênesis');
    fireEvent.click(within(recent).getByRole('button'));
    expect(within(dialog).getByRole('heading', { name: 'Gênesis' })).toBeTruthy();
  });

  it('finds books by the start of a name or an abbreviation, without accents', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose('jo');
    expect(bookNames(dialog)).toEqual([
      'Josué',
      'Jó',
      'Joel',
      'Jonas',
      'João',
      '1 João',
      '2 João',
      '3 João',
    ]);
    const field = within(dialog).getByRole('textbox');
    fireEvent.change(field, { target: { value: '1co' } });
    expect(bookNames(dialog).filter((name) => name !== 'Limpar a procura')).toEqual([
      '1 Coríntios',
    ]);
    fireEvent.change(field, { target: { value: '1 pd' } });
    expect(bookNames(dialog)).toContain('1 Pedro');
    fireEvent.change(field, { target: { value: 'enoque' } });
    expect(within(dialog).getByText('Nenhum livro com este nome.')).toBeTruthy();
  });

  it('opens a typed chapter and verse, and a book of one chapter directly', async () => {
    const { currentAddress } = await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    (await choose('genesis 2.7')).enter();
    await expectOpen('Gênesis 2', 25);
    expect(currentAddress()).toBe('/biblia/genesis/2?v=7');
    (await choose('ob')).enter();
    await expectOpen('Obadias 1', 21);
  });

  it('hides what a sample lacks, says how much it has, and still names it in a search', async () => {
    const chapter = { number: 3, verses: aChapter('JHN', 3).verses };
    fakeBible.reset(aBible('sample', [{ book: 'JHN', chapters: [chapter] }], { is_sample: true }));
    await restartApp();
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose();
    expect(bookNames(dialog)).toEqual(['João']);
    expect(within(dialog).getByText('Por enquanto, 1 capítulo')).toBeTruthy();
    const field = within(dialog).getByRole('textbox');
    fireEvent.change(field, { target: { value: 'rute' } });
    expect(within(dialog).getByRole('button', { name: /^Rute ?, não está/ })).toBeTruthy();
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'João' }));
    expect(within(dialog).getAllByRole('link')).toHaveLength(1);
    expect(within(dialog).getByText('Por enquanto, 1 de 21 capítulos')).toBeTruthy();
  });

  it('offers only the books on the device while offline', async () => {
    await restartApp();
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fakeBible.isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { dialog } = await choose();
    fireEvent.click(within(dialog).getByRole('tab', { name: 'Antigo Testamento' }));
    await waitFor(() => expect(bookNames(dialog)).toEqual([]));
    expect(screenText()).toContain('Sem internet: aqui estão só os livros guardados');
  });
});
