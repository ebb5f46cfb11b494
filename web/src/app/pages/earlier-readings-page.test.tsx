import { collections, paths } from '@raizes/domain/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { aDailyReading, aUserDailyReading, aUserStats, noonOf } from '../../../../tests/factories';
import { Page } from './earlier-readings-page';

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const today = '2026-11-21';
const reading = (date: `${number}-${number}-${number}`, chapter: number, book = 'Salmos') =>
  aDailyReading({ id: `${date}-${chapter}`, date, book, chapter });

const read = { xp: 0, memorized: false, devotional_at: null };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) });
  const days = { [today]: { ...read, readings: { '2026-11-20-2': noonOf(today) } } };
  store.put(paths.userStats('ana'), aUserStats({ days }));
  store.putAll(collections.dailyReadings, [
    reading('2026-09-03', 1),
    reading('2026-09-04', 2),
    reading('2026-11-19', 1),
    reading('2026-11-20', 2),
    reading('2026-11-20', 3),
    reading(today, 4),
  ]);
});

const records = collections.userDailyReadings('ana');
const open = (search = '') => renderApp(<Page person={person} />, { route: `/leituras${search}` });
const rows = () => within(screen.getByRole('list', { name: 'Leituras' })).getAllByRole('link');
const states = () =>
  rows().map((row) => [
    row.textContent,
    within(row).getByRole('img').getAttribute('aria-label'),
    row.getAttribute('href'),
  ]);
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Procurar um livro'), { target: { value: text } });

it('lists the month’s readings before today with their state and a link, latest day first', async () => {
  open();
  await screen.findByText('1 de 3 concluídas');
  expect(states()).toEqual([
    ['Salmos 2sexta-feira, 20/11/2026', 'Concluída', '/daily-reading?id=2026-11-20-2'],
    ['Salmos 3sexta-feira, 20/11/2026', 'Ainda não lida', '/daily-reading?id=2026-11-20-3'],
    ['Salmos 1quinta-feira, 19/11/2026', 'Ainda não lida', '/daily-reading?id=2026-11-19-1'],
  ]);
  // The stats cover recent days, so no completion record is read.
  expect(store.reads).not.toContain(records);
});

it('goes back to the month of the first reading, and reads the completion records of older days', async () => {
  const id = '2026-09-03-1';
  store.put(paths.userDailyReading('ana', id), aUserDailyReading({ daily_reading_id: id }));
  const { currentAddress } = open();
  fireEvent.click(screen.getByLabelText('Mês anterior'));
  fireEvent.click(screen.getByLabelText('Mês anterior'));
  expect(currentAddress()).toBe('/leituras?month=2026-09');
  await screen.findByText('1 de 2 concluídas');
  expect(states().map(([, state]) => state)).toEqual(['Ainda não lida', 'Concluída']);
  expect(screen.getByLabelText('Mês anterior')).toHaveProperty('disabled', true);
});

it('shows the readings without their state when the completion records can’t be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store.refuse(records);
  open('?month=2026-09');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(rows()[0]?.textContent).toContain('Salmos 2');
  expect(within(screen.getByRole('list', { name: 'Leituras' })).queryByRole('img')).toBeNull();
});

it('finds the readings of a book and of a chapter', async () => {
  store.putAll(collections.dailyReadings, [
    reading('2026-10-01', 13, '1 Coríntios'),
    reading('2026-10-02', 14, '1 Coríntios'),
  ]);
  open();
  type('corin');
  expect(await screen.findAllByText(/Coríntios/)).toHaveLength(2);
  type('1co 13');
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('1 Coríntios 13');
  type('1 corinthians 14');
  await vi.waitFor(() => expect(rows()[0]?.textContent).toContain('1 Coríntios 14'));
  type('xyz');
  await screen.findByText('Nenhum livro começa assim');
});

it('says when a month had no readings and when it is not on the device', () => {
  const { unmount } = open('?month=2026-10');
  expect(document.body.textContent).toContain('Não houve leituras neste mês.');
  unmount();
  store.goOffline();
  open();
  expect(document.body.textContent).toContain('ainda não foi guardado neste aparelho');
});
