import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDay, aRhythm, aUserStats, anEarnedBadge, noonOf } from '@raizes/tests/factories';
import { storeRhythm } from '@/features/progress/rhythm-copy';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { Page } from './journey-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const card = (name: string) => within(screen.getByRole('region', { name }));
const texts = (name: string) => screen.getByRole('region', { name }).textContent;

function open(stats = aUserStats()) {
  store.put(paths.userStats('ana'), stats);
  return renderApp(<Page person={{ uid: 'ana', email: '', name: 'Ana' }} />, { route: '/jornada' });
}

/** Stats with a devotional on each of the last `count` days up to today, and one in the previous year. */
const statsAfterDays = (count: number) =>
  ['2025-12-24' as Day, ...Array.from({ length: count }, (_, at) => addDays(aDay, at + 1 - count))]
    .map((day) => ({ day, memorized: false, at: noonOf(day) }))
    .reduce((stats, completion) => recordDevotional(stats, completion).stats, aUserStats());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
});

describe('the journey', () => {
  it('welcomes a new person', () => {
    open();
    expect(
      screen.getByText('Ela começa com o primeiro devocional. Um dia de cada vez.'),
    ).toBeTruthy();
    expect(texts('Nível')).toContain('Faltam 100 XP para o nível 2');
    expect(texts('Calendário')).toContain('Cada devocional concluído acende um dia de 2026.');
    expect(texts('Conquistas')).toContain('No caminho (14)');
    expect(card('Calendário').queryAllByRole('link')).toEqual([]);
  });

  it('begins with the streak, and reaches what was lived at each of its addresses', () => {
    open(statsAfterDays(3));
    const [first] = screen.getAllByRole('region');
    expect(first?.getAttribute('aria-label')).toBe('Sequência');
    expect(first?.textContent).toContain('3dias seguidos');
    const lived = within(screen.getByRole('navigation', { name: 'O que vivi' }));
    expect(lived.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/devotional-history',
      '/leituras',
      '/biblia/marcacoes',
      '/devotional-history?versiculos',
    ]);
  });

  it('shows firm weeks and pauses in the calendar', () => {
    storeRhythm('ana', aRhythm({ pauses: ['2026-11-02/2026-11-03'] }), null);
    open(statsAfterDays(5));
    expect(texts('Calendário')).toContain('Semana firmePausa');
    expect(texts('Calendário')).toContain('2, em pausa3, em pausa');
    expect(document.querySelectorAll('tr[data-firm]')).toHaveLength(1);
  });

  it('shows no level, calendar or badge while they are unknown', () => {
    store.goOffline();
    renderApp(<Page person={{ uid: 'ana', email: '', name: 'Ana' }} />);
    const page = screen.getByRole('main').textContent;
    expect(page).toContain('Seu progresso aparece quando a internet voltar. Nada se perdeu.');
    expect(page).not.toMatch(/\d|Nível|Ela começa/);
    expect(screen.getByText('Histórico de devocionais')).toBeTruthy();
  });

  it('shows the level, and the badges with their date or what is missing for them', () => {
    const stats = statsAfterDays(31);
    const medal = anEarnedBadge({ badge_id: 'medalha-1', name: 'Raízes', description: 'Firme.' });
    open({ ...stats, badge_ids: [...stats.badge_ids, 'medalha-1'], recent_badges: [medal] });
    expect(texts('Nível')).toContain('Faltam 100 XP para o nível 18');
    const badges = texts('Conquistas');
    expect(badges).toContain('Raízes');
    expect(badges).toContain('Um Mês Enraizado20/11/2026');
    expect(badges).toContain('Dando FrutosFaltam 800 XP');
    expect(badges).not.toContain('Tesouro Guardado');
    fireEvent.click(screen.getByRole('button', { name: /^Ver todas/ }));
    expect(texts('Conquistas')).toContain('Tesouro GuardadoFaltam 50 versículos memorizados');
    // The button is gone, and the first of the new ones has the focus.
    expect(document.activeElement?.matches('li:nth-child(4)')).toBe(true);
  });

  it('links each completed day to its history, and shows earlier months and years', () => {
    open(statsAfterDays(31));
    const table = screen.getByRole('table', { name: /Novembro de 2026 · 21 dias/ });
    const [first] = within(table).getAllByRole('link');
    expect(first?.textContent).toBe('1, domingo, 1 de novembro de 2026: devocional concluído');
    expect(first?.getAttribute('href')).toBe('/devotional-history?day=2026-11-01');
    expect(within(table).getAllByRole('columnheader')[6]?.getAttribute('abbr')).toBe('sábado');

    fireEvent.click(screen.getByRole('button', { name: 'out: 10 dias' }));
    expect(screen.getByRole('table', { name: /Outubro de 2026/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ano anterior' }));
    expect(texts('Calendário')).toContain('1 dia com devocional em 2025.');
    expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(1);
  });
});
