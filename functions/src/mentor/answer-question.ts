import { crisisAnswer } from '@raizes/domain/crisis/kinds';
import { detectCrisis } from '@raizes/domain/crisis/crisis';
import type { CrisisKind } from '@raizes/domain/crisis/kinds';
import type { MentorSource } from '@raizes/domain/documents/mentor';
import { MENTOR_ANSWER_MAX_LENGTH } from '@raizes/domain/limits';
import { preview } from '@raizes/domain/text/rich-text';
import { HttpsError } from 'firebase-functions/https';
import { keepAnswer, keepQuestion, keptAnswer, messageIds, openConversation } from './conversation';
import type { Answer, MentorTurn } from './conversation';
import { readingOf } from './reading-of';

type Input = {
  uid: string;
  conversationId: string;
  message: string;
  devotionalContext?: unknown;
  requestId?: string | null | undefined;
};

type Output = { response: string; source: MentorSource; crisis?: CrisisKind };

/** Takes the answer as it comes, a few words at a time; null when only the whole is wanted. */
export type Tell = ((words: string) => void) | null;

/** Whoever answers, word by word. Always answers. */
export type AskMentor = (
  turn: MentorTurn,
  options: { allowsGemini: boolean; tell: Tell },
) => Promise<Answer>;

/** Of a conversation. Words of a crisis are never in it: others may see the list. */
const TITLE_LENGTH = 60;

/** One question and its answer, kept in the conversation; words of a crisis are answered before any model is asked. */
export async function answerQuestion(input: Input, ask: AskMentor, tell: Tell): Promise<Output> {
  const { uid, conversationId } = input;
  const message = input.message.trim();
  const ids = messageIds(input.requestId);
  const conversation = await openConversation(uid, conversationId);
  const place = { uid, conversationId, id: ids.answer };
  const known = input.requestId ? await keptAnswer(place) : null;
  if (known) return say(known, tell);

  const danger = detectCrisis(message);
  const inCrisis = danger.level === 'crisis';
  if (conversation.needsGuardian && !inCrisis) throw waitsForGuardian();

  const question = { uid, conversationId, id: ids.question, text: message, now: new Date() };
  await keepQuestion({ ...question, inCrisis });
  const title = conversation.title || inCrisis ? null : preview(message, TITLE_LENGTH);
  const keep = (answer: Answer) => keepAnswer(place, answer, title);
  if (danger.level === 'crisis') {
    const [crisis] = danger.kinds;
    return say(await keep({ text: crisisAnswer(crisis), source: 'local', crisis }), tell);
  }

  const turn = {
    message,
    history: conversation.history.filter(({ id }) => id !== ids.question),
    reading: await readingOf(input.devotionalContext, conversation.devotionalDay),
  };
  const answer = await ask(turn, { allowsGemini: conversation.allowsGemini, tell });
  const gentle = danger.level === 'concern' ? `\n\n${concernLine}` : '';
  if (gentle) tell?.(gentle);
  const text = answer.text.slice(0, MENTOR_ANSWER_MAX_LENGTH - gentle.length) + gentle;
  return outputOf(await keep({ ...answer, text }));
}

/** For words that may or may not mean danger. */
const concernLine =
  'E se o peso estiver grande demais, você não precisa carregar isso sem companhia: o CVV escuta de graça, em sigilo, a qualquer hora, pelo 188 ou em cvv.org.br. Se alguém está em perigo, 190; se há violência em casa, 180; se é com uma criança, 100. O seu líder também pode ouvir você.';

const waitsForGuardian = () =>
  new HttpsError(
    'failed-precondition',
    'Que bom ver você por aqui! Para conversar com o mentor, falta só a autorização do seu responsável: peça a ele e ao seu líder. Se você estiver passando por um momento difícil, ligue 188 (CVV) ou 100.',
  );

function say(answer: Answer, tell: Tell): Output {
  tell?.(answer.text);
  return outputOf(answer);
}

const outputOf = ({ text, source = 'local', crisis }: Answer): Output => ({
  response: text,
  source,
  ...(crisis && { crisis }),
});
