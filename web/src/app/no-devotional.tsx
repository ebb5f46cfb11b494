import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { Box } from '@mui/material';
import { useState } from 'react';
import { answersIn, asText, draftStore, useDraftStep } from '@/features/devotional/draft';
import type { Live } from '@/lib/live';
import { Message } from '@/ui/message';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';

/**
 * Keeps a devotional that the person has begun while the page is open: the server counts the day even if it is deleted meanwhile.
 * A late one it does not count, so that is not kept.
 */
export function useKept(live: Live<Devotional>, isBegun: boolean) {
  const [shown, setShown] = useState<Devotional | null>(null);
  const [isKept, setKept] = useState(isBegun);
  if (live.state === 'ready' && live.value !== shown) setShown(live.value);
  // Stays true when the completion forgets the draft.
  if (isBegun && !isKept) setKept(true);
  const devotional: Live<Devotional> =
    live.state !== 'ready' && shown !== null && isKept
      ? { state: 'ready', value: shown, sending: false, fromCache: true }
      : live;
  const isDeleted = live.state === 'missing' && !live.fromCache;
  return { devotional, isDeleted, wasShown: shown !== null };
}

/** Above the steps of a devotional that is kept. The server has no verse left to score. */
export const DeletedNotice = () => (
  <Notice
    severity="info"
    role="status"
    title="Este devocional foi retirado"
    text="Você ainda pode completar o que começou. Só o bônus da memorização não conta mais."
  />
);

/** Whether a question has changed since the person began to write on this page. */
export function useQuestionsChanged(devotional: Devotional, isBegun: boolean): boolean {
  const questions = `${devotional.reflection_question}\n${devotional.application_question}`;
  const [begun, setBegun] = useState(questions);
  if (!isBegun && begun !== questions) setBegun(questions);
  return isBegun && begun !== questions;
}

/** Above the steps, because the words on the page may answer another question. */
export const ChangedNotice = () => (
  <Notice
    severity="info"
    role="status"
    title="As perguntas deste devocional mudaram"
    text="O que você já escreveu continua aqui. Releia antes de completar."
  />
);

interface Props {
  uid: string;
  day: Day;
  isLate: boolean;
  /** It was on this page before. */
  wasShown: boolean;
  action: { label: string; to: string };
}

/** Says that the day has no devotional, or none any more, and gives back what was written in it. */
export function NoDevotional({ uid, day, isLate, wasShown, action }: Props) {
  const step = useDraftStep(uid, day);
  const [wasBegun] = useState(step !== null);
  const words = asText(answersIn(draftStore.read(uid, day)));
  const absence = isLate
    ? 'Este devocional não está mais disponível.'
    : 'O devocional de hoje ainda não foi publicado. Volte mais tarde.';
  return (
    <Message
      title="Devocional Não Disponível"
      text={wasBegun || wasShown ? 'Este devocional foi retirado.' : absence}
      action={action}
    >
      <Box sx={{ width: '100%', textAlign: 'left' }}>
        <OtherText
          title="O que você escreveu"
          text={words}
          onDiscard={() => draftStore.forget(uid, day)}
        />
      </Box>
    </Message>
  );
}
