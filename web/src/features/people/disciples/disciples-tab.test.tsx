import type { DiscipleActivity } from '@raizes/domain/documents/people';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { aFirstWord, aProfile, aUserStats, anActiveChallenge } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenConversation } from '@/features/messages/api';
import { answerCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { DisciplesTab } from './disciples-tab';

type Activity = Pick<UserStats, 'last_devotional_date'> | 'private' | 'unknown';

const lastOn = (last_devotional_date: UserStats['last_devotional_date']): Activity => ({
  last_devotional_date,
});

/** Shows the tab of a leader with these disciples, by name. */
async function show(activity: Record<string, Activity>, changes: Partial<UserStats> = {}) {
  const disciples: DiscipleActivity[] = [];
  for (const [id, stats] of Object.entries(activity)) {
    store.put(paths.profile(id), aProfile({ id, full_name: id, pastor_id: 'pastor' }));
    if (stats === 'private') disciples.push({ id, shares: false, last_devotional_date: null });
    else if (stats === 'unknown') store.put(paths.userStats(id), { runs: 'todas' });
    else {
      disciples.push({ id, shares: true, ...stats });
      store.put(paths.userStats(id), aUserStats({ ...stats, ...changes }));
    }
  }
  answerCall('get_my_disciples', () => ({ disciples, after: null }));
  renderApp(
    <DisciplesTab
      uid="pastor"
      isLeader
      hasDigestAbove={false}
      onOpenConversation={onOpenConversation}
    />,
  );
  if (disciples.length === 0) return;
  await screen.findAllByRole('heading', { level: 3 });
  // Each card has loaded its progress. It does so again where the answer moves it out of the group that an earlier test remembered.
  await waitFor(() => {
    for (const name of names()) expect(card(name ?? '')).not.toBe(`${name}Escrever`);
  });
}

const onOpenConversation = vi.fn<OpenConversation>();
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const card = (name: string) => screen.getByText(name).closest('li')?.textContent;

let minutes = 0;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 21, 12, minutes));
  // The activity of an earlier test is no longer fresh.
  minutes += 6;
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => void vi.useRealTimers());

it('shows that there are no disciples', async () => {
  await show({});
  expect(screenText()).toContain('Nenhum discípulo vinculado a você');
  expect(screenText()).toContain('nunca ficam visíveis para um líder');
});

it('reads nothing for a person who is not a leader', () => {
  renderApp(
    <DisciplesTab
      uid="ana"
      isLeader={false}
      hasDigestAbove={false}
      onOpenConversation={onOpenConversation}
    />,
  );
  expect(screenText()).toContain('Nenhum discípulo vinculado a você');
  expect(store.reads).toEqual([]);
});

it('says that the disciples could not be loaded when the server does not answer', () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  store.silence();
  renderApp(
    <DisciplesTab
      uid="pastor"
      isLeader
      hasDigestAbove={false}
      onOpenConversation={onOpenConversation}
    />,
  );
  expect(screenText()).not.toContain('Nenhum discípulo');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screenText()).toContain('Não foi possível carregar os discípulos.');
});

it('groups the disciples by absence, the longest absence first', async () => {
  await show({
    Ana: lastOn('2026-11-21'),
    Bia: lastOn('2026-11-18'),
    Caio: lastOn('2026-11-10'),
    Davi: lastOn('2026-10-01'),
    Eva: lastOn('2026-11-01'),
    Fábio: lastOn(null),
    Gil: 'private',
    Hugo: lastOn('2026-11-20'),
    Ítalo: 'unknown',
  });
  expect(screenText()).toContain('9 discípulos');
  const groups = screen.getAllByRole('region').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ]);
  expect(groups).toEqual([
    ['Sentimos falta', 'Davi', 'Eva'],
    ['Vale uma conversa', 'Caio'],
    ['Uma palavra de ânimo', 'Bia'],
    ['Caminhando', 'Hugo', 'Ana'],
    ['Ainda não começaram', 'Fábio'],
    ['Progresso não compartilhado', 'Gil'],
    ['Sem informação agora', 'Ítalo'],
  ]);
});

it('sorts ties by name in Portuguese order', async () => {
  const yesterday = lastOn('2026-11-20');
  await show({ Úrsula: yesterday, Zeca: yesterday, Ângela: yesterday, Bruno: yesterday });
  expect(names()).toEqual(['Ângela', 'Bruno', 'Úrsula', 'Zeca']);
});

