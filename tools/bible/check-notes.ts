import type { BookId } from '@raizes/domain/bible/books';
import type { BookText } from '@raizes/domain/bible/edition';
import { notePassage } from '@raizes/domain/bible/notes';
import type { BookNotes, ChapterNote } from '@raizes/domain/bible/notes';
import { versesInPassage } from '@raizes/domain/bible/passage-text';
import { foldText } from '@raizes/domain/text/fold';

const wordsOf = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];
const wordSet = (text: string) => new Set(wordsOf(text));
const stemOf = (word: string) => word.slice(0, 5);

/** Names that need no proof in the chapter. */
const knownNames = wordSet(
  'Deus Senhor Jesus Cristo Espirito Santo Pai Filho Biblia Escritura Escrituras Evangelho Evangelhos Testamento Antigo Novo Lei Salmo Salmos Igreja Palavra Reino Israel Jerusalem Judeia Juda Egito Babilonia Assiria Roma Paulo Davi Salomao Moises Messias Cordeiro Criador Salvador Pascoa Pentecostes Templo Tabernaculo Arca Sabado Cruz Ceu Terra Ele Eu Aleluia',
);
/** Names that a whole book is about, or its author's, after the book's id. */
const namesOfBook = new Map(
  'EZR Esdras|NEH Neemias|EST Ester Mardoqueu Ham Assuero|RUT Rute Noemi Boaz|JOB Jo Elifaz Bildade Zofar Eliu|ISA Isaias|JER Jeremias|LAM Jeremias|EZK Ezequiel|DAN Daniel|HOS Oseias|JOL Joel|AMO Amos|OBA Obadias Edom|JON Jonas|MIC Miqueias|NAM Naum Ninive|HAB Habacuque|ZEP Sofonias|HAG Ageu|ZEC Zacarias|MAL Malaquias|MAT Mateus|MRK Marcos|LUK Lucas|JHN Joao|ACT Lucas|1TI Timoteo Efeso|2TI Timoteo|TIT Tito Creta|PHM Filemom Onesimo|JAS Tiago|1PE Pedro|2PE Pedro|1JN Joao|2JN Joao|3JN Joao|JUD Judas|REV Joao'
    .split('|')
    .map((each) => [each.slice(0, 3), each.slice(4)]),
);
/** Words that do not tie a question to its chapter. */
const commonWords = wordSet(
  'umas dos das nas nos para com sem que sua suas seus seu voce como qual quais quando onde quem hoje isso isto esse essa este esta eles elas mais mas nao sim tem ter ser foi era deus senhor jesus vida dia coisa algo alguem fazer pode poderia seria vai sobre entre ate tambem',
);
/** Matters that divide churches; a note may name one only with a word of its chapter. */
const dividing =
  /predestin|arrebatamento|milenio|dizimo|transubstan|purgatorio|batismo de crian|batismo infantil|falar em linguas|papa\b|esquerda|direita politica/;
/** What no note may say, by the fault's name; without accents and case. */
const forbidden: [fault: string, RegExp][] = [
  [
    'promises health, money or an easy life',
    /(?:voce|deus) (?:vai|ira) (?:curar|prosperar|enriquecer)|sera curad|nunca (?:mais )?(?:vai )?(?:sofrer|falt)/,
  ],
  [
    'assumes a gender',
    /\bvoce (?:e|esta|foi|ficou|anda|se sente) (?:muito |tao |mais )?\w+(?:ado|ido|inho|oso)\b|\bvoce\b[^.?!:;]{0,40}\bsozinh[oa]\b|\b(?:amigo|querido|irmao) leitor\b/,
  ],
];
/** Quotations from the Bible keep their verb forms, and prayers "lembra-te de mim". */
const lisbon =
  /(?<!\b(?:alegra|apressa|inclina|lembra|levanta|senta))-te\b|-vos\b|\bfaz que\b|\bconduze\b|\bestou a \w+r\b/;

/** Chapters on wished death, suicide or abuse, whose notes must ask for care. */
const needCare =
  'GEN 19|GEN 34|JDG 9|JDG 16|JDG 19|JDG 20|JDG 21|1SA 31|2SA 13|2SA 16|2SA 17|1KI 19|JOB 3|JOB 7|JOB 10|PSA 88|JER 20|LAM 5|EZK 16|EZK 23|JON 4|MAT 27|MRK 5'.split(
    '|',
  );
/** The least and most words of each text. */
const sizes = {
  happens: [20, 50],
  center: [15, 40],
  question: [5, 22],
  step: [8, 24],
  prayer: [18, 42],
} as const;
const fields = ['happens', 'center', 'question', 'step', 'prayer'] as const;
/** The texts on the chapter itself, whose names and quotations must stand in it. */
const told = ['happens', 'center', 'question'] as const;

interface Placed {
  book: BookId;
  chapter: number;
  note: ChapterNote;
}

/**
 * The faults of notes, one a line. What needs the text of the Bible is checked on the chapters that the editions have; a word counts as
 * the chapter's if one of them has it.
 */
