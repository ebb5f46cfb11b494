import { books } from '@raizes/domain/bible/books';
import type { Passage } from '@raizes/domain/bible/passage';
import { plainOf } from './intents';
import { loadKnowledge } from './knowledge';
import { stemsOf, weigher } from './likeness';
import { passageOf } from './passages';

/** The verse that a message seems to quote. `isClose`: hardly anything that it says is missing there. */
export type Quoted = { passage: Passage; isClose: boolean };

/** Asks where something stands in the Bible, or which verse it is. */
const asksWhere = new RegExp(
  [
    String.raw`\b(?:a?onde|(?:em|de|da|do) que (?:livro|lugar|capitulo|passagem|parte|carta|salmo|evangelho|versiculo|trecho|texto)|(?:em|de) (?:qual|quais) (?:livro|lugar|capitulo|passagem|carta|salmo|evangelho|versiculo|trecho|texto)|em que)\b.{0,30}\b(?:esta|estao|fica|diz|dizia|fala|le|acho|encontro|tem|vem|escrit[oa]|jesus|paulo|biblia)\b`,
    String.raw`\b(?:esta|fica|tem|e|diz|li|isso|e de|vem de|fica em|esta em|e la em) (?:a?onde|em que|que|qual|quais) ?(?:livro|lugar|capitulo|passagem|parte|carta|salmo|evangelho|versiculo|trecho|texto)?$`,
    String.raw`\b(?:qual|quais|que) (?:e |era |sao )?(?:o |a |os |as |esse |essa |aquel[ea] )?(?:livro|versiculo|capitulo|salmo|passagem|evangelho|referencia|verso|texto|trecho|aquele|aquela)\b`,
    String.raw`\bqual (?:e|era)(?: mesmo)?$|\breferencia$|\ba?onde (?:e|esta|fica|acho|diz|tem|le|encontro|vejo|eh)(?: isso)?(?: na biblia)?$|^(?:a?onde|em que)\b`,
    String.raw`\b(?:esta|ta|existe|tem|consta|aparece|e verdade que) (?:isso |mesmo |escrit[oa] |essa frase )*na (?:biblia|palavra|escritura)|\bescrit[oa] (?:na biblia|que)\b|\be (?:biblic[oa]|da biblia|de (?:proverbios|salmos|salomao|jesus|paulo|davi))\b|\bquem (?:disse|falou|escreveu) (?:que|isso|essa)\b`,
    String.raw`\b(?:como e|tem|lembra d?|acha|ache|procura|procure)(?: mesmo)? (?:aquel[ea]|um|uma|o|a)?(?: versiculo| texto| passagem| trecho| verso)? ?que (?:diz|fala)\b|\bacha (?:ai|para mim|esse|essa)\b|\bjesus (?:disse|falou) (?:isso|que)\b|^quem (?:disse|falou|escreveu)\b|\b(?:achar|lembrar|procurar)\b`,
  ].join('|'),
);

/** Words of the question, which are no part of what it quotes. */
const askingWords = new RegExp(
  String.raw`\b(?:a?onde|em que|de que|qual|quais|versiculos?|versos?|livro|lugar|capitulo|passagem|trecho|texto|evangelho|referencia|biblia|biblic[oa]|escritura|escrit[oa]|esta|estao|fica|acho|acha|ache|encontro|procura|aquele|aquela|daquele|fala|diz|dizia|disse|falou|ai|para mim|mesmo|isso|jesus disse|na palavra|sabe|lembra|alguem|gente|carta|frase|por favor|queria|saber|quero|me|tem um|uma?|ajuda|achar|lembro|lembrar|leio|ler|salmo|quem disse|quem falou|biblicamente|verdade que|ta na|da)\b`,
  'g',
);

/** Longer messages tell of something; around a bare quotation there are hardly any other words. */
const QUESTION_WORDS = 24;
const BARE_WORDS = 4;
const marked = /["“«]([^"“”«»]+)["”»]/u;
const QUOTED_WORDS = 2;

const bookWords = new Set(books.flatMap(({ name }) => plainOf(name).split(' ')));

/** Without the book, chapter and verse that a message names. */
export const withoutPlace = (message: string) =>
  plainOf(message)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !bookWords.has(word))
    .join(' ');

/** Without the words of a question around what is quoted. */
export const withoutAsking = (plain: string) => plain.replace(askingWords, ' ').trim();

/** What a message asks the place of; null if it asks for no place. */
export function quotedWords(message: string): string | null {
  const plain = plainOf(message);
  const inMarks = marked.exec(message)?.[1];
  const count = plain.split(' ').length;
  const isBare = inMarks !== undefined && count - plainOf(inMarks).split(' ').length <= BARE_WORDS;
  if (!isBare && (count > QUESTION_WORDS || !asksWhere.test(plain))) return null;
  const said = plainOf(inMarks ?? withoutAsking(plain));
  return stemsOf(said).length >= QUOTED_WORDS ? said : null;
}

