import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import { adminPart } from '@raizes/domain/documents/content-day';
import type { ContentPart, PartName } from '@raizes/domain/documents/content-day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '@/features/content/calendar/api';
import '@/features/content/calendar/ahead-notice';
import '@/features/content/calendar/day-panel';
import '@/features/content/calendar/occupied-dialog';
import * as planApi from '@/features/content/plan/api';
import * as browser from '@/lib/browser';
import { useTimedOut, useToday } from '@/lib/timing';
import { dragOver, layOut, pressKeys } from '@/testing/drag';
import { ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './content-calendar-page';

vi.mock(import('@/lib/browser'), { spy: true });
vi.mock(import('@/lib/timing'), { spy: true });
vi.mock(import('@/features/content/calendar/api'), { spy: true });
vi.mock(import('@/features/content/plan/api'), { spy: true });

const today = '2026-11-24';
const nextDays = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => addDays(today, index));
const content = (devotionals: Day[], readings: Day[]) => ({
  ...api.groupByDay(
    devotionals.map((day) => aDevotional({ id: day, date: day })),
    readings.map((day) => aDailyReading({ id: day, date: day, book: 'Rute', chapter: 2 })),
  ),
  isConfirmed: true,
});
const ofPlan: ContentPart = { ...adminPart, source: 'plano', locked: false, key: 'k' };
type Source = NonNullable<ReturnType<api.Sources['get']>>;
const sources = (known: Record<Day, Partial<Record<PartName, ContentPart>>>) =>
  new Map<Day, Source>(
    nextDays(31).map((day) => [
      day,
      { devotional: null, readings: null, content: { left_out: 0 }, ...known[day] },
    ]),
  );
const plan = (changes: Partial<ContentPlan['choices'][number]> = {}): ContentPlan => ({
  revision: 1,
  choices: [
    {
      plan: 'chapter-a-day',
      start: '2026-11-01',
      from: '2026-11-01',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      devotionals: [{ from: 'reading' }],
      pauses: [],
      earlier: [],
      ...changes,
    },
  ],
  state: { ran_on: today, filled_until: addDays(today, 30), problem: null, missing: [] },
});
const setPlan = (value: ContentPlan) =>
  vi.mocked(planApi.useContentPlan).mockReturnValue(ready(value) as never);

beforeEach(() => {
  vi.mocked(useToday).mockReturnValue(today);
  vi.mocked(useTimedOut).mockReset();
  vi.mocked(browser.useMedia).mockReturnValue(true);
  vi.mocked(planApi.useContentPlan).mockReturnValue({ state: 'missing', fromCache: false });
  vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(30), nextDays(30)));
  vi.mocked(api.useContentOfMonth).mockReturnValue(content([today], [today]));
  vi.mocked(api.useSources).mockReturnValue(sources({}));
  vi.mocked(api.arrangeDays)
    .mockReset()
    .mockResolvedValue({
      parts: ['devotional', 'readings'],
      seen: 'depois',
      emptied: [],
    });
  vi.mocked(api.useFirstReplaceableDay).mockReturnValue(today);
});

const open = (search = '') => renderApp(<Page />, { route: `/content-calendar${search}` });
// Found by label, because queries by role take seconds on a whole month.
const press = (label: RegExp) => fireEvent.click(screen.getByLabelText(label));
const refusal = (code: string, message: string, details?: { seen?: string; refused?: Day }) =>
  Object.assign(new Error(message), { code: `functions/${code}`, details });

