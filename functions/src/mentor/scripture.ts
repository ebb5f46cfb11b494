import { passageExists } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import { findNamedPassages, findUnknownReferences } from '@raizes/domain/bible/references';
import type { Reference } from '@raizes/domain/bible/references';
import { normalizedWords } from '@raizes/domain/text/words';
import { firstSentence } from './sentences';

/** Loads the verses of a passage in the church's edition; null if the edition lacks them. */
export type LoadPassage = (passage: Passage) => Promise<PassageText | null>;

interface Options {
  loadPassage: LoadPassage;
  /** A text that can be quoted even if the edition lacks it: the day's verse. */
  quotable: string;
  /** Gets each sentence as soon as it is checked. */
  send: ((sentence: string) => void) | null;
}

/** How much was removed from an answer, for the log. */
export interface Removed {
  references: number;
  quotations: number;
}

/**
 * Checks an answer against the Bible while it is streamed, sentence by sentence. Removes references that exist in no Bible. Replaces a
 * quotation of Scripture that differs from the church's edition with the edition's words, or removes it if the edition lacks the passage;
 * the reference stays.
 */
export function createScriptureCheck({ loadPassage, quotable, send }: Options) {
  const removed: Removed = { references: 0, quotations: 0 };
  const checked: string[] = [];
  let waiting = '';
  let before = '';
  /** The length of the sentences that were taken from the answer so far. */
  let length = 0;
  let hasBegun = false;
  let work = Promise.resolve();

  /** Checks all sentences that have arrived completely. */
  function checkSentences(isEnd: boolean): void {
    for (;;) {
      const sentence = firstSentence(waiting, isEnd);
      // The next sentence of the paragraph can name the passage that this one quotes.
      const rest = waiting.slice(sentence.length);
      const isQuoting = hasQuotation(sentence) && !endsParagraph(sentence) && !isListItem(rest);
      const after = isQuoting ? firstSentence(rest, isEnd) : '';
      if (!sentence || (isQuoting && !after && !isEnd)) return;
      // A list item does not refer to the item before it, but it can refer to a line like `Salmo 23.1:` that introduces the list.
      const isSeparate = isListItem(sentence) && !before.trimEnd().endsWith(':');
      work = checkNext(work, sentence, `${isSeparate ? '' : before}\n${after}`);
      before = endsSubject(sentence) ? '' : sentence;
      length += sentence.length;
      waiting = rest;
    }
  }

  async function checkNext(previous: Promise<void>, sentence: string, context: string) {
    await previous;
    const text = withoutUnknown(await checkQuotations(sentence, context));
    // No leading whitespace, as in the whole answer.
    const shown = hasBegun ? text : text.trimStart();
    hasBegun ||= shown !== '';
    checked.push(shown);
    if (shown) send?.(shown);
  }

  async function checkQuotations(sentence: string, context: string): Promise<string> {
    const quotations = quotationsIn(sentence);
    if (quotations.length === 0) return sentence;
    const ownReferences = findNamedPassages(sentence);
    const references = ownReferences.length > 0 ? ownReferences : findNamedPassages(context);
    const passages = references.map(({ passage }) => passage).filter(passageExists);
    for (const { 0: quotation, index } of quotations.toReversed()) {
      const lead = sentence.slice(0, index);
      const introduction = lead.slice(-LEAD_LENGTH);
      const end = index + quotation.length;
      // `“…” (Sl 13)`
      const isNamedNext = ownReferences.some(({ start }) => start >= end && start - end <= 3);
      const isNamedBefore = ownReferences.some((it) => it.end <= index && index - it.end <= 3);
      const isHeading = quotation.startsWith('**') && !isNamedNext && !isNamedBefore;
      if (isHeading) continue;
      const isPersonal = (PRAYER.test(introduction) || PERSONAL.test(introduction)) && !isNamedNext;
      const isScripture = (references.length > 0 && !isPersonal) || ATTRIBUTED.test(introduction);
      if (!isScripture) continue;
      const texts = await Promise.all(passages.map(loadPassage));
      const editionTexts = texts.filter((text) => text !== null).map(wordsOf);
      if ([quotable, ...editionTexts].some((text) => contains(text, quotation))) continue;
      removed.quotations += 1;
      const [only, ...others] = editionTexts;
      const canReplace = only && others.length === 0 && only.length <= QUOTED_MAX_LENGTH;
      if (canReplace) sentence = `${lead}“${only}”${sentence.slice(end)}`;
      else if (references.length > 0) sentence = withoutQuotation(lead, sentence.slice(end));
      else return lineBreaksOf(sentence);
      if (sentence.trim() === '') return sentence;
    }
    return sentence;
  }

  function withoutUnknown(sentence: string): string {
    const unknown = findUnknownReferences(sentence);
    removed.references += unknown.length;
    return unknown.toReversed().reduce(withoutReference, sentence);
  }

  return {
    /** Adds the next words of the answer. */
    add: (words: string): void => {
      waiting += length === 0 && waiting === '' ? words.trimStart() : words;
      checkSentences(false);
    },
    /** @param whole the whole answer. `add` can have received all of it, a part or nothing, or words beyond its end. */
    end: async (whole: string): Promise<{ text: string; removed: Removed }> => {
      waiting = whole.trimStart().slice(length);
      checkSentences(true);
      await work;
      return { text: checked.join('').trim(), removed };
    },
  };
}

