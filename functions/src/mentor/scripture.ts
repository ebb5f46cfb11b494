import { passageExists } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import { findNamedPassages, findUnknownReferences } from '@raizes/domain/bible/references';
import type { Reference } from '@raizes/domain/bible/references';
import { normalizedWords } from '@raizes/domain/text/words';
import { takeSentence } from './sentences';

/** The verses of a passage in the church's edition, or null where it lacks them. */
export type LoadPassage = (passage: Passage) => Promise<PassageText | null>;

interface Options {
  loadPassage: LoadPassage;
  /** Text of our own that may be quoted as it is: the day's verse. */
  ours: string;
  /** Gets each sentence as soon as it is checked. */
  send: ((sentence: string) => void) | null;
}

/** What was removed from an answer, for the log. */
export interface Taken {
  references: number;
  quotations: number;
}

/**
 * Holds an answer against the Bible while it comes, sentence by sentence. A passage that no Bible has is taken out, and so is a
 * quotation of Scripture whose words are not ours: the church's edition takes its place where it has the passage. A real passage that
 * the edition lacks stays as a reference.
 */
export function scriptureCheck({ loadPassage, ours, send }: Options) {
  const taken: Taken = { references: 0, quotations: 0 };
  const checked: string[] = [];
  let waiting = '';
  let before = '';
  /** Of the sentences that are checked. */
  let length = 0;
  let hasBegun = false;
  let work = Promise.resolve();

  function checkWhole(isEnd: boolean): void {
    for (;;) {
      const sentence = takeSentence(waiting, isEnd);
      // What a sentence quotes may be named in the next one of its paragraph.
      const rest = waiting.slice(sentence.length);
      const isQuoting = hasQuotation(sentence) && !isLast(sentence) && !isListed(rest);
      const after = isQuoting ? takeSentence(rest, isEnd) : '';
      if (!sentence || (isQuoting && !after && !isEnd)) return;
      // `Salmo 23.1:` introduces a list; another entry does not speak of this one.
      const isApart = isListed(sentence) && !before.trimEnd().endsWith(':');
      work = checkNext(work, sentence, `${isApart ? '' : before}\n${after}`);
      before = isOver(sentence) ? '' : sentence;
      length += sentence.length;
      waiting = rest;
    }
  }

  async function checkNext(former: Promise<void>, sentence: string, around: string) {
    await former;
    const text = withoutUnknown(await checkQuotations(sentence, around));
    // Nothing before the first words, as in the whole answer.
    const shown = hasBegun ? text : text.trimStart();
    hasBegun ||= shown !== '';
    checked.push(shown);
    if (shown) send?.(shown);
  }

  async function checkQuotations(sentence: string, around: string): Promise<string> {
    const quotations = quotationsIn(sentence);
    if (quotations.length === 0) return sentence;
    const own = findNamedPassages(sentence);
    const named = own.length > 0 ? own : findNamedPassages(around);
    const passages = named.map(({ passage }) => passage).filter(passageExists);
    for (const { 0: quotation, index } of quotations.toReversed()) {
      const lead = sentence.slice(0, index);
      const said = lead.slice(-LEAD_LENGTH);
      const end = index + quotation.length;
      // `“…” (Sl 13)`
      const isNamedNext = own.some(({ start }) => start >= end && start - end <= 3);
      const isNamedBefore = own.some((it) => it.end <= index && index - it.end <= 3);
      const isHeading = quotation.startsWith('**') && !isNamedNext && !isNamedBefore;
      if (isHeading) continue;
      const isPrayer = (PRAYER.test(said) || PERSONAL.test(said)) && !isNamedNext;
      const isScripture = (named.length > 0 && !isPrayer) || ATTRIBUTED.test(said);
      if (!isScripture) continue;
      const texts = await Promise.all(passages.map(loadPassage));
      const known = texts.filter((text) => text !== null).map(wordsOf);
      if ([ours, ...known].some((text) => contains(text, quotation))) continue;
      taken.quotations += 1;
      const [only, ...others] = known;
      const isOne = only && others.length === 0 && only.length <= QUOTED_MAX_LENGTH;
      if (isOne) sentence = `${lead}“${only}”${sentence.slice(end)}`;
      else if (named.length > 0) sentence = withoutQuotation(lead, sentence.slice(end));
      else return spaceAfter(sentence);
      if (sentence.trim() === '') return sentence;
    }
    return sentence;
  }

  function withoutUnknown(sentence: string): string {
    const unknown = findUnknownReferences(sentence);
    taken.references += unknown.length;
    return unknown.toReversed().reduce(withoutReference, sentence);
  }

  return {
    /** The next words of the answer. */
    add: (words: string): void => {
      waiting += length === 0 && waiting === '' ? words.trimStart() : words;
      checkWhole(false);
    },
    /** @param whole the answer, of which `add` got all, some or nothing; it may end before the last words. */
    end: async (whole: string): Promise<{ text: string; taken: Taken }> => {
      waiting = whole.trimStart().slice(length);
      checkWhole(true);
      await work;
      return { text: checked.join('').trim(), taken };
    },
  };
}

