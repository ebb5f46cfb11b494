import { messageNotificationId } from '@raizes/domain/documents/notification';
import { discipleName, leaderStatusLabel } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Button, Skeleton, Stack } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { markRead } from '@/features/notifications/api';
import { formatMoment } from '@/lib/time';
import { dismissToast } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { Notice } from '@/ui/notice';
import { Chip } from '@/ui/chip';
import { markMessageRead } from './received';
import { MessageDetail, MessageText, OnDeviceChip } from './message-detail';
import { MoreMenu } from './more-menu';
import { replyDraft } from './unsent';

const MessageMenu = lazyComponent(() =>
  import('./leader-menus').then((module) => module.MessageMenu),
);
const ReplyForm = lazyComponent(() => import('./reply-form').then((module) => module.ReplyForm));

const chipColors = { pending: 'secondary', read: 'default', responded: 'primary' } as const;

interface Props {
  /** The leader. */
  uid: string;
  message: PastorMessage;
  /** A write to it has not reached the server yet. */
  isUnsent: boolean;
  onResponded: () => void;
  /** It was archived, or put back into the lists. */
  onFiled: () => void;
}

/** A message that a leader has received, with the response or a form for it. Opening it marks it as read. */
export function ReceivedMessage({ uid, message, isUnsent, onResponded, onFiled }: Props) {
  const { id, status, response, responded_at, archived_at } = message;
  const notificationId = messageNotificationId(message);
  const [isSending, setSending] = useState(false);
  const isMarked = useRef(false);

  useEffect(() => {
    // Only once: a refused write is rolled back to pending, and marking it again would loop.
    if (isMarked.current || status !== 'pending') return;
    isMarked.current = true;
    markMessageRead(id);
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
        </>
      }
      menu={
        <MoreMenu label="Mais opções da mensagem">
          {(menu) => <MessageMenu {...menu} uid={uid} message={message} onFiled={onFiled} />}
        </MoreMenu>
      }
      title="Mensagem"
    >
      {response !== null && !isSending ? (
        <Stack spacing={2}>
          <MessageText
            title="Sua resposta"
            caption={responded_at && `Respondido em ${formatMoment(responded_at)}`}
            highlighted
          >
            {response}
          </MessageText>
          {isUnsent ? <OnDeviceChip /> : <UnsentDraft messageId={id} response={response} />}
        </Stack>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={256} />}>
          <ReplyForm messageId={id} onSending={setSending} onResponded={onResponded} />
        </Suspense>
      )}
    </MessageDetail>
  );
}

/** A draft on this device for a message that has meanwhile been answered from another one. */
function UnsentDraft({ messageId, response }: { messageId: string; response: string }) {
  const [draft, setDraft] = useState(() => replyDraft.read(messageId));
  if (draft === '' || draft.trim() === response) return null;

  function discard(): void {
    replyDraft.forget(messageId);
    setDraft('');
  }

  return (
    <Notice
      severity="info"
      title="Este rascunho não foi enviado"
      text={draft}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Descartar
        </Button>
      }
    />
  );
}
