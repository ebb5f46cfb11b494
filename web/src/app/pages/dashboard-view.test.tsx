import { addDays } from '@raizes/domain/day';
import { recordDevotional, recordReading } from '@raizes/domain/progress/record';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import {
  aDailyReading,
  aDay,
  aDevotional,
  aNotification,
  aUserStats,
  noonOf,
} from '@raizes/tests/factories';
import { ErrorBoundary } from '../error-boundary';
import { DashboardView } from './dashboard-page';
import type { DashboardData, DashboardState } from '../dashboard/dashboard-data';
import { setPerson } from '@/lib/session';
import type { Person } from '@/lib/session';
import { rememberAdmitted } from '@/lib/remembered';
import { storage } from '@/lib/storage';
import { store } from '@/testing/backend/store';
import { summariesOf } from '@/features/reading/api';
import { weekAhead } from '@/lib/week-ahead';
import { readStoredDashboard, storeDashboard } from '../dashboard/dashboard-data';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const aSummary = { id: 'r1', date: aDay, book: 'Rute', chapter: 1, preview: 'Nos dias…' };
const data: DashboardData = { stats: aUserStats(), devotional: aDevotional(), readings: [] };

const view = (
  changes: Partial<DashboardData> = {},
  { name, isUnconfirmed }: Partial<Person> = {},
  lateDays: DashboardState['lateDays'] = [],
) => (
  <DashboardView
    person={{ ...person, ...(name && { name }), ...(isUnconfirmed && { isUnconfirmed }) }}
    today={aDay}
    data={{ ...data, ...changes }}
    isCurrent={false}
    sending={false}
    sendingReadings={new Set()}
    lateDays={lateDays}
  />
);
const show = (...args: Parameters<typeof view>) => renderApp(view(...args));
const card = (name: string) => screen.getByRole('region', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const linksNamed = (name: string) => screen.queryAllByText(name, { selector: 'a' }).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
  localStorage.clear();
});

it('paints the day first and the progress right after it', async () => {
  show();
  expect(card('Devocional de hoje').textContent).toContain('Começar devocional');
  expect(screen.queryByRole('region', { name: 'XP total' })).toBeNull();
  expect(await screen.findByRole('region', { name: 'XP total' })).toBeTruthy();
  expect(await screen.findByRole('navigation', { name: 'Mais para você' })).toBeTruthy();
});

