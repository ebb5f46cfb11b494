import BackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { currentTime } from '@/lib/timing';
import { relativeTime } from '@/lib/time';
import { EmptyState } from '@/ui/page/empty-state';
import { FullPageSpinner } from '@/ui/lazy';
import { deleteConversation, usePastConversations } from './api';
import type { PastConversation } from './api';
import { MentorBar } from './mentor-bar';

interface Props {
  uid: string;
  /** The id of the open conversation. */
  current: string;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The past conversations, to continue or delete. */
export function History({ uid, current, onOpen, onDeleted, onBack, onClose }: Props) {
  const back = (
    <IconButton aria-label="Voltar à conversa" onClick={onBack} edge="start" autoFocus>
      <BackIcon />
    </IconButton>
  );
  return (
    <>
      <MentorBar title="Conversas anteriores" start={back} onClose={onClose} />
      <Box sx={{ flexGrow: 1, overflowY: 'auto' }}>
        <ConversationList uid={uid} current={current} onOpen={onOpen} onDeleted={onDeleted} />
      </Box>
    </>
  );
}

const EMPTY_TEXT = 'Nenhuma conversa ainda. O que você perguntar ao mentor aparece aqui.';
const OFFLINE_TEXT =
  'Você está sem internet, e suas conversas ainda não foram guardadas neste aparelho.';

function ConversationList({ uid, current, onOpen, onDeleted }: Omit<Props, 'onBack' | 'onClose'>) {
  const conversations = usePastConversations(uid);
  const [now] = useState(currentTime);

  function remove(id: string): void {
    onDeleted(id);
    deleteConversation(uid, id).catch((error: unknown) => {
      console.error('The conversation could not be deleted', error);
    });
  }

  if (conversations.state !== 'ready') return <FullPageSpinner />;
  const { value, fromCache } = conversations;
  if (value.length === 0) {
    return <EmptyState text={fromCache && !navigator.onLine ? OFFLINE_TEXT : EMPTY_TEXT} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {value.map((conversation) => (
        <HistoryRow
          key={conversation.id}
          conversation={conversation}
          now={now}
          isCurrent={conversation.id === current}
          onOpen={() => onOpen(conversation.id)}
          onDelete={() => remove(conversation.id)}
        />
      ))}
    </Box>
  );
}

interface HistoryRowProps {
  conversation: PastConversation;
  now: Date;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** One conversation. Deleting it asks for confirmation. */
function HistoryRow({ conversation, now, isCurrent, onOpen, onDelete }: HistoryRowProps) {
  const { title, created_at, updated_at } = conversation;
  const [isConfirming, setConfirming] = useState(false);
  const name = title ?? 'Conversa com o mentor';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', pr: 1 }}
    >
      {isConfirming ? (
        <Stack spacing={1} sx={{ flexGrow: 1, px: 2, py: 1.5 }}>
          <Typography>Apagar esta conversa? Isso não pode ser desfeito.</Typography>
          <Stack direction="row" spacing={1}>
            <Button color="error" variant="outlined" onClick={onDelete}>
              Apagar
            </Button>
            <Button onClick={() => setConfirming(false)} autoFocus>
              Manter
            </Button>
          </Stack>
        </Stack>
      ) : (
        <>
          <ButtonBase
            onClick={onOpen}
            aria-current={isCurrent ? 'true' : undefined}
            sx={{
              display: 'block',
              flexGrow: 1,
              minWidth: 0,
              px: 2,
              py: 1.5,
              textAlign: 'left',
              '&:is(:hover, :focus-visible)': { bgcolor: 'action.hover' },
            }}
          >
            <Typography component="span" sx={{ ...oneLine, fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {relativeTime(updated_at ?? created_at, now)}
              {isCurrent && ' · aberta agora'}
            </Typography>
          </ButtonBase>
          <Box>
            <IconButton aria-label={`Apagar: ${name}`} onClick={() => setConfirming(true)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        </>
      )}
    </Stack>
  );
}
