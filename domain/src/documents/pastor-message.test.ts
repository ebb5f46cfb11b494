import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  discipleStatusLabel,
  isFirstWord,
  leaderStatusLabel,
  messageStatuses,
  pastorMessageSchema,
  storedMessageSchema,
} from './pastor-message';

it('shows Pendente, Lida or Respondida to the leader, and Aguardando to the disciple until it is answered', () => {
  expect(messageStatuses.map(leaderStatusLabel).join()).toBe('Pendente,Lida,Respondida');
  expect(messageStatuses.map(discipleStatusLabel).join()).toBe('Aguardando,Aguardando,Respondida');
});

const first = aPastorMessage(aFirstWord());

it('accepts a message without a text only if the leader wrote first', () => {
  expect(isFirstWord(v.parse(pastorMessageSchema, first))).toBe(true);
  expect(isFirstWord(v.parse(pastorMessageSchema, aPastorMessage()))).toBe(false);
  for (const wrong of [
    { ...first, status: 'pending', response: null },
    { ...first, status: 'read' },
    { ...first, response: null },
    { ...first, response: '' },
  ]) {
    expect(v.is(pastorMessageSchema, wrong)).toBe(false);
    expect(v.is(storedMessageSchema, wrong)).toBe(false);
  }
});
