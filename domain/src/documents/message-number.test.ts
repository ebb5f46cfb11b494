import { expect, it } from 'vitest';
import { DAILY_FIRST_WORDS, DAILY_MESSAGES } from '../limits';
import { isWithinQuota, messageIdOf, messageNumberOf } from './pastor-message';

const day = '2026-11-21';

it.each(['ana', 'a_na', 'ana_2026-11-20_3', 'ana_2026-11-20_l3'])(
  'parses the number from a message id of %s',
  (uid) => {
    for (const by of ['disciple', 'leader'] as const) {
      const number = { by, day, number: 19 } as const;
      expect(messageNumberOf(messageIdOf(uid, number))).toEqual(number);
    }
  },
);

it('marks the ids of first words, so that they do not use up the numbers of disciples’ messages', () => {
  expect(messageIdOf('lia', { by: 'leader', day, number: 7 })).toBe('lia_2026-11-21_l7');
  expect(messageIdOf('ana', { by: 'disciple', day, number: 7 })).toBe('ana_2026-11-21_7');
});

it.each([
  '9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
  'X',
  'ana_2026-02-30_1',
  'ana_2026-11-21_x',
  'ana_2026-11-21_l',
  '',
])('finds no number in %j', (id) => {
  expect(messageNumberOf(id)).toBeNull();
});

it.each([
  ['disciple', DAILY_MESSAGES],
  ['leader', DAILY_FIRST_WORDS],
] as const)('limits a %s’s numbers to the daily quota', (by, quota) => {
  const isAllowed = (number: number) => isWithinQuota({ by, number });
  expect([isAllowed(quota - 1), isAllowed(quota)]).toEqual([true, false]);
});
