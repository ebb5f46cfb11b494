import { addDays, calendarDay, weekdayOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { ChurchCounts } from '@raizes/domain/documents/church-counts';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { paths } from '@raizes/domain/paths';
import { formatDayAndMonth } from '@raizes/domain/content/content-warning';
import { aProfile } from '@raizes/tests/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { failure, store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';

const person = { uid: 'chefe', email: '', name: '' };
const people: ChurchCounts = {
  part: 'people',
  newcomers: 7,
  unlinked: 3,
  asking: 2,
  failed_pushes: 1,
  unauthorized: 0,
  waiting: { total: 5, by_leader: [{ leader_id: 'joao', count: 3 }] },
  challenges: [{ id: 'orar', title: 'Orar juntos', people: 18 }],
};
const content: ChurchCounts = {
  part: 'content',
  until: '2026-12-04',
  devotionals: ['2026-11-28', '2026-11-30', '2026-12-04'],
  readings: [],
};

function answer(age_seconds: number, parts: { people?: ChurchCounts; content?: ChurchCounts }) {
  answerCall('count-church', ({ part }) => {
    const counts = parts[part];
    if (!counts) throw failure('functions/internal');
    return { counts, age_seconds };
  });
}

/** Opens the page with fresh modules, which have no figures of an earlier visit. */
async function open({ plan }: { plan?: ContentPlan } = {}) {
  vi.resetModules();
  if (plan) store.put(paths.contentPlan, plan);
  store.put(paths.firstSteps, { skipped: [], push_tested: true, done: true });
  store.put(paths.profile('joao'), aProfile({ id: 'joao', full_name: 'João Almeida' }));
  const { Page } = await import('./admin-hub-page');
  renderApp(<Page person={person} />);
}
const tile = (name: RegExp) => screen.findByRole('link', { name });
const addressOf = async (name: RegExp) => (await tile(name)).getAttribute('href');

it('opens on what needs attention, with each figure linked to its page', async () => {
  answer(250, { people, content });
  await open();
  expect(await addressOf(/^Pessoas novas ?7/)).toBe('/manage-users?show=newcomers');
  expect(await addressOf(/^Sem líder ?3 ?2 pediram um líder/)).toBe('/manage-users?show=unlinked');
  expect(await addressOf(/^Esperam resposta ?5/)).toBe('/manage-users?show=discipulo&leader=joao');
  expect(await addressOf(/^Dias sem devocional ?3 ?o primeiro: sáb, 28\/11/)).toBe(
    '/create-devotional?date=2026-11-28',
  );
  expect(await addressOf(/^Dias sem leitura: 0 até 04\/12/)).toBe('/content-calendar');
  expect(await addressOf(/João Almeida ?3 mensagens/)).toBe(
    '/manage-users?show=discipulo&leader=joao',
  );
  expect(screenText()).toContain('E mais 2 mensagens');
  expect(await addressOf(/Orar juntos ?18 pessoas/)).toBe('/manage-challenges?edit=orar');
  expect(screenText()).toContain('contado há 4 minutos');
});

it('shows how many pushes failed without a link, because no page deals with them', async () => {
  answer(0, { people, content });
  await open();
  expect(await tile(/^Pessoas novas ?7/)).toBeTruthy();
  expect(screenText()).toMatch(/Avisos sem entrega ?1/);
  expect(screen.queryByRole('link', { name: /^Avisos sem entrega/ })).toBeNull();
});

it('says how many minors wait for a guardian, and links to them', async () => {
  answer(0, { people: { ...people, unauthorized: 2 }, content });
  await open();
  expect(await screen.findByText('Faltam autorizações (2)')).toBeTruthy();
  expect(await addressOf(/^Ver quem$/)).toBe('/manage-users?minors');
});

it('counts again on request, but not within a minute', async () => {
  answer(250, { people, content });
  await open();
  const again = await screen.findByLabelText('Contar de novo');
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  answer(0, { people: { ...people, newcomers: 8 }, content });
  fireEvent.click(again);
  expect(await tile(/^Pessoas novas ?8/)).toBeTruthy();
  expect(requestsOf('count-church')).toContainEqual({ part: 'people', fresh: true });
  expect(screenText()).toContain('contado agora');
  expect(again).toHaveProperty('disabled', true);
});

it('counts again on the next visit after an own change', async () => {
  answer(250, { people, content });
  await open();
  await tile(/^Dias sem devocional ?3/);
  expect(requestsOf('count-church')).not.toContainEqual({ part: 'content', fresh: true });
  cleanup();
  const { changePlan } = await import('@/features/content/plan/api');
  answerCall('content-plan', () => ({ days: 3, wanted: 3, missing: null }));
  await changePlan({ action: 'fill' });
  answer(0, { people, content: { ...content, devotionals: [] } });
  const { Page } = await import('./admin-hub-page');
  renderApp(<Page person={person} />);
  expect(await tile(/^Dias sem devocional: 0/)).toBeTruthy();
  expect(requestsOf('count-church')).toContainEqual({ part: 'content', fresh: true });
});

it('keeps its links when the people can’t be counted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer(0, { content });
  await open();
  expect(await tile(/^Dias sem devocional ?3/)).toBeTruthy();
  expect(await addressOf(/^Sem líder ?–/)).toBe('/manage-users?show=unlinked');
  expect(screenText()).toContain('não foi possível contar agora');
  expect(await screen.findByLabelText('Contar de novo')).toHaveProperty('disabled', false);
  expect(await addressOf(/^Gerenciar Usuários/)).toBe('/manage-users');
});

