import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, calendarDay, daysBetween } from '../day';
import type { Day } from '../day';
import { dayEntries } from './stats';
import { completionsWithin, deliveriesOf, startsAround } from '../testing/arbitraries';
import { apply, devotional, replay } from '../testing/events';
import type { Event } from '../testing/events';
import { factsOf, oracle } from '../testing/oracle';
import '../testing/property-runs';

const WINDOW_DAYS = 40;

const firstDay = (events: Event[]): Day =>
  events
    .flatMap((event) => (event.kind === 'start' ? [] : [event.day]))
    .reduce((first, day) => (day < first ? day : first), '2026-11-21');

/** Completions within the window of the day records, spread over weeks or crowded into a few days around the starts. */
const withStarts = fc
  .constantFrom({ span: WINDOW_DAYS, starts: WINDOW_DAYS - 8 }, { span: 3, starts: 3 })
  .chain(({ span, starts }) =>
    completionsWithin(span).chain((completions) =>
      startsAround(firstDay(completions), starts).map((started) => [...completions, ...started]),
    ),
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('with events in any order and any number of times', () => {
  it('computes the same stats as the oracle', () => {
    fc.assert(
      fc.property(
        withStarts.chain((events) => fc.tuple(fc.constant(events), deliveriesOf(events))),
        ([events, sent]) => {
          expect(factsOf(replay(sent))).toEqual(oracle(events));
        },
      ),
    );
  });

  it('ends in the same badges, day records and challenge progress for two deliveries', () => {
    fc.assert(
      fc.property(
        withStarts.chain((events) => fc.tuple(deliveriesOf(events), deliveriesOf(events))),
        ([one, other]) => {
          const [a, b] = [replay(one), replay(other)];
          expect(a.badge_ids).toEqual(b.badge_ids);
          expect(a.days).toEqual(b.days);
          const progress = (stats: typeof a) =>
            new Map(stats.active_challenges.map((each) => [each.challenge_id, each.progress]));
          expect(progress(a)).toEqual(progress(b));
        },
      ),
    );
  });

  it('changes nothing when everything is delivered again', () => {
    fc.assert(
      fc.property(withStarts.chain(deliveriesOf), (events) => {
        const stats = replay(events);
        for (const event of events) expect(apply(stats, event).stats).toBe(stats);
      }),
    );
  });

  it('reports outcomes that add up to the final stats', () => {
    fc.assert(
      fc.property(withStarts.chain(deliveriesOf), (events) => {
        let stats = replay([]);
        let xp = 0;
        const badges: string[] = [];
        const completed: string[] = [];
        for (const event of events) {
          const outcome = apply(stats, event);
          expect(outcome.credited).toBe(outcome.stats !== stats);
          expect(outcome.xpGained).toBeGreaterThanOrEqual(0);
          stats = outcome.stats;
          xp += outcome.xpGained;
          badges.push(...outcome.earnedBadges.map((badge) => badge.badge_id));
          const changed = outcome.changedChallenges;
          completed.push(...changed.flatMap((each) => (each.completed ? each.challenge_id : [])));
        }
        expect(xp).toBe(stats.total_xp);
        expect(badges.toSorted()).toEqual(stats.badge_ids);
        expect(completed.toSorted()).toEqual(factsOf(stats).completed);
        expect(stats.recent_badges).toHaveLength(Math.min(3, badges.length));
      }),
    );
  });
});

describe('over years', () => {
  it('counts a completion that arrives up to seven days late on its own day', () => {
    const late = completionsWithin(120).chain((events) =>
      fc
        .tuple(...events.map(() => fc.tuple(fc.nat(7), fc.nat(7))))
        .map((delays) => deliverLate(events, delays)),
    );
    fc.assert(
      fc.property(late, (events) => {
        const stats = replay(events);
        expect(factsOf(stats)).toEqual(oracle(events));
        const kept = dayEntries(stats.days).map(([day]) => day);
        const newest = kept.toSorted().at(-1);
        expect(kept.every((day) => newest && daysBetween(day, newest) < WINDOW_DAYS)).toBe(true);
      }),
    );
  });

  it('credits a completion that arrives years late once', () => {
    const days = fc.uniqueArray(fc.integer({ min: -900, max: 0 }), { maxLength: 60, size: 'max' });
    const events = days.map((offsets) =>
      offsets.map((offset) => devotional(addDays('2026-11-21', offset), offset % 3 === 0)),
    );
    fc.assert(
      fc.property(events.chain(deliveriesOf), (sent) => {
        expect(factsOf(replay(sent))).toEqual(oracle(sent));
      }),
    );
  });
});

/** Delivers every event twice, each time some days late. */
function deliverLate(events: Event[], delays: [number, number][]): Event[] {
  return events
    .flatMap((event, index) =>
      (delays[index] ?? [0]).map((days) => ({ event, on: event.at.getTime() + days * 86_400_000 })),
    )
    .toSorted((a, b) => a.on - b.on)
    .map(({ event }) => event);
}

describe('on a device whose time zone changes', () => {
  const zones = ['America/Sao_Paulo', 'America/Rio_Branco', 'Pacific/Kiritimati', 'Etc/GMT+12'];
  zones.push('Asia/Tokyo', 'Europe/Lisbon', 'UTC');
  /** A devotional at this time, on the calendar day in the zone. */
  const devotionalIn = (zone: string, time: number | string) => {
    vi.stubEnv('TZ', zone);
    const at = new Date(time);
    return devotional(calendarDay(at), false, at);
  };
  const journey = fc.array(
    fc.record({ hours: fc.integer({ min: 0, max: 60 }), zone: fc.constantFrom(...zones) }),
    { minLength: 1, maxLength: 30, size: 'max' },
  );

  it('counts every local calendar day once', () => {
    fc.assert(
      fc.property(journey, (stops) => {
        let time = Date.parse('2024-02-25T12:00:00Z');
        const events = stops.map(({ hours, zone }) => {
          time += hours * 3_600_000;
          return devotionalIn(zone, time);
        });
        const facts = factsOf(replay(events));
        expect(facts).toEqual(oracle(events));
        const days = new Set(events.map((event) => event.kind !== 'start' && event.day));
        expect(facts.total_xp).toBe(50 * days.size);
      }),
    );
  });

  it('keeps the streak of a traveller with a devotional every evening', () => {
    const evenings = [
      ['America/Sao_Paulo', '2026-11-20T23:30:00Z'],
      ['Europe/Lisbon', '2026-11-21T21:30:00Z'],
      ['Asia/Tokyo', '2026-11-22T12:30:00Z'],
      ['America/Sao_Paulo', '2026-11-23T23:30:00Z'],
    ] as const;
    const events = evenings.map(([zone, time]) => devotionalIn(zone, time));
    expect(replay(events).current_streak).toBe(4);
  });
});