/** Text between two quotation marks or after an unclosed one; asterisks count only directly around words. */
const QUOTATION = /“[^“”]+”?|"[^"]+"?|«[^«»]+»?|‘[^‘’]+’?|\*\*?[^\s*“”"«»‘’][^*“”"«»‘’\n]*\*\*?/gu;
const hasQuotation = (sentence: string) => /[“"«‘*]/u.test(sentence);
/** Shorter ones are single words that the answer talks about: “graça”. */
const QUOTATION_MIN_LENGTH = 18;

const quotationsIn = (sentence: string) =>
  [...sentence.matchAll(QUOTATION)].filter(
    ({ 0: quotation }) => quotation.length >= QUOTATION_MIN_LENGTH,
  );

const endsParagraph = (sentence: string) => breaksAfter(sentence).length > 1;
/** Whether the next sentence is about something else, as after a paragraph or a list item. */
const endsSubject = (sentence: string) =>
  (endsParagraph(sentence) || (isListItem(sentence) && sentence.endsWith('\n'))) &&
  !sentence.trimEnd().endsWith(':');
const isListItem = (sentence: string) => /^\s*•/u.test(sentence);

/** A longer passage is not quoted: people can open it in the Bible instead. */
const QUOTED_MAX_LENGTH = 400;

/** How many characters before a quotation are searched for words that say whose it is. */
const LEAD_LENGTH = 100;

/** Precedes words that a person could say or pray. */
const PRAYER =
  /(?<!\p{L})(?:or[ae]r?|orando|oração|reze|diga|dizer|dizendo|converse|repita|repetindo|pergunte|pergunta|fale|falar|conte|contar|mande|mandar|escreva|peça|pense|pensamentos?|(?:fala|conta)\scom|(?:manda|escreve)\suma)(?!\p{L})[^.]{0,60}$/iu;
/** Precedes what a person said or thinks: `Você me disse “…”`. */
const PERSONAL =
  /(?<!\p{L})(?:vocês?|alguém|gente|pessoas)\s(?:\p{L}{1,12}\s){0,2}(?:diss|diz|dig|fal|cont|escrev|pergunt|ped|peç|pens|sent|sint|comen|mencion|ouv|ach|acredit|imagin|repet)[^.\d]{0,40}$/iu;
/** Precedes words of the Bible without a reference: `Jesus disse`, `Disse Jesus`, `Está escrito`. */
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

const normalize = (text: string) => ` ${normalizedWords(text).join(' ')} `;
const contains = (text: string, words: string) => normalize(text).includes(normalize(words));

/** `João 3.16 diz: “…”.` → `Leia João 3.16.`; `Confie: “…” (Fp 4.13)` → `Confie (Fp 4.13)`. */
function withoutQuotation(lead: string, rest: string): string {
  const start = trimPunctuation(
    trimPunctuation(lead).replace(
      /\s(?:que\s)?(?:nos\s)?(?:diz|disse|fala|ensina|afirma|promete|lembra|declara)(?:\sque)?$/iu,
      '',
    ),
  );
  const left = `${start}${/^[\s.,;!?)]/u.test(rest) ? '' : ' '}${rest}`;
  const [only] = findNamedPassages(left);
  const isAlone = only && !/\p{L}/u.test(left.slice(0, only.start) + left.slice(only.end));
  const space = rest.slice(rest.trimEnd().length);
  if (isAlone) return `Leia ${left.slice(only.start, only.end)}.${space}`;
  // Without a reference, what remains would be meaningless, such as `Ele.`
  return only ? left : lineBreaksOf(lead + rest);
}

/** Returns the line breaks that remain when a sentence is removed; a list loses the whole line. */
function lineBreaksOf(sentence: string): string {
  const breaks = breaksAfter(sentence);
  return isListItem(sentence) ? breaks.slice(1) : breaks;
}

const breaksAfter = (sentence: string) =>
  sentence.slice(sentence.trimEnd().length).replaceAll(/[^\n]/g, '');

const trimPunctuation = (text: string) => {
  let end = text.length;
  while (end > 0 && ' ,:;—–-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Removes a reference from its parentheses or its list of references; otherwise removes the whole sentence, which depends on it. */
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
  return lineBreaksOf(sentence);
}
