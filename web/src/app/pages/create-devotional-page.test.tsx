import type { Devotional } from '@raizes/domain/documents/content';
import { calendarDay, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { aDevotional } from '@raizes/tests/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/content-devotionals/api';
import '@/features/content-devotionals/devotional-form';
import type { Live } from '@/lib/live';
import { aBible, bibleServer } from '@/testing/bible';
import { deferred } from '@/testing/deferred';
import { admin, field, mergingWith, press, pressIcon, takeStored, type } from '@/testing/form';
import { onlyPage, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { SaveRefused } from '@/ui/save';
import { Page } from './create-devotional-page';

vi.mock(import('@/features/content-devotionals/api'), { spy: true });

const published = aDevotional({ date: '2026-11-20' });
const none: Live<Devotional> = { state: 'missing', fromCache: false };

/** Types as a browser does: over the selection of the focused text. (happy-dom has no such command.) */
function insertText(_command: string, _ui?: boolean, text = ''): boolean {
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = area;
  fireEvent.input(area, {
    target: { value: value.slice(0, selectionStart) + text + value.slice(selectionEnd) },
  });
  return true;
}

beforeEach(() => {
  localStorage.clear();
  bibleServer.reset(aBible('b', ['PSA']));
  vi.resetAllMocks();
  document.execCommand = insertText;
  vi.mocked(api.useDevotionals).mockReturnValue(onlyPage(ready([published])));
  vi.mocked(api.useDevotional).mockImplementation((day) =>
    day === published.date ? ready(published) : none,
  );
  vi.mocked(api.findEmptyDay).mockResolvedValue('2026-12-01');
});

const open = (search = '') =>
  renderApp(<Page person={admin} />, { route: `/create-devotional${search}` });

/** Opens the form of a day with its required fields filled in, from a draft. */
function openFilled(day: Day) {
  const texts = {
    verse_reference: 'Salmos 1:3',
    verse_text: 'Será como a árvore.',
    reflection_question: 'Onde você bebe?',
    application_question: 'O que você fará?',
  };
  const draft = { ...api.emptyDevotional(day), ...texts };
  localStorage.setItem(`raizes.form-draft.devotional.admin.new.${day}`, JSON.stringify(draft));
  return open(`?date=${day}`);
}

it('fills the verse from its reference, and gives back the words that were typed', async () => {
  openFilled('2026-11-22');
  await press('Preencher com o texto da Bíblia (Bíblia b)');
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'PSA 1.3');
  await press('Desfazer');
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'Será como a árvore.');
});

async function textArea(label: string): Promise<HTMLTextAreaElement> {
  const found = await field(label);
  if (found instanceof HTMLTextAreaElement) return found;
  throw new Error(`${label} is no text area`);
}

it('starts with today, says how to format, and names the first missing field', async () => {
  open();
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
  screen.getByText('Use **negrito**, *itálico*, __sublinhado__ ou • para marcadores');
  const save = await screen.findByText('Criar Devocional');
  expect(getComputedStyle(save.parentElement ?? save).position).toBe('sticky');
  await press('Criar Devocional');
  expect(await screen.findByText('Referência do versículo é obrigatória')).toBeTruthy();
  expect(api.createDevotional).not.toHaveBeenCalled();
});

it('formats the selection with the named buttons of the toolbar and shows it in the preview', async () => {
  open();
  const context = await textArea('Contexto');
  await type('Contexto', 'Deus é amor');
  const tool = (name: string) => {
    const button = screen.getAllByText(name, { selector: 'button' })[1];
    if (button) fireEvent.click(button);
  };
  for (const [name, written] of [
    ['Negrito', 'Deus **é amor**'],
    ['Itálico', 'Deus ***é amor***'],
    ['Sublinhado', 'Deus ***__é amor__***'],
  ] as const) {
    context.focus();
    const at = context.value.indexOf('é amor');
    context.setSelectionRange(at, at + 'é amor'.length);
    tool(name);
    expect(context.value).toBe(written);
  }
  tool('Marcador');
  expect(context.value).toBe('• Deus ***__é amor__***');
  const preview = screen.getByLabelText('Pré-visualização');
  expect((await within(preview).findByText('é amor')).tagName).toBe('STRONG');
});

it('says that it is saving, and goes on with the next empty day once saved', async () => {
  const { promise, resolve } = deferred<void>();
  vi.mocked(api.createDevotional).mockReturnValue(promise);
  openFilled('2026-11-30');
  await press('Criar Devocional');
  expect(await screen.findByText('Criando...')).toHaveProperty('disabled', true);
  resolve();
  expect(await screen.findByText('Devocional criado com sucesso!')).toBeTruthy();
  expect(screen.getByText('O devocional foi adicionado à plataforma.')).toBeTruthy();
  expect(await screen.findByDisplayValue('01/12/2026')).toBeTruthy();
  expect(await field('Texto do Versículo')).toHaveProperty('value', '');
});

it('warns of a day that has a devotional, and keeps what was typed when it is refused', async () => {
  const taken = 'Já existe um devocional em 20/11/2026.';
  vi.mocked(api.createDevotional).mockRejectedValue(new SaveRefused(taken));
  const { currentAddress } = openFilled('2026-11-20');
  expect(await screen.findByText(/já existe um devocional/)).toBeTruthy();
  await press('Criar Devocional');
  expect(await screen.findByText('Erro ao criar devocional')).toBeTruthy();
  expect(screen.getByText(taken)).toBeTruthy();
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'Será como a árvore.');
  fireEvent.click(screen.getByText('usar o próximo dia livre'));
  expect(await screen.findByDisplayValue('01/12/2026')).toBeTruthy();
  expect(currentAddress()).toBe('/create-devotional?date=2026-11-20');
});

it('edits a devotional without its date, and copies one to the next empty day', async () => {
  open('?editar=2026-11-20');
  expect(await screen.findByText('Editar Devocional')).toBeTruthy();
  expect(await field('Data')).toHaveProperty('disabled', true);
  expect(screen.getByText('Salvar alterações')).toBeTruthy();
  await pressIcon('Duplicar devocional de 20/11/2026');
  expect(await screen.findByText('Criar Devocional')).toBeTruthy();
  expect(await field('Data')).toHaveProperty('value', '01/12/2026');
  expect(await field('Referência do Versículo')).toHaveProperty('value', 'João 15:5');
});

it('shows an empty list, and a deleted devotional', async () => {
  vi.mocked(api.useDevotionals).mockReturnValue(onlyPage(ready([])));
  open('?editar=2026-01-01');
  expect(screen.getByText('Nenhum devocional cadastrado ainda.')).toBeTruthy();
  expect(await screen.findByText('Devocional não encontrado.')).toBeTruthy();
});

it('lets an admin choose where another has changed the same text of a devotional', async () => {
  const stored = { ...api.valuesOf(published), context: 'A última ceia.' };
  vi.mocked(api.changeDevotional).mockImplementation(mergingWith(stored));
  open('?editar=2026-11-20');
  await type('Contexto', 'A caminho do Getsêmani.');
  await press('Salvar alterações');
  await takeStored('Contexto');
  expect(await field('Contexto')).toHaveProperty('value', 'A última ceia.');
  await press('Salvar alterações');
  expect(await screen.findByText('Devocional atualizado com sucesso!')).toBeTruthy();
});
