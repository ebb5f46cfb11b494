import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import { FROM_READING, contentParts, observePart, adminPart } from '../documents/content-day';
import type { ContentPart, PartName } from '../documents/content-day';
import { highestNumber } from './reading-ids';
import {
  changePart,
  resetToPlan,
  isEmpty,
  isPlanOwned,
  placeDay,
  refusalOf,
  vacatedPart,
  writesOf,
} from './day-actions';
import type { DayState, PartState, Placement } from './day-actions';

const from: Day = '2026-12-01';
const to: Day = '2026-12-05';

const planPart: ContentPart = {
  ...adminPart,
  source: 'plano',
  locked: false,
  key: 'k',
  documents: { x: '1' },
};
const nothing: PartState = { known: null, documents: {} };
const onPurpose: PartState = { known: adminPart, documents: {} };
const part = (known: ContentPart, ...documents: { id: string; [field: string]: unknown }[]) => ({
  known,
  documents: Object.fromEntries(documents.map((each) => [each.id, each])),
});
const devotional = (day: Day, known = adminPart, text = `texto de ${day}`) =>
  part(known, { id: day, date: day, text });
const reading = (id: string, day: Day, more: object = {}) => ({
  id,
  date: day,
  text: `leitura ${id}`,
  ...more,
});
const empty: DayState = { devotional: nothing, readings: nothing };

