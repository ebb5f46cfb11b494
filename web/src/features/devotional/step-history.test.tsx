import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { aDay } from '@raizes/tests/factories';
import { draftStore, useDraft } from './draft';
import type { Draft } from './draft';
import { useStepHistory } from './step-history';

function Steps() {
  const [draft, change] = useDraft('ana', aDay);
  const { goTo, leave } = useStepHistory({ draft, change, onLeave: () => undefined });
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

const open = () =>
  render(
    <MemoryRouter initialEntries={['/', '/daily-reading', '/devotional']}>
      <Browser />
      <Routes>
        <Route path="/devotional" element={<Steps />} />
        <Route path="*" element={<h1>Leitura</h1>} />
      </Routes>
    </MemoryRouter>,
  );
const leaveDraft = (part: Partial<Draft>) =>
  draftStore.write('ana', aDay, { ...draftStore.read('ana', aDay), ...part });
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};
const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => localStorage.clear());

it('goes one step back and forward, and from the first where the person came from', () => {
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
  leaveDraft({ step: 3 });
  open();
  expect(shown()).toBe('Passo 3');
  press('Back');
  expect(shown()).toBe('Passo 2');
  expect(draftStore.read('ana', aDay).step).toBe(2);
});

it('leaves from any step where the person came from', () => {
  leaveDraft({ step: 6, reflection: 'Permanecer.' });
  open();
  press('Pausar');
  expect(shown()).toBe('Leitura');
});

it('does not go forward past a step whose text is missing', () => {
  leaveDraft({ step: 8, reflection: 'Permanecer.', application: 'Orar cedo.', skipped: true });
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
