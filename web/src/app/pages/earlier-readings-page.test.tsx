import { collections, paths } from '@raizes/domain/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWholeList } from '@/lib/long-list';
import { fetchDocs } from '@/lib/reads';
import { liveAnswers, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { aDailyReading, aUserStats, noonOf } from '../../../../tests/factories';
import { Page } from './earlier-readings-page';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/long-list', () => ({ useWholeList: vi.fn<typeof useWholeList>() }));
vi.mock('@/lib/reads', () => ({ fetchDocs: vi.fn<typeof fetchDocs>() }));

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const today = '2026-11-21';
const reading = (date: `${number}-${number}-${number}`, chapter: number, book = 'Salmos') =>
  aDailyReading({ id: `${date}-${chapter}`, date, book, chapter });

const read = { xp: 0, memorized: false, devotional_at: null };

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) });
  liveAnswers.clear();
  const days = { [today]: { ...read, readings: { '2026-11-20-2': noonOf(today) } } };
  liveAnswers.set(paths.userStats('ana'), ready(aUserStats({ days })));
  liveAnswers.set(collections.dailyReadings, ready([reading('2026-09-03', 1)]));
  vi.mocked(fetchDocs).mockResolvedValue([]);
  setMonth(reading('2026-11-19', 1), reading('2026-11-20', 2), reading('2026-11-20', 3));
});

/** Sets the readings of the shown month. */
const setMonth = (...items: unknown[]) =>
  vi
    .mocked(useWholeList)
    .mockReturnValue({ state: 'ready', items: items as never, hasMore: false, fromCache: false });
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

it('lists the month’s readings with their state and a link, latest day first', async () => {
  open();
  await screen.findByText('1 de 3 concluídas');
  expect(states()).toEqual([
    ['Salmos 2sexta-feira, 20/11/2026', 'Concluída', '/daily-reading?id=2026-11-20-2'],
    ['Salmos 3sexta-feira, 20/11/2026', 'Ainda não lida', '/daily-reading?id=2026-11-20-3'],
    ['Salmos 1quinta-feira, 19/11/2026', 'Ainda não lida', '/daily-reading?id=2026-11-19-1'],
  ]);
  // The stats cover recent days, so no completion record is read.
  expect(fetchDocs).not.toHaveBeenCalled();
});

it('queries only days before today', () => {
  open();
  expect(vi.mocked(useWholeList).mock.calls[0]?.[0].conditions).toEqual([
    ['date', '>=', '2026-11-01'],
    ['date', '<=', '2026-11-20'],
  ]);
});

it('goes back to the month of the first reading, and reads the completion records of older days', async () => {
  const { currentAddress } = open();
  fireEvent.click(screen.getByLabelText('Mês anterior'));
  setMonth(reading('2026-09-03', 1), reading('2026-09-04', 2));
  vi.mocked(fetchDocs).mockResolvedValue([{ daily_reading_id: '2026-09-03-1' }]);
  fireEvent.click(screen.getByLabelText('Mês anterior'));
  expect(currentAddress()).toBe('/leituras?month=2026-09');
  await screen.findByText('1 de 2 concluídas');
  expect(states().map(([, state]) => state)).toEqual(['Ainda não lida', 'Concluída']);
  expect(screen.getByLabelText('Mês anterior')).toHaveProperty('disabled', true);
  expect(vi.mocked(fetchDocs).mock.calls[0]?.[0].conditions).toEqual([
    ['daily_reading_id', 'in', ['2026-09-04-2', '2026-09-03-1']],
  ]);
});

it('shows the readings without their state when the completion records can’t be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(fetchDocs).mockRejectedValue(new Error('offline'));
  setMonth(reading('2026-09-03', 1));
  open('?month=2026-09');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(rows()[0]?.textContent).toContain('Salmos 1');
  expect(within(screen.getByRole('list', { name: 'Leituras' })).queryByRole('img')).toBeNull();
});

it('finds the readings of a book and of a chapter', async () => {
  open();
  liveAnswers.set(
    collections.dailyReadings,
    ready([reading('2026-10-01', 13, '1 Coríntios'), reading('2026-10-02', 14, '1 Coríntios')]),
  );
  type('corin');
  expect(await screen.findAllByText(/Coríntios/)).toHaveLength(2);
  liveAnswers.set(collections.dailyReadings, ready([reading('2026-10-01', 13, '1 Coríntios')]));
  type('1co 13');
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('1 Coríntios 13');
  type('xyz');
  await screen.findByText('Nenhum livro começa assim');
});

it('says when a month had no readings and when it is not on the device', () => {
  setMonth();
  const { unmount } = open();
  expect(document.body.textContent).toContain('Não houve leituras neste mês.');
  unmount();
  vi.mocked(useWholeList).mockReturnValue({
    state: 'ready',
    items: [],
    hasMore: false,
    fromCache: true,
  });
  open();
  expect(document.body.textContent).toContain('ainda não foi guardado neste aparelho');
});
