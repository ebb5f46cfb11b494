import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { Logo } from '@/ui/logo';
import { eraseConversation, useConversations } from './api';
import { HistoryRow } from './history-row';
import { MentorBar } from './mentor-bar';

interface Props {
  uid: string;
  /** The conversation one comes from. */
  current: string;
  onOpen: (id: string) => void;
  onErased: (id: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The earlier conversations, to go on with or to erase. */
export function History({ uid, current, onOpen, onErased, onBack, onClose }: Props) {
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

function Listed({ uid, current, onOpen, onErased }: Omit<Props, 'onBack' | 'onClose'>) {
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
  if (value.length === 0) return <None isUnsure={fromCache && !navigator.onLine} />;
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

function None({ isUnsure }: { isUnsure: boolean }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 4, py: 8 }}>
      <Logo size={56} />
      <Typography color="textSecondary">
        {isUnsure
          ? 'Você está sem internet, e suas conversas ainda não foram guardadas neste aparelho.'
          : 'Nenhuma conversa ainda. O que você perguntar ao mentor aparece aqui.'}
      </Typography>
    </Stack>
  );
}
