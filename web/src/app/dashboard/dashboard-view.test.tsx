import { addDays } from '@raizes/domain/day';
import { recordDevotional } from '@raizes/domain/progress/record';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { aDay, aDevotional, aUserStats, anEarnedBadge, noonOf } from '@raizes/tests/factories';
import { ErrorBoundary } from '../error-boundary';
import { DashboardView } from './dashboard-view';
import type { DashboardData } from './dashboard-view';
import type { Person } from '@/lib/session';
import { storage } from '@/lib/storage';
import { readStoredDashboard, storeDashboard } from './stored-dashboard';

vi.mock('@/ui/confirm-email', () => ({ ConfirmEmail: () => <p>Confirme o e-mail</p> }));

// Whether an element is hidden takes long to compute, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const data: DashboardData = { stats: aUserStats(), devotional: aDevotional(), readings: [] };

const show = (
  changes: Partial<DashboardData> = {},
  { name, isUnconfirmed }: Partial<Person> = {},
) =>
  renderApp(
    <DashboardView
      person={{ ...person, ...(name && { name }), ...(isUnconfirmed && { isUnconfirmed }) }}
      today={aDay}
      data={{ ...data, ...changes }}
      sending={false}
      sendingReadings={new Set()}
    />,
  );
const card = (name: string) => screen.getByRole('region', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const linksNamed = (name: string) => screen.queryAllByText(name, { selector: 'a' }).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
  localStorage.clear();
});

describe('the dashboard', () => {
  it('welcomes a new person by first name, with the date and with zeros', () => {
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
    expect(screen.getByText('Conta').getAttribute('href')).toBe('/conta');
    expect(screen.getByText('videos de 5 minutos')).toBeTruthy();
  });

  it('shows a year of devotionals: the completed day, the level and three badges', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(aDay, index - 364));
    const stats = days.reduce(
      (before, day) => recordDevotional(before, { day, memorized: true, at: noonOf(day) }).stats,
      aUserStats({
        recent_badges: ['Semente', 'Raiz', 'Fruto'].map((name) =>
          anEarnedBadge({ badge_id: name, name }),
        ),
      }),
    );
    show({ stats });
    expect(card('Devocional de hoje').textContent).toContain('Concluído hoje · +75 XP');
    expect(card('Sequência').textContent).toContain('365 dias');
    expect(card('Nível').textContent).toContain('Progredindo');
    expect(within(card('Conquistas Recentes')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('marks the completed days of the week from Sunday to Saturday', () => {
    const sunday = addDays(aDay, -6);
    const completion = { day: sunday, memorized: false, at: noonOf(sunday) };
    show({ stats: recordDevotional(aUserStats(), completion).stats });
    const week = within(card('Sua semana')).getAllByRole('img');
    expect(week).toHaveLength(7);
    expect(week[0]?.getAttribute('aria-label')).toMatch(/domingo.*15.*: concluído$/i);
    expect(week[6]?.getAttribute('aria-label')).toMatch(/sábado.*21.*: não concluído$/i);
  });

  it.each([
    ['discipulo', { panel: 0, messages: 1 }],
    ['lider', { panel: 1, messages: 0 }],
    ['pastor', { panel: 1, messages: 0 }],
  ] as const)(
    'offers a %s with a name of 100 characters the panel or the messages: %j',
    (position, { panel, messages }) => {
      const full_name = 'A'.repeat(100);
      show({ stats: aUserStats({ profile: { full_name, position, leader: null } }) });
      expect(heading()).toBe(`Bom dia, ${full_name}`);
      expect(linksNamed('Painel Pastor')).toBe(panel);
      expect(screen.queryAllByText('Mensagens')).toHaveLength(messages);
      expect(linksNamed('Admin')).toBe(0);
    },
  );

  it('asks who has not confirmed the e-mail, below the devotional', async () => {
    show({}, { isUnconfirmed: true });
    const notice = await screen.findByText('Confirme o e-mail');
    const order = card('Devocional de hoje').compareDocumentPosition(notice);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the admin pages to an admin', () => {
    show({ stats: aUserStats({ is_admin: true }) });
    expect(screen.getByText('Admin').getAttribute('href')).toBe('/admin');
  });
});

describe('the dashboard without its data', () => {
  it('keeps its place, with the name of the session, while everything loads', () => {
    show({ stats: 'unknown', devotional: 'unknown', readings: 'unknown' }, { name: 'Bia Lima' });
    expect(heading()).toBe('Bom dia, Bia');
    expect(document.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(6);
    expect(linksNamed('Admin') + linksNamed('Painel Pastor')).toBe(0);
  });

  it('shows what this device showed last while it loads, but no content of another day', () => {
    storeDashboard('ana', { ...data, stats: aUserStats({ total_xp: 250 }) });
    show(readStoredDashboard('ana', addDays(aDay, 1)));
    expect(card('XP total').textContent).toContain('250');
    expect(card('Devocional de hoje').textContent).not.toContain('João 15:5');
  });

  it('says what is missing offline', () => {
    show({ devotional: 'offline', readings: 'offline' });
    expect(card('Devocional de hoje').textContent).toContain('Você está sem internet');
    expect(card('Leitura de hoje').textContent).toContain('aparece aqui quando houver internet');
  });

  it('offers to try again when it fails', () => {
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

  it('recognises an admin by the dashboard that this device showed last', () => {
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
