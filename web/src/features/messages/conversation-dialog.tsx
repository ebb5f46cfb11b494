import { messageSchema } from '@raizes/domain/forms/messages';
import type { Profile } from '@raizes/domain/documents/people';
import { needsGuardian } from '@raizes/domain/guardianship';
import { firstNameOf } from '@raizes/domain/person-name';
import CloseIcon from '@mui/icons-material/Close';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { useState } from 'react';
import { currentTime } from '@/lib/timing';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { ConfirmEmail } from '@/ui/confirm-email';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/page/notice';
import { EarlierConversation } from './earlier-conversation';
import { FinalTextForm, notifySent } from './final-text-form';
import { firstWordDraft, sendMessage } from './send';

interface Props {
  /** The leader. */
  uid: string;
  disciple: Profile;
  /** The dialog was opened to write, so the field gets the focus. */
  isWriting: boolean;
  onClose: () => void;
}

/** The conversation between a leader and a linked disciple, below a form for a first word. */
export function ConversationDialog({ uid, disciple, isWriting, onClose }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  const { id, full_name } = disciple;
  const firstName = firstNameOf(full_name);
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
      {/* Leaves space for the label on the upper edge of the field. */}
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Stack spacing={2}>
          {needsGuardian(disciple, currentTime().getFullYear()) ? (
            <Guarded disciple={disciple} firstName={firstName} />
          ) : isUnconfirmed ? (
            <ConfirmEmail purpose="Para escrever primeiro a um discípulo, falta só isso." />
          ) : (
            <FirstWordForm uid={uid} disciple={disciple} isWriting={isWriting} onSent={onClose} />
          )}
          <EarlierConversation uid={uid} discipleId={id} name={firstName} before={null} />
        </Stack>
      </DialogContent>
    </Dialog>
  );
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

interface FormProps extends Omit<Props, 'onClose'> {
  onSent: () => void;
}

function FirstWordForm({ uid, disciple: { id }, isWriting, onSent }: FormProps) {
  const [isRefused, setRefused] = useState(false);

  async function send(message: string): Promise<void> {
    const word = { leaderId: uid, to: id, devotionalId: null, message };
    const outcome = await sendMessage(uid, word);
    setRefused(outcome === 'refused');
    if (outcome === 'refused') return;
    notifySent(outcome, 'Mensagem');
    onSent();
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
        autoFocus={isWriting}
      />
    </>
  );
}
