import { expect, it } from 'vitest';
import { DAILY_MESSAGES } from './limits';
import { isWithinQuota, messageIdOf, messageNumberOf } from './message-number';

it.each(['ana', 'a_na', 'ana_2026-11-20_3'])('finds the number in an id of %s', (uid) => {
  const number = { day: '2026-11-21', number: 19 } as const;
  expect(messageNumberOf(messageIdOf(uid, number))).toEqual(number);
});

it.each(['9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b', 'X', 'ana_2026-02-30_1', 'ana_2026-11-21_x', ''])(
  'finds none in %j',
  (id) => {
    expect(messageNumberOf(id)).toBeNull();
  },
);

it('has as many numbers a day as the quota allows', () => {
  const isAllowed = (number: number) => isWithinQuota({ day: '2026-11-21', number });
  expect([isAllowed(DAILY_MESSAGES - 1), isAllowed(DAILY_MESSAGES)]).toEqual([true, false]);
});
