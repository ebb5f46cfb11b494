import { findReferences, findUnknownReferences } from '@raizes/domain/bible/references';
import type { Reference } from '@raizes/domain/bible/references';
import { normalizedWords } from '@raizes/domain/text/words';
import type { MentorTurn, Reading } from './conversation';
import {
  askedNames,
  askedVerses,
  asksForMeaning,
  detectFollowUp,
  isAboutReading,
  isRuleBreaking,
} from './intents';
import type { FollowUp } from './intents';
import { loadKnowledge } from './knowledge';
import type { Entry, Topic } from './knowledge';
import { guessLabels } from './topic-model';
import type { Guess } from './topic-model';

/** What a chip says, and how it is called inside a sentence. */
export type Option = { label: string; title: string };

/** What the mentor has understood. */
export type Choice =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'follow-up'; topic: Topic; followUp: FollowUp }
  /** Between a few topics or persons: ask back. */
  | { kind: 'ask'; options: readonly Option[] }
  | { kind: 'passage'; reference: Reference; text: string }
  | { kind: 'unknown-passage'; text: string }
  | { kind: 'entry'; entry: Entry; topic: Topic | null }
  | { kind: 'reading'; reading: Reading }
  /** A fixed text. */
  | { kind: 'reply'; text: string }
  | { kind: 'unknown' };

/** The last chip of an answer that asks back. */
export const OTHER = 'Outra coisa';

/** From this probability on a topic is answered outright; measured by `npm run train-mentor`. */
const CLEAR = 0.4;
/** A less probable topic is also clear if the next one is this many times less probable. */
const CLEAR_SHARE = 0.28;
const CLEAR_LEAD = 3;
/** The mentor asks back if its best three topics are at least this probable together. */
const ASKABLE = 0.18;
const OFFERED_MIN = 0.04;
/** Small talk is short: a long message that resembles a greeting is about something else. */
const SMALL_TALK_WORDS = 9;
/** A longer second line has a subject of its own. */
const SECOND_LINE_WORDS = 14;

/** Decides what to answer. Deterministic: the same turn gets the same choice. */
export function choose(turn: MentorTurn): Choice {
  const { message, reading } = turn;
  const { replies } = loadKnowledge();
  const plain = normalizedWords(message).join(' ');
  if (isRuleBreaking(message)) return { kind: 'reply', text: replies.ruleBreaking };
  if (plain === normalizedWords(OTHER).join(' '))
    return { kind: 'reply', text: replies.otherWords };
  const labelled = names().topics.get(plain);
  if (labelled) return { kind: 'topic', topic: labelled };

  const passage = choosePassage(message);
  if (passage) return passage;
  const fixed = sayingAnswer(message) ?? otherLanguageAnswer(message);
  if (fixed) return { kind: 'reply', text: fixed };

  const followUp = detectFollowUp(message);
  const previous = previousTopic(turn);
  if (followUp && previous) return { kind: 'follow-up', topic: previous, followUp };
  const asksMore = followUp !== null && followUp !== 'prayer';
  if (reading && (isAboutReading(message) || asksMore)) return { kind: 'reading', reading };
  if (followUp === 'prayer') return { kind: 'reply', text: replies.prayer };
  const entry = chooseEntry(message);
  if (entry) return entry;

  const about = askedVerses(message);
  const wanted = about ? chooseByModel(about, null) : null;
  if (wanted?.kind === 'topic')
    return { kind: 'follow-up', topic: wanted.topic, followUp: 'references' };

  const choice = chooseByModel(message, reading);
  const isUnclear = choice.kind === 'ask' || choice.kind === 'unknown';
  if (!isUnclear) return choice;
  const asked = askedBefore(turn);
  if (asked) {
    // The line answers what the mentor asked back, so both lines together say what it is about.
    const both = chooseByModel(`${asked} ${message}`, reading);
    return both.kind === 'topic' ? both : choice;
  }
  if (previous && plain.split(' ').length <= SECOND_LINE_WORDS)
    return { kind: 'follow-up', topic: previous, followUp: 'more' };
  if (followUp) return { kind: 'reply', text: replies.noTopicYet };
  return choice;
}

function chooseByModel(message: string, reading: Reading | null): Choice {
  const { topics, replies } = loadKnowledge();
  const words = normalizedWords(message).length;
  const guesses = guessLabels(message);
  const [first] = guesses;
  if (first?.label.startsWith('_') && words <= SMALL_TALK_WORDS && isClear(guesses)) {
    if (first.label === '_leitura')
      return reading ? { kind: 'reading', reading } : { kind: 'reply', text: replies.noTopicYet };
    const text = appAnswer(first.label, message) ?? replies.smallTalk[first.label];
    if (text) return { kind: 'reply', text };
  }
  if (first?.label === '_fora' && isClear(guesses) && replies.smallTalk['_fora'])
    return { kind: 'reply', text: replies.smallTalk['_fora'] };
  const known = guesses.filter(({ label }) => topics.has(label));
  const best = topics.get(known[0]?.label ?? '');
  if (best && isClear(known)) return { kind: 'topic', topic: best };
  const offered = known.slice(0, MAX_OPTIONS);
  const sum = offered.reduce((total, { probability }) => total + probability, 0);
  if (sum < ASKABLE) return { kind: 'unknown' };
  return {
    kind: 'ask',
    options: offered
      .filter(({ probability }, index) => index < 2 || probability >= OFFERED_MIN)
      .flatMap(({ label }) => topics.get(label) ?? []),
  };
}

function isClear([first, second]: readonly Guess[]): boolean {
  if (!first) return false;
  const lead = first.probability / Math.max(second?.probability ?? 0, 1e-6);
  return first.probability >= CLEAR || (first.probability >= CLEAR_SHARE && lead >= CLEAR_LEAD);
}

