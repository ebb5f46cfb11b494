import type { Passage } from '@raizes/domain/bible/passage';
import { normalizedWords } from '@raizes/domain/text/words';
import type { MentorTurn, Reading } from './conversation';
import { findEntries, findEntryCalled, namedEntry } from './entries';
import type { Found } from './entries';
import {
  askedVerses,
  asksForMeaning,
  changesSubject,
  detectFollowUp,
  goesOn,
  isAboutReading,
  isRuleBreaking,
  isSenseless,
  namesSubject,
  plainOf,
  tellsOfOneself,
} from './intents';
import type { FollowUp } from './intents';
import { loadKnowledge } from './knowledge';
import type { Entry, Topic } from './knowledge';
import { findPassage, findWellKnown } from './passages';
import { claimsScripture, findFamous, quotedWords } from './quotations';
import { guessLabels } from './topic-model';
import type { Guess } from './topic-model';

/** What a chip says, and how it is called inside a sentence. */
type Option = { label: string; title: string };

/** What the mentor has understood. */
export type Choice =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'follow-up'; topic: Topic; followUp: FollowUp }
  /** Between a few topics or persons: ask back. */
  | { kind: 'ask'; options: readonly Option[]; isOfPersons?: boolean }
  /** `isNear`: what was quoted stands there in other words. `isMore`: the answer before was about the same. */
  | { kind: 'passage'; passage: Passage; isNear?: boolean; isMore?: boolean }
  | { kind: 'unknown-passage'; text: string }
  /** Asks where something is written that no list has: the Bible itself has to be searched. */
  | { kind: 'where'; said: string }
  | { kind: 'entry'; entry: Entry; topic: Topic | null; isMore?: boolean }
  | { kind: 'reading'; reading: Reading }
  /** A fixed text. */
  | { kind: 'reply'; text: string }
  | { kind: 'unknown' };

/** The last chip of an answer that asks back. */
export const OTHER = 'Outra coisa';

/** From this probability on a topic is answered outright; measured by `npm run train-mentor`. */
const CLEAR = 0.5;
/** A less probable topic is also clear if the next one is this many times less probable. */
const CLEAR_SHARE = 0.33;
const CLEAR_LEAD = 3;
/** The mentor asks back if its best three topics are at least this probable together. */
const ASKABLE = 0.12;
const OFFERED_MIN = 0.02;
/** Greetings and the like are short: a longer message that resembles one is about something else. */
const SMALL_TALK_WORDS = 14;
/** A longer second line has a subject of its own. */
const SECOND_LINE_WORDS = 16;
/** So few words hardly have a subject of their own. */
const BRIEF_WORDS = 5;

/** Decides what to answer. Deterministic: the same turn gets the same choice. */
export function choose(turn: MentorTurn): Choice {
  const { message, reading } = turn;
  const { replies } = loadKnowledge();
  const plain = plainOf(message);
  if (isRuleBreaking(message)) return { kind: 'reply', text: replies.ruleBreaking };
  if (plain === plainOf(OTHER)) return { kind: 'reply', text: replies.otherWords };
  const labelled = topicsByLabel().get(plain);
  if (labelled) return { kind: 'topic', topic: labelled };
  const fixed = smallReply('_sem-sentido', isSenseless(message)) ?? otherLanguageAnswer(message);
  if (fixed) return { kind: 'reply', text: fixed };

  return (
    chooseScripture(message) ??
    chooseContinued(turn) ??
    chooseKnown(message) ??
    chooseByModel(message, reading)
  );
}

const smallReply = (label: string, applies: boolean) =>
  applies ? loadKnowledge().replies.smallTalk[label] : undefined;

/** Beyond these words, a message with a reference and no question tells of something. */
const PASSAGE_WORDS = 12;

/** Beyond these words, what is said is no quotation. */
const SAID_WORDS = 16;

/** What a message names or quotes of the Bible, and verses that it asks for. */
function chooseScripture(message: string): Choice | null {
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
  const about = askedVerses(message, kind === '_versiculo');
  const wanted = about ? (topicNamedIn(about) ?? chooseByModel(about, null)) : null;
  if (wanted?.kind === 'topic')
    return { kind: 'follow-up', topic: wanted.topic, followUp: 'references' };
  const isPlainQuestion = said !== null && said.split(' ').length <= SAID_WORDS;
  const isOfLife = tellsOfOneself(plainOf(message)) || isSurelyTopic(message);
  if (isPlainQuestion && !isOfLife && claimsScripture(message)) return { kind: 'where', said };
  return wanted?.kind === 'ask' ? wanted : null;
}

function isSurelyTopic(message: string): boolean {
  const [first] = guessLabels(message);
  return first !== undefined && first.probability >= CLEAR && !first.label.startsWith('_');
}

