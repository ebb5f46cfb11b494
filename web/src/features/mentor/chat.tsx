import NewIcon from '@mui/icons-material/EditNoteOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { Box, CircularProgress, IconButton } from '@mui/material';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/logo';
import { useStoredWords } from './api';
import { Composer } from './composer';
import type { Conversation } from './conversation';
import { Log } from './log';
import type { MentorContext } from './mentor-context';
import { MentorBar } from './mentor-bar';
import { lastSource, sourceNote } from './source';
import { Starters } from './starters';
import { beingWritten, said } from './turn';
import { useChat } from './use-chat';

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
