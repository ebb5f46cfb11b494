import { normalizedWords } from '@raizes/domain/text/words';
import { isBibleGuess } from './bible-kind';
import { MAX_OPTIONS } from './choice';
import type { Choice } from './choice';
import type { Reading } from './conversation';
import { plainOf, spacedPlain } from './intents';
import { loadKnowledge } from './knowledge';
import type { Topic } from './knowledge';
import { CLEAR, guessLabels, isClear, sumOf } from './topic-model';
import type { Guess } from './topic-model';

/** The mentor asks back if its best three topics are at least this probable together. */
const ASKABLE = 0.12;
const OFFERED_MIN = 0.02;
/** Greetings and the like are short: a longer message that resembles one is about something else. */
const SMALL_TALK_WORDS = 14;

export function chooseByModel(message: string, reading: Reading | null): Choice {
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
const anyLength = new Set(['_fora', '_app', '_insulto', '_quem-e-voce']);

export function isSurelyTopic(message: string): boolean {
  const [first] = guessLabels(message);
  return first !== undefined && first.probability >= CLEAR && !first.label.startsWith('_');
}

let byLabel: ReadonlyMap<string, Topic> | undefined;

/** The topics by their folded labels. */
export const topicsByLabel = () =>
  (byLabel ??= new Map(
    [...loadKnowledge().topics.values()].map((topic) => [plainOf(topic.label), topic]),
  ));

/** The only topic that a message calls by its label, or by a part of it (`Doença e cura`). */
export function topicNamedIn(message: string): Choice | null {
  const isNamed = (words: string) => spacedPlain(message).includes(spacedPlain(words));
  const [topic, ...others] = [...loadKnowledge().topics.values()].filter(({ label }) =>
    label.split(' e ').some(isNamed),
  );
  return topic && others.length === 0 ? { kind: 'topic', topic } : null;
}

function appAnswer(label: string, message: string): string | null {
  if (label !== '_app') return null;
  const plain = spacedPlain(message);
  const isNamed = (words: string) => plain.includes(` ${plainOf(words)}`);
  return loadKnowledge().replies.app.find(({ words }) => words.some(isNamed))?.answer ?? null;
}