/** Beyond these words, a message with a reference tells of something. */
const PASSAGE_WORDS = 8;

function choosePassage(message: string): Choice | null {
  const isQuestion = () =>
    asksForMeaning(message) || normalizedWords(message).length <= PASSAGE_WORDS;
  const [reference] = findReferences(message);
  if (reference && isQuestion())
    return { kind: 'passage', reference, text: message.slice(reference.start, reference.end) };
  const [unknown] = reference ? [] : findUnknownReferences(message);
  if (!unknown) return null;
  return { kind: 'unknown-passage', text: message.slice(unknown.start, unknown.end) };
}

const ENTRY_WORDS = 16;

/** A person or a word of the Bible that a short question asks about; several persons can have one name. */
function chooseEntry(message: string): Choice | null {
  const plain = normalizedWords(message).join(' ');
  if (plain.split(' ').length > ENTRY_WORDS) return null;
  const { people, topics } = loadKnowledge();
  const asked = askedNames(message);
  const isBare = asked[0] === plain;
  const { people: byName, words: byWord } = names();
  for (const name of asked.map(withoutArticle)) {
    // A bare word is a topic rather than a word to define.
    const [id, entry] = byName.get(name) ?? (isBare ? undefined : byWord.get(name)) ?? [];
    if (id && entry) return { kind: 'entry', entry, topic: topics.get(id) ?? null };
  }
  const named = isBare ? null : namedInside(plain);
  if (named) return { kind: 'entry', entry: named[1], topic: topics.get(named[0]) ?? null };
  const namesakes = [...people].filter(([key]) => asked.some((name) => key.startsWith(`${name}-`)));
  if (namesakes.length === 0) return null;
  const options = namesakes
    .slice(0, MAX_OPTIONS)
    .map(([, { name }]) => ({ label: name, title: name }));
  return { kind: 'ask', options };
}

const asksWho =
  /\bquem (?:foi|era|e|eram)\b|\bhistoria d[aeo]s?\b|\b(?:fala|fale|conta|conte|saber)(?: mais| um pouco)? (?:sobre|quem)\b|\bo que (?:aconteceu com|fez)\b|\bpersonagem\b/;
const asksWhat =
  /\bo que (?:e|significa|quer dizer|vem a ser|seria)\b|\bsignificado d[aeo]\b|\ba palavra\b/;
/** Names that are also everyday words, or stand in questions about something else. */
const ambiguous = new Set(
  'jesus deus israel sete mara hama mana cora sela nata demas carta reino baleia traidor betania comunhao lei'.split(
    ' ',
  ),
);
/** Before a name, they say that it is somebody the person knows. */
const ofMine = new Set(
  'meu minha meus filho filha irmao irma amigo amiga marido esposa mulher pastor pastora tio tia primo prima'.split(
    ' ',
  ),
);
const NAME_LENGTH_MIN = 4;
const NAME_WORDS_MAX = 4;

/** The person or word that a question names somewhere: `quem foi mesmo esse tal de Mefibosete?` The longest name wins. */
function namedInside(plain: string): readonly [id: string, Entry] | null {
  const { people, words } = names();
  const indexes = [
    ...(asksWho.test(plain) ? [people] : []),
    ...(asksWhat.test(plain) ? [words] : []),
  ];
  const said = plain.split(' ');
  for (let length = NAME_WORDS_MAX; length > 0; length -= 1)
    for (let start = 0; start + length <= said.length; start += 1) {
      const name = said.slice(start, start + length).join(' ');
      if (name.length < NAME_LENGTH_MIN || ambiguous.has(name)) continue;
      const found = indexes.map((index) => index.get(name)).find(Boolean);
      if (found && !ofMine.has(said[start - 1] ?? '')) return found;
    }
  return null;
}

const withoutArticle = (name: string) =>
  normalizedWords(name)
    .join(' ')
    .replace(/^(o|a|os|as) /, '');

type Named = ReadonlyMap<string, readonly [id: string, Entry]>;

const namesOf = (entries: ReadonlyMap<string, Entry>): Named =>
  new Map(
    // The first entry with a name has it.
    [...entries]
      .toReversed()
      .flatMap(([id, entry]) =>
        [...entry.also, entry.name, id.replaceAll('-', ' ')].map(
          (name) => [withoutArticle(name), [id, entry]] as const,
        ),
      ),
  );

let indexed: { topics: ReadonlyMap<string, Topic>; people: Named; words: Named } | undefined;

/** The topics by their folded labels, persons and words by their folded names. */
function names() {
  const { topics, people, words } = loadKnowledge();
  return (indexed ??= {
    topics: new Map(
      [...topics.values()].map((topic) => [normalizedWords(topic.label).join(' '), topic]),
    ),
    people: namesOf(people),
    words: namesOf(words),
  });
}

/** With “Outra coisa” they are four. */
const MAX_OPTIONS = 3;

const spaced = (text: string) => ` ${normalizedWords(text).join(' ')} `;

function sayingAnswer(message: string): string | null {
  const plain = spaced(message);
  const isSaid = (words: string) => plain.includes(spaced(words));
  return loadKnowledge().replies.sayings.find(({ words }) => words.some(isSaid))?.answer ?? null;
}

function appAnswer(label: string, message: string): string | null {
  if (label !== '_app') return null;
  const plain = spaced(message);
  const isNamed = (words: string) => plain.includes(` ${normalizedWords(words).join(' ')}`);
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
  const own = words.filter((word) => portuguese.has(normalizedWords(word).join(' '))).length;
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

/** The question to which the mentor has just asked back. */
function askedBefore({ history }: MentorTurn): string | null {
  if (!history.at(-1)?.choices?.length) return null;
  return history.findLast(({ role }) => role === 'user')?.text ?? null;
}
