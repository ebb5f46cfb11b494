import { bibleKindOf, isBriefAndOfOthers } from './bible-kind';
import { MAX_OPTIONS } from './choice';
import type { Choice } from './choice';
import { chooseByModel, isSurelyTopic, topicNamedIn } from './choose-topic';
import { findEntries, findEntryCalled } from './entries';
import type { Found } from './entries';
import { askedVerses, asksForMeaning, plainOf, spacedPlain, tellsOfOneself } from './intents';
import { loadKnowledge } from './knowledge';
import { findPassage, findWellKnown } from './passages';
import { claimsScripture, claimsWords, findFamous, quotedWords } from './quotations';

/** Beyond these words, a message with a reference and no question tells of something. */
const PASSAGE_WORDS = 12;

/** Beyond these words, what is said is no quotation. */
const SAID_WORDS = 16;

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
  if (named && isAsked()) return { kind: 'passage', passage: named.passage };
  const saying = sayingAnswer(message);
  if (saying) return { kind: 'reply', text: saying };

  const said = quotedWords(message);
  const famous = said ? findFamous(said) : null;
  if (famous) return { kind: 'passage', passage: famous.passage, isNear: !famous.isClose };
  const isBrief = said !== null && said.split(' ').length <= SAID_WORDS;
  const isQuotation = isBrief && claimsScripture(message) && !tellsOfOneself(plainOf(message));
  if (isQuotation && claimsWords(message)) return { kind: 'where', said };
  const about = askedVerses(message, kind === '_versiculo');
  const wanted = about ? (topicNamedIn(about) ?? chooseByModel(about, null)) : null;
  if (wanted?.kind === 'topic')
    return { kind: 'follow-up', topic: wanted.topic, followUp: 'references' };
  if (isQuotation && !isSurelyTopic(message)) return { kind: 'where', said };
  return wanted?.kind === 'ask' ? wanted : null;
}

function sayingAnswer(message: string): string | null {
  const plain = spacedPlain(message);
  const isSaid = (words: string) => plain.includes(spacedPlain(words));
  return loadKnowledge().replies.sayings.find(({ words }) => words.some(isSaid))?.answer ?? null;
}

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
  return kind === '_palavra' ? chooseEntry(findEntries(message, 'word')) : null;
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
