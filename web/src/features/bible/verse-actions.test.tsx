import type { Mark } from '@raizes/domain/documents/bible-marks';
import { markField } from '@raizes/domain/documents/bible-marks';
import { paths } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { aBible } from '@/testing/bible';
import { renderApp } from '@/testing/render';
import { noteDraft } from './marks';
import type { BookMarks } from './marks';
import { VerseActions } from './verse-actions';

const path = paths.bookMarks('ana', 'JHN');

const copied = vi.spyOn(navigator.clipboard, 'writeText');
afterAll(() => copied.mockRestore());
beforeEach(() => {
  localStorage.clear();
  copied.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const at = new Date('2026-11-21T12:00:00Z');
const passage = {
  book: 'JHN',
  from: { chapter: 3, verse: 16 },
  to: { chapter: 3, verse: 17 },
} as const;
const verses = [
  { chapter: 3, number: 16, text: 'Porque Deus amou o mundo.' },
  { chapter: 3, number: 17, text: 'Não para condenar.' },
];
const edition = aBible('blivre', [], { name: 'Bíblia Livre' })['edition.json'];

function show(marks: Mark[] = [], known: Partial<BookMarks> = {}) {
  if (!edition || !('credit' in edition)) throw new Error('The fixture has no edition');
  const onAsk = vi.fn<(who: string) => void>();
  const onClose = vi.fn<() => void>();
  const of: BookMarks = {
    uid: 'ana',
    book: 'JHN',
    isKnown: true,
    marks: new Map(marks.map((mark) => [markField(mark), mark])),
    ...known,
  };
  renderApp(<VerseActions {...{ passage, verses, edition, marks: of, onAsk, onClose }} />);
  return { onAsk, onClose };
}

const button = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Sua anotação');
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });

it('copies the text with its reference and edition, and clears the selection', async () => {
  const { onClose } = show();
  press('Copiar');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    '“Porque Deus amou o mundo. Não para condenar.” João 3.16-17 (BLIVRE)',
  );
});

it('reports that the device does not allow copying', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  copied.mockRejectedValue(new Error('no'));
  const { onClose } = show();
  press('Copiar');
  await screen.findByText('Não foi possível copiar');
  expect(onClose).not.toHaveBeenCalled();
});

it('opens a card with the text, the reference and the edition', async () => {
  show();
  press('Cartão para compartilhar');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    '“Porque Deus amou o mundo. Não para condenar.” (João 3.16-17, Bíblia Livre)',
  );
});

it('offers to ask the mentor or the leader about the passage', () => {
  const { onAsk } = show();
  press('Perguntar ao mentor');
  press('Enviar ao líder');
  expect(onAsk.mock.calls).toEqual([
    ['mentor', passage],
    ['leader', passage],
  ]);
});

it('offers five colours, each labelled with its name', () => {
  show();
  const names = [...screen.getByLabelText('Destacar').children].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(names).toEqual(
    ['amarelo', 'verde', 'azul', 'rosa', 'lilás'].map((name) => `Destacar em ${name}`),
  );
});

it('highlights every verse, or removes a colour that all of them have, and clears the selection', () => {
  const { onClose } = show([
    { chapter: 3, verse: 16, colour: 'green', at },
    { chapter: 3, verse: 17, colour: 'green', at },
  ]);
  const green = button('Destacar em verde');
  expect(green.getAttribute('aria-pressed')).toBe('true');
  press('Destacar em azul');
  fireEvent.click(green);
  expect(store.writes[1]?.fields).toMatchObject({
    v3_16: { colour: 'blue' },
    v3_17: { colour: 'blue' },
  });
  expect(store.get(path)).toEqual({ changed: 'v3_17' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('does not show a colour as selected that only some of the verses have', () => {
  show([{ chapter: 3, verse: 16, colour: 'green', at }]);
  const green = button('Destacar em verde');
  expect(green.getAttribute('aria-pressed')).toBe('false');
});

it('disables marking until the existing marks are known', () => {
  show([], { isKnown: false });
  expect(screen.getByText(/^Para destacar e anotar, falta ler/)).toBeTruthy();
  for (const name of ['Destacar em verde', 'Anotar'])
    expect(button(name)).toHaveProperty('disabled', true);
});

it('attaches a note to the first verse, and stores the typed text on the device until it is saved', async () => {
  show();
  press('Anotar');
  await write(' Graça ');
  expect(noteDraft.read('JHN.v3_16')).toBe(' Graça ');
  press('Fechar');
  await waitFor(() => expect(screen.queryByLabelText('Sua anotação')).toBeNull());
  press('Anotar');
  expect((await field()).value).toBe(' Graça ');
  expect(screen.getByRole('dialog').textContent).toContain('Anotação em João 3.16');
  press('Guardar');
  await screen.findByText('Anotação guardada');
  expect(store.get(path)).toMatchObject({ v3_16: { note: 'Graça' } });
  expect(noteDraft.read('JHN.v3_16')).toBe('');
});

it('shows the note of the selection, which can be opened and removed', async () => {
  show([{ chapter: 3, verse: 17, note: 'Não condena', at }]);
  expect(screen.getByText('Não condena')).toBeDefined();
  press('Abrir a anotação');
  expect((await field()).value).toBe('Não condena');
  press('Apagar');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/^O que você anotou em João 3\.17 some/)).toBeDefined();
  fireEvent.click(within(question).getByText('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([store.writes, (await field()).value]).toEqual([[], 'Não condena']);
  press('Apagar');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Apagar'));
  await screen.findByText('Anotação apagada');
  expect(store.get(path)).toEqual({ changed: 'v3_17' });
});

it('labels an unsaved note as a draft', async () => {
  show([{ chapter: 3, verse: 16, note: 'Graça', at }]);
  expect(button('Abrir a anotação').textContent).toBe('Graça');
  press('Abrir a anotação');
  await write('Mais graça');
  press('Fechar');
  await waitFor(() => expect(screen.queryByLabelText('Sua anotação')).toBeNull());
  expect(button('Abrir o rascunho da anotação').textContent).toBe('Rascunho: Mais graça');
});

it('keeps a refused note in the dialog and on the device', async () => {
  store.refuse(path);
  show();
  press('Anotar');
  await write('Graça');
  press('Guardar');
  await screen.findByText('Não foi possível guardar a marcação');
  expect((await field()).value).toBe('Graça');
  expect(noteDraft.read('JHN.v3_16')).toBe('Graça');
});

it('counts the remaining characters near the limit, and refuses to save a longer note', async () => {
  show();
  press('Anotar');
  await write('a'.repeat(1799));
  expect(screen.getByText('Só você lê o que anota.')).toBeDefined();
  await write('a'.repeat(1800));
  expect(screen.getByText('Cabem mais 200 caracteres.')).toBeDefined();
  await write('a'.repeat(2003));
  expect(screen.getByText('Cabem 2.000 caracteres: tire 3 para guardar.')).toBeDefined();
  expect(button('Guardar')).toHaveProperty('disabled', true);
});
