import { collections, paths } from '@raizes/domain/paths';
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { weekAhead } from '@/lib/week-ahead';
import { writeDoc } from '@/lib/writes';
import type { Delivery } from '@/lib/writes';
import { refusedDelivery, sentDelivery, pendingDelivery } from '@/testing/delivery';
import { field, pressIcon } from '@/testing/form';
import { liveAnswers, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { SilentAudio, mockSpeech } from '@/testing/speech';
import { aContentDay, aDailyReading, aDay, aUserStats, noonOf } from '../../../../tests/factories';
import { storeDashboard } from '../dashboard/dashboard-data';
import { Page } from './daily-reading-page';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => ({ writeDoc: vi.fn<typeof writeDoc>() }));
vi.mock('../mentor-host', () => ({ MentorHost: () => null }));
vi.mock('@/features/notifications/new-badges', () => ({ NewBadges: () => null }));

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const chapters = [1, 2, 3].map((chapter) => aDailyReading({ id: `${aDay}-${chapter}`, chapter }));
const [first] = chapters;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T12:00:00`) });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  liveAnswers.clear();
  liveAnswers.set(paths.userStats('ana'), ready(aUserStats()));
  publish(first);
});

const publish = (...readings: unknown[]) =>
  liveAnswers.set(
    paths.contentDay(aDay),
    ready({ ...aContentDay(), content: { devotional: null, readings, left_out: 0 } }),
  );
const open = (search = '') =>
  renderApp(<Page person={person} />, { route: `/daily-reading${search}` });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const complete = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como concluída' }));
const deliver = (delivery: Delivery) => vi.mocked(writeDoc).mockReturnValue(delivery);

/** Publishes stats in which these readings were completed today. */
function setCompletedToday(...ids: string[]): void {
  const readings = Object.fromEntries(ids.map((id) => [id, noonOf(aDay)]));
  const record = { xp: 0, memorized: false, devotional_at: null, readings };
  liveAnswers.set(paths.userStats('ana'), ready(aUserStats({ days: { [aDay]: record } })));
}

const withoutText = {
  devotional: null,
  readings: [{ ...aDailyReading(), chapter_text: null }],
  left_out: 1,
};

describe('today’s reading', () => {
  it('shows that it is loading', () => {
    liveAnswers.delete(paths.contentDay(aDay));
    open();
    expect(screen.getByRole('status', { name: 'Carregando a leitura' })).toBeTruthy();
  });

  it('is shown from this device before the server answers, then live', () => {
    const stored = aDailyReading({ chapter_text: '1 O texto guardado.' });
    weekAhead.store({ from: aDay, devotionals: [], readings: [stored], summaries: [] });
    storeDashboard('ana', { stats: aUserStats(), devotional: 'none', readings: [] });
    liveAnswers.clear();
    const { rerender } = open();
    expect(screen.getByText('O texto guardado.')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    liveAnswers.set(paths.userStats('ana'), ready(aUserStats()));
    publish({ ...stored, chapter_text: '1 O texto publicado.' });
    rerender(<Page person={person} />);
    expect(screen.getByText('O texto publicado.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('shows a long chapter with its verses and reading time', () => {
    const verses = Array.from(
      { length: 176 },
      (_, index) => `${index + 1} Bem-aventurados os retos.`,
    );
    publish(aDailyReading({ book: 'Salmos', chapter: 119, chapter_text: verses.join('\n') }));
    open();
    expect(title()).toBe('Salmos 119');
    expect(screen.getByText('4 min de leitura')).toBeTruthy();
    expect(screen.getByText('176')).toBeTruthy();
    expect(screen.getAllByText('Bem-aventurados os retos.')).toHaveLength(176);
  });

  it('links to its chapter in the Bible if the Bible has its book', async () => {
    publish(aDailyReading({ book: '1 Coríntios', chapter: 13 }));
    const { unmount } = open();
    const link = screen.getByRole('link', { name: 'Abrir na Bíblia' });
    expect(link.getAttribute('href')).toBe('/biblia/1-corintios/13');
    unmount();
    publish(aDailyReading({ book: 'O Peregrino', chapter: 1 }));
    open();
    await screen.findByRole('heading', { name: 'O Peregrino 1' });
    expect(screen.queryByRole('link', { name: 'Abrir na Bíblia' })).toBeNull();
    expect(document.querySelector('header a[href="/biblia"]')).toBeTruthy();
  });

  it.each([['A Bíblia em um ano'], [null]])('shows its origin if it has one (%s)', (origin) => {
    const part = { source: 'plano', locked: false, key: 'a', documents: {}, origin } as const;
    liveAnswers.set(paths.contentDay(aDay), ready(aContentDay({ readings: part })));
    open();
    expect(screen.queryByText('A Bíblia em um ano') !== null).toBe(origin !== null);
  });

  it('that was not published says so, and links to the Bible', () => {
    publish();
    open();
    expect(screen.getByRole('link', { name: 'Abrir a Bíblia' })).toBeTruthy();
    expect(title()).toBe('Não há leitura disponível para hoje');
  });

  it('that is not cached says so while offline', () => {
    liveAnswers.set(paths.contentDay(aDay), { state: 'missing', fromCache: true });
    liveAnswers.set(collections.dailyReadings, ready([], { fromCache: true }));
    open();
    expect(title()).toBe('Você está sem internet');
  });

  it.each([
    ['there is no document for the day', { state: 'missing', fromCache: false }],
    ['the day’s document has no content', ready(aContentDay({ content: undefined }))],
    ['a text did not fit into the day’s document', ready(aContentDay({ content: withoutText }))],
  ] as const)('is found by a query when %s', (_case, answer) => {
    liveAnswers.set(paths.contentDay(aDay), answer);
    liveAnswers.set(collections.dailyReadings, ready([chapters[1]]));
    open();
    expect(title()).toBe('Rute 2');
  });
});

describe('a day with several readings', () => {
  beforeEach(() => publish(...chapters));

  it('opens the first uncompleted one and lists all with their state', () => {
    setCompletedToday(`${aDay}-1`);
    open();
    expect(title()).toBe('Rute 2');
    expect(screen.getByText('1 de 3 concluídas')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rute 1 (concluída)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rute 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the one in the address', () => {
    open(`?id=${aDay}-3`);
    expect(title()).toBe('Rute 3');
  });

  it('links from a completed reading to the next', () => {
    setCompletedToday(`${aDay}-1`);
    open(`?id=${aDay}-1`);
    expect(screen.getByText('Concluída', { selector: 'p' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Próxima leitura: Rute 2' }));
    expect(title()).toBe('Rute 2');
  });
});

describe('completing a reading', () => {
  it('shows a confirmation and moves the focus to where the button was', async () => {
    deliver(sentDelivery());
    open();
    complete();
    expect((await screen.findByRole('alert')).textContent).toBe('Leitura concluída!');
    expect(document.activeElement?.textContent).toContain('Concluída');
    expect(screen.queryByText(/salvo neste aparelho/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).toBeNull();
  });

  it('while offline stores it on this device, and it is still there after a reload', async () => {
    deliver(pendingDelivery());
    const { unmount } = open();
    complete();
    expect((await screen.findByRole('alert')).textContent).toContain('Salvo neste aparelho.');
    unmount();
    open();
    expect(screen.getByText('Concluída · salvo neste aparelho')).toBeTruthy();
  });

  it('can be tried again when the server refuses', async () => {
    deliver(refusedDelivery());
    open();
    complete();
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Erro ao marcar leitura como concluída');
    expect(screen.getByRole('button', { name: 'Marcar como concluída' })).toBeTruthy();
  });
});

describe('a reading of another day', () => {
  const old = aDailyReading({ id: 'velha', date: '2026-01-05', book: 'Jonas' });

  it('is opened by its id, and shows whether it was completed', () => {
    liveAnswers.set(paths.dailyReading('velha'), ready(old));
    liveAnswers.set(paths.userDailyReading('ana', 'velha'), ready({}));
    open('?id=velha');
    expect(title()).toBe('Jonas 1');
    expect(screen.getByText('Concluída', { selector: 'p' })).toBeTruthy();
  });

  it.each([
    ['does not exist', 'velha', { state: 'missing', fromCache: false }, 'Leitura não encontrada'],
    ['is not cached', 'velha', { state: 'missing', fromCache: true }, 'Você está sem internet'],
    ['can’t be read', 'velha', { state: 'malformed' }, 'Leitura não encontrada'],
    ['has an impossible id', 'a/b', { state: 'loading' }, 'Leitura não encontrada'],
  ] as const)('says so when it %s', (_case, id, answer, message) => {
    liveAnswers.set(paths.dailyReading(id), answer);
    open(`?id=${encodeURIComponent(id)}`);
    expect(title()).toBe(message);
  });

  it.each(['2026-11-20-1', 'plano-2026-11-20-2'])(
    'that is in the cached document of its day opens offline (%s)',
    (id) => {
      const readings = [aDailyReading({ id, date: '2026-11-20', book: 'Jonas' })];
      const content = { devotional: null, readings, left_out: 0 };
      const absent = { state: 'missing', fromCache: true } as const;
      liveAnswers.set(paths.dailyReading(id), absent);
      open(`?id=${id}`);
      expect(screen.getByRole('status', { name: 'Carregando a leitura' })).toBeTruthy();
      cleanup();
      liveAnswers.set(
        paths.contentDay('2026-11-20'),
        ready(aContentDay({ id: '2026-11-20', content }), { fromCache: true }),
      );
      open(`?id=${id}`);
      expect(title()).toBe('Jonas 1');
      cleanup();
      liveAnswers.set(paths.contentDay('2026-11-20'), absent);
      open(`?id=${id}`);
      expect(title()).toBe('Você está sem internet');
    },
  );

  it('links to the devotional that goes with it', () => {
    liveAnswers.set(
      paths.dailyReading('velha'),
      ready(aDailyReading({ id: 'velha', date: '2026-11-20', devotional_id: '2026-11-20' })),
    );
    liveAnswers.set(paths.contentDay('2026-11-20'), ready(aContentDay({ id: '2026-11-20' })));
    open('?id=velha');
    const link = screen.getByRole('link', { name: 'Devocional relacionado' });
    expect(link.getAttribute('href')).toBe('/devotional-history?day=2026-11-20');
  });
});

it('is read aloud with the spoken verse marked, and continues with the day’s next chapter', async () => {
  const [one, two] = chapters;
  publish({ ...one, chapter_text: '1 No princípio.\n2 E a terra.' }, two);
  const speech = mockSpeech();
  vi.stubGlobal('Audio', SilentAudio);
  open();
  await pressIcon('Ouvir');
  await field('Pausar');
  const verseClass = () => screen.getByText('No princípio.').className;
  const unmarked = verseClass();
  act(() => speech.end());
  expect(speech.current()?.text).toBe('No princípio.');
  expect(verseClass()).not.toBe(unmarked);
  act(() => speech.end());
  expect(verseClass()).toBe(unmarked);
  act(() => speech.end());
  expect(title()).toBe('Rute 2');
  expect(speech.current()?.text).toBe('Rute 2');
  cleanup();
});