/** What goes on with the conversation: a request to say more, or a second line on the same subject. */
function chooseContinued(turn: MentorTurn): Choice | null {
  const { message, history, reading } = turn;
  const { replies } = loadKnowledge();
  const followUp = namesSubject(message) ? null : detectFollowUp(message);
  const asksMore = followUp !== null && followUp !== 'prayer';
  const asked = history.findLast(({ role }) => role === 'user')?.text;
  const last = history.at(-1);
  const isShort = plainOf(message).split(' ').length <= SECOND_LINE_WORDS;
  const mayGoOn = asked !== undefined && isShort && !changesSubject(message);

  if (mayGoOn && last?.topicIds.length === 0 && last.choices.length === 0) {
    const before = choose({ message: asked, history: [], reading: null });
    const isKnown = before.kind === 'passage' || before.kind === 'entry';
    const isOn = asksMore || (goesOn(message) && isOpen(message));
    if (isKnown && isOn) return { ...before, isMore: true };
  }
  const topic = previousTopic(turn);
  if (followUp && topic) return { kind: 'follow-up', topic, followUp };
  if (reading && (isAboutReading(message) || asksMore)) return { kind: 'reading', reading };
  if (followUp === 'prayer') return { kind: 'reply', text: replies.prayer };
  if (asked !== undefined && last?.choices.length && !changesSubject(message)) {
    // The line answers what the mentor asked back, so both lines together say what it is about.
    const isUnclear = isUndecided(chooseByModel(message, reading)) && !chooseKnown(message);
    if (isUnclear) return chooseByModel(`${asked} ${message}`, reading);
  }
  if (topic && mayGoOn && staysOn(topic, turn, asked)) return onwards(topic);
  const isEmpty = asksMore && isUndecided(chooseByModel(message, reading));
  return isEmpty ? { kind: 'reply', text: replies.noTopicYet } : null;
}

const isUndecided = ({ kind }: Choice) => kind === 'ask' || kind === 'unknown';

const onwards = (topic: Topic): Choice => ({ kind: 'follow-up', topic, followUp: 'more' });

/** Whether a second line is still about the topic of the first one, and there is something to add to it. */
function staysOn(topic: Topic, { history, message }: MentorTurn, asked: string): boolean {
  const hasSaidMore = history.some(({ text }) => text.includes(topic.deeper.join(' ')));
  if (hasSaidMore || chooseKnown(message)) return false;
  const guesses = guessLabels(message);
  if (guesses[0]?.label === topic.id) return true;
  const isBrief = plainOf(message).split(' ').length <= BRIEF_WORDS;
  const [both] = guessLabels(`${asked} ${message}`);
  return !isClear(guesses) && (goesOn(message) || (isBrief && both?.label === topic.id));
}

/** Whether a message alone does not say what it is about. */
function isOpen(message: string): boolean {
  const guesses = guessLabels(message);
  const isOfBible = guesses.slice(0, 1).some(isBibleGuess);
  // `ele teve quantos filhos?` is about the person of the line before.
  return (isOfBible || !isClear(guesses)) && !namedEntry(message) && !findWellKnown(message);
}

/** From this probability on, or with such a lead, the model alone decides that a message is about the Bible. */
const SURE_KIND = 0.3;
const LIKELY_KIND = 0.15;
const LIKELY_LEAD = 2;
/** Where something is named, it may doubt more. */
const DOUBTED_KIND = 0.08;
/** A short message with a person's name is at least so probably about the Bible. */
const NAMED_KIND = 0.06;
/** Beyond these words, a message that names something is about something else. */
const NAMING_WORDS = 18;

const bibleKinds = ['_pessoa', '_palavra', '_passagem', '_versiculo'] as const;
type BibleKind = (typeof bibleKinds)[number];
const isBibleGuess = ({ label }: Guess) => bibleKinds.some((kind) => kind === label);
const sumOf = (guesses: readonly Guess[]) =>
  guesses.reduce((sum, { probability }) => sum + probability, 0);

/** What of the Bible a message asks about; null if it is about life, even where it names somebody (`meu marido Davi`, `me sinto como Jó`). */
function bibleKindOf(message: string): BibleKind | null {
  // An attempt to break the rules is answered before.
  const guesses = guessLabels(message).filter(({ label }) => label !== '_injecao');
  const [first, second] = guesses;
  const kind = bibleKinds.find((each) => each === first?.label);
  const lead = (first?.probability ?? 0) / (second?.probability ?? 1);
  const isSure = first && (first.probability >= SURE_KIND || lead >= LIKELY_LEAD);
  const named = namedEntry(message);
  const ofName = named?.kind === 'person' ? '_pessoa' : '_palavra';
  const isOther = named?.isAsked === true && kind === '_passagem' && !findPassage(message);
  if (kind && !isOther && isSure && first.probability >= LIKELY_KIND) return kind;
  if (!named) return null;
  if (named.isAsked) return ofName;
  if ((first?.probability ?? 0) >= CLEAR) return null;
  const probability = guesses.find(({ label }) => label === ofName)?.probability ?? 0;
  // Neighbours have the names of the Bible's persons.
  const isOfBible = named.kind === 'word' || sumOf(guesses.filter(isBibleGuess)) >= NAMED_KIND;
  return (isBriefAndOfOthers(message) && isOfBible) || probability >= DOUBTED_KIND ? ofName : null;
}

