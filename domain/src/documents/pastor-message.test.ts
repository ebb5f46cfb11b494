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

it('shows the leader Pendente, Lida or Respondida, the disciple Aguardando until it is answered', () => {
  expect(messageStatuses.map(leaderStatusLabel).join()).toBe('Pendente,Lida,Respondida');
  expect(messageStatuses.map(discipleStatusLabel).join()).toBe('Aguardando,Aguardando,Respondida');
});

const first = aPastorMessage(aFirstWord());

it('takes a message without a text only where the leader wrote first', () => {
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

it('reads what was stored before without the stamps', () => {
  expect(v.is(storedMessageSchema, aSentMessage())).toBe(true);
});

it('knows a disciple’s notification by the message, and of a first word by its stamp', () => {
  expect(replyNotificationId(aPastorMessage({ id: 'm' }))).toBe('reply-m');
  expect(replyNotificationId({ ...first, notification_id: 'reply-x' })).toBe('reply-x');
  expect(replyNotificationId({ ...first, notification_id: null })).toBeNull();
});
