import { calendarDay, formatShortDay } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { aContentDay, aDailyReading, aDevotional } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/features/content/readings/reading-form';
import { store } from '@/testing/backend/store';
import { aBible, fakeBible } from '@/testing/bible';
import { admin, expectHelp, field, press, pressIcon, takeStored, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './manage-daily-readings-page';

const ruth = aDailyReading({ id: 'rt-2', date: '2026-11-20', book: 'Rute', chapter: 2 });
const path = paths.dailyReading('rt-2');
const stored = (id: string) => store.get(paths.dailyReading(id));

beforeEach(() => {
  fakeBible.reset(aBible('b', ['RUT']));
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
  store.put(path, ruth);
});

const open = (search = '') =>
  renderApp(<Page person={admin} />, { route: `/manage-daily-readings${search}` });

it('says below each field what is missing, and saves nothing', async () => {
  open();
  expect(await screen.findByText('Nova Leitura')).toBeTruthy();
  await press('Criar');
  await expectHelp('Livro', 'Livro é obrigatório');
  await expectHelp('Texto do Capítulo', 'Texto do capítulo é obrigatório');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Livro')));
  await type('Livro', 'Rute');
  await type('Capítulo', '0');
  await press('Criar');
  await expectHelp('Capítulo', 'Capítulo deve ser no mínimo 1');
  await type('Capítulo', '3');
  await press('Criar');
  await expectHelp('Texto do Capítulo', 'Texto do capítulo é obrigatório');
  expect(store.writes).toEqual([]);
});

it('keeps the typed text when saving fails, and offers the next chapter after saving', async () => {
  open('?date=2026-11-25');
  await type('Livro', 'Rute');
  await type('Texto do Capítulo', '1 E sucedeu que');
  store.refuse(paths.dailyReading('2026-11-25-10'), 'unavailable');
  await press('Criar');
  expect(await screen.findByText(/^Sem conexão com a internet/)).toBeTruthy();
  expect(await field('Texto do Capítulo')).toHaveProperty('value', '1 E sucedeu que');
  store.accept(paths.dailyReading('2026-11-25-10'));
  await press('Criar');
  expect(await screen.findByText('Leitura criada com sucesso!')).toBeTruthy();
  expect(stored('2026-11-25-10')).toMatchObject({
    date: '2026-11-25',
    chapter: 1,
    devotional_id: null,
  });
  await press('Continuar com Rute 2 em 26/11/2026');
  expect(await field('Livro')).toHaveProperty('value', 'Rute');
  expect(await field('Capítulo')).toHaveProperty('value', '2');
  expect(await field('Texto do Capítulo')).toHaveProperty('value', '');
  expect(await field('Data')).toHaveProperty('value', '26/11/2026');
});

it('shows an abbreviated book below the field as it is stored, and warns of an unknown one', async () => {
  open('?date=2026-11-25');
  await type('Livro', 'Jhonas');
  await expectHelp('Livro', 'Não achei este livro. Você quis dizer Jonas?');
  await type('Livro', 'Sal');
  await type('Capítulo', '151');
  await expectHelp('Livro', 'Salmos tem 150 capítulos.');
  await type('Capítulo', '150');
  await expectHelp('Livro', 'Fica salvo como Salmos');
  await type('Texto do Capítulo', '1 Aleluia');
  await press('Criar');
  await screen.findByText('Leitura criada com sucesso!');
  expect(stored('2026-11-25-10')).toMatchObject({ book: 'Salmos', chapter: 150 });
  expect(await screen.findByText('Continuar com Provérbios 1 em 26/11/2026')).toBeTruthy();
});

it('returns to the day in the calendar from which it was opened', async () => {
  const { currentAddress } = open('?date=2026-11-25&from=calendar');
  await type('Livro', 'Rute');
  await type('Texto do Capítulo', '1 E sucedeu que');
  await press('Criar');
  await waitFor(() =>
    expect(currentAddress()).toBe('/content-calendar?month=2026-11&day=2026-11-25'),
  );
});

it('takes the next number when another admin’s new reading has the same one', async () => {
  open('?date=2026-11-25');
  await type('Livro', 'Rute');
  await type('Texto do Capítulo', '1 E sucedeu que');
  // It is saved between the choice of the number and the write.
  const other = aDailyReading({ id: '2026-11-25-10', date: '2026-11-25', book: 'Jó' });
  store.silence(paths.dailyReading(other.id));
  await press('Criar');
  await waitFor(() => expect(store.reads).toContain(paths.dailyReading(other.id)));
  store.put(paths.dailyReading(other.id), other);
  store.answer();
  expect(await screen.findByText('Leitura criada com sucesso!')).toBeTruthy();
  expect(stored(other.id)).toEqual(other);
  expect(stored('2026-11-25-11')).toMatchObject({ book: 'Rute' });
});

it('fills in the text of a chapter from the Bible', async () => {
  open();
  await type('Livro', 'Rute');
  await type('Capítulo', '2');
  await press('Preencher com o texto da Bíblia (Bíblia b)');
  const text = await field('Texto do Capítulo');
  expect(text).toHaveProperty('value', expect.stringMatching(/^1 RUT 2\.1\n2 RUT 2\.2\n/));
});

it('edits a reading; Cancelar returns to a new reading with today and chapter 1', async () => {
  open();
  await pressIcon('Editar Rute 2, 20/11/2026');
  expect(await screen.findByText('Editar Leitura')).toBeTruthy();
  expect(await field('Capítulo')).toHaveProperty('value', '2');
  expect(screen.getByText('Atualizar')).toBeTruthy();
  await press('Cancelar');
  expect(await screen.findByText('Nova Leitura')).toBeTruthy();
  expect(await field('Capítulo')).toHaveProperty('value', '1');
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
});

it('asks before deleting a reading, and keeps it when that fails', async () => {
  store.refuse(path, 'internal', ['write']);
  open();
  await pressIcon('Excluir Rute 2, 20/11/2026');
  const dialog = await screen.findByRole('alertdialog', { name: 'Rute 2' });
  expect(dialog.textContent).toContain('Tem certeza que deseja excluir esta leitura?');
  fireEvent.click(within(dialog).getByText('Excluir'));
  expect(await screen.findByText('Tente novamente.')).toBeTruthy();
  store.accept(path);
  await pressIcon('Excluir Rute 2, 20/11/2026');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Excluir'));
  expect(await screen.findByText('Leitura excluída com sucesso!')).toBeTruthy();
  expect(stored('rt-2')).toBeUndefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('moves the focus from a deleted reading to the next, and from the last to the empty list', async () => {
  const job = aDailyReading({ id: 'jo-1', date: '2026-11-19', book: 'Jó', chapter: 1 });
  const psalm = aDailyReading({ id: 'sl-1', date: '2026-11-18', book: 'Salmos', chapter: 1 });
  store.putAll(collections.dailyReadings, [job, psalm]);
  open();
  const remove = async (label: string) => {
    const button = await field(label);
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByText('Excluir'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await remove('Excluir Jó 1, 19/11/2026');
  expect(document.activeElement).toBe(await field('Editar Salmos 1, 18/11/2026'));
  await remove('Excluir Salmos 1, 18/11/2026');
  expect(document.activeElement).toBe(await field('Editar Rute 2, 20/11/2026'));
  await remove('Excluir Rute 2, 20/11/2026');
  expect(document.activeElement?.textContent).toBe('Nenhuma leitura cadastrada ainda');
});

it('lists the newest date first, or on request from today on', async () => {
  store.put(
    paths.dailyReading('jo-1'),
    aDailyReading({ id: 'jo-1', date: '2099-11-19', book: 'Jó', chapter: 1 }),
  );
  open();
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([expect.stringMatching(/^Jó - 1/), expect.stringMatching(/^Rute - 2/)]);
  await press('Ir para hoje');
  expect(rows()).toEqual([expect.stringMatching(/^Rute - 2/)]);
  await press('Ver os próximos dias');
  expect(rows()).toHaveLength(2);
});

it('says which readings the chosen day already has', async () => {
  store.put(
    paths.contentDay('2026-11-20'),
    aContentDay({ id: '2026-11-20', content: { devotional: null, readings: [ruth], left_out: 0 } }),
  );
  open('?date=2026-11-20&from=calendar');
  expect(await screen.findByText(/^Neste dia já existe uma leitura/)).toBeTruthy();
  expect(screen.getByText('Editar Rute 2').getAttribute('href')).toBe(
    '/manage-daily-readings?date=2026-11-20&edit=rt-2&from=calendar',
  );
  await type('Data', '21/11/2026');
  expect(screen.queryByText(/^Neste dia já existe uma leitura/)).toBeNull();
});

it('says when the list is empty and when the edited reading was deleted', async () => {
  store.remove(path);
  open('?edit=gone');
  expect(screen.getByText('Nenhuma leitura cadastrada ainda')).toBeTruthy();
  expect(await screen.findByText('Leitura não encontrada')).toBeTruthy();
  expect(await screen.findByText('Leituras Cadastradas (0)')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same field', async () => {
  store.put(paths.devotional('2026-11-20'), aDevotional({ date: '2026-11-20' }));
  open('?edit=rt-2');
  await type('Capítulo', '3');
  store.put(path, { ...ruth, chapter: 5, devotional_id: '2026-11-20' });
  await press('Atualizar');
  await takeStored('Capítulo');
  expect(await field('Capítulo')).toHaveProperty('value', '5');
  expect(await field('Devocional Relacionado (opcional)')).toHaveProperty('value', '2026-11-20');
  await press('Atualizar');
  expect(await screen.findByText('Leitura atualizada com sucesso!')).toBeTruthy();
});

it('shows an empty form after an edit, and offers the draft of a new reading', async () => {
  open();
  await type('Livro', 'Jó');
  await pressIcon('Editar Rute 2, 20/11/2026');
  await screen.findByText('Editar Leitura');
  await press('Cancelar');
  expect(await screen.findByText('Há um rascunho neste aparelho.')).toBeTruthy();
  expect(await field('Livro')).toHaveProperty('value', '');
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
  await press('Abrir rascunho');
  expect(await field('Livro')).toHaveProperty('value', 'Jó');
});
