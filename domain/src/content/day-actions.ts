import type { Day } from '../day';
import { FROM_READING, contentParts, adminPart } from '../documents/content-day';
import type { ContentPart, PartName } from '../documents/content-day';
import { nextReadingIds } from './reading-ids';

type Fields = Readonly<Record<string, unknown>>;

/** A part of a day: what is known about it, and its documents by id. */
export interface PartState {
  known: ContentPart | null;
  documents: Readonly<Record<string, Fields>>;
}
export type DayState = Readonly<Record<PartName, PartState>>;

/** What an action can replace on the other day: nothing, only what the plan filled in, or anything. */
export const replaceScopes = ['nothing', 'plan', 'anything'] as const;
export type ReplaceScope = (typeof replaceScopes)[number];

export interface Placement {
  action: 'move' | 'copy' | 'swap';
  from: Day;
  to: Day;
  /** Parts that are not listed stay where they are. */
  parts: readonly PartName[];
  /** Ignored for a swap, which replaces nothing. */
  over: ReplaceScope;
}

export interface PlacedDays {
  from: DayState;
  to: DayState;
  /** The devotionals that were moved, by their old day. References to them must follow. */
  moved: ReadonlyMap<Day, Day>;
}

export const isEmpty = ({ documents }: PartState) => Object.keys(documents).length === 0;

/** Whether filling can replace the part without losing an admin's content. Content that was given back still counts as the admin's. */
export const isPlanOwned = (part: PartState) =>
  part.known?.source === 'plano' &&
  !part.known.locked &&
  (part.known.key !== null || isEmpty(part));

/** An empty part that the plan can fill. (Without `known`, it would count as deleted by an admin and stay empty.) */
export const vacatedPart: PartState = {
  known: { ...adminPart, source: 'plano', locked: false },
  documents: {},
};

/** Intentionally empty. */
const clearedPart: PartState = { known: adminPart, documents: {} };
export const isCleared = (part: PartState) => isEmpty(part) && part.known?.locked === true;

/**
 * Moves or copies one day to another, or swaps them. The placed parts then belong to the admin.
 * @param numbered the highest number that a reading id of each day has had
 * @returns both days afterwards, or the reason why nothing can be done
 */
export function placeDay(
  { action, from, to, parts, over }: Placement,
  days: { from: DayState; to: DayState },
  numbered: Readonly<Record<'from' | 'to', number>>,
): PlacedDays | 'nothing' | 'occupied' {
  const isSwap = action === 'swap';
  const names = contentParts.filter(
    (name) =>
      parts.includes(name) && !(isEmpty(days.from[name]) && (!isSwap || isEmpty(days.to[name]))),
  );
  if (names.length === 0) return 'nothing';
  if (!isSwap && names.some((name) => !canReplace(days.to[name], over))) return 'occupied';

  const moved = new Map<Day, Day>();
  const movesDevotional = names.includes('devotional');
  if (movesDevotional && !isEmpty(days.from.devotional)) moved.set(from, to);
  if (movesDevotional && isSwap && !isEmpty(days.to.devotional)) moved.set(to, from);

  const placed = { from: { ...days.from }, to: { ...days.to } };
  for (const name of names) {
    const withReadings = names.includes('readings');
    const arrival = { moved, withReadings };
    placed.to[name] = placePart(name, days.from[name], {
      ...arrival,
      day: to,
      numbered: numbered.to,
    });
    if (isSwap)
      placed.from[name] = placePart(name, days.to[name], {
        ...arrival,
        day: from,
        numbered: numbered.from,
      });
    if (action === 'move') placed.from[name] = vacatedPart;
  }
  return { ...placed, moved: action === 'copy' ? new Map<Day, Day>() : moved };
}

const canReplace = (part: PartState, over: ReplaceScope) =>
  isEmpty(part) || over === 'anything' || (over === 'plan' && isPlanOwned(part));

