import { aFirstWord, aPastorMessage, aSentMessage } from '@raizes/tests/factories';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  discipleStatusLabel,
  isFirstWord,
  leaderStatusLabel,
  messageStatuses,
  pastorMessageSchema,
  replyNotificationId,
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

it('accepts stored messages that have no stamps yet', () => {
  expect(v.is(storedMessageSchema, aSentMessage())).toBe(true);
});

it('derives the disciple’s notification id from the message, or from the stamp of a first word', () => {
  expect(replyNotificationId(aPastorMessage({ id: 'm' }))).toBe('reply-m');
  expect(replyNotificationId({ ...first, notification_id: 'reply-x' })).toBe('reply-x');
  expect(replyNotificationId({ ...first, notification_id: null })).toBeNull();
});
