import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/content-calendar/api';
import * as planApi from '@/features/content-plan/api';
import { useToday } from '@/lib/timing';
import { renderApp } from '@/testing/render';
import { Page } from './content-calendar-page';

vi.mock(import('@/lib/timing'), { spy: true });
vi.mock(import('@/features/content-calendar/api'), { spy: true });
vi.mock(import('@/features/content-plan/api'), { spy: true });

const today = '2026-11-24';
const nextDays = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => addDays(today, index));
const content = (devotionals: Day[], readings: Day[]) => ({
  ...api.contentOf(
    devotionals.map((day) => aDevotional({ id: day, date: day })),
    readings.map((day) => aDailyReading({ id: day, date: day, book: 'Rute', chapter: 2 })),
  ),
  isConfirmed: true,
});

beforeEach(() => {
  vi.mocked(useToday).mockReturnValue(today);
  vi.mocked(planApi.useContentPlan).mockReturnValue({ state: 'missing', fromCache: false });
  vi.mocked(api.useContentOf).mockReturnValue(content(nextDays(7), nextDays(7)));
  vi.mocked(api.useContentOfMonth).mockReturnValue(content([today], [today]));
});

const open = (search = '') => renderApp(<Page />, { route: `/content-calendar${search}` });

it('says how far the content reaches, and leads to the first gap', () => {
  vi.mocked(api.useContentOf).mockReturnValue(content(nextDays(2), nextDays(7)));
  const { rerender } = open();
  expect(screen.getByText('Só os próximos 2 dias estão prontos')).toBeTruthy();
  screen.getByText(/^Sexta-feira, 27 de novembro de 2026 ainda não tem devocional/);
  const next = screen.getByText('Completar').getAttribute('href');
  expect(next).toBe('/create-devotional?date=2026-11-27');
  vi.mocked(api.useContentOf).mockReturnValue(content([], []));
  rerender(<Page />);
  expect(screen.getByText('Falta conteúdo para hoje')).toBeTruthy();
  vi.mocked(api.useContentOf).mockReturnValue(content(nextDays(7), nextDays(7)));
  rerender(<Page />);
  expect(screen.getByText(/^Os próximos 7 dias estão prontos/)).toBeTruthy();
});

it('leads from each day to what is there and to what is missing', () => {
  open();
  const to = (label: string) => screen.getByLabelText(label).getAttribute('href');
  expect(to('Editar leitura de 24/11/2026: Rute 2')).toBe(
    '/manage-daily-readings?date=2026-11-24&editar=2026-11-24',
  );
  expect(to('Editar devocional de 24/11/2026: João 15:5')).toBe(
    '/create-devotional?editar=2026-11-24',
  );
  expect(to('Criar outra leitura de 24/11/2026')).toBe('/manage-daily-readings?date=2026-11-24');
  expect(to('Criar devocional de 25/11/2026')).toBe('/create-devotional?date=2026-11-25');
  expect(to('Criar leitura de 25/11/2026')).toBe('/manage-daily-readings?date=2026-11-25');
  screen.getByText(/^Devocional em 1\sde\s30\sdias · leitura em 1\sde\s30\sdias$/);
});

it('shows the month of the address, and no count while it loads', () => {
  vi.mocked(api.useContentOf).mockReturnValue(null);
  vi.mocked(api.useContentOfMonth).mockReturnValue(null);
  open('?mes=2027-02');
  expect(screen.getByText('fevereiro de 2027')).toBeTruthy();
  expect(screen.queryByText(/^Devocional em/)).toBeNull();
  expect(screen.queryByLabelText(/^Criar devocional/)).toBeNull();
  expect(screen.getByText('Este mês')).toBeTruthy();
});

it('says that the content could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(api.useContentOfMonth).mockImplementation(() => {
    throw new Error('refused');
  });
  open();
  expect(await screen.findByText('Erro ao carregar o conteúdo')).toBeTruthy();
  expect(screen.getByText('Tentar novamente')).toBeTruthy();
});