export function checkNotes(notes: ReadonlyMap<BookId, BookNotes>, editions: BookText[][]) {
  const placed = [...notes].flatMap(([book, ofBook]) =>
    Object.entries(ofBook).map(([key, note]): Placed => ({ book, chapter: Number(key), note })),
  );
  const faults = placed.flatMap((each) => {
    const texts = editions.flatMap((edition) =>
      edition.filter(
        ({ book, chapters }) =>
          book === each.book && chapters.some(({ number }) => number === each.chapter),
      ),
    );
    const found = [...faultsOf(each), ...(texts.length > 0 ? faultsInText(each, texts) : [])];
    return found.map((fault) => `${each.book} ${each.chapter}: ${fault}`);
  });
  return [...faults, ...repetitions(placed), ...habits(placed)];
}

/** The faults of a note that can be seen without the Bible. */
function faultsOf({ book, chapter, note }: Placed): string[] {
  const all = fields.map((field) => note[field]).join(' ');
  const unquoted = all.replaceAll(/“[^”]*”/g, ' ');
  const faults = fields.flatMap((field) => {
    const [least, most] = sizes[field];
    const count = note[field].trim().split(/\s+/).length;
    return count < least || count > most
      ? [`${field} has ${count} words (${least} to ${most})`]
      : [];
  });
  if (!note.question.endsWith('?')) faults.push('the question does not end with ?');
  if (!note.step.endsWith('?')) faults.push('the step does not end with ?');
  if (!note.prayer.endsWith(' Amém.')) faults.push('the prayer does not end with Amém');
  if (needCare.includes(`${book} ${chapter}`) && !note.care) faults.push('needs care');
  for (const [fault, pattern] of forbidden) if (pattern.test(foldText(all))) faults.push(fault);
  if (lisbon.test(foldText(unquoted))) faults.push('not as a Brazilian writes');
  return faults;
}

/** Checks verse, quotations, names and question against the chapter's text. */
function faultsInText({ book, chapter, note }: Placed, texts: BookText[]): string[] {
  const faults: string[] = [];
  const passage = notePassage(book, chapter, note);
  for (const text of texts) {
    const verses = versesInPassage(text, passage);
    const length = verses.map((verse) => verse.text).join(' ').length;
    if (verses.length <= passage.to.verse - passage.from.verse)
      faults.push(`an edition lacks verse ${note.verse}`);
    else if (length < 40 || length > 260) faults.push(`the verse has ${length} characters`);
  }
  const inChapter = wordSet(
    texts
      .flatMap(({ chapters }) => chapters.filter(({ number }) => number === chapter))
      .flatMap(({ title = '', verses }) => [title, ...verses.map(({ text }) => text)])
      .join(' '),
  );
  const stems = new Set([...inChapter].map(stemOf));
  const all = told.map((field) => note[field]).join(' ');
  for (const [, quoted = ''] of all.matchAll(/“([^”]+)”/g))
    for (const word of wordsOf(quoted))
      if (word.length > 3 && !stems.has(stemOf(word))) faults.push(`quotes ${word}`);
  const names = wordSet([...(note.also ?? []), namesOfBook.get(book) ?? ''].join(' '));
  const begins = new Set(
    [...inChapter].filter(({ length }) => length > 3).map((word) => word.slice(0, 4)),
  );
  for (const field of told)
    // Not the first word of a sentence or quotation.
    for (const [name] of note[field].matchAll(/(?<![.!?:…“"]\s*|^)\b\p{Lu}\p{L}+/gu)) {
      const [plain = ''] = wordsOf(name);
      const isKnown = [knownNames, names, inChapter].some((set) => set.has(plain));
      if (!isKnown && !begins.has(plain.slice(0, 4))) faults.push(`names ${name}`);
    }
  const known = new Set([...stems, ...wordsOf(note.happens).map(stemOf)]);
  const own = wordsOf(note.question).filter((word) => word.length > 3 && !commonWords.has(word));
  if (!own.some((word) => known.has(stemOf(word))))
    faults.push('the question is not of the chapter');
  const [divides] = dividing.exec(foldText(all)) ?? [];
  if (divides && !wordsOf(divides).every((word) => stems.has(stemOf(word))))
    faults.push(`says ${divides}`);
  return faults;
}

/** No two notes have the same text. */
function repetitions(placed: Placed[]): string[] {
  const seen = new Map<string, string>();
  return placed.flatMap(({ book, chapter, note }) =>
    fields.flatMap((field) => {
      const key = wordsOf(note[field]).join(' ');
      const before = seen.get(key);
      seen.set(key, `${book} ${chapter}`);
      return before ? [`${book} ${chapter}: ${field} repeats ${before}`] : [];
    }),
  );
}

/** Turns of phrase that a reader of many notes notices, and how many of all notes may have them. */
function habits(placed: Placed[]): string[] {
  const found = new Map<string, number>();
  const count = (habit: string) => found.set(habit, (found.get(habit) ?? 0) + 1);
  for (const { note } of placed) {
    for (const field of fields)
      count(`${field} begins with "${wordsOf(note[field]).slice(0, 3).join(' ')}"`);
    if (note.center.includes(':')) count('center turns on a colon');
    if (/não [^.;:]{3,70}:/.test(note.center)) count('center says "não …:"');
  }
  return [...found].flatMap(([habit, times]) => {
    const share = habit.includes('colon') ? 0.35 : habit.includes('não') ? 0.08 : 0.02;
    return times > Math.max(6, placed.length * share) ? [`${times} notes: ${habit}`] : [];
  });
}
