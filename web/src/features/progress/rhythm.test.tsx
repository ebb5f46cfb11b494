import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberAdmitted } from '@/lib/remembered';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { aDay, aRhythm, aUserStats } from '@raizes/tests/factories';
import { useSyncRhythm } from './rhythm';
import { RhythmQuestion } from './rhythm-card';
import { readRhythmCopy, storeRhythm } from './rhythm-copy';
import { RhythmDialog } from './rhythm-dialog';
import { WeekLines } from './week-lines';
import { WelcomeBack } from './welcome-back';

// Saturday, 21 November 2026.
const path = paths.rhythm('ana');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const stored = () => store.viewOf(path, 'server').fields;
const daysFrom = (first: typeof aDay, last: typeof aDay) => [{ start: first, end: last }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
  localStorage.clear();
});

describe('the question', () => {
  beforeEach(() => rememberAdmitted('ana', true));

  it('recommends four days; the answer holds from the Sunday of the running week', async () => {
    renderApp(<RhythmQuestion uid="ana" today={aDay} />);
    expect(
      screen.getByText('Todo dia, com descansos na reserva. Qual é o seu ritmo?'),
    ).toBeTruthy();
    press('Escolher');
    const sheet = within(await screen.findByRole('dialog', { name: 'Ritmo' }));
    const four = sheet.getByRole('button', { name: /^4 dias/ });
    expect(four.textContent).toContain('recomendado');
    expect(four.getAttribute('aria-pressed')).toBe('true');
    press('depois do café');
    press('Guardar ritmo');
    const answer = { goals: ['2026-11-15:4'], cue: 'cafe', pauses: [], asked: true };
    await waitFor(() => expect(stored()).toEqual(answer));
    expect(readRhythmCopy('ana')?.rhythm).toEqual(answer);
  });

  it('takes “not now” for an answer', async () => {
    renderApp(<RhythmQuestion uid="ana" today={aDay} />);
    press('Agora não');
    await waitFor(() =>
      expect(stored()).toEqual({ goals: [], cue: null, pauses: [], asked: true }),
    );
  });
});

describe('the copy on this device', () => {
  const sync = (rhythm_at: Date | null) =>
    renderHook(() => useSyncRhythm('ana', aUserStats({ rhythm_at })));
  const reads = () => store.reads.filter((each) => each === path).length;

  it('is read once where the rhythm is newer, and not on an ordinary day', async () => {
    store.put(path, aRhythm());
    const before = reads();
    sync(null);
    expect(reads()).toBe(before);
    const at = new Date(`${aDay}T08:00:00Z`);
    sync(at);
    await waitFor(() => expect(readRhythmCopy('ana')).toEqual({ rhythm: aRhythm(), at }));
    expect(reads()).toBe(before + 1);
    sync(at);
    expect(reads()).toBe(before + 1);
    sync(new Date(at.getTime() + 1));
    await waitFor(() => expect(reads()).toBe(before + 2));
  });
});

describe('the week in words', () => {
  it('says days, rests and the row', () => {
    storeRhythm('ana', aRhythm(), null);
    const runs = daysFrom('2026-11-01', '2026-11-17');
    renderApp(<WeekLines uid="ana" today={aDay} runs={runs} streak={0} />);
    const lines = screen.getByRole('group', { name: 'Seu ritmo' }).textContent;
    expect(lines).toBe('Nesta semana: 3 dias · falta 12 semanas firmes seguidas');
  });

  it('says nothing without a goal', () => {
    storeRhythm('ana', aRhythm({ goals: [] }), null);
    renderApp(<WeekLines uid="ana" today={aDay} runs={daysFrom('2026-11-01', aDay)} streak={9} />);
    expect(screen.queryByRole('group', { name: 'Seu ritmo' })).toBeNull();
    expect(screenText()).not.toContain('Semana nova');
  });

  it('says on an empty Sunday that the streak goes on', () => {
    const runs = daysFrom('2026-11-10', '2026-11-21');
    renderApp(<WeekLines uid="ana" today="2026-11-22" runs={runs} streak={12} />);
    expect(screenText()).toContain('Semana nova: os 12 dias continuam na sequência.');
  });
});

