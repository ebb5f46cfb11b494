import * as v from 'valibot';
import { isBookId } from '../bible/books';
import { passageExists } from '../bible/passage';
import type { Passage } from '../bible/passage';
import { parseReference } from '../bible/references';
import { isDay } from '../day';
import type { Day } from '../day';

/** For each day of a year, `MM-DD`: the head verse, and the verses around it that answer it. */
export type Chain = ReadonlyMap<string, readonly Passage[]>;

interface ChainFault {
  /** As it stands in the list; empty where the list itself is wrong. */
  day: string;
  message: string;
}

type ReadChain = { chain: Chain; faults: [] } | { chain: null; faults: ChainFault[] };

const PASSAGES_MAX = 30;

const listSchema = v.record(
  v.string(),
  v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(PASSAGES_MAX)),
);

/**
 * A chain of references, as a JSON object: `{"01-01": ["PHP 3:13-14", "João 17.24"]}`, references by USFM or as Brazilians write
 * them. All of it or nothing.
 */
export function readChain(json: string): ReadChain {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), json);
  if (!list.success) return { chain: null, faults: [{ day: '', message: NO_LIST }] };
  const faults: ChainFault[] = [];
  const chain = new Map<string, Passage[]>();
  for (const [day, references] of Object.entries(list.output)) {
    // A leap year has every day.
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
  if (chain.size === 0) faults.push({ day: '', message: NO_LIST });
  return faults.length > 0 ? { chain: null, faults } : { chain, faults: [] };
}

const NO_LIST = `O arquivo não é uma lista de dias, cada um com até ${PASSAGES_MAX} referências`;

/** The passages of a day; on 29 February those of the day before, where a list has none. Empty where there are none. */
export function passagesOn(chain: Chain, day: Day): readonly Passage[] {
  const monthAndDay = day.slice(5);
  return chain.get(monthAndDay) ?? (monthAndDay === '02-29' ? chain.get('02-28') : undefined) ?? [];
}

/** Old books name verses backwards, too (`JHN 1:18-14`). */
function readReference(text: string): Passage | null {
  const [, book = '', chapter, ...verses] = USFM.exec(text.trim()) ?? [];
  if (!isBookId(book)) return parseReference(text);
  const ends = verses.filter((verse) => verse !== undefined).map(Number);
  const position = (verse: number) => ({ chapter: Number(chapter), verse });
  const passage = { book, from: position(Math.min(...ends)), to: position(Math.max(...ends)) };
  return passageExists(passage) ? passage : null;
}

const USFM = /^([1-3A-Z][A-Z]{2}) (\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;
