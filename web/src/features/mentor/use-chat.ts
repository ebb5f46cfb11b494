import type { Response } from '@raizes/domain/callables/responses';
import { mentorSources } from '@raizes/domain/documents/mentor';
import type { MentorSource } from '@raizes/domain/documents/mentor';
import { isBlank } from '@raizes/domain/text/clean';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { explanationOf } from '@/lib/errors';
import { storage } from '@/lib/storage';
import { otherText, readStored } from '@/lib/stored';
import { withTimeout } from '@/lib/timing';
import { askMentor, markConversationUsed, useMentorMessages } from './api';
import type { ChatMessage, Conversation } from './api';
import { answerId, draftKey, isAnswered, joinDraft, readDraft, writeDraft } from './draft';
import type { Draft } from './draft';
import type { MentorContext } from './mentor-card';

/** A message to show, whether or not the server has stored it yet. */
export type ShownMessage = Pick<
  ChatMessage,
  'id' | 'role' | 'text' | 'source' | 'crisis' | 'budget_spent' | 'choices' | 'topic_ids'
>;

/** The last question that was asked on this screen. Its id is also the id of the stored question. */
type Turn = { id: string; question: string } & (
  | { state: 'waiting'; partialAnswer: string }
  | { state: 'answered'; answer: Response<'ai-mentor-chat'> }
  /** `why` is null if the page was closed while waiting. */
  | { state: 'failed'; why: string | null }
);

const START_TIMEOUT_MS = 15_000;

/**
 * One conversation: its messages, the question being answered, and the draft, which is stored on the device until the answer
 * arrives.
 */
export function useChat(uid: string, conversation: Conversation, context: MentorContext) {
  const stored = useMentorMessages(uid, conversation.id);
  const saved = stored.state === 'ready' ? stored.value.toReversed() : [];
  const [restored] = useState(() => readDraft(uid));
  const [draft, setDraft] = useState(() => joinDraft(restored));
  const latestDraft = useRef(draft);
  /** What this window has last stored or restored. */
  const known = useRef(draft);
  const otherDraft = otherText.useText(draftKey(uid), draft);
  const [turn, setTurn] = useState(() => restoreTurn(restored, conversation.id));
  const isWaiting = turn?.state === 'waiting';
  const messages = withTurn(saved, turn);
  const lastAnswer = messages.findLast(({ role }) => role === 'model');

  // Creates the conversation when it opens; offline, the first question creates it.
  useEffect(() => {
    if (!navigator.onLine) return;
    conversation.ensureCreated().catch((error: unknown) => {
      console.warn('The conversation could not be created', error);
    });
  }, [conversation]);

  function saveDraft(text: string, asked = '', id?: string): void {
    const replaced = joinDraft(readDraft(uid));
    const next = joinDraft({ asked, text });
    otherText.keep(draftKey(uid), replaced === known.current ? '' : replaced, next);
    known.current = next;
    writeDraft(uid, { text, asked, ...(id && { id, conversation: conversation.id }) });
    latestDraft.current = text;
    setDraft(text);
  }

  // A turn whose answer has arrived after all: the call seemed to fail, or the page was reloaded.
  const answeredTurn =
    turn?.state === 'failed' && hasMessage(saved, answerId(turn.id)) ? turn : null;

  /** Takes an answered question out of the field and the draft. */
  const forgetQuestion = useEffectEvent((question: string) => {
    const rest = withoutQuestion(latestDraft.current, question);
    if (rest !== latestDraft.current) saveDraft(rest);
    if (answeredTurn) setTurn(null);
  });

  useEffect(() => {
    if (answeredTurn) forgetQuestion(answeredTurn.question);
  }, [answeredTurn]);

  // A restored question of another conversation.
  useEffect(() => {
    if (restored.conversation === conversation.id) return;
    isAnswered(uid, restored).then(
      (is) => is && forgetQuestion(restored.asked),
      (cause: unknown) => console.warn('The last answer could not be looked up', cause),
    );
  }, [uid, restored, conversation.id]);

  /** @param remainingDraft what stays in the field */
  async function ask(question: string, remainingDraft: string): Promise<void> {
    const isRetry = turn?.state === 'failed' && !answeredTurn && turn.question === question;
    const id = isRetry ? turn.id : crypto.randomUUID();
    saveDraft(remainingDraft, question, id);
    setTurn({ id, question, state: 'waiting', partialAnswer: '' });
    try {
      const isStarted = await tryToCreate(conversation);
      const answer = await askMentor(
        { conversationId: conversation.id, message: question, requestId: id, context },
        (chunk) => setTurn((current) => withChunk(current, id, chunk)),
      ).catch((cause: unknown) => {
        throw isStarted || explanationOf(cause) !== null
          ? cause
          : new NotStarted('The conversation could not be created', { cause });
      });
      storage.write(SOURCE_KEY, answer.source);
      markConversationUsed(uid, conversation.id);
      saveDraft(latestDraft.current);
      setTurn({ id, question, state: 'answered', answer });
    } catch (error) {
      console.warn('The mentor did not answer', error);
      saveDraft(joinDraft({ asked: question, text: latestDraft.current }));
      setTurn({ id, question, state: 'failed', why: failureText(error) });
    }
  }

  return {
    isLoading: stored.state === 'loading',
    messages,
    /** What the mentor has written so far; null while no answer is pending. */
    partialAnswer: isWaiting && !hasMessage(saved, answerId(turn.id)) ? turn.partialAnswer : null,
    /** Who gave the last answer, in this conversation or on this device. */
    source: lastAnswer?.source ?? readLastSource(),
    isBudgetSpent: lastAnswer?.budget_spent === true,
    draft: answeredTurn ? withoutQuestion(draft, answeredTurn.question) : draft,
    setDraft: (text: string) =>
      isWaiting ? saveDraft(text, turn.question, turn.id) : saveDraft(text),
    /** What another window had in this field; blank if there is none. */
    otherDraft,
    dropOtherDraft: () => otherText.drop(draftKey(uid)),
    ask,
    isWaiting,
    failure: turn?.state === 'failed' && !answeredTurn ? turn.why : null,
  };
}

