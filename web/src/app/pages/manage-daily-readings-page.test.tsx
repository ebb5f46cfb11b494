import type { DailyReading } from '@raizes/domain/documents/content';
import { calendarDay, formatShortDay } from '@raizes/domain/day';
import { aDailyReading } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/content/readings/api';
import '@/features/content/readings/reading-form';
import type { Live } from '@/lib/live';
import { aBible, fakeBible } from '@/testing/bible';
import { admin, field, mergingWith, press, pressIcon, takeStored, type } from '@/testing/form';
import { onlyPage, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { Page } from './manage-daily-readings-page';

vi.mock(import('@/features/content/readings/api'), { spy: true });

const ruth = aDailyReading({ id: 'rt-2', date: '2026-11-20', book: 'Rute', chapter: 2 });
const show = (readings: Live<DailyReading[]>) =>
  vi.mocked(api.useReadings).mockReturnValue(onlyPage(readings));

beforeEach(() => {
  fakeBible.reset(aBible('b', ['RUT']));
  localStorage.clear();
  vi.resetAllMocks();
  show(ready([ruth]));
  vi.mocked(api.useReadingCount).mockReturnValue({ count: 2, recount: () => undefined });
  vi.mocked(api.useDevotionalsNear).mockReturnValue(ready([]));
  vi.mocked(api.useIsDeleted).mockReturnValue(false);
  vi.mocked(api.useStoredReading).mockReturnValue(ready(ruth));
  vi.mocked(api.createReading).mockResolvedValue(true);
  vi.mocked(api.newReadingId).mockImplementation(async (date) => `${date}-1`);
  vi.mocked(api.removeReading).mockResolvedValue();
});

const open = (search = '') =>
  renderApp(<Page person={admin} />, { route: `/manage-daily-readings${search}` });

it('names the first missing field and saves nothing', async () => {
  open();
  expect(await screen.findByText('Nova Leitura')).toBeTruthy();
  await press('Criar');
  expect(await screen.findByText('Livro é obrigatório')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Livro')));
  await type('Livro', 'Rute');
  await type('Capítulo', '0');
  await press('Criar');
  expect(await screen.findByText('Capítulo deve ser no mínimo 1')).toBeTruthy();
  await type('Capítulo', '3');
  await press('Criar');
  expect(await screen.findByText('Texto do capítulo é obrigatório')).toBeTruthy();
  expect(api.createReading).not.toHaveBeenCalled();
});

it('keeps the typed text when saving fails, and offers the next chapter after saving', async () => {
  open('?date=2026-11-25');
  await type('Livro', 'Rute');
  await type('Texto do Capítulo', '1 E sucedeu que');
  const offline = Object.assign(new Error('offline'), { code: 'unavailable' });
  vi.mocked(api.createReading).mockRejectedValueOnce(offline);
  await press('Criar');
  expect(await screen.findByText(/^Sem conexão com a internet/)).toBeTruthy();
  expect(await field('Texto do Capítulo')).toHaveProperty('value', '1 E sucedeu que');
  await press('Criar');
  expect(await screen.findByText('Leitura criada com sucesso!')).toBeTruthy();
  const [first, second] = vi.mocked(api.createReading).mock.calls;
  expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2));
  expect(second?.[1]).toBe('2026-11-25-1');
  expect(api.newReadingId).toHaveBeenCalledTimes(1);
  expect(second?.[0]).toMatchObject({ date: '2026-11-25', chapter: 1, devotional_id: null });
  await press('Continuar com Rute 2 em 26/11/2026');
  expect(await field('Livro')).toHaveProperty('value', 'Rute');
  expect(await field('Capítulo')).toHaveProperty('value', '2');
  expect(await field('Texto do Capítulo')).toHaveProperty('value', '');
  expect(await field('Data')).toHaveProperty('value', '26/11/2026');
});

