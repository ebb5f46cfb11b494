import type { Passage } from '@raizes/domain/bible/passage';
import { bibleKindOf, isBriefAndOfOthers } from './bible-kind';
import { MAX_OPTIONS } from './choice';
import type { Choice } from './choice';
import { chooseByModel, isSurelyTopic, topicNamedIn } from './choose-topic';
import { findEntries, findEntryCalled, namedEntry } from './entries';
import type { Found } from './entries';
import { askedVerses, asksForMeaning, plainOf, spacedPlain, tellsOfOneself } from './intents';
import { loadKnowledge } from './knowledge';
import { findPassage, findWellKnown } from './passages';
import {
  claimsScripture,
  claimsWords,
  findFamous,
  findRecited,
  quotedWords,
  withoutAsking,
  withoutPlace,
} from './quotations';

/** Beyond these words, a message with a reference and no question tells of something. */
const PASSAGE_WORDS = 12;

/** Beyond these words, what is said is no quotation. */
const SAID_WORDS = 16;

/** Asks for a person by what that person did, rather than telling an event: `o juiz que venceu com trezentos homens`. */
const asksWho =
  /\b(quem|quant[oa]s)\b|\bsaber d[aeo]\b|^(aquel[ea] que|[oa] que|[oa] [a-z]+ (que|d[aeo]))\b/;

/** What a message names or quotes of the Bible, and verses that it asks for. */
export function chooseScripture(message: string): Choice | null {
  const kind = bibleKindOf(message);
  const named = findPassage(message, kind === '_passagem');
  const isAsked = () =>
    kind === '_passagem' ||
    asksForMeaning(message) ||
    message.includes('?') ||
    plainOf(message).split(' ').length <= PASSAGE_WORDS;
  if (named && 'missing' in named) return { kind: 'unknown-passage', text: named.missing };
  const saying = sayingAnswer(message);
  if (saying) return { kind: 'reply', text: saying };
  if (named && isAsked()) return ofPassage(named.passage, message);

  const said = quotedWords(message);
  const plain = plainOf(message);
  const isOfLife = isSurelyTopic(message) || tellsOfOneself(plain);
  const asksOf = message.includes('?') || asksWho.test(plain);
  const isOfPerson = namedEntry(message)?.isAsked || (kind === '_pessoa' && asksOf);
  const recited = isOfPerson ? null : findRecited(message, isOfLife);
  const famous = said ? findFamous(said) : recited;
  if (famous) return { kind: 'passage', passage: famous.passage, isNear: !famous.isClose };
  const isBrief = said !== null && said.split(' ').length <= SAID_WORDS;
  const isQuotation = isBrief && claimsScripture(message) && !tellsOfOneself(plain);
  if (isQuotation && claimsWords(message)) return { kind: 'where', said };
  const about = askedVerses(message, kind === '_versiculo');
  const wanted = about ? (topicNamedIn(about) ?? chooseByModel(about, null)) : null;
  if (wanted?.kind === 'topic')
    return { kind: 'follow-up', topic: wanted.topic, followUp: 'references' };
  if (isQuotation && !isSurelyTopic(message)) return { kind: 'where', said };
  return wanted?.kind === 'ask' ? wanted : null;
}

/** The passage that a message names, or the other one where the words stand that it looks for there. */
function ofPassage(passage: Passage, message: string): Choice {
  const words = withoutPlace(message);
  const quoted =
    findRecited(words) ?? (claimsWords(message) ? findFamous(withoutAsking(words)) : null);
  const isThere =
    quoted?.passage.book === passage.book && quoted.passage.from.chapter === passage.from.chapter;
  return !quoted || isThere
    ? { kind: 'passage', passage }
    : { kind: 'passage', passage: quoted.passage, isElsewhere: true };
}

/** What to say of a saying that is no verse, where it is asked about rather than said of one's life. */
function sayingAnswer(message: string): string | null {
  const isAsked = claimsScripture(message) || quotedWords(message) !== null;
  if (!isAsked && !isBriefAndOfOthers(message)) return null;
  const plain = spacedPlain(message);
  sayings ??= loadKnowledge().replies.sayings.map(({ words, answer }) => ({
    words: words.flatMap((each) => [spacedPlain(each), spacedPlain(`${each}s`)]),
    answer,
  }));
  return sayings.find(({ words }) => words.some((each) => plain.includes(each)))?.answer ?? null;
}

/** The sayings with their words as they are looked for. */
let sayings: { words: string[]; answer: string }[] | undefined;

/** A passage, person or word of the Bible that a message asks about. */
export function chooseKnown(message: string): Choice | null {
  const called = chooseEntry(findEntryCalled(message));
  if (called) return called;
  const kind = bibleKindOf(message);
  const isAboutPassage =
    kind === '_passagem' || (kind !== '_pessoa' && isBriefAndOfOthers(message));
  const passage = isAboutPassage ? findWellKnown(message) : null;
  if (passage) return { kind: 'passage', passage };
  if (kind === '_pessoa') return chooseEntry(findEntries(message, 'person'));
  // `me explica amém` sounds like a passage and names none.
  const isWord = kind === '_palavra' || kind === '_passagem';
  return isWord ? chooseEntry(findEntries(message, 'word')) : null;
}

function chooseEntry([found, ...others]: readonly Found[]): Choice | null {
  if (!found) return null;
  if (others.length === 0)
    return {
      kind: 'entry',
      entry: found.entry,
      topic: loadKnowledge().topics.get(found.id) ?? null,
    };
  const options = [found, ...others].slice(0, MAX_OPTIONS).map(({ entry: { name } }) => name);
  return {
    kind: 'ask',
    options: options.map((name) => ({ label: name, title: name })),
    isOfPersons: true,
  };
}
