import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { requests } from './requests';

it('accepts 1 to 500 distinct people in one request', () => {
  const ids = Array.from({ length: 501 }, (_, index) => `u${index}`);
  const isAccepted = (userIds: string[]) =>
    v.is(requests['change-people'], {
      change: 'link',
      batch: 'b-0123456789abcdef',
      userIds,
      leaderId: null,
    });
  expect(isAccepted(ids.slice(1))).toBe(true);
  for (const wrong of [[], ids, ['a', 'a'], ['a/b']]) expect(isAccepted(wrong)).toBe(false);
});

it('refuses ids that the database reserves or cannot store', () => {
  const isPerson = (userId: string) => v.is(requests['look-up-person'], { userId });
  const isCursor = (after: string) => v.is(requests['export-my-data'], { after });
  for (const id of ['ana', '...', '_x_', '__x', 'x__', '😀']) {
    expect(isPerson(id)).toBe(true);
    expect(isCursor(`audit/${id}`)).toBe(true);
    expect(isCursor(`kept/${id}/${id}/${id}`)).toBe(true);
  }
  for (const id of ['', '.', '..', '____', '__x__', '__x\n__', 'x\ud800', '\udc00x']) {
    expect(isPerson(id)).toBe(false);
    expect(isCursor(`audit/${id}`)).toBe(false);
    expect(isCursor(`kept/${id}/x`)).toBe(false);
    expect(isCursor(`kept/x/${id}`)).toBe(false);
  }
  for (const path of ['ana', 'audit', 'kept/x', 'other/x']) expect(isCursor(path)).toBe(false);
  const question = { conversationId: 'c', message: 'Como orar?' };
  for (const requestId of ['__x__', '____'])
    expect(v.is(requests['ai-mentor-chat'], { ...question, requestId })).toBe(false);
});

it('removes halves of surrogate pairs, which cannot be stored, from what people write', () => {
  const half = '😀 Graça\ud800\udbff e\udc00 paz';
  const whole = '😀 Graça e paz';
  const asked = { conversationId: 'c', message: half, devotionalContext: half };
  expect(v.parse(requests['ai-mentor-chat'], asked)).toMatchObject({
    message: whole,
    devotionalContext: whole,
  });
  const taught = { topic: 'festas', text: half };
  expect(v.parse(requests['save-teaching'], taught)).toMatchObject({ text: whole });
  const sent = {
    requestId: '11111111-1111-4111-8111-111111111111',
    leaderId: 'joao',
    devotionalId: null,
  };
  const message = { ...sent, message: half };
  expect(v.parse(requests['send-message'], message)).toMatchObject({ message: whole });
  expect(v.is(requests['send-message'], { ...sent, message: '\ud800' })).toBe(false);
  // A cut within a pair leaves half of it.
  const long = { ...asked, devotionalContext: `${'J'.repeat(119)}😀` };
  expect(v.parse(requests['ai-mentor-chat'], long)).toMatchObject({
    devotionalContext: 'J'.repeat(119),
  });
});

describe('the devotional context that the client sends with a question', () => {
  const question = { conversationId: 'c', message: 'Como orar?' };
  const parsed = (devotionalContext: unknown) =>
    v.parse(requests['ai-mentor-chat'], { ...question, devotionalContext }).devotionalContext;
  const noContext = {
    id: '',
    devotional_id: '',
    verse_reference: '',
    reference: '',
    title: '',
    book: '',
    chapter: '',
  };

  it('is truncated to 60 characters of a reference and 120 of a title or text', () => {
    const long = 'J'.repeat(4000);
    expect(parsed({ reference: long, title: long, chapter: long })).toEqual({
      ...noContext,
      reference: 'J'.repeat(60),
      title: 'J'.repeat(120),
      chapter: 'J'.repeat(60),
    });
    expect(parsed(long)).toBe('J'.repeat(120));
  });

  it.each([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a number', 7, ''],
    ['a text', 'João 15.5', 'João 15.5'],
    ['fields of other types', { id: 7, verse_reference: ['x'], extra: { a: 1 } }, noContext],
    ['a chapter', { book: 'Rute', chapter: 1 }, { ...noContext, book: 'Rute', chapter: 1 }],
  ])('can be %s', (_, given, expected) => expect(parsed(given)).toEqual(expected));
});