it.each([
  ['2026-11-21', 'hoje'],
  ['2026-11-20', 'ontem'],
  ['2026-11-18', 'há 3 dias'],
] as const)('describes a last devotional on %s as “%s”', async (day, words) => {
  await show({ Ana: lastOn(day) });
  await waitFor(() => expect(card('Ana')).toContain(`Último devocional: ${words}`));
});

it('shows streak, thirty days and challenges', async () => {
  await show(
    { Ana: lastOn('2026-11-20') },
    {
      current_streak: 1,
      runs: [
        { start: '2026-10-23', end: '2026-11-12' },
        { start: '2026-11-20', end: '2026-11-20' },
      ],
      active_challenges: [anActiveChallenge({ title: 'Sete dias de oração', duration_days: 7 })],
    },
  );
  await waitFor(() => expect(card('Ana')).toContain('Sequência de 1 dia'));
  expect(card('Ana')).toContain('22 de 30 dias com devocional');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Devocionais em 22 dos últimos 30 dias: de 23/10 a 12/11, 20/11',
  );
  expect(card('Ana')).toContain('Sete dias de oração');
  expect(card('Ana')).toContain('de 7');
});

it('explains progress that is missing, not shared or unknown', async () => {
  await show({
    'Fábio Luz': lastOn(null),
    'Gil Sá': 'private',
    'Ítalo Paz': 'unknown',
  });
  await waitFor(() => expect(card('Fábio Luz')).toContain('Nenhum devocional ainda'));
  expect(card('Gil Sá')).toContain('Gil não compartilha o progresso.');
  expect(card('Ítalo Paz')).toContain('Não foi possível carregar o progresso agora.');
});

it('shows a hundred disciples twenty at a time', async () => {
  const many = Array.from({ length: 100 }, (_, index): [string, Activity] => [
    `Discípulo ${String(index + 1).padStart(3, '0')}`,
    'private',
  ]);
  await show(Object.fromEntries(many));
  expect(screenText()).toContain('1 a 20 de 100 discípulos');
  fireEvent.click(screen.getByText('Próximos'));
  expect(screenText()).toContain('21 a 40 de 100 discípulos');
  expect(screenText()).toContain('Discípulo 040');
  fireEvent.click(screen.getByText('Anteriores'));
  expect(screenText()).toContain('1 a 20 de 100 discípulos');
});

it('finds a disciple by the beginning of any name, without accents, on every page', async () => {
  const many = Array.from({ length: 25 }, (_, index): [string, Activity] => [
    `Discípulo ${index}`,
    'private',
  ]);
  await show({ ...Object.fromEntries(many), 'Zélia Ângela Conceição': 'private' });
  const search = screen.getByLabelText('Procurar discípulo');
  fireEvent.change(search, { target: { value: 'ange ze' } });
  expect(names()).toEqual(['Zélia Ângela Conceição']);
  expect(screenText()).toContain('1 discípulo');
  fireEvent.change(search, { target: { value: 'ninguem' } });
  expect(names()).toEqual([]);
  expect(screenText()).toContain('Ninguém com esse nome');
});

it('opens the conversation from each card', async () => {
  await show({ 'Caio Lins': lastOn('2026-11-10') });
  const group = await screen.findByRole('region', { name: 'Vale uma conversa' });
  fireEvent.click(within(group).getByRole('button', { name: 'Escrever para Caio Lins' }));
  expect(onOpenConversation.mock.lastCall).toMatchObject([{ full_name: 'Caio Lins' }]);
});

it('says to whom the leader has written today, and puts them last in their group', async () => {
  const responded_at = new Date(2026, 10, 21, 9);
  const word = aFirstWord({ pastor_id: 'pastor', user_id: 'Ana', responded_at });
  const yesterday = aFirstWord({
    pastor_id: 'pastor',
    user_id: 'Bia',
    responded_at: new Date(2026, 10, 20, 23),
  });
  store.put(paths.pastorMessage('today'), word);
  store.put(paths.pastorMessage('yesterday'), yesterday);
  await show({ Ana: lastOn('2026-11-10'), Bia: lastOn('2026-11-12') });
  expect(names()).toEqual(['Bia', 'Ana']);
  expect(card('Ana')).toContain('você escreveu hoje');
  expect(card('Bia')).not.toContain('você escreveu hoje');
});