describe('the welcome back', () => {
  const text = 'Que bom ver você, Marta. O que ficou: 143 dias com Deus.';
  const away = (days: number) =>
    aUserStats({
      last_devotional_date: addDays(aDay, -days),
      total_devotionals_completed: 143,
    });
  const show = (days: number, today = aDay) =>
    renderApp(<WelcomeBack uid="ana" name="Marta Lima" stats={away(days)} today={today} />);

  it('is read after three days or more, once a gap', () => {
    show(2).unmount();
    expect(screen.queryByText(text)).toBeNull();
    const first = show(3);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    first.unmount();
    const stats = away(3);
    renderApp(<WelcomeBack uid="ana" name="Marta Lima" stats={stats} today={addDays(aDay, 1)} />);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('fills the gap with a pause in one tap, where there is a goal', async () => {
    store.put(path, aRhythm());
    storeRhythm('ana', aRhythm(), null);
    show(10);
    press('Estive em pausa (doença, viagem, luto)');
    await waitFor(() => expect(stored()?.['pauses']).toEqual(['2026-11-12/2026-11-20']));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('offers no pause for a gap of more than 28 days', () => {
    storeRhythm('ana', aRhythm(), null);
    show(30);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the settings', () => {
  const show = (rhythm = aRhythm()) => {
    store.put(path, rhythm);
    return renderApp(
      <RhythmDialog uid="ana" today={aDay} rhythm={rhythm} onClose={() => undefined} />,
    );
  };

  it('chooses the recommended four days, where there is no goal yet', async () => {
    show(aRhythm({ goals: [] }));
    expect(screen.getByRole('button', { name: /^4 dias/, pressed: true })).toBeTruthy();
    press('Guardar ritmo');
    await waitFor(() => expect(stored()?.['goals']).toEqual(['2026-11-15:4']));
  });

  it('changes the goal from the next Sunday on', async () => {
    show();
    press('5 dias');
    await waitFor(() => expect(stored()?.['goals']).toEqual(['2026-11-01:4', '2026-11-22:5']));
  });

  it('says that the running week keeps its goal', () => {
    show(aRhythm({ goals: ['2026-11-01:4', '2026-11-22:5'] }));
    expect(screen.getByRole('status').textContent).toBe(
      'Os 5 dias valem a partir de domingo, 22/11/2026. Nesta semana continuam 4.',
    );
  });

  it('ends a running pause yesterday, and removes another one', async () => {
    show(aRhythm({ pauses: ['2026-11-18/2026-11-28', '2026-11-03/2026-11-04'] }));
    press('Encerrar pausa');
    await waitFor(() =>
      expect(stored()?.['pauses']).toEqual(['2026-11-03/2026-11-04', '2026-11-18/2026-11-20']),
    );
    press('Remover a pausa de 03/11/2026 a 04/11/2026');
    await waitFor(() => expect(stored()?.['pauses']).toEqual(['2026-11-18/2026-11-20']));
  });

  it.each([
    ['22/10/2026', '25/10/2026', 'Escolha dias de 24/10/2026 a 19/12/2026.'],
    ['20/12/2026', '20/12/2026', 'Escolha dias de 24/10/2026 a 19/12/2026.'],
    ['24/10/2026', '21/11/2026', 'Uma pausa tem no máximo 28 dias.'],
    ['05/11/2026', '04/11/2026', 'O último dia vem antes do primeiro.'],
    ['04/11/2026', '05/11/2026', 'Ela coincide com outra pausa.'],
  ])('refuses a pause from %s to %s: %s', async (first, last, problem) => {
    show(aRhythm({ pauses: ['2026-11-03/2026-11-04'] }));
    const form = within(screen.getByRole('region', { name: 'Pausas' }));
    fireEvent.change(form.getByLabelText('Primeiro dia'), { target: { value: first } });
    fireEvent.change(form.getByLabelText('Último dia'), { target: { value: last } });
    press('Guardar pausa');
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(stored()?.['pauses']).toHaveLength(1);
  });

  const savePause = () => {
    fireEvent.change(screen.getByLabelText('Último dia'), { target: { value: '12/12/2026' } });
    press('Guardar pausa');
  };

  it('keeps a pause', async () => {
    show();
    savePause();
    await waitFor(() => expect(stored()?.['pauses']).toEqual(['2026-11-21/2026-12-12']));
  });

  it('keeps a pause also without a network', async () => {
    show();
    store.goOffline();
    savePause();
    await waitFor(() =>
      expect(readRhythmCopy('ana')?.rhythm.pauses).toEqual(['2026-11-21/2026-12-12']),
    );
    expect(store.get(path)?.['pauses']).toEqual([]);
  });
});
