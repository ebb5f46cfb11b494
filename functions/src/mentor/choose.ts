import { isBibleGuess, isBriefAndOfOthers } from './bible-kind';
import { OTHER, isUndecided } from './choice';
import type { Choice } from './choice';
import { chooseKnown, chooseScripture } from './choose-bible';
import { chooseByModel, topicsByLabel } from './choose-topic';
import type { MentorTurn } from './conversation';
import { namedEntry } from './entries';
import {
  changesSubject,
  detectFollowUp,
  goesOn,
  isAboutReading,
  isRuleBreaking,
  isSenseless,
  namesSubject,
  plainOf,
} from './intents';
import { loadKnowledge } from './knowledge';
import type { Topic } from './knowledge';
import { findWellKnown } from './passages';
import { findResembling } from './quotations';
import { guessLabels, isClear } from './topic-model';

/** A longer second line has a subject of its own. */
const SECOND_LINE_WORDS = 16;
/** So few words hardly have a subject of their own. */
const BRIEF_WORDS = 5;

/** Decides what to answer. Deterministic: the same turn gets the same choice. */
export function choose(turn: MentorTurn): Choice {
  const { message } = turn;
  const { replies } = loadKnowledge();
  const plain = plainOf(message);
  if (isRuleBreaking(message)) return { kind: 'reply', text: replies.ruleBreaking };
  if (plain === plainOf(OTHER)) return { kind: 'reply', text: replies.otherWords };
  const labelled = topicsByLabel().get(plain);
  if (labelled) return { kind: 'topic', topic: labelled };
  const fixed = otherLanguageAnswer(message) ?? smallReply('_sem-sentido', isSenseless(message));
  if (fixed) return { kind: 'reply', text: fixed };

  return (
    chooseScripture(message) ?? chooseContinued(turn) ?? chooseKnown(message) ?? chooseGuessed(turn)
  );
}

/** What the model guesses; where it does not know, a verse that the message resembles. */
function chooseGuessed({ message, reading }: MentorTurn): Choice {
  const guessed = chooseByModel(message, reading);
  if (!isUndecided(guessed)) return guessed;
  const near = findResembling(message, !isBriefAndOfOthers(message));
  return near ? { kind: 'passage', passage: near.passage, isNear: !near.isClose } : guessed;
}

const smallReply = (label: string, applies: boolean) =>
  applies ? loadKnowledge().replies.smallTalk[label] : undefined;

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

const languages = new Set(['_en', '_es', '_fr', '_it', '_de', '_ht', '_outra-lingua']);

/** Answers in another language that the mentor speaks Portuguese. */
function otherLanguageAnswer(message: string): string | undefined {
  const isOtherScript = plainOf(message) === '' && /\p{L}/u.test(message);
  if (isOtherScript) return smallReply('_outra-lingua', true);
  const guesses = guessLabels(message);
  const label = guesses[0]?.label ?? '';
  return smallReply(label, languages.has(label) && isClear(guesses));
}

/** The topic of the mentor's latest answer that had one. */
function previousTopic({ history }: MentorTurn): Topic | null {
  const id = history.findLast(({ topicIds }) => topicIds.length > 0)?.topicIds[0];
  return loadKnowledge().topics.get(id ?? '') ?? null;
}