it('takes the next number when another admin’s new reading has the same one', async () => {
  open('?date=2026-11-25');
  await type('Livro', 'Rute');
  await type('Texto do Capítulo', '1 E sucedeu que');
  vi.mocked(api.createReading).mockResolvedValueOnce(false);
  vi.mocked(api.newReadingId).mockResolvedValueOnce('2026-11-25-1');
  vi.mocked(api.newReadingId).mockResolvedValueOnce('2026-11-25-2');
  await press('Criar');
  expect(await screen.findByText('Leitura criada com sucesso!')).toBeTruthy();
  const [, second] = vi.mocked(api.createReading).mock.calls;
  expect(second?.[1]).toBe('2026-11-25-2');
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
  await pressIcon('Editar Rute - 2, 20/11/2026');
  expect(await screen.findByText('Editar Leitura')).toBeTruthy();
  expect(await field('Capítulo')).toHaveProperty('value', '2');
  expect(screen.getByText('Atualizar')).toBeTruthy();
  await press('Cancelar');
  expect(await screen.findByText('Nova Leitura')).toBeTruthy();
  expect(await field('Capítulo')).toHaveProperty('value', '1');
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
});

it('asks before deleting a reading, and keeps it when that fails', async () => {
  vi.mocked(api.removeReading).mockRejectedValueOnce(new Error('refused'));
  open();
  await pressIcon('Excluir Rute - 2, 20/11/2026');
  const dialog = await screen.findByRole('alertdialog', { name: 'Rute - 2' });
  expect(dialog.textContent).toContain('Tem certeza que deseja excluir esta leitura?');
  expect(api.removeReading).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByText('Excluir'));
  expect(await screen.findByText('Tente novamente.')).toBeTruthy();
  await pressIcon('Excluir Rute - 2, 20/11/2026');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Excluir'));
  expect(await screen.findByText('Leitura excluída com sucesso!')).toBeTruthy();
  expect(api.removeReading).toHaveBeenCalledWith('rt-2');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('moves the focus from a deleted reading to the next, and from the last to the empty list', async () => {
  const job = aDailyReading({ id: 'jo-1', date: '2026-11-19', book: 'Jó', chapter: 1 });
  const psalm = aDailyReading({ id: 'sl-1', date: '2026-11-18', book: 'Salmos', chapter: 1 });
  show(ready([ruth, job, psalm]));
  const { rerender } = open();
  const remove = async (label: string, remaining: DailyReading[]) => {
    const button = await field(label);
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    vi.mocked(api.removeReading).mockImplementationOnce(() => {
      show(ready(remaining));
      rerender(<Page person={admin} />);
      return Promise.resolve();
    });
    fireEvent.click(within(dialog).getByText('Excluir'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await remove('Excluir Jó - 1, 19/11/2026', [ruth, psalm]);
  expect(document.activeElement).toBe(await field('Editar Salmos - 1, 18/11/2026'));
  await remove('Excluir Salmos - 1, 18/11/2026', [ruth]);
  expect(document.activeElement).toBe(await field('Editar Rute - 2, 20/11/2026'));
  await remove('Excluir Rute - 2, 20/11/2026', []);
  expect(document.activeElement?.textContent).toBe('Nenhuma leitura cadastrada ainda');
});

it('says when the list is empty and when the edited reading was deleted', async () => {
  show(ready([]));
  vi.mocked(api.useStoredReading).mockReturnValue({ state: 'missing', fromCache: false });
  open('?edit=gone');
  expect(screen.getByText('Nenhuma leitura cadastrada ainda')).toBeTruthy();
  expect(await screen.findByText('Leitura não encontrada')).toBeTruthy();
  expect(screen.getByText('Leituras Cadastradas (2)')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same field', async () => {
  const stored = { ...api.toValues(ruth), chapter: '5', devotional_id: '2026-11-20' };
  vi.mocked(api.changeReading).mockImplementation(mergingWith(stored));
  open('?edit=rt-2');
  await type('Capítulo', '3');
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
  await pressIcon('Editar Rute - 2, 20/11/2026');
  await screen.findByText('Editar Leitura');
  await press('Cancelar');
  expect(await screen.findByText('Há um rascunho neste aparelho.')).toBeTruthy();
  expect(await field('Livro')).toHaveProperty('value', '');
  expect(await field('Data')).toHaveProperty('value', formatShortDay(calendarDay(new Date())));
  await press('Abrir rascunho');
  expect(await field('Livro')).toHaveProperty('value', 'Jó');
});