function place(
  changes: Partial<Placement>,
  days: { from: DayState; to: DayState },
  numbered = { from: 0, to: 0 },
) {
  const placement: Placement = {
    action: 'move',
    from,
    to,
    parts: contentParts,
    over: 'nothing',
    ...changes,
  };
  return placeDay(placement, days, numbered);
}
function placed(...args: Parameters<typeof place>) {
  const result = place(...args);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('moving a day', () => {
  const own: DayState = {
    devotional: devotional(from, planPart),
    readings: part(
      planPart,
      reading(`plano-${from}-1`, from, { devotional_id: from }),
      reading('b', from, { devotional_id: '2026-11-30' }),
    ),
  };

  it('gives its content the ids and date of the new day, makes it the admin’s, and leaves the old day to the plan', () => {
    const {
      from: left,
      to: reached,
      moved,
    } = placed({}, { from: own, to: empty }, { from: 7, to: 12 });
    expect(reached.devotional).toEqual({
      known: adminPart,
      documents: { [to]: { id: to, date: to, text: `texto de ${from}` } },
    });
    expect(Object.values(reached.readings.documents)).toEqual([
      { id: `${to}-13`, date: to, text: `leitura plano-${from}-1`, devotional_id: to },
      { id: `${to}-14`, date: to, text: 'leitura b', devotional_id: '2026-11-30' },
    ]);
    expect(left).toEqual({ devotional: vacatedPart, readings: vacatedPart });
    expect([...moved]).toEqual([[from, to]]);
    // The plan can fill the old day, and a delayed trigger does not take it for an admin's deletion.
    expect(observePart({ known: vacatedPart.known, present: {}, wasDeleted: true })).toMatchObject({
      locked: false,
    });
  });

  it('moves only the listed parts that have content', () => {
    const target: DayState = { devotional: nothing, readings: part(adminPart, reading('c', to)) };
    const result = placed({}, { from: { ...own, readings: nothing }, to: target });
    expect(result.to.readings).toBe(target.readings);
    const named = placed({ parts: ['devotional'] }, { from: own, to: target });
    expect(named.from.readings).toBe(own.readings);
    expect(
      place({ parts: ['readings'] }, { from: { ...own, readings: nothing }, to: target }),
    ).toBe('nothing');
  });

  it('replaces only what the request allows', () => {
    const occupiedBy = (known: ContentPart): DayState => ({
      ...empty,
      devotional: devotional(to, known),
    });
    const over = (known: ContentPart, allowed: Placement['over']) => {
      const result = place({ over: allowed }, { from: own, to: occupiedBy(known) });
      return typeof result === 'string' ? result : 'replaced';
    };
    expect(over(planPart, 'nothing')).toBe('occupied');
    expect(over(planPart, 'plan')).toBe('replaced');
    expect(over({ ...planPart, locked: true }, 'plan')).toBe('occupied');
    expect(over(adminPart, 'plan')).toBe('occupied');
    expect(over(adminPart, 'anything')).toBe('replaced');
  });
});

it('keeps a devotional’s origin as long as it is still true', () => {
  const originOf = (origin: string, changes: Partial<Placement> = {}) => {
    const own = {
      devotional: devotional(from, { ...planPart, origin }),
      readings: part(planPart, reading(`plano-${from}-1`, from)),
    };
    return placed(changes, { from: own, to: empty }).to.devotional.known?.origin;
  };
  expect(originOf('Série: Advento')).toBe('Série: Advento');
  expect(originOf('Série: Advento', { action: 'swap' })).toBe('Série: Advento');
  expect(originOf(FROM_READING)).toBe(FROM_READING);
  expect(originOf('Série: Advento', { parts: ['devotional'] })).toBe('Série: Advento');
  expect(originOf(FROM_READING, { parts: ['devotional'] })).toBeNull();
});

it('copies a day without changing it, and lets the copied readings refer to the copied devotional', () => {
  const days = {
    from: {
      devotional: devotional(from),
      readings: part(adminPart, reading('a', from, { devotional_id: from })),
    },
    to: empty,
  };
  const result = placed({ action: 'copy' }, days);
  expect(result.from).toEqual(days.from);
  expect(result.to.readings.documents).toMatchObject({ [`${to}-10`]: { devotional_id: to } });
  expect(result.moved.size).toBe(0);
  const alone = placed({ action: 'copy', parts: ['readings'] }, days);
  expect(alone.to.readings.documents).toMatchObject({ [`${to}-10`]: { devotional_id: from } });
});

describe('swapping two days', () => {
  it('exchanges their content, and a second swap restores it', () => {
    const days = {
      from: {
        devotional: devotional(from),
        readings: part(adminPart, reading(`${from}-10`, from)),
      },
      to: { devotional: devotional(to, adminPart, 'outro'), readings: nothing },
    };
    const once = placed({ action: 'swap' }, days);
    expect(once.to.devotional.documents).toMatchObject({ [to]: { text: `texto de ${from}` } });
    expect(once.from.devotional.documents).toMatchObject({ [from]: { text: 'outro' } });
    expect([...once.moved]).toEqual([
      [from, to],
      [to, from],
    ]);
    expect(once.from.readings).toBe(vacatedPart);
    const twice = placed({ action: 'swap' }, once);
    // The reading gets a new id, because ids are never reused.
    expect(twice.from.devotional).toEqual(days.from.devotional);
    expect(Object.values(twice.from.readings.documents)).toMatchObject([
      { date: from, text: `leitura ${from}-10` },
    ]);
    expect(twice.to).toMatchObject({ devotional: days.to.devotional, readings: vacatedPart });
  });

  it('also swaps a part that is empty on purpose', () => {
    const days = {
      from: { ...empty, devotional: devotional(from) },
      to: { ...empty, devotional: onPurpose },
    };
    expect(placed({ action: 'swap' }, days).from.devotional).toEqual(onPurpose);
    expect(place({ action: 'swap' }, { from: empty, to: empty })).toBe('nothing');
  });
});

it('overwrites rather than deletes an id that one day gives up and the other takes over', () => {
  const days = {
    from: { ...empty, readings: part(adminPart, reading('a', from)) },
    to: { ...empty, readings: part(adminPart, reading(`${from}-10`, to)) },
  };
  const swapped = placed({ action: 'swap' }, days);
  const { set, deleted } = writesOf('readings', [days.from, days.to], [swapped.from, swapped.to]);
  expect([...set]).toMatchObject([
    [`${from}-10`, { date: from, text: `leitura ${from}-10` }],
    [`${to}-10`, { date: to, text: 'leitura a' }],
  ]);
  expect([...deleted]).toEqual(['a']);
});

it('keeps the displayed order of ten readings', () => {
  const shown = Array.from({ length: 10 }, (_, index) => `${from}-${index + 1}`).toSorted();
  const day = { ...empty, readings: part(adminPart, ...shown.map((id) => reading(id, from))) };
  const { to: moved } = placed({}, { from: day, to: empty });
  const arrived = Object.entries(moved.readings.documents).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(arrived.map(([, { text }]) => text)).toEqual(shown.map((id) => `leitura ${id}`));
});

it('treats content that was given back as the admin’s until the plan replaces it', () => {
  const given = resetToPlan(devotional(to), { [to]: 'x' });
  expect(isPlanOwned(given)).toBe(false);
  const own = { ...empty, devotional: devotional(from) };
  expect(place({ over: 'plan' }, { from: own, to: { ...empty, devotional: given } })).toBe(
    'occupied',
  );
  expect(isPlanOwned(vacatedPart)).toBe(true);
});

it('locks, unlocks and clears a part', () => {
  const planned = devotional(from, planPart);
  const locked = changePart('lock', planned);
  expect(isPlanOwned(locked)).toBe(false);
  expect(locked.known).toEqual({ ...planPart, locked: true });
  expect(changePart('unlock', locked)).toEqual(planned);
  // An admin's own part needs no lock, and unlocking does not give it to the plan.
  const own = devotional(from);
  expect(changePart('lock', own)).toBe(own);
  expect(changePart('unlock', own)).toBe(own);
  expect(changePart('lock', nothing)).toEqual(onPurpose);
  expect(changePart('unlock', onPurpose)).toEqual(vacatedPart);
  expect(changePart('clear', own)).toEqual(onPurpose);
});

it('gives a locked part to the admin as soon as it is changed', () => {
  const locked = { ...planPart, locked: true };
  expect(observePart({ known: locked, present: { x: '1' } })).toBe(locked);
  expect(observePart({ known: locked, present: { x: '2' } })).toEqual(adminPart);
});

describe('content that people can have begun', () => {
  const now = {
    today: '2026-12-01',
    firstReplaceable: '2026-12-03',
    completed: new Set<Day>(),
  } as const;
  const full = { ...empty, devotional: devotional(from) };
  const left = { ...full, devotional: vacatedPart };

  it('is protected until the first day that has not begun anywhere', () => {
    expect(refusalOf('2026-12-02', full, left, now)).toBe('begun');
    expect(refusalOf('2026-12-03', full, left, now)).toBeNull();
    expect(refusalOf('2026-11-30', full, left, now)).toBe('begun');
  });

  it('is protected if someone has completed it', () => {
    const completed = new Set<Day>(['2026-12-04']);
    expect(refusalOf('2026-12-04', full, left, { ...now, completed })).toBe('completed');
  });

  it('does not keep an empty day from being filled, or a part from being locked', () => {
    expect(refusalOf('2026-12-01', empty, full, now)).toBeNull();
    expect(refusalOf('2026-11-30', empty, full, now)).toBe('past');
    const planned = { ...empty, devotional: devotional(from, planPart) };
    const locked = { ...empty, devotional: changePart('lock', planned.devotional) };
    expect(refusalOf('2026-12-01', planned, locked, now)).toBeNull();
    expect(refusalOf('2026-12-01', full, full, now)).toBeNull();
  });
});

describe('no sequence of moves, swaps, copies and locks', () => {
  const days: Day[] = [0, 1, 2, 3].map((offset) => addDays(from, offset));
  const dayAt = fc.constantFrom(...days);
  const step = fc.oneof(
    fc.record({
      action: fc.constantFrom('move' as const, 'copy' as const, 'swap' as const),
      from: dayAt,
      to: dayAt,
      parts: fc.subarray([...contentParts], { minLength: 1 }),
      over: fc.constantFrom('nothing' as const, 'plan' as const),
    }),
    fc.record({
      action: fc.constantFrom('lock' as const, 'unlock' as const),
      day: dayAt,
      part: fc.constantFrom<PartName>(...contentParts),
    }),
    fc.constant({ action: 'fill' as const }),
  );

  it('loses an admin’s content or reuses an id', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const calendar = new Map(days.map((day) => [day, mixed(day)]));
        const stored = new Map([...calendar.values()].flatMap(readingsOf));
        const used = new Set(stored.keys());
        const reused: string[] = [];
        const stateOf = (day: Day) => calendar.get(day) ?? empty;
        const write = (writes: ReturnType<typeof writesOf>) => {
          for (const [id, fields] of writes.set) stored.set(id, fields);
          for (const id of writes.deleted) stored.delete(id);
        };
        for (const each of steps) {
          if (each.action === 'fill')
            for (const day of days) {
              const before = stateOf(day);
              calendar.set(day, filled(before, day));
              write(writesOf('readings', [before], [stateOf(day)]));
            }
          else if ('day' in each) {
            const state = stateOf(each.day);
            calendar.set(each.day, {
              ...state,
              [each.part]: changePart(each.action, state[each.part]),
            });
          } else if (each.from !== each.to) {
            const two = { from: stateOf(each.from), to: stateOf(each.to) };
            const numbered = {
              from: highestNumber(each.from, used),
              to: highestNumber(each.to, used),
            };
            const result = placeDay(each, two, numbered);
            if (typeof result === 'string') continue;
            calendar.set(each.from, result.from).set(each.to, result.to);
            const writes = writesOf('readings', [two.from, two.to], [result.from, result.to]);
            for (const id of writes.set.keys()) {
              if (used.has(id)) reused.push(id);
              used.add(id);
            }
            write(writes);
          }
          expect(Object.fromEntries(stored)).toEqual(
            Object.fromEntries([...calendar.values()].flatMap(readingsOf)),
          );
          expect(textsOf(calendar)).toEqual(
            expect.arrayContaining(['meu 0', 'meu 0 lido', 'meu 2']),
          );
          const ids = [...calendar.values()].flatMap(({ readings }) =>
            Object.keys(readings.documents),
          );
          expect(new Set(ids).size).toBe(ids.length);
          expect(reused).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  /** The first day belongs to an admin, the second to the plan, the third to both; the last is empty. */
  function mixed(day: Day): DayState {
    const index = days.indexOf(day);
    const own = devotional(day, adminPart, `meu ${index}`);
    // A reading keeps its id when an admin changes its date.
    const lido = part(
      adminPart,
      reading(`${days[1]}-1`, day, { text: `meu ${index} lido` }),
      reading(`${days[3]}-1`, day, { text: 'outra' }),
    );
    if (index === 0) return { devotional: own, readings: lido };
    if (index === 3) return empty;
    return filled({ devotional: index === 2 ? own : nothing, readings: nothing }, day);
  }

  /** Imitates the filling by the plan. */
  function filled(state: DayState, day: Day): DayState {
    const fill = (name: PartName, id: string): PartState =>
      isEmpty(state[name]) && !state[name].known?.locked
        ? part(planPart, { id, date: day, text: 'do plano' })
        : state[name];
    return { devotional: fill('devotional', day), readings: fill('readings', `plano-${day}-1`) };
  }

  const readingsOf = ({ readings }: DayState) => Object.entries(readings.documents);

  const textsOf = (calendar: Map<Day, DayState>) =>
    [...calendar.values()].flatMap((state) =>
      contentParts.flatMap((name) => Object.values(state[name].documents).map(({ text }) => text)),
    );
});
