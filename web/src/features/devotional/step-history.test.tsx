import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { aDay } from '@raizes/tests/factories';
import { draftStore, useDraft } from './draft';
import type { Draft } from './draft';
import { useStepHistory } from './step-history';

function Steps({ saving = false }) {
  const { draft, change } = useDraft('ana', aDay);
  const onLeave = () => undefined;
  const { goTo, leave } = useStepHistory({ day: aDay, draft, change, onLeave, saving });
  return (
    <>
      <h1>{`Passo ${draft.step}`}</h1>
      <button onClick={() => goTo(draft.step + 1)}>Continuar</button>
      <button onClick={() => goTo(5)}>Editar</button>
      <button onClick={() => change({ reflection: '' })}>Apagar</button>
      <button onClick={leave}>Pausar</button>
    </>
  );
}

function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const open = (devotional: InitialEntry = '/devotional', saving = false) =>
  render(
    <MemoryRouter initialEntries={['/', '/daily-reading', devotional]}>
      <Browser />
      <Routes>
        <Route path="/devotional" element={<Steps saving={saving} />} />
        <Route path="*" element={<h1>Leitura</h1>} />
      </Routes>
    </MemoryRouter>,
  );
const storeDraft = (part: Partial<Draft>) =>
  draftStore.write('ana', aDay, { ...draftStore.read('ana', aDay), ...part });
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};
const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => localStorage.clear());

it('moves one step back and forward, and from the first step to the previous page', () => {
  open();
  press('Continuar', 'Continuar', 'Back');
  expect(shown()).toBe('Passo 2');
  press('Forward');
  expect(shown()).toBe('Passo 3');
  press('Back', 'Back');
  expect(shown()).toBe('Passo 1');
  press('Back');
  expect(shown()).toBe('Leitura');
});

it('goes back through the steps of an earlier visit', () => {
  storeDraft({ step: 3 });
  open();
  expect(shown()).toBe('Passo 3');
  press('Back');
  expect(shown()).toBe('Passo 2');
  expect(draftStore.read('ana', aDay).step).toBe(2);
});

it('goes back even before the navigation to the next step is shown', () => {
  storeDraft({ step: 2 });
  history.replaceState(null, '', '/devotional');
  render(<Steps />, { wrapper: BrowserRouter });
  // Does what the browser does; a state that it returns is always a copy.
  const goBackTo = (state: unknown) => {
    history.replaceState(structuredClone(state), '');
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const second: unknown = history.state;
  press('Continuar');
  act(() => goBackTo(second));
  expect(shown()).toBe('Passo 2');
  act(() => {
    press('Continuar');
    goBackTo(second);
  });
  expect(shown()).toBe('Passo 2');
});

it('leaves from any step to the previous page', () => {
  storeDraft({ step: 6, reflection: 'Permanecer.' });
  open();
  press('Pausar');
  expect(shown()).toBe('Leitura');
});

it('does not go forward past a step whose text is missing', () => {
  storeDraft({ step: 8, reflection: 'Permanecer.', application: 'Orar cedo.', skipped: true });
  open();
  press('Editar');
  expect(shown()).toBe('Passo 5');
  press('Forward');
  expect(shown()).toBe('Passo 6');
  press('Back', 'Apagar', 'Forward');
  expect(shown()).toBe('Passo 5');
  press('Back');
  expect(shown()).toBe('Passo 4');
});

it('starts today’s devotional when a tab of another day is restored', () => {
  const state = { day: '2020-01-01', step: 5, isFirst: 0 };
  open({ pathname: '/devotional', state });
  expect(shown()).toBe('Passo 1');
  expect(draftStore.read('ana', aDay).step).toBe(1);
});

it('stays on its step while the completion is being saved', async () => {
  storeDraft({ step: 3 });
  open('/devotional', true);
  expect(shown()).toBe('Passo 3');
  press('Back');
  await waitFor(() => expect(shown()).toBe('Passo 3'));
  expect(draftStore.read('ana', aDay).step).toBe(3);
});
