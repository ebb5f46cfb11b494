import { namedEntry } from './entries';
import { plainOf, tellsOfOneself } from './intents';
import { findPassage } from './passages';
import { CLEAR, guessLabels, sumOf } from './topic-model';
import type { Guess } from './topic-model';

/** From this probability on, or with such a lead, the model alone decides that a message is about the Bible. */
const SURE_KIND = 0.3;
const LIKELY_KIND = 0.15;
/** Where something is asked for by its name, verses are asked for only from this probability on. */
const SURE_VERSE = 0.65;
const LIKELY_LEAD = 2;
/** Where something is named, it may doubt more. */
const DOUBTED_KIND = 0.08;
/** A short message with a person's name is at least so probably about the Bible. */
const NAMED_KIND = 0.06;
/** Beyond these words, a message that names something is about something else. */
const NAMING_WORDS = 18;

const bibleKinds = ['_pessoa', '_palavra', '_passagem', '_versiculo'] as const;
type BibleKind = (typeof bibleKinds)[number];
export const isBibleGuess = ({ label }: Guess) => bibleKinds.some((kind) => kind === label);

/** What of the Bible a message asks about; null if it is about life, even where it names somebody (`meu marido Davi`, `me sinto como Jó`). */
export function bibleKindOf(message: string): BibleKind | null {
  // An attempt to break the rules is answered before.
  const guesses = guessLabels(message).filter(({ label }) => label !== '_injecao');
  const [first, second] = guesses;
  const kind = bibleKinds.find((each) => each === first?.label);
  const lead = (first?.probability ?? 0) / (second?.probability ?? 1);
  const isSure = first && (first.probability >= SURE_KIND || lead >= LIKELY_LEAD);
  const named = namedEntry(message);
  const ofName = named?.kind === 'person' ? '_pessoa' : '_palavra';
  const isOfVerse = kind === '_versiculo' && (first?.probability ?? 0) >= SURE_VERSE;
  const isOfPassage = kind === '_passagem' && findPassage(message) !== null;
  const isOther = named?.isAsked === true && !isOfVerse && !isOfPassage;
  if (kind && (!isOther || kind === ofName) && isSure && first.probability >= LIKELY_KIND)
    return kind;
  if (!named) return null;
  if (named.isAsked) return ofName;
  if ((first?.probability ?? 0) >= CLEAR)
    return named.isUnmistakable && isBriefAndOfOthers(message) ? ofName : null;
  const probability = guesses.find(({ label }) => label === ofName)?.probability ?? 0;
  // Neighbours have the names of the Bible's persons.
  const isOfBible = named.kind === 'word' || sumOf(guesses.filter(isBibleGuess)) >= NAMED_KIND;
  return (isBriefAndOfOthers(message) && isOfBible) || probability >= DOUBTED_KIND ? ofName : null;
}

export function isBriefAndOfOthers(message: string): boolean {
  const plain = plainOf(message);
  return plain.split(' ').length <= NAMING_WORDS && !tellsOfOneself(plain);
}
