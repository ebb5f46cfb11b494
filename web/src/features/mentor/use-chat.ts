import type { Response } from '@raizes/domain/callables/responses';
import { useRef, useState } from 'react';
import { callStreaming } from '@/lib/callable';
import { explanationOf } from '@/lib/errors';
import { withTimeout } from '@/lib/timing';
import { markUsed, mentorDraft, rememberSource, together } from './api';
import type { Conversation, Turn } from './api';
import type { MentorContext } from './mentor-card';

interface MentorQuestion {
  conversationId: string;
  message: string;
  /** The same for the same question, however often it is sent: it is counted and answered once. */
  requestId: string;
  context: MentorContext;
}

/** Asks the mentor; `onWords` hears the answer while it is being written. */
async function askMentor(
  { context, ...question }: MentorQuestion,
  onWords: (words: string) => void,
): Promise<Response<'ai-mentor-chat'>> {
  const devotionalContext = {
    devotional_id: context.devotionalId ?? '',
    reference: context.reference ?? '',
  };
  return callStreaming('ai-mentor-chat', { ...question, devotionalContext }, onWords);
}

const CANNOT_START = 'Não foi possível iniciar a conversa.';
const CANNOT_SEND = 'Não foi possível enviar a mensagem. Tente novamente.';

/** The row of the conversation did not reach the server. */
export class NotStarted extends Error {}

/** What to tell a person whose question was not answered. */
export function failureText(error: unknown): string {
  if (error instanceof NotStarted) return CANNOT_START;
  return explanationOf(error) ?? CANNOT_SEND;
}

const PATIENCE_MS = 15_000;

/** What is in the field, and the question that is being answered. What was written leaves the device once it is answered. */
export function useChat(uid: string, conversation: Conversation, context: MentorContext) {
  const [text, setText] = useState(() => mentorDraft.read(uid));
  const written = useRef(text);
  const [turn, setTurn] = useState<Turn | null>(null);
  const isWaiting = turn?.state === 'waiting';

  function keep(next: string, asked: string): void {
    mentorDraft.write(uid, { text: next, asked });
    written.current = next;
    setText(next);
  }

  /** @param left what stays in the field */
  async function ask(question: string, left: string): Promise<void> {
    const again = turn?.state === 'failed' && turn.question === question;
    const id = again ? turn.id : crypto.randomUUID();
    keep(left, question);
    setTurn({ id, question, state: 'waiting', soFar: '' });
    try {
      const begun = conversation.ensure().then(
        () => true,
        (cause: unknown) => {
          throw new NotStarted('The conversation could not be begun', { cause });
        },
      );
      if (!(await withTimeout(begun, PATIENCE_MS)))
        throw new NotStarted('It takes too long to begin');
      const { response, source, crisis } = await askMentor(
        { conversationId: conversation.id, message: question, requestId: id, context },
        (words) => setTurn((now) => withWords(now, id, words)),
      );
      rememberSource(source);
      markUsed(uid, conversation.id);
      keep(written.current, '');
      setTurn({
        id,
        question,
        state: 'answered',
        answer: response,
        source,
        crisis,
      });
    } catch (error) {
      console.warn('The mentor did not answer', error);
      keep(together({ asked: question, text: written.current }), '');
      setTurn({ id, question, state: 'failed', why: failureText(error) });
    }
  }

  const write = (next: string) => keep(next, isWaiting ? turn.question : '');
  return { text, write, turn, isWaiting, ask };
}

function withWords(turn: Turn | null, id: string, words: string): Turn | null {
  if (turn?.id !== id || turn.state !== 'waiting') return turn;
  return { ...turn, soFar: turn.soFar + words };
}
