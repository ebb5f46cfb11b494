import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { detectCrisis } from '@raizes/domain/crisis/crisis';
import { careFirst, crisisAnswer } from '@raizes/domain/crisis/help';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { withDots } from '@raizes/domain/documents/fields';
import { MENTOR_ANSWER_MAX_LENGTH, MENTOR_CONTEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { preview, plainText } from '@raizes/domain/text/rich-text';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { loadTeaching } from '../church/teaching';
import { database } from '../firebase';
import { errorName } from '../trigger';
import { requireAccess } from './access';
import type { Asker } from './access';
import { fetchHistory } from './conversation';
import type { MentorTurn, Reading } from './conversation';
import { limitLength } from './sentences';
import { storeAnswer, storeCrisisTurn, takeTurn } from './turn';
import type { Answer } from './turn';

type Input = ParsedRequest<'ai-mentor-chat'> & Asker;
type Output = Response<'ai-mentor-chat'>;

/** Streams a few words at a time; null if the client only wants the whole answer. */
export type SendWords = ((words: string) => void) | null;

/** Always answers: without Gemini a local model does. */
export type AskMentor = (
  turn: MentorTurn,
  options: { allowsGemini: boolean; sendWords: SendWords },
) => Promise<Answer>;

/**
 * Answers one question, and stores question and answer in the conversation. A crisis message is answered before anything is checked: being
 * signed in is the only condition for help. All gates (age, e-mail, quota) come after that and before the model.
 */
export async function answerQuestion(
  input: Input,
  ask: AskMentor,
  sendWords: SendWords,
): Promise<Output> {
  const { uid, conversationId } = input;
  const key = { uid, conversationId, requestId: input.requestId ?? randomUUID() };
  const message = input.message.trim();

  const danger = detectCrisis(message);
  if (danger.level === 'crisis') {
    const [crisis] = danger.kinds;
    const answer: Answer = { text: crisisAnswer(crisis), source: 'local', crisis };
    const output = sendWhole(answer, sendWords);
    await storeCrisisTurn(key, message, answer);
    return output;
  }

  const { allowsGemini } = await requireAccess(input);
  const turn = await takeTurn(key, message);
  if (turn.state === 'answered') return sendWhole(turn.answer, sendWords);

  const [history, reading, teaching] = await Promise.all([
    fetchHistory(uid, conversationId),
    resolveReading(input.devotionalContext, turn.devotionalDay),
    // Without it the mentor still answers.
    loadTeaching().catch((cause: unknown) => {
      logger.error('What the church teaches could not be read', { cause: errorName(cause) });
      return {};
    }),
  ]);
  const before = history.filter(({ id }) => id !== key.requestId);
  const care = danger.level === 'concern' ? careFirst(danger.kinds) : null;
  const question: MentorTurn = {
    message,
    history: before,
    reading,
    teaching,
    ...(care && { isAfterCare: true }),
  };
  const answer = care
    ? withCare(care, await ask(question, { allowsGemini, sendWords: null }), sendWords)
    : await askWithin(question, ask, { allowsGemini, sendWords });
  const title = turn.title ? null : preview(message, TITLE_LENGTH);
  return toOutput(await storeAnswer(key, answer, title));
}

const TITLE_LENGTH = 60;

type Options = Parameters<AskMentor>[1];

async function askWithin(turn: MentorTurn, ask: AskMentor, options: Options): Promise<Answer> {
  const { sendWords } = options;
  const send = sendWords && limitLength(MENTOR_ANSWER_MAX_LENGTH, sendWords);
  const answer = await ask(turn, { ...options, sendWords: send });
  return { ...answer, text: answer.text.slice(0, MENTOR_ANSWER_MAX_LENGTH) };
}

/** Care comes first, and the mentor's answer after it only if it is on a clear topic. */
function withCare(care: string, answer: Answer, sendWords: SendWords): Answer {
  const { topic_ids = [], choices } = answer;
  const isClear = topic_ids.length > 0;
  const whole = isClear ? `${care}\n\n${answer.text}` : `${care}\n\n${LISTENING}`;
  const text = whole.slice(0, MENTOR_ANSWER_MAX_LENGTH);
  sendWords?.(text);
  return isClear ? { ...answer, text } : { text, source: 'local', ...(choices && { choices }) };
}

const LISTENING =
  'Se eu entendi mal, desculpe: conte com outras palavras o que está acontecendo, e seguimos daqui.';

function sendWhole(answer: Answer, sendWords: SendWords): Output {
  sendWords?.(answer.text);
  return toOutput(answer);
}

const toOutput = ({ text, source = 'local', crisis, budget_spent, choices }: Answer): Output => ({
  response: text,
  source,
  ...(crisis && { crisis }),
  ...(budget_spent && { budget_spent }),
  ...(choices && { choices }),
});

type Context = ParsedRequest<'ai-mentor-chat'>['devotionalContext'];

/** `João 15.5`, `1 Coríntios 13.4-7`, `Cântico dos Cânticos 2`; a client may write `João 15:5`. */
const passage =
  /(?<!\p{L})(?:[1-3] ?)?\p{Lu}\p{L}+(?: d[eo]s? \p{Lu}\p{L}+)? \d{1,3}(?:[.:]\d{1,3}(?:[-–]\d{1,3})?)?/u;

/**
 * Finds out what the person is reading: the day's devotional, from our own data, or only the reference of a passage. Ignores any other text
 * that the client sends, because it could be an instruction to the model.
 */
async function resolveReading(
  context: Context,
  conversationDay: Day | null,
): Promise<Reading | null> {
  const named = typeof context === 'string' ? null : context;
  const day = [named?.devotional_id, named?.id, conversationDay].find(
    (id): id is Day => typeof id === 'string' && isDay(id),
  );
  const reference = typeof context === 'string' ? passageIn(context) : referenceOf(named);
  const devotional = day ? readingFrom(await database.doc(paths.devotional(day)).get()) : null;
  // If another chapter than the devotional's is open, the question is about that chapter.
  if (devotional && (!reference || reference === devotional.reference)) return devotional;
  return reference ? { reference, devotional: null } : devotional;
}

function readingFrom(snapshot: DocumentSnapshot): Reading | null {
  const { success, output } = v.safeParse(devotionalSchema, snapshot.data());
  if (!success) return null;
  return {
    reference: output.verse_reference,
    devotional: {
      verse: plainText(output.verse_text).slice(0, MENTOR_CONTEXT_MAX_LENGTH),
      insight: plainText(output.central_insight).slice(0, MENTOR_CONTEXT_MAX_LENGTH),
      application: output.application_question,
    },
  };
}

function referenceOf(named: Exclude<Context, string> | null): string {
  if (!named) return '';
  const { verse_reference, reference, title, book, chapter } = named;
  const passages = [verse_reference, reference, `${book} ${chapter}`, title].map(passageIn);
  return passages.find(Boolean) ?? '';
}

const passageIn = (text: string) => withDots(passage.exec(text)?.[0] ?? '');
