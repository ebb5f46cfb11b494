import NewIcon from '@mui/icons-material/EditNoteOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/logo';
import { beingWritten, lastSource, said, sourceNote, useStoredWords } from './api';
import type { Conversation } from './api';
import { Composer } from './composer';
import { Log } from './log';
import { MentorBar } from './mentor-bar';
import type { MentorContext } from './mentor-card';
import { useChat } from './use-chat';

interface StartersProps {
  context: MentorContext;
  onAsk: (question: string) => void;
}

/** What can be asked, where nothing was said yet. */
function Starters({ context, onAsk }: StartersProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 1, sm: 4 } }}>
      <Logo size={64} />
      <Typography variant="h2" component="p">
        Sobre o que você quer conversar?
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 360 }}>
        Pergunte sobre a Bíblia, a oração ou o que pesa no seu coração. Só você lê esta conversa.
      </Typography>
      <Stack component="ul" spacing={1} sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}>
        {questionsAbout(context).map((question) => (
          <li key={question}>
            <Button
              onClick={() => onAsk(question)}
              variant="outlined"
              color="inherit"
              fullWidth
              sx={{
                justifyContent: 'flex-start',
                px: 2,
                py: 1.25,
                textAlign: 'left',
                lineHeight: 1.4,
                fontWeight: 600,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
              }}
            >
              {question}
            </Button>
          </li>
        ))}
      </Stack>
      <Typography variant="caption" color="textSecondary" sx={{ maxWidth: 360 }}>
        O mentor não substitui o seu pastor ou líder, nem um médico ou psicólogo.
      </Typography>
    </Stack>
  );
}

function questionsAbout({ reference }: MentorContext): string[] {
  const always = [
    'Como posso orar todos os dias?',
    'Estou ansioso. O que a Bíblia diz?',
    'Como perdoar quem me feriu?',
  ];
  if (reference === null) return [...always, 'Como crescer na fé?'];
  return [`O que ${reference} ensina para a minha vida?`, ...always];
}

interface Props {
  uid: string;
  conversation: Conversation;
  context: MentorContext;
  leader: ReactNode;
  onHistory: () => void;
  onNew: () => void;
  onClose: () => void;
}

/** One conversation: what was said, and the field for what comes next. */
export function Chat({ uid, conversation, context, leader, onHistory, onNew, onClose }: Props) {
  const stored = useStoredWords(uid, conversation.id);
  const chat = useChat(uid, conversation, context);
  const oldestFirst = useMemo(
    () => (stored.state === 'ready' ? stored.value.toReversed() : []),
    [stored],
  );
  const words = said(oldestFirst, chat.turn);
  const writing = beingWritten(oldestFirst, chat.turn);
  const source = words.findLast(({ role }) => role === 'model')?.source ?? lastSource();

  // The row stands from the moment the conversation is opened; without a network, from the first question on.
  useEffect(() => {
    if (!navigator.onLine) return;
    conversation.ensure().catch((error: unknown) => {
      console.warn('The conversation could not be begun', error);
    });
  }, [conversation]);

  return (
    <>
      <MentorBar
        title="Mentor virtual"
        note={sourceNote(source)}
        start={<Logo size={32} />}
        onClose={onClose}
      >
        <IconButton aria-label="Conversas anteriores" onClick={onHistory}>
          <HistoryIcon />
        </IconButton>
        <IconButton aria-label="Nova conversa" onClick={onNew} disabled={words.length === 0}>
          <NewIcon />
        </IconButton>
      </MentorBar>
      {stored.state === 'loading' ? (
        <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center' }}>
          <CircularProgress aria-label="Abrindo a conversa" />
        </Box>
      ) : (
        <Log words={words} writing={writing} leader={leader}>
          {words.length === 0 && (
            <Starters context={context} onAsk={(question) => void chat.ask(question, chat.text)} />
          )}
        </Log>
      )}
      <Composer chat={chat} />
    </>
  );
}
