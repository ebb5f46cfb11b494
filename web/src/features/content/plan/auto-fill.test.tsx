import type { Filled } from '@raizes/domain/callables/responses';
import { addDays, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { planIds } from '@raizes/domain/documents/content-plan';
import type { ContentPlan, FillState } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { collections, paths } from '@raizes/domain/paths';
import { planTracks } from '@raizes/domain/content/reading-plans';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { aBible, fakeBible } from '@/testing/bible';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { AutoFill } from './auto-fill';
import { formatFilledDays, plans, formatPlanTerms } from './plans';

const today = '2026-11-23';
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const choice = {
  plan: 'chapter-a-day',
  start: today,
  from: today,
} as const;
const lists = () => ({ weekdays: [...everyDay], devotionals: [], pauses: [], earlier: [] });
const full: FillState = {
  ran_on: today,
  filled_until: '2026-12-23',
  problem: null,
  missing: [],
};
const aPlan = (changes: Partial<ContentPlan> = {}): ContentPlan => ({
  revision: 1,
  choices: [{ ...choice, ...lists() }],
  state: full,
  ...changes,
});

const withReading = (day: Day) => ({
  id: day,
  content: {
    devotional: null,
    readings: [{ id: `${day}-1`, date: day, book: 'Rute', chapter: 1 }],
    left_out: 0,
  },
});

const put = (plan: ContentPlan) => store.put(paths.contentPlan, plan);
const imported = (all: ContentSeries[]) => store.putAll(collections.contentSeries, all);
const requests = () => requestsOf('content-plan');
const answer = (days: number | null, changes: Partial<Filled> = {}) =>
  answerCall('content-plan', () => ({ days, wanted: days ?? 0, missing: null, ...changes }));

const sample = aBible('amostra', [], { is_sample: true });

beforeEach(() => {
  fakeBible.reset(sample);
  answer(31);
});

function open(plan: ContentPlan | null) {
  if (plan) put(plan);
  return renderApp(<AutoFill today={today} onImported={vi.fn<() => void>()} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('opens the sources at once for an import', async () => {
  await import('./sources-dialog');
  renderApp(<AutoFill today={today} onImported={vi.fn<() => void>()} opensSources />);
  expect(await screen.findByRole('button', { name: 'Importar arquivo' })).toBeTruthy();
});

describe('without a plan', () => {
  it('offers one, by default the recommended plan from today on every weekday', async () => {
    open(null);
    press('Escolher um plano');
    await screen.findByRole('radio', { name: /^Um capítulo por dia.*Recomendado/ });
    press('Ligar o plano');
    await screen.findByText('31 dias foram preenchidos.');
    expect(requests()).toEqual([
      {
        action: 'choose',
        plan: 'chapter-a-day',
        start: today,
        weekdays: everyDay,
        devotionals: [{ from: 'reading' }],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says with which reading it enters the calendar, after days that have one already', async () => {
    store.putAll(
      collections.contentDays,
      [0, 1, 2].map((ahead) => withReading(addDays(today, ahead))),
    );
    open(null);
    press('Escolher um plano');
    await screen.findByText(/o plano entra em Mateus 4, em 26 de novembro\./);
    fireEvent.change(screen.getByLabelText('Começa em'), { target: { value: '26/11/2026' } });
    expect(await screen.findByText('Começa em Mateus 1, em 26 de novembro.')).toBeTruthy();
  });

  it('accepts another plan, start and weekdays, and keeps them if the server refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    refuseCall('content-plan', 'invalid-argument', 'Confira a data de início.');
    open(null);
    press('Escolher um plano');
    fireEvent.click(await screen.findByRole('button', { name: 'Mais planos' }));
    fireEvent.click(screen.getByRole('radio', { name: /^O calendário de M’Cheyne/ }));
    fireEvent.change(screen.getByLabelText('Começa em'), { target: { value: '01/01/2027' } });
    press('domingo');
    fireEvent.click(screen.getByRole('switch', { name: 'Também o devocional de cada dia' }));
    press('Ligar o plano');
    await screen.findByText('Confira a data de início.');
    expect(requests()).toMatchObject([
      { devotionals: [], plan: 'm-cheyne', start: '2027-01-01', weekdays: [1, 2, 3, 4, 5, 6] },
    ]);
    expect(screen.getByLabelText('Começa em')).toHaveProperty('value', '01/01/2027');
  });

  it('requires at least one weekday', async () => {
    open(null);
    press('Escolher um plano');
    await screen.findByText('Dias de leitura');
    for (const name of ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira'])
      press(name);
    press('sexta-feira');
    press('sábado');
    press('Ligar o plano');
    await screen.findByText('Escolha pelo menos um dia da semana.');
    expect(requests()).toEqual([]);
  });
});

describe('with a plan', () => {
  it('says until when the calendar is full, and fills it on request', async () => {
    answer(1);
    open(aPlan());
    expect(
      screen.getByText(/^Cheio até 23 de dezembro\. Há leitura enquanto o plano estiver ligado\.$/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mês preenchido' })).toHaveProperty('disabled', true);
    put(aPlan({ state: { ...full, filled_until: null } }));
    press('Preencher agora');
    await screen.findByText('1 dia foi preenchido.');
    expect(requests()).toEqual([{ action: 'fill' }]);
  });

  it('says that the days are being filled until the first run is done', () => {
    open(aPlan({ state: null }));
    expect(screen.getByRole('status').textContent).toBe(
      'O aplicativo está preenchendo os próximos dias.',
    );
  });

  it('says that changes are saved even if the days could not be filled yet', async () => {
    answer(null);
    open(aPlan({ state: { ...full, problem: 'failed' } }));
    press('Preencher agora');
    await screen.findByText('Não deu para preencher agora');
    expect(screen.queryByText('Calendário conferido.')).toBeNull();
    press('Pausar');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pausar' }));
    await screen.findByText('O calendário muda dentro de uma hora.');
    store.remove(paths.contentPlan);
    press('Escolher um plano');
    fireEvent.click(await screen.findByRole('button', { name: 'Ligar o plano' }));
    await screen.findByText('Plano ligado.');
    await screen.findByText('Os dias serão preenchidos dentro de uma hora.');
  });

  it('says when the plan starts, and not that the days before it are full', () => {
    const dates = { start: '2027-01-22', from: '2027-01-22' } as const;
    open(aPlan({ choices: [{ ...choice, ...dates, ...lists() }] }));
    expect(screen.getByRole('status').textContent).toBe('Começa em 22 de janeiro de 2027.');
  });

  it('pauses after a confirmation, and resumes', async () => {
    open(aPlan());
    press('Pausar');
    const dialog = await screen.findByRole('alertdialog', { name: 'Pausar o plano?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pausar' }));
    await screen.findByText('Plano em pausa.');
    expect(requests()).toEqual([{ action: 'pause' }]);
    const paused = {
      ...choice,
      ...lists(),
      pauses: [{ from: addDays(today, 2), to: null }],
    };
    put(aPlan({ choices: [paused] }));
    expect(screen.getByText(/^Entra em pausa em 25 de novembro\.$/)).toBeTruthy();
    press('Retomar');
    await screen.findByText('Plano retomado.');
    expect(requests()[1]).toEqual({ action: 'resume' });
  });

  it('says which plan comes next, and from which day', () => {
    const next = { ...choice, plan: 'psalms-30-days' as const, from: '2027-01-01' as const };
    open(
      aPlan({
        choices: [
          { ...choice, ...lists() },
          { ...next, ...lists() },
        ],
      }),
    );
    expect(screen.getByText(/^Um capítulo por dia$/)).toBeTruthy();
    expect(
      screen.getByText(/^Os Salmos em 30 dias começa em 1º de janeiro de 2027\.$/),
    ).toBeTruthy();
  });

  it('says what is missing, and what to do about it', () => {
    store.put(paths.installation, { contact: 'Ana, 11 99999-0000' });
    open(aPlan({ state: { ...full, filled_until: null, problem: 'sample' } }));
    expect(screen.getByText(/^Falta a Bíblia inteira$/)).toBeTruthy();
    expect(screen.getByText(/ \(Ana, 11 99999-0000\) trouxer a Bíblia/)).toBeTruthy();
    const chapters = { ...full, problem: 'chapters' as const, missing: ['Atos 6'] };
    put(aPlan({ state: chapters }));
    expect(screen.getByText(/^Cheio até 23 de dezembro\.$/)).toBeTruthy();
    expect(screen.getByText(/^A Bíblia importada não tem Atos 6/)).toBeTruthy();
  });
});

describe('without a whole Bible', () => {
  const copied = async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    press('Copiar recado para quem instalou');
    await screen.findByText('Recado copiado!');
    return writeText.mock.lastCall?.[0];
  };

  it('the dialog says so before a plan is chosen, with a message to copy', async () => {
    open(null);
    press('Escolher um plano');
    await screen.findByText('Falta a Bíblia inteira');
    const message = await copied();
    expect(message).toMatch(/^Olá! No Raízes da nossa igreja ainda falta a Bíblia inteira/);
    expect(requests()).toEqual([]);
  });

  it('the message names the contact of whoever installed the app', async () => {
    store.put(paths.installation, { contact: 'Ana' });
    open(aPlan({ state: { ...full, filled_until: null, problem: 'sample' } }));
    expect(await copied()).toMatch(/^Para Ana: olá! No Raízes/);
  });

  it('the last run, which knows best, silences the dialog', async () => {
    open(aPlan());
    press('Mudar plano');
    await screen.findByRole('radio', { name: /^Um capítulo por dia/ });
    expect(screen.queryByText('Falta a Bíblia inteira')).toBeNull();
  });

  it('the toast tells what is missing', async () => {
    answer(0, { wanted: 15, missing: 'bible' });
    open(aPlan({ state: { ...full, filled_until: null, problem: 'sample' } }));
    press('Preencher agora');
    await screen.findByText('0 de 15 dias preenchidos: falta a Bíblia');
    expect(screen.queryByText(/^Não faltava nada/)).toBeNull();
  });
});

describe('the plan’s dialog', () => {
  const common = { days: 3, imported_at: new Date() };
  const chain: ContentSeries = { kind: 'chain', id: 'luz', name: 'Luz diária', ...common };
  const reading = { from: 'reading' as const };
  const luz = { from: 'chain' as const, id: 'luz' };

  it('offers three plans, and the others on request', async () => {
    open(null);
    press('Escolher um plano');
    await screen.findByRole('radio', { name: /^Um capítulo por dia/ });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    press('Mais planos');
    expect(screen.getAllByRole('radio')).toHaveLength(planIds.length);
    fireEvent.click(screen.getByRole('radio', { name: /^Os Salmos em 30 dias/ }));
    press('Menos planos');
    // The chosen one stays.
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('starts with everything that the church has imported, and keeps the order of a running plan', async () => {
    imported([chain]);
    const { unmount } = open(null);
    press('Escolher um plano');
    await screen.findByText(/estão em Fontes\.$/);
    press('Ligar o plano');
    await screen.findByText('31 dias foram preenchidos.');
    expect(requests().at(-1)).toMatchObject({ devotionals: [luz, reading] });
    unmount();
    const devotionals = [reading, luz, { ...luz, id: 'excluída' }];
    open(aPlan({ choices: [{ ...choice, ...lists(), devotionals }] }));
    press('Mudar plano');
    await screen.findByText(/estão em Fontes\.$/);
    press('Salvar e preencher');
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests().at(-1)).toMatchObject({ devotionals: [reading, luz] });
  });
});

it.each(planIds)('states the real length of one pass through %s', (plan) => {
  const { chapters, verses, length } = plans[plan];
  const portions = planTracks[plan].flatMap((track) =>
    track.portions('2026-01-01', (end) => daysBetween('2026-01-01', end)),
  );
  const readings = 'years' in length ? length.years * 365 : length.readings;
  expect(portions).toHaveLength(readings);

  expect(portions.flat()).toHaveLength(chapters);
  const count = portions.flat().reduce((sum, { from, to }) => sum + to.verse - from.verse + 1, 0);
  expect(count).toBe(verses);
});

it.each<[string, Filled]>([
  ['0 de 15 dias preenchidos: falta a Bíblia', { days: 0, wanted: 15, missing: 'bible' }],
  ['0 de 1 dia preenchido: falta a Bíblia', { days: 0, wanted: 1, missing: 'bible' }],
  ['As leituras esperam: falta a Bíblia', { days: 0, wanted: 0, missing: 'bible' }],
  [
    '3 dias foram preenchidos. As leituras esperam: falta a Bíblia',
    { days: 3, wanted: 3, missing: 'bible' },
  ],
  [
    '9 de 10 dias preenchidos: faltam capítulos na Bíblia importada',
    { days: 9, wanted: 10, missing: 'chapters' },
  ],
  [
    '9 de 10 dias preenchidos. O aplicativo tenta de novo dentro de uma hora.',
    { days: 9, wanted: 10, missing: null },
  ],
  ['Não faltava nada que o plano pudesse preencher.', { days: 0, wanted: 0, missing: null }],
])('says “%s”', (text, filled) => {
  expect(formatFilledDays(filled)).toBe(text);
});

it('adapts effort and duration to the number of weekdays', () => {
  const shown = (plan: keyof typeof plans, weekdays: number) =>
    formatPlanTerms(plan, weekdays).replaceAll('\u{a0}', ' ');
  expect(shown('chapter-a-day', 7)).toBe('1 capítulo · 3 min por dia · sem fim');
  expect(shown('bible-1-year', 7)).toBe('3 a 4 capítulos · 9 min por dia · 1 ano');
  expect(shown('bible-1-year', 5)).toBe('4 a 5 capítulos · 13 min por dia · 1 ano');
  expect(shown('bible-2-years', 7)).toBe('1 a 2 capítulos · 5 min por dia · 2 anos');
  expect(shown('new-testament-90-days', 7)).toBe('2 a 3 capítulos · 10 min por dia · 3 meses');
  expect(shown('gospels-40-days', 7)).toBe('2 a 3 capítulos · 10 min por dia · 6 semanas');
  expect(shown('psalms-30-days', 6)).toBe('5 capítulos · 9 min por dia · 5 semanas');
  expect(shown('m-cheyne', 7)).toBe('4 a 5 capítulos · 13 min por dia · 1 ano');
  expect(shown('m-cheyne', 1)).toBe('4 a 5 capítulos · 13 min por dia · 7 anos');
});