function isBriefAndOfOthers(message: string): boolean {
  const plain = plainOf(message);
  return plain.split(' ').length <= NAMING_WORDS && !tellsOfOneself(plain);
}

/** A passage, person or word of the Bible that a message asks about. */
function chooseKnown(message: string): Choice | null {
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

function chooseByModel(message: string, reading: Reading | null): Choice {
  const { topics, replies } = loadKnowledge();
  const words = normalizedWords(message).length;
  const guesses = guessLabels(message);
  const [first] = guesses;
  if (first?.label.startsWith('_') && isClear(guesses)) {
    if (first.label === '_leitura')
      return reading ? { kind: 'reading', reading } : { kind: 'reply', text: replies.noTopicYet };
    if (first.label === '_injecao') return { kind: 'reply', text: replies.ruleBreaking };
    const text = appAnswer(first.label, message) ?? replies.smallTalk[first.label];
    const isFitting = anyLength.has(first.label) || words <= SMALL_TALK_WORDS;
    if (text && isFitting) return { kind: 'reply', text };
  }
  const known = guesses.filter(({ label }) => topics.has(label));
  const best = topics.get(known[0]?.label ?? '');
  if (best && isClear(withoutBible(known, guesses))) return { kind: 'topic', topic: best };
  const offered = known.slice(0, MAX_OPTIONS);
  if (sumOf(offered) < ASKABLE) return { kind: 'unknown' };
  return {
    kind: 'ask',
    options: offered
      .filter(({ probability }, index) => index < 2 || probability >= OFFERED_MIN)
      .flatMap(({ label }) => topics.get(label) ?? []),
  };
}

/** Topics with the probabilities that they have if a message asks for nothing of the Bible, unless there hardly is a topic. */
function withoutBible(known: readonly Guess[], guesses: readonly Guess[]): readonly Guess[] {
  if ((known[0]?.probability ?? 0) < ASKABLE) return known;
  const rest = 1 - sumOf(guesses.filter(isBibleGuess));
  return known.map(({ label, probability }) => ({ label, probability: probability / rest }));
}

/** What is no short phrase. */
const anyLength = new Set(['_fora', '_app', '_insulto', '_outra-lingua', '_quem-e-voce']);

function isClear([first, second]: readonly Guess[]): boolean {
  if (!first) return false;
  const lead = first.probability / Math.max(second?.probability ?? 0, 1e-6);
  return first.probability >= CLEAR || (first.probability >= CLEAR_SHARE && lead >= CLEAR_LEAD);
}

let byLabel: ReadonlyMap<string, Topic> | undefined;

/** The topics by their folded labels. */
const topicsByLabel = () =>
  (byLabel ??= new Map(
    [...loadKnowledge().topics.values()].map((topic) => [plainOf(topic.label), topic]),
  ));

/** The only topic that a message calls by its label, or by a part of it (`Doença e cura`). */
function topicNamedIn(message: string): Choice | null {
  const isNamed = (words: string) => spaced(message).includes(spaced(words));
  const [topic, ...others] = [...loadKnowledge().topics.values()].filter(({ label }) =>
    label.split(' e ').some(isNamed),
  );
  return topic && others.length === 0 ? { kind: 'topic', topic } : null;
}

/** With “Outra coisa” they are four. */
const MAX_OPTIONS = 3;

const spaced = (text: string) => ` ${plainOf(text)} `;

function sayingAnswer(message: string): string | null {
  const plain = spaced(message);
  const isSaid = (words: string) => plain.includes(spaced(words));
  return loadKnowledge().replies.sayings.find(({ words }) => words.some(isSaid))?.answer ?? null;
}

function appAnswer(label: string, message: string): string | null {
  if (label !== '_app') return null;
  const plain = spaced(message);
  const isNamed = (words: string) => plain.includes(` ${plainOf(words)}`);
  return loadKnowledge().replies.app.find(({ words }) => words.some(isNamed))?.answer ?? null;
}

const FOREIGN_SHARE = 0.5;
const portuguese = new Set(
  'nao que eu voce com para meu minha isso estou esta uma um de do da no na e o a os as me por se mas como tenho ele ela muito por sobre quando porque ser foi vou tem ja seu sua ao dos das'.split(
    ' ',
  ),
);

/** Answers in another language that the mentor speaks Portuguese, if most of the words are of that language. */
function otherLanguageAnswer(message: string): string | null {
  // The words as typed: abbreviations are expanded into Portuguese.
  const words = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const own = words.filter((word) => portuguese.has(plainOf(word))).length;
  const counted = Object.values(loadKnowledge().replies.otherLanguages).map((language) => {
    const known = new Set(language.words.split(' '));
    return { answer: language.answer, count: words.filter((word) => known.has(word)).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  const isForeign =
    best && best.count > own && best.count >= 2 && best.count >= words.length * FOREIGN_SHARE;
  return isForeign ? best.answer : null;
}

/** The topic of the mentor's latest answer that had one. */
function previousTopic({ history }: MentorTurn): Topic | null {
  const id = history.findLast(({ topicIds }) => topicIds.length > 0)?.topicIds[0];
  return loadKnowledge().topics.get(id ?? '') ?? null;
}
