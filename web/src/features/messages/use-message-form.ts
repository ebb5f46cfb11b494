import type { Danger } from '@raizes/domain/crisis/crisis';
import type { Day } from '@raizes/domain/day';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { messageSchema } from '@raizes/domain/forms/messages';
import { isBlank } from '@raizes/domain/text/clean';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Outcome } from '@/lib/outbox';
import { useDraftField } from '@/lib/stored';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { findDanger, preloadDangerCheck } from '@/ui/danger-help';
import { firstError } from '@/ui/form';
import { forgetRefused, messageDraft, messageOutbox, refusedMessages, sendMessage } from './send';

interface Options {
  uid: string;
  leader: Leader;
  devotional: Day | null;
  /** A passage that the message is about; it is put into the text, so that the leader sees it. */
  about?: string | undefined;
  /** Called with the id of a message as soon as it is stored on this device. */
  onStored?: (id: string) => void;
  /** Called with the outcome, and with whether help is shown that must stay. */
  onOutcome: (outcome: Outcome, needsHelp: boolean) => void;
}

/** The draft, with the passage appended if it is missing. */
function withPassage(draft: string, about = ''): string {
  if (about === '' || draft.includes(about)) return draft;
  return draft === '' ? `${about}\n` : `${draft.trimEnd()}\n\n${about}\n`;
}

/**
 * A message to the leader. Saves the draft on every change. The danger check runs before anything that can refuse the message, so
 * help is shown in either case and stays after the message is sent.
 */
export function useMessageForm({ uid, leader, devotional, about, ...on }: Options) {
  const [danger, setDanger] = useState<Danger>({ level: 'none' });
  const [sentId, setSentId] = useState('');
  const [result, setResult] = useState<Outcome | null>(null);
  const waiting = messageOutbox.useEntries(uid);
  const refused = refusedMessages.useEntries(uid);
  // The server has answered since.
  if (result === 'on-device' && !waiting.some(({ id }) => id === sentId))
    setResult(refused.some(({ id }) => id === sentId) ? 'refused' : 'sent');
  useEffect(preloadDangerCheck, []);
  const formik = useFormik({
    initialValues: { message: withPassage(messageDraft.read(uid), about) },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      setResult(null);
      const found = await findDanger(values.message);
      setDanger(found);
      const fault = firstError(messageSchema, values);
      setErrors(fault);
      if (fault.message) return;
      const { message } = messageSchema.validateSync(values);
      const sent = { leaderId: leader.id, devotionalId: devotional, message };
      const outcome = await sendMessage(uid, sent, (id) => {
        setSentId(id);
        on.onStored?.(id);
      });
      setResult(outcome);
      on.onOutcome(outcome, found.level !== 'none');
    },
  });
  const { errors, values, isSubmitting, submitCount, setFieldValue, submitForm } = formik;
  const field = useRef<HTMLTextAreaElement>(null);

  // Puts the cursor at the end of the text.
  useEffect(() => {
    const { current } = field;
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const draft = useDraftField(messageDraft, uid, values.message, (text) => {
    void setFieldValue('message', text);
  });

  // Returns the focus to the field, to correct a refused or invalid message.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) field.current?.focus();
  }, [submitCount, isSubmitting]);

  /** Sends also while a touch keyboard still composes the last word. */
  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!isSubmitting) void submitForm();
  }

  function write(text: string): void {
    draft.write(text);
    forgetRefused(uid);
    void setFieldValue('message', text);
  }

  return {
    danger,
    /** Where the message is, for the help with words of danger. */
    note: notes[errors.message ? 'refused' : (result ?? 'sending')],
    result,
    problem: errors.message,
    text: values.message,
    /** The text is a refused message to somebody who is no longer the leader. */
    isForOther: !isBlank(values.message) && refused.some(({ leaderId }) => leaderId !== leader.id),
    write,
    draft,
    isSubmitting,
    submit: formik.handleSubmit,
    fieldProps: {
      onKeyDown: sendOnEnter,
      error: errors.message !== undefined,
      inputRef: field,
      multiline: true,
      slotProps: { input: { enterKeyHint: 'send', readOnly: isSubmitting } },
    } as const,
  };
}

const notes: Record<Outcome | 'sending', string> = {
  sending: 'Sua mensagem está indo ao seu líder. Ligar não depende disso.',
  sent: 'Sua mensagem foi enviada ao seu líder, que pode demorar a ler.',
  'on-device': 'Sua mensagem está salva neste aparelho e vai ao seu líder quando houver internet.',
  refused: 'Sua mensagem não foi enviada ao seu líder. Ligar não depende disso.',
};

export function notifySuccess(outcome: 'sent' | 'on-device'): void {
  if (outcome === 'sent') {
    toastSuccess('Mensagem enviada!', 'A resposta vai aparecer em Mensagens.');
  } else {
    toastInfo('Mensagem salva neste aparelho', 'Ela será enviada assim que houver internet.');
  }
}
