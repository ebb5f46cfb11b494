import type { Day } from '@raizes/domain/day';
import { leaderTitle } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { nameWithoutTitle } from '@raizes/domain/person-name';
import { isBlank } from '@raizes/domain/text/clean';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { isTouch } from '@/lib/browser';
import { DangerHelp } from '@/ui/danger-help';
import { Field } from '@/ui/fields';
import { Helplines } from '@/ui/helplines';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';
import { fetchMyLeader } from './api';
import { CannotWrite, useWritableLeader } from './cannot-write';
import type { LeaderState } from './cannot-write';
import { WrittenForOther } from './leader-line';
import { notifySuccess, useMessageForm } from './use-message-form';

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
  // The draft is kept; the form opens as soon as nothing is missing any more.
  const { isGuarded, writable } = useWritableLeader(profile, leader);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="message-title">
      <DialogTitle id="message-title" variant="h2">
        {title}
      </DialogTitle>
      {writable ? (
        <MessageForm {...{ uid, leader: writable, devotional, about, onClose }} />
      ) : (
        <>
          <DialogContent>
            <CannotWrite {...{ uid, leader, isGuarded }} inDevotional={devotional !== null} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Fechar</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

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

interface MessageFormProps {
  uid: string;
  leader: Leader;
  devotional: Day | null;
  about: string | undefined;
  onClose: () => void;
}

function MessageForm({ onClose, ...props }: MessageFormProps) {
  const { leader } = props;
  const form = useMessageForm({
    ...props,
    onOutcome(outcome, needsHelp) {
      if (outcome === 'refused' || needsHelp) return;
      notifySuccess(outcome);
      onClose();
    },
  });
  const { danger, note, result, problem, text, draft } = form;

  if (danger.level !== 'none' && (result === 'sent' || result === 'on-device')) {
    return (
      <>
        <DialogContent sx={{ pt: 0 }}>
          <DangerHelp danger={danger} note={note} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fechar</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form noValidate onSubmit={form.submit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <DangerHelp danger={danger} note={note} />
          {danger.level === 'none' && result === 'refused' && <Helplines />}
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            Para {leaderTitle(leader.position)} {nameWithoutTitle(leader.full_name)}. Só vocês dois
            leem a conversa.
          </DialogContentText>
          {problem && <Notice title="Erro de validação" text={problem} />}
          <OtherText text={draft.other} onDiscard={draft.dropOther} />
          {form.isForOther && <WrittenForOther leader={leader} />}
          <Field
            label="Sua mensagem"
            value={text}
            onChange={({ target }) => form.write(target.value)}
            helper={!isTouch() && 'Enter envia; Shift+Enter pula uma linha.'}
            minRows={4}
            maxRows={12}
            autoFocus
            {...form.fieldProps}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
        <Button
          type="submit"
          variant="contained"
          loading={form.isSubmitting}
          disabled={isBlank(text)}
        >
          Enviar
        </Button>
      </DialogActions>
    </form>
  );
}