/** Between two marks, or after one that nothing closes; of asterisks only those around words. */
const QUOTATION = /“[^“”]+”?|"[^"]+"?|«[^«»]+»?|‘[^‘’]+’?|\*\*?[^\s*“”"«»‘’][^*“”"«»‘’\n]*\*\*?/gu;
const hasQuotation = (sentence: string) => /[“"«‘*]/u.test(sentence);
/** Shorter ones are a word or two that is spoken of: “graça”. */
const QUOTATION_MIN_LENGTH = 18;

const quotationsIn = (sentence: string) =>
  [...sentence.matchAll(QUOTATION)].filter(
    ({ 0: quotation }) => quotation.length >= QUOTATION_MIN_LENGTH,
  );

/** Whether a paragraph ends with it. */
const isLast = (sentence: string) => breaksAfter(sentence).length > 1;
/** Whether what follows, as the line after a list, speaks of something else. */
const isOver = (sentence: string) =>
  (isLast(sentence) || (isListed(sentence) && sentence.endsWith('\n'))) &&
  !sentence.trimEnd().endsWith(':');
const isListed = (sentence: string) => /^\s*•/u.test(sentence);

/** A longer passage is not quoted, but opened. */
const QUOTED_MAX_LENGTH = 400;

/** How much before a quotation says what it is. */
const LEAD_LENGTH = 100;

/** Before words that a person may say. */
const PRAYER =
  /(?<!\p{L})(?:or[ae]r?|orando|oração|reze|diga|dizer|dizendo|converse|repita|repetindo|pergunte|pergunta|fale|falar|conte|contar|mande|mandar|escreva|peça|pense|pensamentos?|(?:fala|conta)\scom|(?:manda|escreve)\suma)(?!\p{L})[^.]{0,60}$/iu;
/** Before what a person said or thinks: `Você me disse “…”`. */
const PERSONAL =
  /(?<!\p{L})(?:vocês?|alguém|gente|pessoas)\s(?:\p{L}{1,12}\s){0,2}(?:diss|diz|dig|fal|cont|escrev|pergunt|ped|peç|pens|sent|sint|comen|mencion|ouv|ach|acredit|imagin|repet)[^.\d]{0,40}$/iu;
/** Before words of the Bible without a reference: `Jesus disse`, `Disse Jesus`, `Está escrito`. */
const ATTRIBUTED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:`,
    String.raw`(?:bíblia|escrituras?|palavra|deus|jesus|cristo|paulo|davi|salmista|apóstolo|profeta|senhor|versículo)\s(?:\p{L}{1,12}\s)?`,
    '(?:diz|disse|fala|falou|ensina|ensinou|afirma|escreve|escreveu|promete|prometeu|lembra|declara)',
    String.raw`|(?:diz|disse|falou|ensina|ensinou|afirma|afirmou|escreve|escreveu|promete|prometeu|declara|declarou)\s`,
    String.raw`(?:a\s(?:bíblia|escritura|palavra)|as\sescrituras|(?:o\s)?(?:deus|jesus|cristo|paulo|davi|salmista|apóstolo|profeta|senhor|versículo))`,
    String.raw`|(?:está|estava|foi)\sescrito|escrito\sestá`,
    ')[^.]{0,30}$',
  ].join(''),
  'iu',
);

const wordsOf = ({ verses }: PassageText) => verses.map(({ text }) => text).join(' ');

const plain = (text: string) => ` ${normalizedWords(text).join(' ')} `;
const contains = (text: string, words: string) => plain(text).includes(plain(words));

/** `João 3.16 diz: “…”.` → `Leia João 3.16.`; `Confie: “…” (Fp 4.13)` → `Confie (Fp 4.13)`. */
function withoutQuotation(lead: string, rest: string): string {
  const start = trimmed(
    trimmed(lead).replace(
      /\s(?:que\s)?(?:nos\s)?(?:diz|disse|fala|ensina|afirma|promete|lembra|declara)(?:\sque)?$/iu,
      '',
    ),
  );
  const left = `${start}${/^[\s.,;!?)]/u.test(rest) ? '' : ' '}${rest}`;
  const [only] = findNamedPassages(left);
  const isAlone = only && !/\p{L}/u.test(left.slice(0, only.start) + left.slice(only.end));
  const space = rest.slice(rest.trimEnd().length);
  if (isAlone) return `Leia ${left.slice(only.start, only.end)}.${space}`;
  // `Ele.` says nothing.
  return only ? left : spaceAfter(lead + rest);
}

/** The line breaks that stay where a sentence goes; a list loses the line. */
function spaceAfter(sentence: string): string {
  const breaks = breaksAfter(sentence);
  return isListed(sentence) ? breaks.slice(1) : breaks;
}

const breaksAfter = (sentence: string) =>
  sentence.slice(sentence.trimEnd().length).replaceAll(/[^\n]/g, '');

const trimmed = (text: string) => {
  let end = text.length;
  while (end > 0 && ' ,:;—–-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Out of its parentheses or its list; where the sentence stands on it alone, the sentence goes with it. */
function withoutReference(sentence: string, { start, end }: Reference): string {
  const lead = sentence.slice(0, start);
  const rest = sentence.slice(end);
  if (lead.endsWith('(') && rest.startsWith(')'))
    return lead.slice(0, -1).trimEnd() + rest.slice(1);
  const [, joint] = /(,\s|;\s|\se\s|\sou\s)$/u.exec(lead) ?? [];
  const isInList = findNamedPassages(lead).at(-1)?.end === lead.length - (joint?.length ?? 0);
  if (joint && isInList) return lead.slice(0, -joint.length) + rest;
  const [, next] = /^(,\s|;\s|\se\s|\sou\s)/u.exec(rest) ?? [];
  if (next && findNamedPassages(rest)[0]?.start === next.length)
    return lead + rest.slice(next.length);
  return spaceAfter(sentence);
}