describe('the warning that content runs out within a week', () => {
  const today = calendarDay(new Date());
  const [near, later] = [addDays(today, 1), addDays(today, 3)];
  const lacking = (devotionals: Day[], readings: Day[]) =>
    answer(0, { people, content: { ...content, devotionals, readings } });
  const aPlan = (state: ContentPlan['state'], weekdays = [0, 1, 2, 3, 4, 5, 6]): ContentPlan => {
    const devotionals = [{ from: 'reading' as const }];
    const start = { plan: 'chapter-a-day' as const, start: today, from: today };
    const choice = { ...start, weekdays, devotionals, pauses: [], earlier: [] };
    return { revision: 1, choices: [choice], state };
  };
  const ran = { ran_on: today, filled_until: null, problem: null, missing: [] };

  it('gives the reason', async () => {
    lacking([later], [later]);
    await open();
    expect(
      await screen.findByText(/nem leitura\. Ligue um plano de leitura: com a Bíblia inteira, /),
    ).toBeTruthy();
    expect(await addressOf(/^Ver o calendário/)).toBe('/content-calendar');
  });

  it('counts only the days on which the plan has content', async () => {
    lacking([near, later], [near, later]);
    const others = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => weekday !== weekdayOf(near));
    await open({ plan: aPlan(ran, others) });
    expect(
      await screen.findByText(`Conteúdo até ${formatDayAndMonth(addDays(later, -1), today)}`),
    ).toBeTruthy();
  });

  it('appears for a plan that has not been filled yet, unless a run is in progress', async () => {
    lacking([near], [near]);
    await open({ plan: aPlan(null) });
    await tile(/^Dias sem leitura ?1/);
    expect(screen.queryByText('Falta conteúdo para amanhã')).toBeNull();
    // Offline, there is no answer to wait for.
    store.goOffline();
    expect(await screen.findByText('Falta conteúdo para amanhã')).toBeTruthy();
    await screen.findByText(/O aplicativo tenta preencher dentro de uma hora\./);
  });
});

it('groups the pages by purpose', async () => {
  answer(0, { people, content });
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Administração' }));
  const groups = links.getAllByRole('region').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ]);
  expect(groups).toEqual([
    ['Pessoas', '/manage-users', '/invitations', '/admin/historico'],
    [
      'Conteúdo',
      '/content-calendar',
      '/create-devotional',
      '/manage-daily-readings',
      '/manage-challenges',
      '/manage-bible-videos',
    ],
    ['Igreja', '/church-settings', '/church-teaching'],
  ]);
});

it('calls each page by its own heading', async () => {
  answer(0, { people, content });
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Administração' }));
  const pages: Record<string, string> = { '/admin/historico': 'admin-history' };
  for (const link of links.getAllByRole('link')) {
    const route = link.getAttribute('href') ?? '';
    const page = `${import.meta.dirname}/${pages[route] ?? route.slice(1)}-page.tsx`;
    const title = link.querySelector('span span')?.textContent ?? '';
    expect(title).not.toBe('');
    expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`(["'])${title}\\1`));
  }
});
