import { findBooksNamed, findBooksNear } from '@raizes/domain/bible/book-names';
import { books, findBook } from '@raizes/domain/bible/books';
import type { Book, BookId } from '@raizes/domain/bible/books';
import { passageExists, verseCount } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { findReferences, findUnknownReferences } from '@raizes/domain/bible/references';
import { foldText } from '@raizes/domain/text/fold';
import { plainOf } from './intents';
import { loadKnowledge } from './knowledge';

/** A passage that a message names, or why there is none such. */
export type NamedPassage = { passage: Passage } | { missing: string };

/**
 * The first passage that a message names by book and chapter, also in words and misspelled: `romano oito 28`.
 * @param isSure it surely asks for a passage, so that `ez 28` is one
 */
export function findPassage(message: string, isSure = false): NamedPassage | null {
  const wrongBook = findWrongBook(message);
  if (wrongBook) return { missing: `Não há na Bíblia um livro chamado “${wrongBook}”.` };
  const [reference] = findReferences(message);
  if (reference) return { passage: reference.passage };
  const [unknown] = findUnknownReferences(message);
  const passage = unknown?.passage ?? findLoosely(message, isSure);
  if (!passage) return null;
  return passageExists(passage) ? { passage } : { missing: whyMissing(passage) };
}

/** Must not be written as a reference, which the check of the answer would take out. */
function whyMissing({ book, from, to }: Passage): string {
  const { name = '', verses = [] } = findBook(book) ?? {};
  const count = verses.length;
  const at = from.verse > verseCount(book, from.chapter) ? from : to;
  if (at.chapter > count) {
    const chapters = count === 1 ? 'um capítulo só' : `${count} capítulos`;
    return `${name} tem ${chapters}, e por isso não há um capítulo ${at.chapter}.`;
  }
  return `${name} ${at.chapter} tem ${verseCount(book, at.chapter)} versículos, e por isso não há ali um versículo ${at.verse}.`;
}

const place = String.raw`\d{1,3}(?:\s?[.:,]\s?\d{1,3})?`;
/** A number and a book that has none, or not that one: `2 Efésios 3`, `4 João 1`. */
const numberedBook = new RegExp(
  String.raw`(?<![\p{L}\d.:,])([1-5]|primeir[ao]|segund[ao]|terceir[ao]|quart[ao])[ªº°]?\s(?:(?:carta|livro|ep[íi]stola)\s)?(?:(?:de|do|da|dos|aos?)\s)?(\p{L}{4,20})\s${place}`,
  'iu',
);
/** A name that no book has: `Salomé 3.2`. */
const anyBook = /(?<!\p{L})(\p{L}{4,20})\s\d{1,3}[.:]\d{1,3}(?![\d.:,])/u;

const ordinals = ['', 'prim', 'segu', 'terc', 'quar'];
const numberOf = (text: string) =>
  Number.parseInt(text, 10) || ordinals.indexOf(foldText(text).slice(0, 4));

function findWrongBook(message: string): string | null {
  const [, number = '', name = ''] = numberedBook.exec(message) ?? [];
  if (name) {
    const isKnown = (each: string) => findBooksNamed(each).length > 0;
    const wanted = `${numberOf(number)} ${name}`;
    const isBook = books.some((book) => withoutNumber(book) === foldText(name));
    if (isBook && !isKnown(wanted)) return wanted;
  }
  const [, other = ''] = anyBook.exec(message) ?? [];
  const isOther = otherBooks.has(foldText(other)) || personNames().has(foldText(other));
  const isBook = books.some((book) => withoutNumber(book) === foldText(other));
  return isOther && !isBook && findBooksNamed(other).length === 0 ? other : null;
}

let namesOfPersons: ReadonlySet<string> | undefined;
const personNames = () =>
  (namesOfPersons ??= new Set(
    [...loadKnowledge().people.values()].flatMap(({ name, also }) =>
      [name, ...also].flatMap((each) => plainOf(each).split(' ')),
    ),
  ));

const withoutNumber = ({ name }: Book) => foldText(name).replace(/^\d /, '');

/** Books that some Bibles have beside the 66. */
const otherBooks = new Set(
  'tobias judite macabeus sabedoria eclesiastico baruc baruque enoque siraque'.split(' '),
);

const countedWords = (from: number, step: number, words: string) =>
  words.split(' ').map((word, index): [string, number] => [word, from + step * index]);
