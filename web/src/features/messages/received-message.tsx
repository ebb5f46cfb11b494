import { notificationIds } from '@raizes/domain/documents/notification';
import {
  discipleName,
  isFirstWord,
  leaderStatusLabel,
} from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { replySchema } from '@raizes/domain/forms/messages';
import { firstNameOf } from '@raizes/domain/person-name';
import ConversationIcon from '@mui/icons-material/ForumOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { markRead } from '@/features/notifications/api';
import { formatDateTime } from '@/lib/time';
import { dismissToast } from '@/lib/toast';
import { Chip } from '@/ui/chip';
import { firstError } from '@/ui/form';
import { MoreMenu } from '@/ui/more-menu';
import { OtherText } from '@/ui/other-text';
import { markMessageRead } from './api';
import type { OpenConversation } from './api';
import { Bubble } from './conversation';
import { FinalTextForm, notifySent } from './final-text-form';
import { MessageMenu } from './leader-menus';
import { MessageDetail, OnDeviceChip } from './message-detail';
import { replyDraft, sendReply } from './reply';

const chipColors = { pending: 'secondary', read: 'default', responded: 'primary' } as const;

interface Props {
  /** The leader. */
  uid: string;
  message: PastorMessage;
  /** A write to it has not reached the server yet. */
  isUnsent: boolean;
  onResponded: (message: PastorMessage) => void;
  /** Called after the message was archived or restored. */
  onArchiveChange: () => void;
  onOpenConversation: OpenConversation;
}

/** A message that a leader has received, with the reply or a form for it. Opening the message marks it as read. */
export function ReceivedMessage(props: Props) {
  const { uid, message, isUnsent, onResponded, onArchiveChange, onOpenConversation } = props;
  const { id, user_id, status, response, responded_at, created_at, archived_at } = message;
  const isFirst = isFirstWord(message);
  const firstName = firstNameOf(discipleName(message));
  const notificationId = notificationIds.message(id);
  const [isSending, setSending] = useState(false);
  const isMarked = useRef(false);

  useEffect(() => {
    // Marked only once: a refused write is rolled back to pending, so marking it again would loop.
    if (isMarked.current || status !== 'pending') return;
    isMarked.current = true;
    markMessageRead(uid, id);
    markRead(uid, notificationId);
    dismissToast(id);
  }, [uid, id, notificationId, status]);

  return (
    <MessageDetail
      message={message}
      name={discipleName(message)}
      chips={
        <>
          <Chip
            label={leaderStatusLabel(status)}
            size="small"
            variant={status === 'pending' ? 'filled' : 'outlined'}
            color={chipColors[status]}
          />
          {archived_at && <Chip label="Arquivada" size="small" variant="outlined" />}
          {user_id !== ERASED_PERSON && (
            <Button
              size="small"
              startIcon={<ConversationIcon />}
              onClick={() => onOpenConversation({ id: user_id, full_name: discipleName(message) })}
              sx={{ ml: 'auto', minHeight: 44 }}
            >
              Ver conversa
            </Button>
          )}
        </>
      }
      menu={
        <MoreMenu label="Mais opções da mensagem">
          {(menu) => (
            <MessageMenu {...menu} uid={uid} message={message} onArchiveChange={onArchiveChange} />
          )}
        </MoreMenu>
      }
    >
      {!isFirst && (
        <Bubble isMine={false} title={firstName} caption={formatDateTime(created_at)}>
          {message.message}
        </Bubble>
      )}
      {response !== null && !isSending ? (
        <Stack spacing={2}>
          <Bubble
            isMine
            title={isFirst ? 'Sua mensagem' : 'Sua resposta'}
            caption={
              responded_at &&
              `${isFirst ? 'Escrita' : 'Respondido'} em ${formatDateTime(responded_at)}`
            }
          >
            {response}
          </Bubble>
          {isUnsent ? <OnDeviceChip /> : <UnsentDraft messageId={id} response={response} />}
        </Stack>
      ) : (
        <Box sx={stickyForm}>
          <ReplyForm
            uid={uid}
            messageId={id}
            onSending={setSending}
            onResponded={() => onResponded(message)}
          />
        </Box>
      )}
    </MessageDetail>
  );
}

/** Keeps the form visible below a long message on a wide screen. */
const stickyForm = {
  '&&': { mt: { xs: 'auto', md: 2 }, pt: { xs: 2, md: 0 } },
  position: { md: 'sticky' },
  bottom: { md: 0 },
  zIndex: { md: 1 },
  bgcolor: 'background.paper',
  pb: { md: 1.5 },
  // Fades out the text above the form.
  '&::before': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: 24,
    background: 'linear-gradient(to top, var(--mui-palette-background-paper), transparent)',
    pointerEvents: 'none',
  },
};

/** A draft on this device for a message that was answered on another one. */
function UnsentDraft({ messageId, response }: { messageId: string; response: string }) {
  const [draft, setDraft] = useState(() => replyDraft.read(messageId));
  const isSent = draft.trim() === response;

  useEffect(() => {
    if (isSent) replyDraft.forget(messageId, response);
  }, [isSent, messageId, response]);

  if (draft === '' || isSent) return null;

  function discard(): void {
    replyDraft.forget(messageId, draft);
    setDraft(replyDraft.read(messageId));
  }

  return (
    <OtherText
      title="Este rascunho não foi enviado"
      role="alert"
      text={draft}
      onDiscard={discard}
    />
  );
}

interface ReplyFormProps {
  /** The leader. */
  uid: string;
  messageId: string;
  /** The local cache shows the reply before the server has accepted it; until then, the form must stay. */
  onSending: (isSending: boolean) => void;
  onResponded: () => void;
}

/** The form for the leader's reply to a message. */
export function ReplyForm({ uid, messageId, onSending, onResponded }: ReplyFormProps) {
  async function send(response: string): Promise<boolean> {
    onSending(true);
    const outcome = await sendReply(uid, { id: messageId, response });
    if (outcome === 'refused') {
      onSending(false);
      return false;
    }
    notifySent(outcome, 'Resposta');
    return true;
  }

  return (
    <FinalTextForm
      label="Sua resposta"
      placeholder="Escreva sua resposta..."
      action="Enviar Resposta"
      drafts={replyDraft}
      draftId={messageId}
      validate={(response) => firstError(replySchema, { response }).response}
      send={send}
      onSent={onResponded}
    />
  );
}
