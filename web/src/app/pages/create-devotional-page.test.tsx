import { calendarDay, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { aDevotional } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyDevotional } from '@/features/content/devotionals/api';
import '@/features/content/devotionals/devotional-form';
import * as browser from '@/lib/browser';
import { store } from '@/testing/backend/store';
import { aBible, fakeBible } from '@/testing/bible';
import { admin, expectHelp, field, press, pressIcon, takeStored, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './create-devotional-page';

const published = aDevotional({ date: '2026-11-20' });

/** Replaces the selected text as a browser does; happy-dom lacks this command. */
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
  fakeBible.reset(aBible('b', ['PSA']));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00') });
  document.execCommand = insertText;
  for (const date of ['2026-11-20', '2026-11-30'] as const)
    store.put(paths.devotional(date), aDevotional({ date }));
});
afterAll(() => void vi.useRealTimers());

const path = paths.devotional('2026-11-20');

const open = (search = '') =>
  renderApp(<Page person={admin} />, { route: `/create-devotional${search}` });

/** Opens the form for a day with its required fields filled in from a draft. */
function openFilled(day: Day) {
  const texts = {
    verse_reference: 'Salmos 1.3',
    verse_text: 'Será como a árvore.',
    reflection_question: 'Onde você bebe?',
    application_question: 'O que você fará?',
  };
  const opened = emptyDevotional(day);
  const draft = { values: { ...opened, ...texts }, opened, offered: null };
  localStorage.setItem(`raizes.form-draft.devotional.admin.new.${day}`, JSON.stringify(draft));
  return open(`?date=${day}`);
}

it('fills in the verse text from its reference, and can restore the typed text', async () => {
  openFilled('2026-11-22');
  await press('Preencher com o texto da Bíblia (Bíblia b)');
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'PSA 1.3');
  await press('Desfazer');
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'Será como a árvore.');
});

it('shows an abbreviated reference below the field as it is stored', async () => {
  openFilled('2026-11-22');
  await type('Referência do Versículo', 'sl 23.1-3');
  await expectHelp('Referência do Versículo', 'Fica salvo como Salmos 23.1-3');
  await press('Criar Devocional');
  await screen.findByText('Devocional criado com sucesso!');
  expect(store.get(paths.devotional('2026-11-22'))).toMatchObject({
    verse_reference: 'Salmos 23.1-3',
  });
});

it('saves an unknown reference all the same, and names the one that was probably meant', async () => {
  openFilled('2026-11-22');
  await type('Referência do Versículo', 'Jhonas 3');
  await expectHelp('Referência do Versículo', 'Não achei esta passagem. Você quis dizer Jonas 3?');
  await press('Usar Jonas 3');
  await expectHelp('Referência do Versículo', 'Por exemplo: João 15.5');
  await type('Referência do Versículo', 'Jhonas 3');
  await press('Criar Devocional');
  await screen.findByText('Devocional criado com sucesso!');
  expect(store.get(paths.devotional('2026-11-22'))).toMatchObject({ verse_reference: 'Jhonas 3' });
});

async function textArea(label: string): Promise<HTMLTextAreaElement> {
  const element = await field(label);
  if (element instanceof HTMLTextAreaElement) return element;
  throw new Error(`${label} is not a text area`);
}

