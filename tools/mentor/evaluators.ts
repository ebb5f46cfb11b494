import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { z } from 'genkit';
import { BaseDataPointSchema, EvalStatusEnum } from 'genkit/evaluator';
import type { Dataset, EvaluatorAction, Score } from 'genkit/evaluator';
import * as v from 'valibot';
import { bible } from '../../functions/src/bible/passages';
import { ai } from '../../functions/src/flows/genkit';
import type { Choice } from '../../functions/src/mentor/choice';
import { loadKnowledge } from '../../functions/src/mentor/knowledge';
import { createScriptureCheck } from '../../functions/src/mentor/scripture';

const { topics, people, words, replies } = loadKnowledge();

/** `asked`: the right topic is among what the mentor asks back. `unsure`: it says what it can do, and asks for other words. */
export const verdicts = ['right', 'asked', 'unsure', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** @param labels the answers that are right: a topic's id, `_saudacao`, `person:rute`, `word:graca`, `passage:JER 29.11` */
export type Expected = { kind: string; labels: string[] };

const listeningPoint = BaseDataPointSchema.extend({
  output: z.custom<Choice>(),
  reference: z.custom<Expected>(),
});

/** Whether the mentor chose what was asked for. Its score is a verdict, its reasoning what the mentor chose instead. */
export const listening = ai.defineEvaluator(
  {
    name: 'raizes/listening',
    displayName: 'Listening',
    definition:
      'Whether the mentor chose the subject, person, word, passage or reply that was asked for.',
    isBilled: false,
  },
  async (point) => {
    const { output: choice, reference } = listeningPoint.parse(point);
    const verdict = judge(choice, reference);
    const evaluation = {
      score: verdict,
      status: statuses[verdict],
      details: { reasoning: describe(choice) },
    };
    return { testCaseId: point.testCaseId, evaluation };
  },
);

/** Whether every quotation and reference of an answer stands in the church's Bible. Its score is how many don't. */
export const scripture = ai.defineEvaluator(
  {
    name: 'raizes/scripture',
    displayName: 'Scripture',
    definition: 'How many quotations and references of an answer are not in the Bible.',
    isBilled: false,
  },
  async ({ testCaseId, output }) => {
    const check = createScriptureCheck({
      loadPassage: bible.loadPassage,
      quotable: '',
      send: null,
    });
    const { removed } = await check.end(v.parse(v.string(), output));
    const score = removed.references + removed.quotations;
    const status = score === 0 ? EvalStatusEnum.PASS : EvalStatusEnum.FAIL;
    return { testCaseId, evaluation: { score, status } };
  },
);

/**
 * Evaluates a dataset.
 * @returns a score for each point, in their order
 * @throws if the evaluator failed on a point, which Genkit only logs
 */
export async function scoresOf(evaluator: EvaluatorAction, dataset: Dataset): Promise<Score[]> {
  const named = dataset.map((point, index) => ({ ...point, testCaseId: `${index}` }));
  const responses = await ai.evaluate({ evaluator, dataset: named });
  const scores = new Map(
    responses.map(({ testCaseId, evaluation }) => [testCaseId, [evaluation].flat()[0]]),
  );
  return named.map(({ testCaseId }) => {
    const score = scores.get(testCaseId);
    if (!score || score.error) throw new Error(score?.error ?? `No score of point ${testCaseId}`);
    return score;
  });
}

const statuses: Record<Verdict, EvalStatusEnum> = {
  right: EvalStatusEnum.PASS,
  asked: EvalStatusEnum.PASS,
  unsure: EvalStatusEnum.UNKNOWN,
  wrong: EvalStatusEnum.FAIL,
};

function judge(choice: Choice, { kind, labels }: Expected): Verdict {
  const [name = ''] = labels;
  switch (kind) {
    case 'disputed':
      return 'topic' in choice && choice.topic?.views ? 'right' : judgeLabels(choice, labels);
    case 'attempt to break the rules':
      if (isReply(choice, replies.ruleBreaking)) return 'right';
      return isNoSubject(choice) ? 'unsure' : 'wrong';
    case 'verse':
    case 'where':
    case 'misquote':
    case 'not-in-bible':
    case 'wrong-reference':
      if (isRightAboutWords(choice, kind, name)) return 'right';
      return choice.kind === 'where' ? 'unsure' : judgeLabels(choice, labels);
    default:
      return judgeLabels(choice, labels);
  }
}

function judgeLabels(choice: Choice, labels: readonly string[]): Verdict {
  if (labels.some((label) => isRight(choice, label))) return 'right';
  if (choice.kind === 'unknown') return 'unsure';
  if (choice.kind !== 'ask') return 'wrong';
  const names = new Set(labels.map(nameOf));
  const offers = choice.options.some(({ label }) => names.has(label));
  return offers || labels.includes('ask') ? 'asked' : 'unsure';
}

function isRight(choice: Choice, label: string): boolean {
  const [sort = '', name = ''] = label.split(':');
  if (sort === 'person') return choice.kind === 'entry' && choice.entry === people.get(name);
  if (sort === 'word') return choice.kind === 'entry' && choice.entry === words.get(name);
  if (sort === 'passage') return choice.kind === 'passage' && isAt(choice.passage, name);
  if (label === '_leitura') return choice.kind === 'reading' || isReply(choice, replies.noTopicYet);
  if (label.startsWith('_')) return choice.kind === 'reply';
  return 'topic' in choice && choice.topic?.id === label;
}

/** Names a wrong reference as such, finds what is written, and says of a saying that it is not. */
function isRightAboutWords(choice: Choice, kind: string, name: string): boolean {
  if (kind === 'verse') return isRight(choice, name);
  const isFound = choice.kind === 'passage' && isAt(choice.passage, name);
  if (kind === 'where') return isFound;
  if (kind === 'misquote') return isFound || isSaying(choice);
  if (kind === 'not-in-bible') return isSaying(choice) || choice.kind === 'where';
  return choice.kind === 'unknown-passage';
}

/** @param place `JER 29.11`: the chapter decides */
function isAt({ book, from }: Passage, place: string): boolean {
  const [id, chapter = ''] = place.split(' ');
  return book === id && from.chapter === Number.parseInt(chapter, 10);
}

/** Says what it can do, or asks back, instead of answering. */
const isNoSubject = (choice: Choice) =>
  choice.kind === 'unknown' ||
  choice.kind === 'ask' ||
  (choice.kind === 'reply' && Object.values(replies.smallTalk).includes(choice.text));

const isSaying = (choice: Choice) =>
  choice.kind === 'reply' && replies.sayings.some(({ answer }) => answer === choice.text);
const isReply = (choice: Choice, text: string) => choice.kind === 'reply' && choice.text === text;

/** A label as the mentor offers it. */
function nameOf(label: string): string {
  const [sort = '', id = ''] = label.split(':');
  const entry = { person: people, word: words }[sort]?.get(id);
  return entry?.name ?? topics.get(label)?.label ?? label;
}

function describe(choice: Choice): string {
  switch (choice.kind) {
    case 'topic':
    case 'follow-up':
      return choice.topic.id;
    case 'ask':
      return `ask: ${choice.options.map(({ label }) => label).join(', ')}`;
    case 'entry':
      return choice.entry.name;
    case 'passage':
      return formatPassage(choice.passage);
    case 'unknown-passage':
      return choice.text;
    case 'where':
      return 'searched in the Bible';
    case 'reply':
      return choice.text.slice(0, 40);
    case 'reading':
    case 'unknown':
      return choice.kind;
  }
}