/** Says that a sentence stands in the Bible, or asks whether it does. */
export const claimsScripture = (message: string): boolean =>
  /\b(?:biblia|biblic[oa]|escrit[oa]|versiculo|evangelho|proverbios|salmos|livro|capitulo|referencia)\b|\b(?:onde|que parte) .{0,12}\b(?:diz|fala que)\b/.test(
    plainOf(message),
  ) && !/\b(?:fala|diz|ensina) (?:sobre|de|do|da|a respeito)\b|\bsobre\b/.test(plainOf(message));

/** Whether a message says what is written (`onde está escrito que …`), rather than what about. */
export const claimsWords = (message: string): boolean =>
  /\b(?:escrit[oa]|diz|dizia|fala) (?:assim )?que\b|\bonde (?:fica|esta|ta) (?:isso )?na biblia\b/.test(
    plainOf(message),
  );

/** Of what is said, and of what the verse says, this share by weight has to be in the other. */
const SAID_SHARE = 0.5;
const SAID_CLOSE = 0.8;
const VERSE_SHARE = 0.5;

let indexed: ReturnType<typeof prepare> | undefined;

function prepare() {
  const verses = loadKnowledge().verses.flatMap(({ place, words }) => {
    const passage = passageOf(place);
    return passage ? words.map((each) => ({ passage, stems: new Set(stemsOf(each)) })) : [];
  });
  return { verses, weightOf: weigher(verses.map(({ stems }) => stems)) };
}

/** The well-known verse that is most like some words, and how much of the one is in the other. */
function mostLike(text: string) {
  indexed ??= prepare();
  const { verses, weightOf } = indexed;
  const told = [...new Set(stemsOf(text))];
  const sum = (stems: readonly string[]) =>
    stems.reduce((total, stem) => total + weightOf(stem), 0);
  const all = sum(told);
  const [best] = verses
    .map(({ passage, stems }) => {
      const shared = told.filter((stem) => stems.has(stem));
      const weight = sum(shared);
      return { passage, count: shared.length, said: weight / all, verse: weight / sum([...stems]) };
    })
    .filter(({ count }) => count >= QUOTED_WORDS)
    .toSorted((a, b) => b.said + b.verse - a.said - a.verse);
  return best ?? null;
}

/** The well-known verse that is most like what somebody remembers of it. */
export function findFamous(said: string): Quoted | null {
  const best = mostLike(said);
  if (!best || best.said < SAID_SHARE) return null;
  const isFound = best.verse >= VERSE_SHARE || best.count > QUOTED_WORDS || best.said === 1;
  return isFound ? { passage: best.passage, isClose: best.said >= SAID_CLOSE } : null;
}

/**
 * The verse that somebody may have in mind who says it in other words; only for a message that seems to be about nothing else.
 * @param isOfLife it may be about the writer's life, so that it must be more like the verse
 */
export function findResembling(message: string, isOfLife: boolean): Quoted | null {
  const best = mostLike(withoutAsking(withoutPlace(message)));
  const least = isOfLife ? RECITED : RESEMBLING;
  const isFound = best && best.count >= RECITED_WORDS && likenessOf(best) >= least;
  return isFound ? { passage: best.passage, isClose: best.said >= SAID_CLOSE } : null;
}

const RESEMBLING = 0.4;

/** A verse that is said without any question has to be so like one; a few words, or what may be about life, even more. */
const RECITED_WORDS = 3;
const RECITED = 0.5;
const RECITED_BRIEFLY = 0.9;
const RECITED_OF_LIFE = 0.6;

/** How much a message and a verse have of each other: the geometric mean of both shares. */
const likenessOf = ({ said, verse }: { said: number; verse: number }) => Math.sqrt(said * verse);

/**
 * The well-known verse of which a message consists, with hardly a word beside it: `o Senhor é meu pastor`.
 * @param isOfLife it may be about the writer's life, so that it must have hardly any other word
 */
export function findRecited(message: string, isOfLife = false): Quoted | null {
  const best = mostLike(withoutAsking(plainOf(message)));
  if (!best) return null;
  const isBrief = best.count < RECITED_WORDS;
  const least = Math.max(isBrief ? RECITED_BRIEFLY : RECITED, isOfLife ? RECITED_OF_LIFE : 0);
  return likenessOf(best) >= least
    ? { passage: best.passage, isClose: best.said >= SAID_CLOSE }
    : null;
}
