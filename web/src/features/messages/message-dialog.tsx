import type { Danger } from '@raizes/domain/crisis/crisis';
import type { Day } from '@raizes/domain/day';
import { leaderTitle } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { messageSchema } from '@raizes/domain/forms/messages';
import { statsNeedGuardian } from '@raizes/domain/guardianship';
import { nameWithoutTitle } from '@raizes/domain/person-name';
import { isBlank } from '@raizes/domain/text/clean';
import {
  Alert,
  AlertTitle,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isTouch } from '@/lib/browser';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import type { Outcome } from '@/lib/outbox';
import { useDraftField } from '@/lib/stored';
import { currentTime } from '@/lib/timing';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { ConfirmEmail } from '@/ui/confirm-email';
import { GuardianNeeded } from '@/ui/guardian-needed';
import { findDanger, preloadDangerCheck, DangerHelp } from '@/ui/danger-help';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { Helplines } from '@/ui/helplines';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';
import { fetchMyLeader } from './api';
import { AskForLeader } from './ask-for-leader';
import { messageDraft, sendMessage } from './send';

interface Props {
  uid: string;
  profile: UserStats['profile'];
  devotional: Day | null;
  title: string;
  /** A passage that the message is about; it is put into the text, so that the leader sees it. */
  about?: string;
  onClose: () => void;
}

