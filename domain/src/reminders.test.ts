import { aReminder } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import type { PushReminder, ReminderChoice } from './documents/push';
import { localTime, instantOf } from './time-zone';
import { dueReminderDay, nextReminderAt, reminderText } from './reminders';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const at = (hour: number, time_zone: string, weekdays = everyDay) =>
  ({ enabled: true, hour, weekdays, time_zone }) satisfies ReminderChoice;
const next = (choice: ReminderChoice, after: string) =>
  nextReminderAt(choice, new Date(after))?.toISOString();

describe('the next reminder', () => {
  it('is today before the chosen hour, and tomorrow from that hour on', () => {
    const seven = at(7, 'America/Sao_Paulo');
    expect(next(seven, '2026-11-21T09:59:59Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(next(seven, '2026-11-21T10:00:00Z')).toBe('2026-11-22T10:00:00.000Z');
  });

  it('uses the person’s local day, not the UTC day', () => {
    // Saturday evening in São Paulo is Sunday in UTC.
    const saturdays = at(21, 'America/Sao_Paulo', [6]);
    expect(next(saturdays, '2026-11-21T23:30:00Z')).toBe('2026-11-22T00:00:00.000Z');
    expect(next(saturdays, '2026-11-22T00:00:00Z')).toBe('2026-11-29T00:00:00.000Z');
    const mondays = at(6, 'Pacific/Kiritimati', [1]);
    expect(next(mondays, '2026-11-21T12:00:00Z')).toBe('2026-11-22T16:00:00.000Z');
  });

  it('supports time zones with offsets of a quarter of an hour', () => {
    const midnight = '2026-11-21T00:00:00Z';
    expect(next(at(7, 'Asia/Kathmandu'), midnight)).toBe('2026-11-21T01:15:00.000Z');
    expect(next(at(7, 'America/St_Johns'), midnight)).toBe('2026-11-21T10:30:00.000Z');
  });

  it('stays at the same local hour across daylight saving changes', () => {
    // Lisbon: summer time ends on 25 October 2026 and begins on 28 March 2027.
    const lisbon = at(7, 'Europe/Lisbon');
    expect(next(lisbon, '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(next(lisbon, '2027-03-27T07:00:00Z')).toBe('2027-03-28T06:00:00.000Z');
    // New York: 1 November 2026 and 14 March 2027.
    const newYork = at(6, 'America/New_York');
    expect(next(newYork, '2026-10-31T10:00:00Z')).toBe('2026-11-01T11:00:00.000Z');
    expect(next(newYork, '2027-03-13T11:00:00Z')).toBe('2027-03-14T10:00:00.000Z');
  });

  it('is null if reminders are off', () => {
    expect(nextReminderAt({ ...at(7, 'UTC'), enabled: false }, new Date(0))).toBeNull();
  });

  it('is always in the future, at the chosen hour and on a chosen weekday, in every time zone', () => {
    const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'Africa/Luanda', 'Asia/Tokyo'];
    zones.push('America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Asuncion');
    for (const zone of zones) {
      let time = new Date('2026-01-01T00:00:00Z');
      const choice = at(8, zone, [1, 3, 6]);
      for (let count = 0; count < 160; count += 1) {
        const following = nextReminderAt(choice, time);
        expect(following && following > time).toBe(true);
        time = following ?? time;
        const { day, hour } = localTime(zone, time);
        expect([zone, day, hour]).toEqual([zone, day, 8]);
        expect([1, 3, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
      }
    }
  });
});

describe('the instant of a local hour', () => {
  it('is the first of two when the hour occurs twice, and an hour later when it is skipped', () => {
    const of = (day: '2026-11-01' | '2027-03-14', hour: number) =>
      instantOf(day, hour, 'America/New_York').toISOString();
    expect(of('2026-11-01', 1)).toBe('2026-11-01T05:00:00.000Z');
    expect(of('2027-03-14', 2)).toBe('2027-03-14T07:00:00.000Z');
  });
});

const evening = { hour: 21, next_at: new Date('2026-11-22T00:00:00Z') };
const due = (now: string, changes: Partial<PushReminder> = evening) =>
  dueReminderDay(aReminder(changes), new Date(now));

it('sends a due reminder for the person’s local day, but never at night', () => {
  expect(due('2026-11-22T00:00:00Z')).toBe('2026-11-21');
  expect(due('2026-11-22T00:59:00Z')).toBe('2026-11-21');
  expect(due('2026-11-22T01:00:00Z')).toBeNull();
});

it('sends no reminder early, hours late or when reminders are off', () => {
  const morning = { hour: 7, next_at: new Date('2026-11-21T10:00:00Z') };
  expect(due('2026-11-21T12:00:00Z', morning)).toBe('2026-11-21');
  expect(due('2026-11-21T12:00:01Z', morning)).toBeNull();
  expect(due('2026-11-21T09:59:59Z', morning)).toBeNull();
  expect(due('2026-11-21T10:00:00Z', { ...morning, enabled: false })).toBeNull();
});

it('varies the text by day, without mentioning streak, loss or blame', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const;
  const texts = days.map((day) => reminderText(day, null));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(4);
  for (const { title, body } of texts) {
    expect(`${title} ${body}`).not.toMatch(/sequência|perd|falt|esquec|ainda não/i);
  }
});

it.each([
  ['acordar', 'Ao acordar'],
  ['cafe', 'Depois do café'],
  ['caminho', 'No caminho'],
  ['almoco', 'Depois do almoço'],
  ['noite', 'À noite'],
] as const)('names the cue %s', (cue, words) => {
  const { body } = reminderText('2026-11-21', cue);
  expect(body).toBe(`${words}: o devocional de hoje está pronto.`);
});

it('sends no reminder in a pause, but in one that does not count', () => {
  const next_at = new Date('2026-11-21T10:00:00Z');
  expect(due('2026-11-21T10:00:00Z', { next_at, pauses: ['2026-11-20/2026-11-21'] })).toBeNull();
  expect(
    due('2026-11-21T10:00:00Z', { next_at, pauses: ['2026-11-22/2026-11-23'] }),
  ).not.toBeNull();
  expect(
    due('2026-11-21T10:00:00Z', { next_at, pauses: ['2026-10-01/2026-11-23'] }),
  ).not.toBeNull();
});