describe('the notice of how far the content reaches', () => {
  it('gives the last day without a plan, and warns a week before the first gap', async () => {
    vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(12), nextDays(20)));
    const { rerender } = open();
    await screen.findByText('Conteúdo até 6 de dezembro.');
    vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(2), nextDays(7)));
    rerender(<Page />);
    screen.getByText('Conteúdo até 26 de novembro');
    screen.getByText(
      /^Sexta-feira, 27 de novembro de 2026 ainda não tem devocional. Ligue um plano/,
    );
    const next = screen.getByText('Completar').getAttribute('href');
    expect(next).toBe('/create-devotional?date=2026-11-27&from=calendar');
    vi.mocked(api.useContentBetween).mockReturnValue(content([], []));
    rerender(<Page />);
    screen.getByText('Falta conteúdo para hoje');
    // Emptied by an admin, so nothing is missing.
    vi.mocked(api.useSources).mockReturnValue(
      sources(
        Object.fromEntries(
          nextDays(31).map((day) => [day, { devotional: adminPart, readings: adminPart }]),
        ),
      ),
    );
    rerender(<Page />);
    screen.getByText('Conteúdo até 24 de dezembro, pelo menos.');
  });

  it('promises content for as long as the plan runs', async () => {
    setPlan(plan());
    const { rerender } = open();
    const text = 'Conteúdo garantido enquanto o plano estiver ligado.';
    expect(await screen.findByText(text)).toBeTruthy();
    vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(9), nextDays(30)));
    setPlan(plan({ devotionals: [] }));
    rerender(<Page />);
    screen.getByText(
      'Leituras garantidas enquanto o plano estiver ligado. Devocional até 3 de dezembro.',
    );
    setPlan(plan({ pauses: [{ from: '2026-11-26', to: null }] }));
    vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(1), nextDays(1)));
    rerender(<Page />);
    screen.getByText('Conteúdo até 25 de novembro');
    screen.getByText(/nem leitura\. O plano está em pausa\.$/);
  });
});

it('gives the last day of a plan that has not been filled yet, and of one that no longer runs', () => {
  const waiting = { ...plan(), state: null };
  setPlan(waiting);
  vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(3), nextDays(3)));
  vi.mocked(useTimedOut).mockReturnValue(false);
  const { rerender } = open();
  screen.getByText('Conteúdo até 27 de novembro.');
  vi.mocked(useTimedOut).mockReturnValue(true);
  rerender(<Page />);
  screen.getByText('Conteúdo até 27 de novembro');
  screen.getByText(/nem leitura\. O aplicativo tenta preencher dentro de uma hora\.$/);
  const state = { ran_on: addDays(today, -9), filled_until: null, problem: null, missing: [] };
  setPlan({ ...waiting, state });
  vi.mocked(api.useContentBetween).mockReturnValue(content(nextDays(21), nextDays(21)));
  rerender(<Page />);
  expect(screen.getByText('Conteúdo até 15 de dezembro.')).toBeTruthy();
});