describe('the dashboard after the first paint', () => {
  it('greets a new person by first name, with the date and figures of zero', () => {
    show();
    expect(heading()).toBe('Bom dia, Ana');
    expect(screen.getByText('Sábado, 21 de novembro de 2026', { exact: false })).toBeTruthy();
    expect(card('Devocional de hoje').textContent).toContain('Começar devocional');
    expect(card('Leitura de hoje').textContent).toContain('Não há leitura disponível para hoje');
    expect(card('Sequência').textContent).toContain('0 dias');
    expect(card('XP total').textContent).toContain('0');
    expect(card('Nível').textContent).toMatch(/1.*Iniciante/);
    expect(card('Objetivos espirituais').textContent).toContain('Oração Diária0%');
    for (const name of ['Histórico de devocionais', 'Resumos Bíblicos'])
      expect(screen.getByText(name)).toBeTruthy();
    const banner = screen.getByRole('banner');
    expect(within(banner).getAllByRole('button').at(-1)?.textContent).toBe('Sair');
    expect(screen.getByText('videos de 5 minutos')).toBeTruthy();
  });

  it('opens the account from the avatar’s menu', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Abrir o menu da conta' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('ana@raizes.test')).toBeTruthy();
    expect(menu.getByRole('menuitem', { name: 'Conta' }).getAttribute('href')).toBe('/conta');
  });

  it('says before the first devotional what it begins, and shows no zero in the flame', () => {
    const words = 'O primeiro devocional acende o seu primeiro dia.';
    const { unmount } = show();
    expect(card('Seu progresso').textContent).toContain(words);
    expect(screen.getByLabelText('Sequência: 0 dias').textContent).toBe('');
    unmount();
    show({ stats: aUserStats({ total_devotionals_completed: 1 }) });
    expect(card('Seu progresso').textContent).not.toContain(words);
  });

  it('offers to continue a devotional that was started on this device', () => {
    show();
    expect(card('Devocional de hoje').textContent).toContain('Começar devocional');
    act(() => {
      storage.write(`draft.ana.${aDay}`, {
        step: 5,
        reflection: '',
        application: '',
        verse_memorization: '',
        memorization: null,
        skipped: false,
      });
    });
    expect(card('Devocional de hoje').textContent).toContain('Você parou no passo 5 de 8');
  });

  it('shows the streak in the greeting; the flame opens its rule, the week and the record', async () => {
    const completion = { day: aDay, memorized: false, at: noonOf(aDay) };
    show({ stats: recordDevotional(aUserStats(), completion).stats });
    fireEvent.click(screen.getByLabelText('Sequência: 1 dia'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sua sequência' }));
    expect(sheet.getByText('dia seguido')).toBeTruthy();
    expect(sheet.getAllByRole('img', { name: /concluído$/ })).toHaveLength(7);
    expect(sheet.getByText('Recorde').parentElement?.textContent).toBe('Recorde1');
    expect(sheet.getByText('Dias com Deus em 2026').parentElement?.textContent).toContain('1');
    expect(sheet.getByText(/^Cada devocional acende um dia/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Ver jornada' }).getAttribute('href')).toBe('/jornada');
  });

  it('links to the reading after the devotional until the reading is completed', () => {
    const completion = { day: aDay, memorized: false, at: noonOf(aDay) };
    const { stats } = recordDevotional(aUserStats(), completion);
    const { rerender } = show({ stats, readings: [aSummary] });
    expect(card('Devocional de hoje').textContent).toContain('Concluído hoje · +50 XP');
    expect(linksNamed('Seguir para a leitura')).toBe(1);
    const read = recordReading(stats, { reading_id: aSummary.id, day: aDay, at: noonOf(aDay) });
    rerender(view({ stats: read.stats, readings: [aSummary] }));
    expect(card('Devocional de hoje').textContent).toContain('Tudo feito por hoje');
  });

  it.each([
    ['discipulo', { panel: 0, messages: 1 }],
    ['lider', { panel: 1, messages: 0 }],
    ['pastor', { panel: 1, messages: 0 }],
  ] as const)(
    'shows a %s with a name of 100 characters these links: %j',
    (position, { panel, messages }) => {
      const full_name = `A${'a'.repeat(99)}`;
      show({ stats: aUserStats({ profile: { full_name, position, leader: null } }) });
      expect(heading()).toBe(`Bom dia, ${full_name}`);
      expect(linksNamed('Painel Pastor')).toBe(panel);
      expect(screen.queryAllByText('Mensagens')).toHaveLength(messages);
      expect(linksNamed('Admin')).toBe(0);
    },
  );

  it('asks a person to confirm the e-mail in one line below the devotional, which opens the whole notice', async () => {
    setPerson({ ...person, isUnconfirmed: true });
    show({}, { isUnconfirmed: true });
    const notice = await screen.findByText('Confirme o seu e-mail');
    const order = card('Devocional de hoje').compareDocumentPosition(notice);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/você também escreve ao seu líder/)).toBeNull();
    fireEvent.click(notice);
    expect(await screen.findByText(/você também escreve ao seu líder/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar o link' })).toBeTruthy();
  });

  it('offers a devotional that was published late, below today’s', async () => {
    const stats = aUserStats({ total_readings: 1 });
    show({ stats }, {}, [addDays(aDay, -1)]);
    const line = await screen.findByText('O devocional de ontem chegou mais tarde');
    const after = card('Devocional de hoje').compareDocumentPosition(line);
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(card('Leitura de hoje'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  const withStats = (
    stats: DashboardData['stats'],
    lateDays: DashboardState['lateDays'] = [],
    isCurrent = true,
  ) => renderApp(<DashboardView {...view({ stats }, {}, lateDays).props} isCurrent={isCurrent} />);

  it.each([
    [2, null, true, 0],
    [3, null, true, 1],
    [300, null, true, 1],
    [3, new Date('2026-11-20T12:00:00Z'), true, 0],
    [3, null, false, 0],
  ])(
    'asks after %i devotionals, answered at %s, the server’s stats: %s, for the rhythm: %i',
    async (total, at, isCurrent, count) => {
      rememberAdmitted('ana', true);
      withStats(aUserStats({ total_devotionals_completed: total, rhythm_at: at }), [], isCurrent);
      await act(() => vi.dynamicImportSettled());
      const cards = screen.queryAllByRole('region', { name: 'Seu ritmo da semana' });
      expect(cards).toHaveLength(count);
    },
  );

  it('welcomes a person back above the devotional, once the stats are the server’s; a late day that can still be done speaks first', async () => {
    const stats = aUserStats({
      last_devotional_date: addDays(aDay, -9),
      total_devotionals_completed: 143,
    });
    const words = 'Que bom ver você, Ana. O que ficou: 143 dias com Deus.';
    const isBefore = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    const { unmount } = withStats(stats);
    expect(isBefore(await screen.findByText(words), card('Devocional de hoje'))).toBe(true);
    unmount();
    const late = withStats(stats, [addDays(aDay, -1)]);
    const line = await screen.findByText('O devocional de ontem chegou mais tarde');
    expect(isBefore(line, await screen.findByText(words))).toBe(true);
    late.unmount();
    withStats(stats, [], false);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says above the day which badge was earned elsewhere', async () => {
    const badge = aNotification({
      kind: 'badge',
      title: 'Nova conquista!',
      body: 'Medalha semente',
    });
    renderApp(<DashboardView {...view().props} newBadges={[badge]} />);
    const line = await screen.findByRole('status');
    expect(line.textContent).toBe('Nova conquista!Medalha semente');
    const order = line.compareDocumentPosition(card('Devocional de hoje'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links an admin to the administration', () => {
    show({ stats: aUserStats({ is_admin: true }) });
    expect(screen.getByText('Admin').getAttribute('href')).toBe('/admin');
  });
});

describe('the dashboard without its data', () => {
  it('shows skeletons and the session’s name while everything loads', () => {
    show({ stats: 'unknown', devotional: 'unknown', readings: 'unknown' }, { name: 'Bia Lima' });
    expect(heading()).toBe('Bom dia, Bia');
    for (const name of ['Devocional de hoje', 'Leitura de hoje'])
      expect(card(name).querySelector('.MuiSkeleton-root')).not.toBeNull();
    expect(linksNamed('Admin') + linksNamed('Painel Pastor')).toBe(0);
    expect(screen.getByLabelText('Sequência').textContent).toBe('–');
    expect(screen.getByRole('main').textContent).not.toMatch(/\b0\b|Nível|XP|conquista/);
  });

  it('shows the data stored on this device while it loads, but no content of another day', () => {
    storeDashboard('ana', { ...data, stats: aUserStats({ total_xp: 250 }) });
    show(readStoredDashboard('ana', addDays(aDay, 1)));
    expect(card('XP total').textContent).toContain('250');
    expect(card('Devocional de hoje').textContent).not.toContain('João 15.5');
  });

  it('shows the content of the week ahead on a new day before anything is loaded', () => {
    const tomorrow = addDays(aDay, 1);
    storeDashboard('ana', data);
    const readings = [aDailyReading({ date: tomorrow, book: 'Rute', chapter: 2 }), aDailyReading()];
    weekAhead.store({
      from: aDay,
      readings,
      summaries: summariesOf(readings),
      devotionals: [
        aDevotional(),
        aDevotional({ id: tomorrow, date: tomorrow, verse_reference: 'Rute 1.16' }),
      ],
    });
    show(readStoredDashboard('ana', tomorrow));
    expect(card('Devocional de hoje').textContent).toContain('Rute 1.16');
    expect(card('Leitura de hoje').textContent).toContain('Rute 2');
  });

  it('says on the card of the reading which day of the plan it is', () => {
    show({ readings: [{ ...aSummary, plan_day: { day: 331, of: 365 } }] });
    expect(card('Leitura de hoje').textContent).toContain('dia 331 de 365');
  });

  it('offers the readings without counting them when the progress is unknown', () => {
    store.goOffline();
    show({ stats: 'unknown', readings: [aSummary, { ...aSummary, id: 'r2', chapter: 2 }] });
    expect(card('Leitura de hoje').textContent).toContain('2 leituras');
    expect(card('Leitura de hoje').textContent).not.toMatch(/concluídas|Pendente/);
    expect(getComputedStyle(screen.getByText('Ler agora')).visibility).toBe('visible');
  });

  it('offers the Bible, and a devotional of one’s own, on a day without content', () => {
    const { unmount } = show({ devotional: 'none' });
    const today = () => within(card('Devocional de hoje'));
    expect(today().getByText('Devocional Não Disponível')).toBeTruthy();
    expect(today().getByText(/Se ele chegar depois, este dia ainda pode ser feito\./)).toBeTruthy();
    expect(today().getByText('Abrir a Bíblia').getAttribute('href')).toBe('/biblia');
    expect(today().queryByText('Reler um devocional meu')).toBeNull();
    unmount();
    show({ devotional: 'none', stats: aUserStats({ total_devotionals_completed: 1 }) });
    const again = today().getByText('Reler um devocional meu');
    expect(again.getAttribute('href')).toBe('/devotional-history');
  });

  it('says which content is missing offline', () => {
    store.goOffline();
    show({ devotional: 'offline', readings: 'offline' });
    expect(card('Devocional de hoje').textContent).toContain('Você está sem internet');
    expect(card('Leitura de hoje').textContent).toContain('aparece aqui quando houver internet');
  });

  it('offers to try again when rendering fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Failing = () => {
      throw new Error('The listener failed');
    };
    renderApp(
      <ErrorBoundary>
        <Failing />
      </ErrorBoundary>,
    );
    expect(heading()).toBe('Algo não saiu como esperado');
    expect(screen.getByText('Tentar novamente')).toBeTruthy();
  });

  it('recognizes an admin by the dashboard stored on this device', () => {
    storeDashboard('ana', { ...data, stats: aUserStats({ is_admin: true }) });
    storeDashboard('davi', data);
    storage.write('dashboard.rute', { stats: 'unknown' });
    const wasAdmin = (uid: string) => {
      const { stats } = readStoredDashboard(uid, aDay);
      return stats !== 'unknown' && stats.is_admin;
    };
    expect(['ana', 'davi', 'rute', 'lia'].filter(wasAdmin)).toEqual(['ana']);
  });
});
