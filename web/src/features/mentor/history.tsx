import BackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { relativeTime } from '@/lib/time';
import { EmptyState } from '@/ui/empty-state';
import { FullPageSpinner } from '@/ui/lazy';
import { eraseConversation, useConversations } from './api';
import type { EarlierConversation } from './api';
import { MentorBar } from './mentor-bar';

interface Props {
  conversation: EarlierConversation;
  now: Date;
  isCurrent: boolean;
  onOpen: () => void;
  onErase: () => void;
}

const clipped = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** One earlier conversation; it is erased only after one has been asked. */
function HistoryRow({ conversation, now, isCurrent, onOpen, onErase }: Props) {
  const { title, created_at, updated_at } = conversation;
  const [isAsking, setAsking] = useState(false);
  const name = title ?? 'Conversa com o mentor';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', pr: 1 }}
    >
      {isAsking ? (
        <Stack spacing={1} sx={{ flexGrow: 1, px: 2, py: 1.5 }}>
          <Typography>Apagar esta conversa? Isso não pode ser desfeito.</Typography>
          <Stack direction="row" spacing={1}>
            <Button color="error" variant="outlined" onClick={onErase}>
              Apagar
            </Button>
            <Button onClick={() => setAsking(false)} autoFocus>
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
            <Typography component="span" sx={{ ...clipped, fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {relativeTime(updated_at ?? created_at, now)}
              {isCurrent && ' · aberta agora'}
            </Typography>
          </ButtonBase>
          <Box>
            <IconButton aria-label={`Apagar: ${name}`} onClick={() => setAsking(true)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        </>
      )}
    </Stack>
  );
}

interface HistoryProps {
  uid: string;
  /** The conversation one comes from. */
  current: string;
  onOpen: (id: string) => void;
  onErased: (id: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The earlier conversations, to go on with or to erase. */
export function History({ uid, current, onOpen, onErased, onBack, onClose }: HistoryProps) {
  const back = (
    <IconButton aria-label="Voltar à conversa" onClick={onBack} edge="start" autoFocus>
      <BackIcon />
    </IconButton>
  );
  return (
    <>
      <MentorBar title="Conversas anteriores" start={back} onClose={onClose} />
      <Box sx={{ flexGrow: 1, overflowY: 'auto' }}>
        <Listed uid={uid} current={current} onOpen={onOpen} onErased={onErased} />
      </Box>
    </>
  );
}

const EMPTY_TEXT = 'Nenhuma conversa ainda. O que você perguntar ao mentor aparece aqui.';
const OFFLINE_TEXT =
  'Você está sem internet, e suas conversas ainda não foram guardadas neste aparelho.';

function Listed({ uid, current, onOpen, onErased }: Omit<HistoryProps, 'onBack' | 'onClose'>) {
  const conversations = useConversations(uid);
  const [now] = useState(() => new Date());

  function erase(id: string): void {
    onErased(id);
    eraseConversation(uid, id).catch((error: unknown) => {
      console.error('The conversation could not be erased', error);
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
          onErase={() => erase(conversation.id)}
        />
      ))}
    </Box>
  );
}
