import { expect, it } from 'vitest';
import { beingWritten, said } from './api';
import type { Turn, Words } from './api';

const stored: Words[] = [
  { id: 'r1', role: 'user', text: 'Como orar?' },
  { id: 'r1-resposta', role: 'model', text: 'Comece simples.', source: 'local' },
];
const waiting: Turn = { id: 'r2', question: 'E jejuar?', state: 'waiting', soFar: 'O jejum' };
const answered: Turn = {
  id: 'r2',
  question: 'E jejuar?',
  state: 'answered',
  answer: 'O jejum é…',
  source: 'local',
};
const question: Words = { id: 'r2', role: 'user', text: 'E jejuar?' };
const answer: Words = { id: 'r2-resposta', role: 'model', text: 'O jejum é…', source: 'local' };

it('shows the question at once, and the words of the answer as they come', () => {
  expect(said(stored, waiting)).toEqual([...stored, question]);
  expect(beingWritten(stored, waiting)).toBe('O jejum');
});

it('shows an answer that the server has not written down yet', () => {
  expect(said(stored, answered)).toEqual([...stored, question, answer]);
  expect(beingWritten(stored, answered)).toBeNull();
});

it('shows nothing twice once the server has written it down', () => {
  expect(said([...stored, question], waiting)).toEqual([...stored, question]);
  expect(said([...stored, question, answer], answered)).toEqual([...stored, question, answer]);
});

it('shows the stored answer rather than the one that is still coming', () => {
  expect(beingWritten([...stored, question, answer], waiting)).toBeNull();
});

it('leaves a question that failed to the field', () => {
  const failed: Turn = { id: 'r2', question: 'E jejuar?', state: 'failed', why: 'Sem rede' };
  expect(said(stored, failed)).toEqual(stored);
  expect(beingWritten(stored, failed)).toBeNull();
});
