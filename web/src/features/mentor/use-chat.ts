import { useRef, useState } from 'react';
import { within } from '@/lib/within';
import { askMentor } from './ask-mentor';
import { markUsed } from './conversation';
import type { Conversation } from './conversation';
import { failureText, NotStarted } from './failure-text';
import type { MentorContext } from './mentor-context';
import { mentorDraft, together } from './mentor-draft';
import { rememberSource } from './source';
import type { Turn } from './turn';

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
      if (!(await within(PATIENCE_MS, begun))) throw new NotStarted('It takes too long to begin');
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
        crisis: crisis ?? undefined,
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