describe('each day', () => {
  const [own, locked, mixed, partly, cleared]: Day[] = [1, 2, 3, 4, 5].map((count) =>
    addDays(today, count),
  );
  if (!own || !locked || !mixed || !partly || !cleared) throw new Error('Five days');

  it('states the source of its content in one word and in its accessible name', () => {
    setPlan(plan());
    vi.mocked(api.useContentOfMonth).mockReturnValue(
      content([today, own, locked, mixed], [today, own, locked, mixed, partly]),
    );
    const filled = { devotional: ofPlan, readings: ofPlan };
    vi.mocked(api.useSources).mockReturnValue(
      sources({
        [today]: filled,
        [locked]: {
          devotional: { ...ofPlan, locked: true },
          readings: { ...ofPlan, locked: true },
        },
        [mixed]: { devotional: adminPart, readings: ofPlan },
        [partly]: { readings: ofPlan },
        [cleared]: { devotional: adminPart, readings: adminPart },
      }),
    );
    open();
    const wordOf = (day: string) => {
      const cell = document.querySelector<HTMLElement>(`td[data-day="${day}"]`);
      return within(cell ?? document.body).getByText(
        /^(?:Plano|Da igreja|Travado|Misto|Parcial|Esvaziado|Vazio)$/,
      ).textContent;
    };
    expect([today, own, locked, mixed, partly, cleared].map(wordOf)).toEqual([
      'Plano',
      'Da igreja',
      'Travado',
      'Misto',
      'Parcial',
      'Esvaziado',
    ]);
    screen.getByLabelText(
      'sexta-feira, 27 de novembro de 2026. Devocional: da igreja. Leituras: plano. Abrir o dia',
    );
    const legend = within(screen.getByLabelText('Legenda'));
    legend.getByText(/falta o devocional ou a leitura/);
    expect(legend.queryByText(/o plano parou/)).toBeNull();
  });

  it('is paused during a pause of the plan, and counts as the church’s own without a source', () => {
    setPlan(plan({ pauses: [{ from: own, to: null }] }));
    open();
    expect(screen.getByText(/o plano parou/)).toBeTruthy();
    screen.getByText(/escrito ou editado por vocês/);
  });

  it('shows an empty day as upcoming only on the plan’s weekdays after the days already filled', () => {
    setPlan(plan({ weekdays: [4, 5], devotionals: [] }));
    vi.mocked(api.useContentOfMonth).mockReturnValue(content([], []));
    open('?month=2026-12');
    const wordOf = (day: string) => document.querySelector(`td[data-day="${day}"]`)?.textContent;
    expect(wordOf('2026-12-24')).not.toContain('Em breve');
    expect(wordOf('2026-12-25')).toContain('Em breve');
    expect(wordOf('2026-12-26')).not.toContain('Em breve');
    // The state of most days has no mark, which the legend explains.
    expect(wordOf('2026-12-24')).not.toContain('Vazio');
    expect(screen.getByLabelText('Legenda').textContent).toContain(
      'Sem marca neste mês:sem conteúdo',
    );
    expect(screen.getByText(/o plano preenche 30 dias antes/)).toBeTruthy();
    const iconOf = (label: string) =>
      screen.getByLabelText(label).querySelector('svg')?.dataset.testid;
    expect(iconOf('Criar leitura de 25/12/2026')).toBe('ScheduleOutlinedIcon');
    // The plan has no devotionals.
    expect(iconOf('Criar devocional de 25/12/2026')).toBe('AddIcon');
  });

  it('promises nothing upcoming while the plan waits for a whole Bible', () => {
    const { state, ...rest } = plan({ weekdays: [5] });
    setPlan({ ...rest, state: state && { ...state, filled_until: null, problem: 'sample' } });
    vi.mocked(api.useContentOfMonth).mockReturnValue(content([], []));
    open('?month=2026-12');
    screen.getByLabelText(/^sexta-feira, 25 de dezembro .*Leituras: vazio/);
    expect(screen.queryByText(/Em breve|o plano preenche 30 dias antes/)).toBeNull();
  });

  it('needs no mark and no legend when it is the same on all days', () => {
    vi.mocked(api.useContentOfMonth).mockReturnValue(
      content(api.daysOf('2026-11-01'), api.daysOf('2026-11-01')),
    );
    open();
    screen.getByLabelText(/^terça-feira, 24 de novembro .*Leituras: da igreja/);
    expect(screen.queryByText('Da igreja')).toBeNull();
    expect(screen.queryByLabelText('Legenda')).toBeNull();
  });

  it('names no source while the sources are unknown', () => {
    vi.mocked(api.useSources).mockReturnValue(null);
    vi.mocked(useTimedOut).mockReturnValue(true);
    open();
    expect(screen.getByLabelText('terça-feira, 24 de novembro de 2026. Abrir o dia')).toBeTruthy();
    expect(screen.queryByLabelText('Legenda')).toBeNull();
    expect(screen.queryByText('Da igreja')).toBeNull();
  });

  it('opens a panel with its content, the sources and the actions', async () => {
    setPlan(plan());
    vi.mocked(api.useContentOfMonth).mockReturnValue(content([own], [own]));
    vi.mocked(api.useSources).mockReturnValue(
      sources({ [own]: { readings: { ...ofPlan, origin: 'Série: Rute' } } }),
    );
    open();
    press(/^quarta-feira, 25 de novembro/);
    const panel = await screen.findByRole('dialog', {
      name: 'quarta-feira, 25 de novembro de 2026',
    });
    const readings = within(within(panel).getByRole('region', { name: 'Leituras' }));
    readings.getByText(
      'Série: Rute. Preenchido pelo plano. Se você editar, o dia passa a ser seu.',
    );
    expect(readings.getByRole('link', { name: 'Editar Rute 2' }).getAttribute('href')).toBe(
      `/manage-daily-readings?date=${own}&edit=${own}&from=calendar`,
    );
    fireEvent.click(readings.getByRole('button', { name: 'Travar' }));
    await screen.findByText('Travado: o plano não mexe mais aqui');
    expect(api.arrangeDays).toHaveBeenCalledWith({ action: 'lock', day: own, parts: ['readings'] });

    const devotional = within(within(panel).getByRole('region', { name: 'Devocional' }));
    fireEvent.click(devotional.getByRole('button', { name: 'Preencher de novo' }));
    const question = await screen.findByRole('alertdialog', { name: 'Devolver ao plano?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Preencher de novo' }));
    await screen.findByText('Devolvido ao plano');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({
      action: 'fill',
      day: own,
      parts: ['devotional'],
    });
  });

  it('warns when texts of its readings did not fit into its document', async () => {
    vi.mocked(api.useContentOfMonth).mockReturnValue(content([own], [own]));
    const known = sources({});
    known.set(own, { devotional: null, readings: adminPart, content: { left_out: 2 } });
    vi.mocked(api.useSources).mockReturnValue(known);
    open();
    press(/^quarta-feira, 25 de novembro/);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Os textos de 2 leituras não couberam no dia: elas ainda abrem, mas podem precisar de internet. Passe alguma para outro dia.',
    );
  });

  it('keeps the confirmation dialog open when the server refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(api.arrangeDays).mockRejectedValue(
      refusal('failed-precondition', 'Este dia já começou.'),
    );
    vi.mocked(api.useContentOfMonth).mockReturnValue(content([own], [own]));
    open();
    press(/^quarta-feira, 25 de novembro/);
    const panel = await screen.findByRole('dialog');
    const [clear] = within(panel).getAllByRole('button', { name: 'Esvaziar' });
    if (clear) fireEvent.click(clear);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Esvaziar' }));
    await screen.findByText('Este dia já começou.');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('a day is moved or copied to another', () => {
  const to = addDays(today, 8);
  const placed = { from: today, to, parts: ['devotional', 'readings'] };
  const handle = () => screen.getByLabelText('Mover terça-feira, 24 de novembro de 2026');
  const keys = (...codes: string[]) => pressKeys(handle(), ...codes);
  beforeEach(layOut);
  const announcement = () =>
    screen
      .getAllByRole('status')
      .find(({ textContent }) => /^(?:Movendo|Copiando|Para|Nada) /.test(textContent ?? ''));

  it('by keyboard with announcements, and the move can be undone', async () => {
    open('?month=2026-11');
    handle().focus();
    await keys('Enter');
    expect(announcement()?.textContent).toMatch(
      /^Movendo terça-feira, 24 de novembro de 2026\. Setas/,
    );
    await keys('ArrowLeft', 'ArrowRight', 'ArrowRight');
    expect(announcement()?.textContent).toMatch(
      /^Para quarta-feira, 25 de novembro de 2026, vazio\./,
    );
    // The target stays within the shown month.
    await keys('ArrowDown', 'Escape');
    expect(announcement()?.textContent).toBe('Nada mudou.');
    expect(api.arrangeDays).not.toHaveBeenCalled();
    await keys('Space', 'ArrowRight', 'Enter');
    const moved = { ...placed, to: addDays(today, 1) };
    expect(api.arrangeDays).toHaveBeenCalledWith({ action: 'move', ...moved, over: 'nothing' });
    await screen.findByText('24/11/2026 → 25/11/2026');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^quarta-feira, 25 de/);
    fireEvent.click(screen.getByText('Desfazer'));
    await screen.findByText('Desfeito');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({
      action: 'move',
      from: moved.to,
      to: today,
      parts: moved.parts,
      over: 'plan',
    });
  });

  it('with the pointer; Ctrl copies it', async () => {
    open();
    const target = document.querySelector(`td[data-day="2026-11-27"]`);
    await dragOver(handle(), [target], { ctrlKey: true });
    expect(api.arrangeDays).toHaveBeenCalledWith({
      action: 'copy',
      ...placed,
      to: '2026-11-27',
      over: 'nothing',
    });
    await screen.findByText('Dia copiado');
  });

  it('after asking whether to swap or replace when the target has content', async () => {
    vi.mocked(api.arrangeDays).mockRejectedValueOnce(
      refusal('already-exists', 'O dia já tem conteúdo.', { seen: 'antes' }),
    );
    open();
    handle().focus();
    await keys('Enter', 'ArrowRight', 'Enter');
    const question = await screen.findByRole('alertdialog', { name: '25/11/2026 já tem conteúdo' });
    within(question).getByRole('button', { name: 'Substituir' });
    fireEvent.click(within(question).getByRole('button', { name: 'Trocar' }));
    await screen.findByText('Dias trocados');
    const swap = { action: 'swap', ...placed, to: addDays(today, 1) };
    expect(api.arrangeDays).toHaveBeenLastCalledWith({ ...swap, seen: 'antes' });
    fireEvent.click(screen.getByText('Desfazer'));
    await screen.findByText('Desfeito');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({ ...swap, seen: 'depois' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('only as a copy when the server says that people might have started it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(api.arrangeDays).mockRejectedValueOnce(
      refusal('failed-precondition', 'Alguém já pode estar lendo.', { refused: today }),
    );
    open();
    handle().focus();
    await keys('Enter', 'ArrowRight', 'Enter');
    await screen.findByText('Alguém já pode estar lendo.');
    fireEvent.click(screen.getByText('Copiar'));
    await screen.findByText('Dia copiado');
    expect(api.arrangeDays).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'copy', from: today }),
    );
  });

  it('but not when replacing the target fails, which closes the question', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(api.arrangeDays)
      .mockRejectedValueOnce(refusal('already-exists', 'O dia já tem conteúdo.', { seen: 'antes' }))
      .mockRejectedValueOnce(refusal('deadline-exceeded', 'deadline-exceeded'));
    open();
    handle().focus();
    await keys('Enter', 'ArrowRight', 'Enter');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Substituir' }));
    await screen.findByText('O dia não foi movido');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({
      action: 'move',
      ...placed,
      to: addDays(today, 1),
      over: 'anything',
      seen: 'antes',
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Copiar')).toBeNull();
  });

  it('only as a copy when its day might already have begun somewhere', async () => {
    vi.mocked(api.useFirstReplaceableDay).mockReturnValue(addDays(today, 2));
    vi.mocked(api.arrangeDays).mockResolvedValue({ parts: ['readings'], seen: '', emptied: [] });
    open();
    const copying = screen.getByLabelText('Copiar terça-feira, 24 de novembro de 2026');
    copying.focus();
    await pressKeys(copying, 'Enter', 'ArrowRight', 'Enter');
    await screen.findByText('Leituras copiadas');
    expect(api.arrangeDays).toHaveBeenCalledWith(expect.objectContaining({ action: 'copy' }));
  });

  it('but not when it is dropped outside the month', async () => {
    open();
    await dragOver(handle(), [document.querySelector(`td[data-day="2026-11-27"]`), null]);
    expect(api.arrangeDays).not.toHaveBeenCalled();
    expect(document.querySelector('[data-lifted]')).toBeNull();
  });

  it('and undoing the move empties a day again that an admin had emptied', async () => {
    vi.mocked(api.arrangeDays).mockResolvedValue({
      parts: ['devotional'],
      seen: '',
      emptied: ['devotional'],
    });
    open();
    handle().focus();
    await keys('Enter', 'ArrowRight', 'Enter');
    await screen.findByText('Devocional movido');
    fireEvent.click(screen.getByText('Desfazer'));
    await screen.findByText('Desfeito');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({
      action: 'clear',
      day: addDays(today, 1),
      parts: ['devotional'],
    });
  });

  it('on a touch screen by typing a date, which stays when the server refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(browser.useMedia).mockReturnValue(false);
    vi.mocked(api.useFirstReplaceableDay).mockReturnValue(addDays(today, 2));
    vi.mocked(api.useContentOfMonth).mockReturnValue(content(nextDays(2), nextDays(2)));
    open();
    const openDay = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    // What is seen is part of the name, so that it can be spoken.
    openDay(/^25 ?qua.*Devocional: .*Leituras: .*Abrir o dia$/);
    // Days that people might be reading can't be moved or emptied. Tomorrow is one of them if it has begun in some time zone.
    await screen.findByText('Copiar para…');
    expect(screen.queryByText('Mover para…')).toBeNull();
    expect(screen.queryByText('Esvaziar')).toBeNull();
    fireEvent.click(screen.getByLabelText('Fechar'));
    openDay(/^26 ?qui/);
    fireEvent.click(await screen.findByText('Mover para…'));
    const dialog = await screen.findByRole('dialog', { name: 'Mover 26/11/2026' });
    const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Mover' }));
    submit();
    await screen.findByText('Escolha o dia.');
    fireEvent.change(screen.getByLabelText('Para o dia'), { target: { value: '02/12/2026' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Só o devocional' }));
    const isShown = () =>
      getComputedStyle(dialog.closest('.MuiDialog-root') ?? dialog).visibility !== 'hidden';
    vi.mocked(api.arrangeDays).mockRejectedValueOnce(refusal('already-exists', 'x'));
    submit();
    const question = await screen.findByRole('alertdialog');
    expect(isShown()).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(isShown()).toBe(true));
    vi.mocked(api.arrangeDays).mockRejectedValueOnce(refusal('unavailable', 'x'));
    submit();
    await waitFor(() => expect(screenText()).toContain('O dia não foi movido'));
    expect(screen.getByLabelText('Para o dia')).toHaveProperty('value', '02/12/2026');
    submit();
    await screen.findByText('26/11/2026 → 02/12/2026');
    expect(api.arrangeDays).toHaveBeenLastCalledWith({
      action: 'move',
      from: '2026-11-26',
      to: '2026-12-02',
      parts: ['devotional'],
      over: 'nothing',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it.each([true, false])('returns to the day that was edited (wide: %s)', (isWide) => {
  vi.mocked(browser.useMedia).mockReturnValue(isWide);
  open('?month=2026-11&day=2026-11-10');
  const day = document.querySelector('[data-day="2026-11-10"]');
  expect(day?.contains(document.activeElement)).toBe(true);
  expect(day?.hasAttribute('data-returned')).toBe(true);
});

it('links from each day to its content and to the forms for what is missing', () => {
  open();
  const to = (label: string) => screen.getByLabelText(label).getAttribute('href');
  expect(to('Editar leitura de 24/11/2026: Rute 2')).toBe(
    '/manage-daily-readings?date=2026-11-24&from=calendar&edit=2026-11-24',
  );
  expect(to('Editar devocional de 24/11/2026: João 15.5')).toBe(
    '/create-devotional?edit=2026-11-24&from=calendar',
  );
  expect(to('Criar outra leitura de 24/11/2026')).toBe(
    '/manage-daily-readings?date=2026-11-24&from=calendar',
  );
  expect(to('Criar devocional de 25/11/2026')).toBe(
    '/create-devotional?date=2026-11-25&from=calendar',
  );
  expect(to('Criar leitura de 25/11/2026')).toBe(
    '/manage-daily-readings?date=2026-11-25&from=calendar',
  );
  screen.getByText(/^Devocional em 1\sde\s30\sdias · leitura em 1\sde\s30\sdias$/);
});

it('shows the month in the address, and no counts while loading', () => {
  vi.mocked(api.useContentBetween).mockReturnValue(null);
  vi.mocked(api.useContentOfMonth).mockReturnValue(null);
  vi.mocked(api.useSources).mockReturnValue(null);
  open('?month=2027-02');
  expect(screen.getByText('fevereiro de 2027')).toBeTruthy();
  expect(screen.queryByText(/^Devocional em/)).toBeNull();
  expect(screen.queryByLabelText(/^Criar devocional/)).toBeNull();
  expect(screen.getByText('Hoje')).toBeTruthy();
});

it('says when the content could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(api.useContentOfMonth).mockImplementation(() => {
    throw new Error('refused');
  });
  open();
  expect(await screen.findByText('Erro ao carregar o conteúdo')).toBeTruthy();
  expect(screen.getByText('Tentar novamente')).toBeTruthy();
});
