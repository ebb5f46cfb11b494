import { isIncomplete } from '@raizes/domain/bible/edition';
import type { Edition } from '@raizes/domain/bible/edition';
import { noteHash, notePassage } from '@raizes/domain/bible/notes';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { formatQuote } from '@raizes/domain/bible/format-text';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  FRESH_DAYS,
  writeChainDevotional,
  writeDevotional,
} from '@raizes/domain/content/writer/write-devotional';
import type {
  NearbyDevotional,
  WrittenDevotional,
} from '@raizes/domain/content/writer/write-devotional';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { FROM_READING } from '@raizes/domain/documents/content-day';
import type { ContentPart } from '@raizes/domain/documents/content-day';
import type { DevotionalSource } from '@raizes/domain/documents/content-plan';
import { DEVOTIONAL_TEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { Portion } from '@raizes/domain/content/reading-plans';
import { foldText } from '@raizes/domain/text/fold';
import * as v from 'valibot';
import type { Bible } from '../bible/passages';
import { database } from '../firebase';
import { MissingTextError } from './compose-readings';
import type { PartFill } from './write-day';
import type { Imported } from './imported';

/** A text of a source that a day's devotional can be written from. */
export interface DevotionalCandidate {
  /** Identifies the candidate without its texts. */
  key: string;
  /** The line that names the source to readers. */
  origin: string;
  /** Resolves to null if the Bible lacks the verse; the next candidate is tried then. */
  write: (nearby: readonly NearbyDevotional[]) => Promise<WrittenDevotional | null>;
}

/** Lists the candidates in the order of the sources, up to the first that is certain to give a devotional. */
export async function listCandidates(
  day: Day,
  sources: readonly DevotionalSource[],
  portion: Portion,
  imported: Imported,
  bible: Bible,
): Promise<DevotionalCandidate[]> {
  const edition = await bible.loadEdition();
  const candidates: DevotionalCandidate[] = [];
  for (const source of sources) {
    const found =
      source.from === 'series'
        ? fromSeries(day, source.id, imported)
        : source.from === 'chain'
          ? fromChain(day, source.id, imported, edition, bible)
          : await fromReading(day, portion, edition, bible);
    if (found) candidates.push(found);
    if (found && source.from !== 'chain') break;
  }
  return candidates;
}

const SERIES = 'series';
const CHAIN = 'chain';
const READING = 'from-reading';

function fromSeries(
  day: Day,
  series: string | undefined,
  imported: Imported,
): DevotionalCandidate | null {
  const found = imported.seriesOn(day, series);
  if (!found) return null;
  const { date: _date, ...written } = found.entry;
  return {
    key: [SERIES, found.id, found.index].join('|'),
    origin: originOf('Série', found.name),
    write: async () => written,
  };
}

function fromChain(
  day: Day,
  id: string,
  imported: Imported,
  { hash }: Edition,
  bible: Bible,
): DevotionalCandidate | null {
  const found = imported.chainOn(id, day);
  const [head, ...answers] = found?.passages ?? [];
  if (!found || !head) return null;
  return {
    key: [CHAIN, id, hash].join('|'),
    origin: originOf('Versículos do dia', found.name),
    async write(nearby) {
      const verseText = await textOf(head, bible);
      if (!verseText || verseText.length > DEVOTIONAL_TEXT_MAX_LENGTH) return null;
      const around: { passage: Passage; text: string }[] = [];
      for (const passage of answers) {
        const text = await textOf(passage, bible);
        if (text) around.push({ passage, text });
      }
      return writeChainDevotional({ day, passage: head, verseText, around, nearby });
    },
  };
}

/** `Série: Advento`; a series named 'Série de Advento' keeps its name alone. */
const originOf = (kind: string, name: string) =>
  foldText(name).startsWith(foldText(kind)) ? name : `${kind}: ${name}`;

async function fromReading(
  day: Day,
  portion: Portion,
  { hash }: Edition,
  bible: Bible,
): Promise<DevotionalCandidate | null> {
  const [first] = portion;
  if (!first) return null;
  const noted = await findNote(portion, bible);
  const key = [READING, formatPassage(noted?.passage ?? first), hash];
  return {
    key: [...key, ...(noted ? [noteHash(noted.note)] : [])].join('|'),
    origin: FROM_READING,
    async write(nearby) {
      const verseText = noted && (await textOf(noted.passage, bible));
      if (verseText) return writeDevotional({ day, ...noted, verseText, nearby });
      return writeDevotional({ day, ...(await firstVerseOf(first, bible)), nearby });
    },
  };
}

/** Finds the first chapter of the reading whose note has its verse there. */
async function findNote(
  portion: Portion,
  bible: Bible,
): Promise<{ passage: Passage; note: ChapterNote } | null> {
  for (const { book, from, to } of portion) {
    const note = await bible.loadNote(book, from.chapter);
    const passage = note && notePassage(book, from.chapter, note);
    if (passage && passage.from.verse >= from.verse && passage.to.verse <= to.verse)
      return { passage, note };
  }
  return null;
}

/** The shortest text that can be a verse of the day. */
const VERSE_MIN_LENGTH = 40;

/**
 * The verse of a reading without a note: the first that is not too short.
 * @throws {MissingTextError}
 */
async function firstVerseOf(reading: Passage, bible: Bible) {
  const verses = (await bible.loadPassage(reading))?.verses ?? [];
  const whole = verses.filter((verse) => !isIncomplete(verse));
  const verse = whole.find(({ text }) => text.length >= VERSE_MIN_LENGTH) ?? whole[0];
  if (!verse) throw new MissingTextError(formatPassage(reading));
  const at = { chapter: verse.chapter, verse: verse.number };
  return {
    passage: { book: reading.book, from: at, to: at },
    verseText: formatQuote({ verses: [verse] }),
  };
}

/** Resolves to null if the edition lacks the passage or its source cuts off one of the verses. */
async function textOf(passage: Passage, bible: Bible): Promise<string | null> {
  const found = await bible.loadPassage(passage);
  return found && !found.verses.some(isIncomplete) ? formatQuote(found) : null;
}

/** Identifies the candidates of a day; null without any. */
export const devotionalKey = (candidates: readonly DevotionalCandidate[]) =>
  candidates.length > 0 ? candidates.map(({ key }) => key).join(SEPARATOR) : null;

const SEPARATOR = ' / ';
const kindOf = (key: string) => key.split('|', 1)[0] ?? '';

/** Whether a key belongs to a chain or series. */
export const isImported = (key: string) => [SERIES, CHAIN].includes(kindOf(key));

/** Whether a series has filled a day, or nothing has: what can be written without a Bible loses nothing then. */
export const needsNoBible = (part: ContentPart | null) =>
  Object.keys(part?.documents ?? {}).length === 0 ||
  kindOf(part?.candidate ?? part?.key ?? '') === SERIES;

/**
 * Keeps a filled devotional after its chain or series is deleted, unless another source fills the day: deleting a file must not change what
 * an admin has seen in the calendar.
 */
export function keepsDeletedSource(
  { key, candidate }: Pick<ContentPart, 'key' | 'candidate'>,
  candidates: readonly Pick<DevotionalCandidate, 'key'>[],
  imported: Pick<Imported, 'has'>,
): boolean {
  const tried = key?.split(SEPARATOR) ?? [];
  const writer = candidate ?? tried[0] ?? '';
  const [kind = '', id = ''] = writer.split('|');
  if (!isImported(writer) || imported.has(id)) return false;
  // The candidates before it had nothing to offer when the day was filled.
  const passedOver = tried.slice(0, Math.max(0, tried.indexOf(writer)));
  const next = candidates.find((each) => !passedOver.includes(each.key));
  const successors = kind === SERIES ? [SERIES] : [SERIES, CHAIN];
  return !next || !successors.includes(kindOf(next.key));
}

/** Returns a writer of devotionals that avoids repeating the texts of nearby days; it must be called for the days in chronological order. */
export function createDevotionalWriter(due: Day[]) {
  let loading: Promise<Map<Day, NearbyDevotional>> | undefined;

  /** @throws {MissingTextError} */
  return async (
    day: Day,
    candidates: readonly DevotionalCandidate[],
  ): Promise<Omit<PartFill, 'key'>> => {
    loading ??= loadSurrounding(due);
    const known = await loading;
    const [first, last] = [addDays(day, -FRESH_DAYS), addDays(day, FRESH_DAYS)];
    const nearby = [...known.values()].filter(({ date }) => date >= first && date <= last);
    for (const candidate of candidates) {
      const written = await candidate.write(nearby);
      if (!written) continue;
      const devotional: Devotional = { id: day, date: day, ...written, created_by: 'plano' };
      known.set(day, devotional);
      const { key, origin } = candidate;
      return { documents: { [day]: devotional }, candidate: key, origin };
    }
    return { documents: {}, origin: null };
  };
}

/** Loads the devotionals around these days, but not those of the days themselves, which are about to be replaced. */
async function loadSurrounding(due: Day[]): Promise<Map<Day, NearbyDevotional>> {
  const sorted = due.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return new Map();
  const { docs } = await database
    .collection(collections.devotionals)
    .where('date', '>=', addDays(first, -FRESH_DAYS))
    .where('date', '<=', addDays(last, FRESH_DAYS))
    .get();
  const stored = docs.flatMap((each) => {
    const parsed = v.safeParse(devotionalSchema, { ...each.data(), id: each.id });
    return parsed.success && !due.includes(parsed.output.date) ? [parsed.output] : [];
  });
  return new Map(stored.map((each) => [each.date, each]));
}