const hasMessage = (messages: readonly ShownMessage[], id: string) =>
  messages.some((each) => each.id === id);

/** The stored messages and those of the turn that are not stored yet. A failed question returns to the field instead. */
function withTurn(saved: readonly ShownMessage[], turn: Turn | null): ShownMessage[] {
  if (!turn || turn.state === 'failed') return [...saved];
  const messages = [...saved];
  if (!hasMessage(saved, turn.id)) {
    messages.push({ id: turn.id, role: 'user', text: turn.question });
  }
  if (turn.state === 'answered' && !hasMessage(saved, answerId(turn.id))) {
    const { response, source, crisis, budget_spent, choices } = turn.answer;
    messages.push({
      id: answerId(turn.id),
      role: 'model',
      text: response,
      source,
      crisis,
      budget_spent,
      choices,
    });
  }
  return messages;
}

function withChunk(turn: Turn | null, id: string, chunk: string): Turn | null {
  if (turn?.id !== id || turn.state !== 'waiting') return turn;
  return { ...turn, partialAnswer: turn.partialAnswer + chunk };
}

/** The conversation does not exist on the server. */
class NotStarted extends Error {}

/**
 * Whether the conversation could be created. The question is sent in either case, because the server answers words of a crisis
 * even without a conversation.
 */
async function tryToCreate(conversation: Conversation): Promise<boolean> {
  const created = conversation.ensureCreated().then(
    () => true,
    (cause: unknown) => {
      console.warn('The conversation could not be created', cause);
      return false;
    },
  );
  return (await withTimeout(created, START_TIMEOUT_MS)) ?? false;
}

function failureText(error: unknown): string {
  if (error instanceof NotStarted) return 'Não foi possível iniciar a conversa.';
  return explanationOf(error) ?? 'Não foi possível enviar a mensagem. Tente novamente.';
}

/** Restores a question that was pending when the page was closed. Resent in its conversation, it is the same request. */
function restoreTurn({ asked, id, conversation }: Draft, opened: string): Turn | null {
  if (!id || isBlank(asked) || (conversation ?? opened) !== opened) return null;
  return { id, question: asked, state: 'failed', why: null };
}

const withoutQuestion = (text: string, question: string) =>
  text === question ? '' : text.replace(`${question}\n\n`, '');

const SOURCE_KEY = 'mentor-source';

const readLastSource = (): MentorSource | null => readStored(SOURCE_KEY, v.picklist(mentorSources));
