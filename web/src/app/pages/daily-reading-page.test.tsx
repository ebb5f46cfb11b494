import { addDays } from '@raizes/domain/day';
import { adminPart } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { weekAhead } from '@/lib/week-ahead';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { aNotesFolder, fakeBible } from '@/testing/bible';
import { field, pressIcon } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { SilentAudio, mockSpeech } from '@/testing/speech';
import {
  aContentDay,
  aDailyReading,
  aDay,
  aUserDailyReading,
  aUserStats,
  noonOf,
} from '../../../../tests/factories';
import { storeDashboard } from '../dashboard/dashboard-data';
import { Page } from './daily-reading-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const chapters = [1, 2, 3].map((chapter) => aDailyReading({ id: `${aDay}-${chapter}`, chapter }));
const [first] = chapters;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T12:00:00`) });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  fakeBible.reset(aNotesFolder('one'));
  setPerson(person);
  store.put(paths.userStats('ana'), aUserStats());
  publish(first);
});

const day = paths.contentDay(aDay);
const publish = (...readings: unknown[]) =>
  store.put(day, { ...aContentDay(), content: { devotional: null, readings, left_out: 0 } });
const open = (search = '') =>
  renderApp(<Page person={person} />, { route: `/daily-reading${search}` });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const complete = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como concluída' }));

/** Publishes stats in which these readings were completed today. */
function setCompletedToday(...ids: string[]): void {
  const readings = Object.fromEntries(ids.map((id) => [id, noonOf(aDay)]));
  const record = { xp: 0, memorized: false, devotional_at: null, readings };
  store.put(paths.userStats('ana'), aUserStats({ days: { [aDay]: record } }));
}

const withoutText = {
  devotional: null,
  readings: [{ ...aDailyReading(), chapter_text: null }],
  left_out: 1,
};

describe('today’s reading', () => {
  it('shows that it is loading', () => {
    store.silence();
    open();
    expect(screen.getByRole('status', { name: 'Carregando a leitura' })).toBeTruthy();
  });

  it('is shown from this device before the server answers, then live', () => {
    const stored = aDailyReading({ chapter_text: '1 O texto guardado.' });
    weekAhead.store({ from: aDay, devotionals: [], readings: [stored], summaries: [] });
    storeDashboard('ana', { stats: aUserStats(), devotional: 'none', readings: [] });
    store.silence();
    open();
    expect(screen.getByText('O texto guardado.')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    store.answer();
    publish({ ...stored, chapter_text: '1 O texto publicado.' });
    expect(screen.getByText('O texto publicado.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('opens without counting anything when the progress is unknown', () => {
    const readings = [aDailyReading({ id: 'a' }), aDailyReading({ id: 'b', chapter: 2 })];
    weekAhead.store({ from: aDay, devotionals: [], readings, summaries: [] });
    store.goOffline();
    open();
    expect(screen.getByText('2 leituras')).toBeTruthy();
    expect(screen.queryByText(/concluídas/)).toBeNull();
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
    expect(screen.getByRole('link', { name: 'Bíblia' })).toBeTruthy();
  });

  it('has above it the note on its own chapter', async () => {
    localStorage.setItem('device.about-chapter', 'open');
    publish(
      aDailyReading({ id: 'a', book: 'João', chapter: 1 }),
      aDailyReading({ id: 'b', book: 'Judas', chapter: 1 }),
    );
    const { unmount } = open('?id=a');
    expect(await screen.findByText('JHN 1 one happens')).toBeTruthy();
    unmount();
    open('?id=b');
    expect(await screen.findByText('JUD 1 one happens')).toBeTruthy();
  });

  it('says which day of the plan it is', () => {
    const readings = { ...adminPart, plan_day: { day: 331, of: 365 } };
    store.put(day, aContentDay({ readings }));
    open();
    expect(screen.getByText(/min de leitura · dia 331 de 365$/)).toBeTruthy();
  });

  it('leads on when it is completed: to Hoje, and to tomorrow’s if this device has it', async () => {
    const tomorrow = aDailyReading({ id: 'b', date: addDays(aDay, 1), book: 'Rute', chapter: 4 });
    weekAhead.store({ from: aDay, devotionals: [], readings: [tomorrow], summaries: [] });
    open();
    expect(screen.queryByText('Voltar para Hoje')).toBeNull();
    complete();
    expect((await screen.findByText('Voltar para Hoje')).getAttribute('href')).toBe('/dashboard');
    const ahead = screen.getByRole('link', { name: 'Ler a de amanhã: Rute 4' });
    expect(ahead.getAttribute('href')).toBe('/daily-reading?id=b');
  });

  it.each([['A Bíblia em um ano'], [null]])('shows its origin if it has one (%s)', (origin) => {
    store.put(day, aContentDay({ readings: { ...adminPart, origin } }));
    open();
    expect(screen.queryByText('A Bíblia em um ano') !== null).toBe(origin !== null);
  });

  it.each([
    ['the day has no reading', () => publish()],
    ['the day has no document', () => store.remove(day)],
  ])('that was not published says so, and links to the Bible: %s', (_case, prepare) => {
    prepare();
    open();
    expect(screen.getByRole('link', { name: 'Abrir a Bíblia' })).toBeTruthy();
    expect(title()).toBe('Não há leitura disponível para hoje');
  });

  it('that is not cached says so while offline', () => {
    store.goOffline();
    open();
    expect(title()).toBe('Você está sem internet');
  });

  it('is found by a query when its text did not fit into the day’s document', () => {
    store.put(day, aContentDay({ content: withoutText }));
    store.putAll(collections.dailyReadings, [aDailyReading({ chapter: 2 })]);
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
    open();
    complete();
    expect((await screen.findByRole('alert')).textContent).toBe('Leitura concluída!');
    expect(document.activeElement?.textContent).toContain('Concluída');
    expect(screen.queryByText(/salvo neste aparelho/i)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Marcar como concluída' })).toBeNull();
  });

  it('while offline stores it on this device, and it is still there after a reload', async () => {
    const { unmount } = open();
    store.goOffline();
    complete();
    expect((await screen.findByRole('alert')).textContent).toContain('Salvo neste aparelho.');
    unmount();
    open();
    expect(screen.getByText('Concluída · salvo neste aparelho')).toBeTruthy();
  });

  it('can be tried again when the server refuses', async () => {
    store.refuse(paths.userDailyReading('ana', `${aDay}-1`));
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
    store.put(paths.dailyReading('velha'), old);
    store.put(paths.userDailyReading('ana', 'velha'), aUserDailyReading());
    open('?id=velha');
    expect(title()).toBe('Jonas 1');
    expect(screen.getByText('Concluída', { selector: 'p' })).toBeTruthy();
  });

  const nothing = () => undefined;
  const spoil = () => store.put(paths.dailyReading('velha'), { chapter: 'um' });

  it.each([
    ['does not exist', 'velha', nothing, 'Leitura não encontrada'],
    ['is not cached', 'velha', store.goOffline, 'Você está sem internet'],
    ['can’t be read', 'velha', spoil, 'Leitura não encontrada'],
    ['has an impossible id', 'a/b', nothing, 'Leitura não encontrada'],
  ] as const)('says so when it %s', (_case, id, arrange, message) => {
    arrange();
    open(`?id=${encodeURIComponent(id)}`);
    expect(title()).toBe(message);
  });

  it.each(['2026-11-20-1', 'plano-2026-11-20-2'])(
    'that is in the cached document of its day opens offline (%s)',
    (id) => {
      const readings = [aDailyReading({ id, date: '2026-11-20', book: 'Jonas' })];
      const content = { devotional: null, readings, left_out: 0 };
      store.goOffline();
      open(`?id=${id}`);
      expect(title()).toBe('Você está sem internet');
      cleanup();
      store.putOnDevice(paths.contentDay('2026-11-20'), aContentDay({ id: '2026-11-20', content }));
      open(`?id=${id}`);
      expect(title()).toBe('Jonas 1');
    },
  );

  it('links to the devotional that goes with it', () => {
    store.put(
      paths.dailyReading('velha'),
      aDailyReading({ id: 'velha', date: '2026-11-20', devotional_id: '2026-11-20' }),
    );
    store.put(paths.contentDay('2026-11-20'), aContentDay({ id: '2026-11-20' }));
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
  localStorage.setItem('device.speech-goes-on', 'true');
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
