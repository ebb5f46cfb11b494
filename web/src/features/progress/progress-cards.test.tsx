import { addDays } from '@raizes/domain/day';
import { recordDevotional } from '@raizes/domain/progress/record';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { aDay, aUserStats, anEarnedBadge, noonOf } from '../../../../tests/factories';
import { BadgesCard } from './badges-card';
import { ProgressCard } from './progress-card';

const card = (name: string) => screen.getByRole('region', { name });
const show = (stats: UserStats | null) => renderApp(<ProgressCard stats={stats} today={aDay} />);

/** Stats with a devotional and a memorized verse on each of the last `count` days. */
const completedDays = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(aDay, index + 1 - count)).reduce(
    (stats, day) => recordDevotional(stats, { day, memorized: true, at: noonOf(day) }).stats,
    aUserStats(),
  );

describe('the progress on the dashboard', () => {
  it('shows no figure while it loads, and says offline when it will appear', () => {
    const { unmount } = show(null);
    const progress = () => card('Seu progresso').textContent;
    expect(progress()).toBe('');
    unmount();
    store.goOffline();
    show(null);
    expect(progress()).toBe('Seu progresso aparece quando a internet voltar. Nada se perdeu.');
  });

  it('starts from zero', () => {
    show(aUserStats());
    expect(card('Sequência').textContent).toContain('0 dias');
    expect(card('Sequência').textContent).toContain('0 de 7 dias');
    expect(card('XP total').textContent).toBe('XP total0faltam 100 XP');
    expect(card('Nível').textContent).toBe('Nível1Iniciante');
    expect(within(card('Sua semana')).getAllByRole('img', { name: /não concluído$/ })).toHaveLength(
      7,
    );
  });

  it('counts the first day in the singular, and marks it in the week', () => {
    show(completedDays(1));
    expect(card('Sequência').textContent).toContain('1 dia');
    const week = within(card('Sua semana')).getAllByRole('img');
    const labels = week.map((each) => each.getAttribute('aria-label'));
    expect(labels).toHaveLength(7);
    expect(labels[0]).toMatch(/domingo.*15.*: não concluído$/i);
    expect(labels[6]).toMatch(/sábado.*21.*: concluído$/i);
  });

  it('shows a year without a gap', () => {
    show(completedDays(365));
    expect(card('Sequência').textContent).toContain('365 dias');
    expect(card('Sequência').textContent).toContain('7 de 7 dias');
    const goal = within(card('Objetivos espirituais')).getByRole('progressbar', {
      name: 'Memorização',
    });
    expect(goal.getAttribute('aria-valuenow')).toBe('100');
  });

  it('says how many XP are missing to the next level, with a singular for one', () => {
    show(aUserStats({ total_xp: 1299 }));
    expect(card('XP total').textContent).toContain('1.299');
    expect(card('XP total').textContent).toContain('falta 1 XP');
    const level = within(card('Nível')).getByRole('progressbar', {
      name: 'Progresso até o próximo nível',
    });
    expect(level.getAttribute('aria-valuenow')).toBe('99');
  });

  it('shows the three most recent badges', () => {
    const badges = ['Semente', 'Raiz', 'Fruto'].map((name) =>
      anEarnedBadge({ badge_id: name, name }),
    );
    renderApp(<BadgesCard badges={badges} />);
    expect(within(card('Conquistas Recentes')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows a badge with a name of any length', () => {
    const name = 'Perseverança'.repeat(20);
    renderApp(<BadgesCard badges={[anEarnedBadge({ name })]} />);
    expect(within(card('Conquistas Recentes')).getByRole('listitem').textContent).toContain(name);
  });
});
