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