it('starts with today, explains the formatting, and says what is missing', async () => {
  open();
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
  screen.getByText('Use **negrito**, *itálico*, __sublinhado__ ou • para marcadores');
  await press('Criar Devocional');
  const missing = 'Referência do versículo é obrigatória';
  await expectHelp('Referência do Versículo', missing);
  await expectHelp('Pergunta de Aplicação', 'Pergunta de aplicação é obrigatória');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Erro de validação${missing}`);
  expect(store.writes).toEqual([]);
});

it('formats the selection with the toolbar and shows it in the preview', async () => {
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

it('converts what is pasted from Word or WhatsApp, and nothing else', async () => {
  open();
  const context = await textArea('Contexto');
  const paste = (pasted: string, html = '') =>
    fireEvent.paste(context, {
      clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : pasted) },
    });
  await type('Contexto', 'Antes: ');
  context.setSelectionRange(7, 7);
  expect(paste('·\tDeus é *fiel*\r\n- e _bom_')).toBe(false);
  expect(context.value).toBe('Antes: • Deus é **fiel**\n• e *bom*');
  expect(paste('Sem marcas')).toBe(true);
  expect(paste('Sem marcas', '<p>Sem <span>marcas</span></p>')).toBe(true);

  for (const [html, text] of [
    [
      '<p>Deus é <b>fiel</b> e <i>bom </i>hoje.</p><p>Amém</p>',
      'Deus é **fiel** e *bom* hoje.\n\nAmém',
    ],
    // Google Docs
    [
      '<b style="font-weight:normal"><span style="font-weight:700">Deus</span><span style="font-style:italic"> é</span> <u>amor</u></b>',
      '**Deus** *é* __amor__',
    ],
    // Word
    [
      '<style>p{}</style><p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·&nbsp;</span>um</p><p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>dois</p>',
      '• um\n• dois',
    ],
    ['<ul><li>um</li><li><em><strong>dois</strong></em></li></ul>', '• um\n• ***dois***'],
    ['<p><b>uma </b><b>frase</b><b> só</b>: "sim"</p>', '**uma frase só**: “sim”'],
  ] as const) {
    await type('Contexto', '');
    paste('sem formato', html);
    expect(context.value).toBe(text);
  }
  const verse = await textArea('Texto do Versículo');
  fireEvent.paste(verse, { clipboardData: { getData: () => '*Porque  Deus* "amou"' } });
  expect(verse.value).toBe('Porque Deus “amou”');
});

it.each([true, false])('shows the formatted text below its field (phone: %s)', async (isPhone) => {
  vi.spyOn(browser, 'useMedia').mockReturnValue(!isPhone);
  open();
  const save = await screen.findByText('Criar Devocional');
  const position = () => getComputedStyle(save.parentElement ?? save).position;
  expect(position()).not.toBe('sticky');
  await type('Contexto', 'Sem marcas');
  // The button stays in view as soon as there is something to save.
  expect(position()).toBe('sticky');
  expect(screen.queryByLabelText('Assim aparece')).toBeNull();
  await type('Contexto', 'Deus é **fiel**');
  const shown = screen.queryByLabelText('Assim aparece');
  expect(shown?.querySelector('strong')?.textContent).toBe(isPhone ? 'fiel' : undefined);
});

it('says that it is saving, then continues with the next empty day', async () => {
  openFilled('2026-12-02');
  store.silence(collections.devotionals);
  await press('Criar Devocional');
  expect(await screen.findByText('Criando...')).toHaveProperty('disabled', true);
  store.answer();
  expect(await screen.findByText('Devocional criado com sucesso!')).toBeTruthy();
  expect(screen.getByText('O devocional foi adicionado à plataforma.')).toBeTruthy();
  expect(store.get(paths.devotional('2026-12-02'))).toMatchObject({ created_by: 'admin' });
  expect(await screen.findByDisplayValue('03/12/2026')).toBeTruthy();
  expect(await field('Texto do Versículo')).toHaveProperty('value', '');
});

it('returns to the day in the calendar from which it was opened', async () => {
  const { currentAddress } = open('?date=2026-11-20&from=calendar');
  fireEvent.click(await screen.findByText('Editar este'));
  await type('Contexto', 'A caminho do Getsêmani.');
  await press('Salvar alterações');
  await waitFor(() =>
    expect(currentAddress()).toBe('/content-calendar?month=2026-11&day=2026-11-20'),
  );
});

it('warns of a day that already has a devotional, and keeps the typed text when the server refuses', async () => {
  const { currentAddress } = openFilled('2026-11-20');
  expect(await screen.findByText(/já existe um devocional/)).toBeTruthy();
  await press('Criar Devocional');
  expect(await screen.findByText('Erro ao criar devocional')).toBeTruthy();
  screen.getByText(
    'Já existe um devocional em 20/11/2026. Escolha outra data ou edite o que já existe.',
  );
  expect(store.get(path)).toEqual(published);
  expect(await field('Texto do Versículo')).toHaveProperty('value', 'Será como a árvore.');
  fireEvent.click(screen.getByText('Próximo dia livre'));
  expect(await screen.findByDisplayValue('21/11/2026')).toBeTruthy();
  expect(currentAddress()).toBe('/create-devotional?date=2026-11-20');
});

it('edits a devotional but not its date, and copies one to the next empty day', async () => {
  open('?edit=2026-11-20');
  expect(await screen.findByText('Editar Devocional')).toBeTruthy();
  expect(await field('Data')).toHaveProperty('disabled', true);
  expect(screen.getByText('Salvar alterações')).toBeTruthy();
  await pressIcon('Duplicar devocional de 20/11/2026');
  expect(await screen.findByText('Criar Devocional')).toBeTruthy();
  expect(await field('Data')).toHaveProperty('value', '01/12/2026');
  expect(await field('Referência do Versículo')).toHaveProperty('value', 'João 15.5');
});

it('says why a devotional cannot be deleted, or that it was', async () => {
  store.refuse(path, 'permission-denied', ['write']);
  open();
  const remove = async () => {
    await pressIcon('Excluir devocional de 20/11/2026');
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir devocional' });
    fireEvent.click(within(dialog).getByText('Excluir'));
  };
  await remove();
  await screen.findByText(/^Alguém já concluiu este devocional/);
  store.accept(path);
  await remove();
  await screen.findByText('Devocional excluído com sucesso!');
  expect(store.get(path)).toBeUndefined();
});

it('says when the list is empty and when the edited devotional was deleted', async () => {
  for (const id of store.ids(collections.devotionals))
    store.remove(`${collections.devotionals}/${id}`);
  open('?edit=2026-01-01');
  expect(screen.getByText('Nenhum devocional cadastrado ainda.')).toBeTruthy();
  expect(await screen.findByText('Devocional não encontrado.')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same text', async () => {
  open('?edit=2026-11-20');
  await type('Contexto', 'A caminho do Getsêmani.');
  store.put(path, { ...published, context: 'A última ceia.' });
  await press('Salvar alterações');
  await takeStored('Contexto');
  expect(await field('Contexto')).toHaveProperty('value', 'A última ceia.');
  await press('Salvar alterações');
  expect(await screen.findByText('Devocional atualizado com sucesso!')).toBeTruthy();
});
