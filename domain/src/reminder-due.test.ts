import { expect, it } from 'vitest';
import type { PushReminder } from './documents/push-reminder';
import { dayToRemind } from './reminder-due';
import { reminderWords } from './reminder-words';

const reminder = (changes: Partial<PushReminder> = {}): PushReminder => ({
  user_id: 'ana',
  enabled: true,
  hour: 21,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time_zone: 'America/Sao_Paulo',
  next_at: new Date('2026-11-22T00:00:00Z'),
  ...changes,
});
const due = (now: string, changes?: Partial<PushReminder>) =>
  dayToRemind(reminder(changes), new Date(now));

it('is of the person’s own day', () => {
  expect(due('2026-11-22T00:00:00Z')).toBe('2026-11-21');
  expect(due('2026-11-22T00:59:00Z')).toBe('2026-11-21');
});

it('never comes at night, however late the server is', () => {
  expect(due('2026-11-22T01:00:00Z')).toBeNull();
});

it('does not come hours late, nor before its time', () => {
  const morning = { hour: 7, next_at: new Date('2026-11-21T10:00:00Z') };
  expect(due('2026-11-21T12:00:00Z', morning)).toBe('2026-11-21');
  expect(due('2026-11-21T12:00:01Z', morning)).toBeNull();
  expect(due('2026-11-21T09:59:59Z', morning)).toBeNull();
  expect(due('2026-11-21T10:00:00Z', { ...morning, enabled: false })).toBeNull();
});

it('speaks kindly: of no streak, no loss and no blame', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const;
  const said = days.map((day) => reminderWords(day));
  expect(new Set(said.map(({ title }) => title)).size).toBe(4);
  for (const { title, body } of said) {
    expect(`${title} ${body}`).not.toMatch(/sequência|perd|falt|esquec|ainda não/i);
  }
});
