import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { messageSchema } from '@raizes/domain/forms/messages';
import { needsGuardian } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { firstNameOf } from '@raizes/domain/person-name';
import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogTitle,
  IconButton,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { useState } from 'react';
import { useOutage } from '@/lib/browser';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { isUnknown } from '@/lib/documents';
import { useRestrictedDoc } from '@/lib/live';
import { currentTime, useTimedOut } from '@/lib/timing';
import { ConfirmEmail } from '@/ui/confirm-email';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/page/notice';
import { MAX_EARLIER, useConversationWith } from './api';
import { FinalTextForm, notifySent } from './final-text-form';
import { ReplyForm } from './received-message';
import { asMessage, firstWordDraft, messageOutbox, sendMessage } from './send';
import { Thread, isWhole } from './thread';

interface Props {
  /** The leader. */
  uid: string;
  person: Pick<Profile, 'id' | 'full_name'>;
  /** The dialog was opened to write, so the field gets the focus. */
  isWriting: boolean;
  onClose: () => void;
}

/** The whole conversation between a leader and a person, above a box for the next message. */
export function ConversationDialog({ uid, person, isWriting, onClose }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { id, full_name } = person;
  const [size, setSize] = useState(MAX_EARLIER);
  const stored = useStoredMessages(uid, id, size);
  const isUnavailable = useTimedOut(stored === null);
  const waiting = messageOutbox.useEntries(uid).filter(({ to }) => to === id);
  const unsent = waiting.map((each) => asMessage(uid, null, each)).toReversed();
  const isCut = stored !== null && !isWhole(stored.length, size);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby="conversation-title"
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 1.5 }}>
        <DialogTitle id="conversation-title" variant="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
          {full_name}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Fechar" sx={{ mt: 1.25 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Thread
        newestFirst={stored ? [...unsent, ...stored] : isUnavailable ? unsent : null}
        isUnavailable={isUnavailable}
        name={firstNameOf(full_name)}
        showEarlier={isCut ? () => setSize(size + MAX_EARLIER) : null}
      />
      <Box
        sx={{
          px: 3,
          pt: 2,
          pb: 2,
          mt: { xs: 'auto', sm: 0 },
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {(stored || isUnavailable) && (
          <Answering
            uid={uid}
            person={person}
            open={stored?.find(({ status, archived_at }) => status !== 'responded' && !archived_at)}
            isWriting={isWriting}
            onSent={onClose}
          />
        )}
      </Box>
    </Dialog>
  );
}

/** Keeps the shown messages while earlier ones load. Null until they are known: an empty cache does not mean that there are none. */
function useStoredMessages(uid: string, personId: string, size: number): PastorMessage[] | null {
  const found = useConversationWith(uid, personId, size);
  const [shown, setShown] = useState<PastorMessage[] | null>(null);
  const isKnown = found.state === 'ready' && (found.value.length > 0 || !found.fromCache);
  if (isKnown && found.value !== shown) setShown(found.value);
  return shown;
}

interface AnsweringProps extends Omit<Props, 'onClose'> {
  /** The newest message without an answer, which is answered here; otherwise a new message is written. */
  open: Unanswered | undefined;
  onSent: () => void;
}

type Unanswered = Pick<PastorMessage, 'id' | 'message'>;

/** The box below the conversation, or why there is none. */
function Answering({ uid, person, open: newest, isWriting, onSent }: AnsweringProps) {
  const [sending, setSending] = useState<Unanswered | null>(null);
  const open = sending ?? newest;
  const profile = useRestrictedDoc(paths.profile(person.id), profileSchema);
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  const firstName = firstNameOf(person.full_name);
  const isUnreachable = useTimedOut(isUnknown(profile));
  const outage = useOutage();

  if (isUnknown(profile) && !isUnreachable) return <Skeleton variant="rounded" height={150} />;
  const isLinked = profile.state === 'ready' && profile.value.pastor_id === uid;
  if (isLinked && needsGuardian(profile.value, currentTime().getFullYear())) {
    return <Guarded disciple={profile.value} firstName={firstName} />;
  }
  if (open) {
    return (
      <>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ mb: 1.5 }}>
          Respondendo a “{open.message}”
        </Typography>
        <ReplyForm
          key={open.id}
          uid={uid}
          messageId={open.id}
          onSending={(isSending) => setSending(isSending ? open : null)}
          onResponded={onSent}
        />
      </>
    );
  }
  if (!isLinked) {
    return (
      <Notice
        severity="info"
        role="status"
        text={
          isUnreachable
            ? `${outage}: dá para escrever para ${firstName} quando a conexão voltar.`
            : `${firstName} não está mais entre os seus discípulos. A conversa fica aqui para você reler.`
        }
      />
    );
  }
  if (isUnconfirmed) {
    return <ConfirmEmail purpose="Para escrever primeiro a um discípulo, falta só isso." />;
  }
  return <FirstWordForm uid={uid} id={person.id} isWriting={isWriting} onSent={onSent} />;
}

/** Explains why nobody can write to this person in private yet. */
function Guarded({ disciple, firstName }: { disciple: Profile; firstName: string }) {
  if (disciple.guardianship === undefined) {
    return (
      <Notice
        severity="info"
        role="status"
        text={`${firstName} ainda não disse a idade no aplicativo. Até lá, conversem pessoalmente.`}
      />
    );
  }
  return (
    <Notice
      severity="info"
      role="status"
      title="Falta a autorização do responsável"
      text={`As conversas em particular com ${firstName} só se abrem quando a mãe, o pai ou o responsável autoriza. Até lá, conversem pessoalmente.`}
    />
  );
}

interface FormProps {
  uid: string;
  id: string;
  isWriting: boolean;
  onSent: () => void;
}

function FirstWordForm({ uid, id, isWriting, onSent }: FormProps) {
  const [isRefused, setRefused] = useState(false);

  async function send(message: string): Promise<boolean> {
    const word = { leaderId: uid, to: id, devotionalId: null, message };
    const outcome = await sendMessage(uid, word);
    setRefused(outcome === 'refused');
    if (outcome === 'refused') return false;
    notifySent(outcome, 'Mensagem');
    return true;
  }

  return (
    <>
      {/* The toast with the reason is outside the modal dialog, so screen readers do not announce it. */}
      {isRefused && (
        <Notice text="Sua mensagem não foi enviada. O que você escreveu continua aqui." />
      )}
      <FinalTextForm
        label="Sua mensagem"
        placeholder="Escreva sua mensagem..."
        action="Enviar mensagem"
        drafts={firstWordDraft}
        draftId={id}
        validate={(message) => firstError(messageSchema, { message }).message}
        send={send}
        onSent={onSent}
        autoFocus={isWriting}
      />
    </>
  );
}