/** A form for a message to the person's leader, or the reason why they can't write. */
export function MessageDialog({ uid, profile, devotional, title, about, onClose }: Props) {
  const leader = useLeader(profile);
  const hasLeader = typeof leader === 'object';
  // The draft is kept; the form opens as soon as nothing is missing any more.
  const isGuarded = statsNeedGuardian(profile, currentTime().getFullYear());
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="message-title">
      <DialogTitle id="message-title" variant="h2">
        {title}
      </DialogTitle>
      {hasLeader && !isGuarded && !isUnconfirmed ? (
        <MessageForm {...{ uid, leader, devotional, about, onClose }} />
      ) : (
        <>
          <DialogContent>
            <Stack spacing={2}>
              {isGuarded ? (
                <>
                  <GuardianNeeded />
                  <ConfirmEmail purpose={ALSO_EMAIL} />
                </>
              ) : hasLeader ? (
                <ConfirmEmail purpose="Para escrever ao seu líder, falta só isso." />
              ) : leader === 'loading' ? (
                <CircularProgress aria-label="Procurando seu líder" />
              ) : (
                <NoLeader uid={uid} why={leader} inDevotional={devotional !== null} />
              )}
              <Helplines />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Fechar</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

type LeaderState = Leader | 'loading' | 'none' | 'unreachable';

/** The person's leader from the stats. Stats without one can be stale, so the server is called as well. */
function useLeader(profile: UserStats['profile']): LeaderState {
  const known = profile?.leader ?? null;
  const [fetched, setFetched] = useState<LeaderState | null>(null);
  const mustFetch = known === null;
  const fallback = profile ? 'none' : 'unreachable';

  useEffect(() => {
    if (!mustFetch) return;
    fetchMyLeader().then(
      (leader) => setFetched(leader ?? 'none'),
      (cause: unknown) => {
        console.warn('The leader could not be fetched', cause);
        setFetched(fallback);
      },
    );
  }, [mustFetch, fallback]);

  return known ?? fetched ?? (profile ? 'none' : 'loading');
}

const ALSO_EMAIL = 'Falta também confirmar o seu e-mail.';

interface NoLeaderProps {
  uid: string;
  why: 'none' | 'unreachable';
  /** The devotional has its own wording. */
  inDevotional: boolean;
}

function NoLeader({ uid, why, inDevotional }: NoLeaderProps) {
  if (why === 'unreachable') {
    return (
      <Alert severity="error">
        Não conseguimos encontrar seu líder agora. Verifique sua conexão e tente novamente.
      </Alert>
    );
  }
  return (
    <>
      {inDevotional ? (
        <Alert severity="info">
          <AlertTitle>Pastor não configurado</AlertTitle>
          Você ainda não tem um pastor vinculado ao seu perfil. Entre em contato com o
          administrador.
        </Alert>
      ) : (
        <Alert severity="info">Você não está vinculado a nenhum pastor ou líder.</Alert>
      )}
      <AskForLeader uid={uid} />
    </>
  );
}

interface MessageFormProps {
  uid: string;
  leader: Leader;
  devotional: Day | null;
  about: string | undefined;
  onClose: () => void;
}

/** The draft, with the passage appended if it is missing. */
function withPassage(draft: string, about = ''): string {
  if (about === '' || draft.includes(about)) return draft;
  return draft === '' ? `${about}\n` : `${draft.trimEnd()}\n\n${about}\n`;
}

/**
 * Saves the draft on every change. The danger check runs before anything that can refuse the message, so help is shown in
 * either case and stays after the message is sent.
 */
function MessageForm({ uid, leader, devotional, about, onClose }: MessageFormProps) {
  const [danger, setDanger] = useState<Danger>({ level: 'none' });
  const [result, setResult] = useState<Outcome | null>(null);
  useEffect(preloadDangerCheck, []);
  const formik = useFormik({
    initialValues: { message: withPassage(messageDraft.read(uid), about) },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      const found = await findDanger(values.message);
      setDanger(found);
      const fault = firstError(messageSchema, values);
      setErrors(fault);
      if (fault.message) return;
      const { message } = messageSchema.validateSync(values);
      const sent = { leaderId: leader.id, devotionalId: devotional, message };
      const outcome = await sendMessage(uid, sent);
      setResult(outcome);
      if (outcome === 'refused' || found.level !== 'none') return;
      notifySuccess(outcome);
      onClose();
    },
  });
  const { errors, values, isSubmitting, submitCount, setFieldValue } = formik;
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
    if (!isSubmitting) void formik.submitForm();
  }

  if (danger.level !== 'none' && (result === 'sent' || result === 'on-device')) {
    return (
      <>
        <DialogContent sx={{ pt: 0 }}>
          <DangerHelp danger={danger} note={notes[result]} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fechar</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form noValidate onSubmit={formik.handleSubmit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <DangerHelp
            danger={danger}
            note={notes[errors.message ? 'refused' : (result ?? 'sending')]}
          />
          {danger.level === 'none' && result === 'refused' && <Helplines />}
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            Para {leaderTitle(leader.position)} {nameWithoutTitle(leader.full_name)}. Só vocês dois
            leem a conversa.
          </DialogContentText>
          {errors.message && <Notice title="Erro de validação" text={errors.message} />}
          <OtherText text={draft.other} onDiscard={draft.dropOther} />
          <Field
            label="Sua mensagem"
            value={values.message}
            onChange={({ target }) => {
              draft.write(target.value);
              void formik.setFieldValue('message', target.value);
            }}
            onKeyDown={sendOnEnter}
            error={errors.message !== undefined}
            inputRef={field}
            helper={!isTouch() && 'Enter envia; Shift+Enter pula uma linha.'}
            multiline
            minRows={4}
            maxRows={12}
            autoFocus
            slotProps={{ input: { enterKeyHint: 'send', readOnly: isSubmitting } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={isBlank(values.message)}
        >
          Enviar
        </Button>
      </DialogActions>
    </form>
  );
}

const notes: Record<Outcome | 'sending', string> = {
  sending: 'Sua mensagem está indo ao seu líder. Ligar não depende disso.',
  sent: 'Sua mensagem foi enviada ao seu líder, que pode demorar a ler.',
  'on-device': 'Sua mensagem está salva neste aparelho e vai ao seu líder quando houver internet.',
  refused: 'Sua mensagem não foi enviada ao seu líder. Ligar não depende disso.',
};

function notifySuccess(outcome: 'sent' | 'on-device'): void {
  if (outcome === 'sent') {
    toastSuccess('Mensagem enviada!', 'A resposta vai aparecer em Mensagens.');
  } else {
    toastInfo('Mensagem salva neste aparelho', 'Ela será enviada assim que houver internet.');
  }
}
