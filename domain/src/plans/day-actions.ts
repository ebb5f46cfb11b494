import type { Day } from '../day';
import { FROM_READING, contentParts, adminPart } from '../documents/content-day';
import type { ContentPart, PartName } from '../documents/content-day';
import { nextReadingIds } from '../reading-ids';

type Fields = Readonly<Record<string, unknown>>;

/** A part of a day: what is known of it, and its documents by their ids. */
export interface PartState {
  known: ContentPart | null;
  documents: Readonly<Record<string, Fields>>;
}
export type DayState = Readonly<Record<PartName, PartState>>;

/** What stands on the other day may be replaced: nothing, what the plan has filled in, or anything. */
export const replaceScopes = ['nothing', 'plan', 'anything'] as const;
export type ReplaceScope = (typeof replaceScopes)[number];

export interface Placement {
  action: 'move' | 'copy' | 'swap';
  from: Day;
  to: Day;
  /** What is not named stays where it is. */
  parts: readonly PartName[];
  /** Swapping replaces nothing. */
  over: ReplaceScope;
}

export interface PlacedDays {
  from: DayState;
  to: DayState;
  /** Devotionals that have another day now: what refers to them follows. */
  moved: ReadonlyMap<Day, Day>;
}

export const isEmpty = ({ documents }: PartState) => Object.keys(documents).length === 0;

/** Whether filling may replace it without losing anything of an admin's: what was given back is theirs until it is replaced. */
export const isPlanOwned = (part: PartState) =>
  part.known?.source === 'plano' &&
  !part.known.locked &&
  (part.known.key !== null || isEmpty(part));

/** Nothing is there, and the plan may fill it. (Without `known`, it would count as deleted by an admin, and stay empty.) */
export const vacatedPart: PartState = {
  known: { ...adminPart, source: 'plano', locked: false },
  documents: {},
};

/** Empty on purpose. */
const cleared: PartState = { known: adminPart, documents: {} };
export const isCleared = (part: PartState) => isEmpty(part) && part.known?.locked === true;

/**
 * What becomes of two days when one is moved or copied to the other, or they are swapped. What an admin has placed is theirs.
 * @param numbered the highest number that a reading of each day has had
 * @returns a reason for which nothing can be done
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
  if (!isSwap && names.some((name) => !mayReplace(days.to[name], over))) return 'occupied';

  const moved = new Map<Day, Day>();
  const movesDevotional = names.includes('devotional');
  if (movesDevotional && !isEmpty(days.from.devotional)) moved.set(from, to);
  if (movesDevotional && isSwap && !isEmpty(days.to.devotional)) moved.set(to, from);

  const placed = { from: { ...days.from }, to: { ...days.to } };
  for (const name of names) {
    const withReadings = names.includes('readings');
    const arrival = { moved, withReadings };
    placed.to[name] = arrive(name, days.from[name], { ...arrival, day: to, numbered: numbered.to });
    if (isSwap)
      placed.from[name] = arrive(name, days.to[name], {
        ...arrival,
        day: from,
        numbered: numbered.from,
      });
    if (action === 'move') placed.from[name] = vacatedPart;
  }
  return { ...placed, moved: action === 'copy' ? new Map<Day, Day>() : moved };
}

const mayReplace = (part: PartState, over: ReplaceScope) =>
  isEmpty(part) || over === 'anything' || (over === 'plan' && isPlanOwned(part));

interface Arrival {
  day: Day;
  moved: ReadonlyMap<Day, Day>;
  numbered: number;
  /** Whether the readings of its day are placed too. */
  withReadings: boolean;
}

/** A part on another day. A day that is empty on purpose stays so when it is swapped. */
function arrive(name: PartName, part: PartState, arrival: Arrival): PartState {
  const { day, moved, numbered, withReadings } = arrival;
  if (isEmpty(part)) return isCleared(part) ? cleared : vacatedPart;
  const present = Object.values(part.documents);
  const ids = name === 'devotional' ? [day] : nextReadingIds(day, numbered, present.length);
  const documents = present.map((fields, index) => {
    const id = ids[index] ?? day;
    return [id, { ...withMovedDevotional(fields, moved), id, date: day }] as const;
  });
  const { origin = null } = part.known ?? {};
  const isTrue = withReadings || origin !== FROM_READING;
  const known = { ...adminPart, origin: isTrue ? origin : null };
  return { known, documents: Object.fromEntries(documents) };
}

interface Writes {
  /** By their ids. */
  set: Map<string, Fields>;
  deleted: Set<string>;
}

/** What is written of a part of days that change together. What one of them gets under an id that another leaves is not deleted. */
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

/** A reading refers to a devotional by its day. */
export function withMovedDevotional(fields: Fields, moved: ReadonlyMap<Day, Day>): Fields {
  const target = [...moved].find(([day]) => day === fields.devotional_id)?.[1];
  return target ? { ...fields, devotional_id: target } : fields;
}

/** An admin keeps a part as it is, gives it back, or empties it. */
export function changePart(action: 'lock' | 'unlock' | 'clear', part: PartState): PartState {
  const { known } = part;
  if (action === 'clear') return cleared;
  if (known?.source === 'admin') return action === 'unlock' && isEmpty(part) ? vacatedPart : part;
  if (isEmpty(part)) return action === 'lock' ? cleared : part;
  return known ? { ...part, known: { ...known, locked: action === 'lock' } } : part;
}

/** The plan may replace what is there. Until it does, nothing is lost. @param hashes of the documents */
export const giveBack = (part: PartState, hashes: ContentPart['documents']): PartState => ({
  ...part,
  known: { ...adminPart, source: 'plano', locked: false, documents: hashes },
});

interface Now {
  /** The church's day, and the first that has begun nowhere on earth. */
  today: Day;
  firstReplaceable: Day;
  /** The days whose devotional somebody has completed. */
  completed: ReadonlySet<Day>;
}

/** Why a day may not change like this: people may have begun what is there, or have completed it, or nobody would see it any more. */
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
