import * as v from 'valibot';
import { isBookId } from '../bible/books';
import { passageExists } from '../bible/passage';
import type { Passage } from '../bible/passage';
import { parseReference } from '../bible/references';
import { isDay } from '../day';
import type { Day } from '../day';

/** For each day of the year (`MM-DD`): the head verse, then the verses that answer it. */
export type Chain = ReadonlyMap<string, readonly Passage[]>;

interface ChainFault {
  /** The day as the list writes it; empty if the list itself is wrong. */
  day: string;
  message: string;
}

type ParsedChain = { chain: Chain; faults: [] } | { chain: null; faults: ChainFault[] };

const PASSAGES_MAX = 30;

const listSchema = v.record(
  v.string(),
  v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(PASSAGES_MAX)),
);

/**
 * Reads a chain of references from a JSON object: `{"01-01": ["PHP 3:13-14", "João 17.24"]}`. References use USFM codes or the
 * Brazilian style. A chain with a single fault is refused as a whole.
 */
export function readChain(json: string): ParsedChain {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), json);
  if (!list.success) return { chain: null, faults: [{ day: '', message: NOT_A_LIST }] };
  const faults: ChainFault[] = [];
  const chain = new Map<string, Passage[]>();
  for (const [day, references] of Object.entries(list.output)) {
    // 2024 is a leap year, so it has every possible day.
    if (!isDay(`2024-${day}`))
      faults.push({ day, message: `“${day}” não é um dia: escreva mês-dia, como 03-28` });
    const passages = references.map((reference) => {
      const passage = readReference(reference);
      if (!passage) faults.push({ day, message: `“${reference}” não é uma passagem da Bíblia` });
      return passage;
    });
    chain.set(
      day,
      passages.filter((passage) => passage !== null),
    );
  }
  if (chain.size === 0) faults.push({ day: '', message: NOT_A_LIST });
  return faults.length > 0 ? { chain: null, faults } : { chain, faults: [] };
}

const NOT_A_LIST = `O arquivo não é uma lista de dias, cada um com até ${PASSAGES_MAX} referências`;

/** The passages of a day, or [] if it has none. 29 February falls back to 28 February. */
export function passagesOn(chain: Chain, day: Day): readonly Passage[] {
  const monthAndDay = day.slice(5);
  return chain.get(monthAndDay) ?? (monthAndDay === '02-29' ? chain.get('02-28') : undefined) ?? [];
}

/** Old books sometimes write a range backwards (`JHN 1:18-14`). */
function readReference(text: string): Passage | null {
  const [, book = '', chapter, ...verses] = USFM.exec(text.trim()) ?? [];
  if (!isBookId(book)) return parseReference(text);
  const ends = verses.filter((verse) => verse !== undefined).map(Number);
  const position = (verse: number) => ({ chapter: Number(chapter), verse });
  const passage = { book, from: position(Math.min(...ends)), to: position(Math.max(...ends)) };
  return passageExists(passage) ? passage : null;
}

const USFM = /^([1-3A-Z][A-Z]{2}) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;