interface Arrival {
  day: Day;
  moved: ReadonlyMap<Day, Day>;
  numbered: number;
  /** Whether the day's readings are placed too. */
  withReadings: boolean;
}

/** The part as placed on another day. A part that is empty on purpose stays that way when it is swapped. */
function placePart(name: PartName, part: PartState, arrival: Arrival): PartState {
  const { day, moved, numbered, withReadings } = arrival;
  if (isEmpty(part)) return isCleared(part) ? clearedPart : vacatedPart;
  const present = Object.values(part.documents);
  const ids = name === 'devotional' ? [day] : nextReadingIds(day, numbered, present.length);
  const documents = present.map((fields, index) => {
    const id = ids[index] ?? day;
    return [id, { ...withMovedDevotional(fields, moved), id, date: day }] as const;
  });
  const { origin = null } = part.known ?? {};
  const isOriginTrue = withReadings || origin !== FROM_READING;
  const known = { ...adminPart, origin: isOriginTrue ? origin : null };
  return { known, documents: Object.fromEntries(documents) };
}

interface Writes {
  /** Documents by id. */
  set: Map<string, Fields>;
  deleted: Set<string>;
}

/** The writes for one part of days that change together. An id that one day gives up and another takes over is not deleted. */
export function writesOf(
  name: PartName,
  before: readonly DayState[],
  after: readonly DayState[],
): Writes {
  const changed = before.flatMap((state, index) => {
    const [old, next] = [state[name].documents, after[index]?.[name].documents];
    return next && next !== old ? [{ old, next }] : [];
  });
  const set = new Map(changed.flatMap(({ next }) => Object.entries(next)));
  const left = changed.flatMap(({ old }) => Object.keys(old)).filter((id) => !set.has(id));
  return { set, deleted: new Set(left) };
}

/** Updates the reading's reference to a devotional that was moved to another day. */
export function withMovedDevotional(fields: Fields, moved: ReadonlyMap<Day, Day>): Fields {
  const target = [...moved].find(([day]) => day === fields.devotional_id)?.[1];
  return target ? { ...fields, devotional_id: target } : fields;
}

/** Locks a part against changes by the plan, unlocks it, or empties it on purpose. */
export function changePart(action: 'lock' | 'unlock' | 'clear', part: PartState): PartState {
  const { known } = part;
  if (action === 'clear') return clearedPart;
  if (known?.source === 'admin') return action === 'unlock' && isEmpty(part) ? vacatedPart : part;
  if (isEmpty(part)) return action === 'lock' ? clearedPart : part;
  return known ? { ...part, known: { ...known, locked: action === 'lock' } } : part;
}

/**
 * Lets the plan replace the part, which keeps its content until then.
 * @param hashes the hashes of the documents' fields, by id
 */
export const resetToPlan = (part: PartState, hashes: ContentPart['documents']): PartState => ({
  ...part,
  known: { ...adminPart, source: 'plano', locked: false, documents: hashes },
});

interface Now {
  /** The church's day, and the first day that has not begun anywhere on earth. */
  today: Day;
  firstReplaceable: Day;
  /** The days whose devotional someone has completed. */
  completed: ReadonlySet<Day>;
}

/**
 * Why a day cannot change this way; null if it can. `begun`: people can have begun the content. `completed`: someone has completed the
 * devotional. `past`: the day is over, so nobody would see the change.
 */
export function refusalOf(
  day: Day,
  before: DayState,
  after: DayState,
  { today, firstReplaceable, completed }: Now,
): 'begun' | 'completed' | 'past' | null {
  const changed = contentParts.filter((name) => before[name] !== after[name]);
  const losing = changed.filter(
    (name) => !isEmpty(before[name]) && before[name].documents !== after[name].documents,
  );
  if (changed.length > 0 && day < today) return losing.length > 0 ? 'begun' : 'past';
  if (losing.length > 0 && day < firstReplaceable) return 'begun';
  return losing.includes('devotional') && completed.has(day) ? 'completed' : null;
}