const numberWords = new Map([
  ...countedWords(
    1,
    1,
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze',
  ),
  ...countedWords(15, 1, 'quinze dezesseis dezessete dezoito dezenove'),
  ...countedWords(20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'),
  ...countedWords(1, 1, 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'),
  ...countedWords(14, 86, 'catorze cento'),
]);
const TENS = 20;

/** Numbers in words as digits: `noventa e um` → `91`. */
function withDigits(words: readonly string[]): string[] {
  const result: string[] = [];
  let isOpen = false;
  for (const [index, word] of words.entries()) {
    const value = numberWords.get(word);
    const last = Number(result.at(-1));
    const isJoined = words[index - 1] === 'e' && isOpen && value !== undefined;
    if (isJoined && last >= TENS && value < last) {
      result.splice(-1, 1, String(last + value));
      continue;
    }
    if (word === 'e' && isOpen && numberWords.has(words[index + 1] ?? '')) continue;
    isOpen = value !== undefined && value >= TENS;
    // Alone `um` is hardly ever a number.
    if (word === 'um') {
      result.push(word);
      continue;
    }
    result.push(value === undefined ? word : String(value));
  }
  return result;
}

const between = new Set(
  'capitulo cap c versiculo versiculos verso versos vers v do no e o ate a ao'.split(' '),
);
const units = new Set(
  'vezes vez ano anos dia dias hora horas mes meses real reais minutos min km filhos filhas pessoas quilos mil por semanas'.split(
    ' ',
  ),
);
/** Short names and names that are also common words are books only with a chapter and a verse. */
const commonNames = new Set(
  'os na am ed num mal ex fm ag at ob is la ne re ha te pe co sa mar ato atos rei reis juiz juizes numero numeros marcos marco can cor tia tes tito judas lucas joao jonas daniel joel pedro tiago samuel ester rute esdras miqueias lamentacao'.split(
    ' ',
  ),
);
const SHORT = 3;

function findLoosely(message: string, isSure: boolean): Passage | null {
  const words = withDigits(plainOf(message).split(' '));
  const numberAt = (at: number) => (/^\d{1,3}$/.test(words[at] ?? '') ? Number(words[at]) : 0);
  /** The number at a place or after a few small words, and what follows it. */
  const next = (at: number): { value: number; after: number } => {
    let here = at;
    while (here < at + 3 && between.has(words[here] ?? '')) here += 1;
    return { value: numberAt(here), after: here + 1 };
  };
  for (let start = 0; start < words.length; start += 1)
    for (const length of [3, 2, 1]) {
      const name = words.slice(start, start + length).join(' ');
      if (!/\p{L}/u.test(name) || /\d$/.test(name)) continue;
      const chapter = next(start + length);
      const book = chapter.value > 0 ? bookCalled(name, message) : undefined;
      if (!book || units.has(words[chapter.after] ?? '')) continue;
      const verse = next(chapter.after);
      const isVerse = verse.value > 0 && !units.has(words[verse.after] ?? '');
      const isDoubtful = name.length < SHORT || commonNames.has(name);
      if (!isVerse && !isSure && isDoubtful) continue;
      return passageAt(book.id, chapter.value, isVerse ? verse.value : null);
    }
  return null;
}

function bookCalled(name: string, message: string): Book | undefined {
  // Without its accent `jo` is how people type both.
  if (name === 'jo') return findBook(/jó/i.test(message) ? 'JOB' : 'JHN');
  const [named] = findBooksNamed(name);
  if (named) return named;
  const last = name.split(' ').at(-1) ?? '';
  return last.length >= 5 && !commonNames.has(last) ? nearBook(name) : undefined;
}

/** A book whose name is a letter off, in singular, or with a doubled letter: `filipensses`, `romano`. */
function nearBook(name: string): Book | undefined {
  const single = name.replace(/([a-z])\1/g, '$1');
  return [name, single, soundOf(single)].flatMap((each) => findBooksNear(each))[0];
}

/** `apocalipçe` and `apocalipse`, `genisis` and `genesis` sound alike to a careless hand. */
const soundOf = (name: string) => name.replace(/c(?=[ei])/g, 's').replace(/i(?=s)/g, 'e');

function passageAt(book: BookId, chapter: number, verse: number | null): Passage {
  const last = verse ?? Math.max(1, verseCount(book, chapter));
  return { book, from: { chapter, verse: verse ?? 1 }, to: { chapter, verse: last } };
}

/** `PSA 23` or `LUK 15.11-32` */
export function passageOf(written: string): Passage | null {
  const [, id = '', chapter = '', first, last] =
    /^(\S+) (\d+)(?:\.(\d+)(?:-(\d+))?)?$/.exec(written) ?? [];
  const book = findBook(id)?.id;
  if (!book) return null;
  const whole = passageAt(book, Number(chapter), first ? Number(first) : null);
  return last ? { ...whole, to: { chapter: Number(chapter), verse: Number(last) } } : whole;
}

/** A passage that everybody calls by a name: `o sermão do monte`. */
export function findWellKnown(message: string): Passage | null {
  const plain = ` ${plainOf(message)} `;
  const known = loadKnowledge().passages.find(({ names }) =>
    names.some((name) => plain.includes(` ${plainOf(name)} `)),
  );
  return known ? passageOf(known.place) : null;
}

/** `RUT 1` → `Rute 1` */
export function readablePlace(written: string): string {
  const [book = '', chapter = ''] = written.split(' ');
  const name = [book].flatMap((id) => findBook(id)?.name ?? [])[0] ?? book;
  return `${name} ${chapter}`;
}
