import type { MentorSource } from '@raizes/domain/documents/mentor';
import NewIcon from '@mui/icons-material/EditNoteOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '@/lib/browser';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { ConfirmEmail } from '@/ui/confirm-email';
import { GuardianNeeded } from '@/ui/guardian-needed';
import { Logo } from '@/ui/logo';
import type { Conversation } from './api';
import { Composer } from './composer';
import { Log } from './log';
import { MentorBar } from './mentor-bar';
import type { MentorContext } from './mentor-card';
import { useChat } from './use-chat';

interface Props {
  uid: string;
  conversation: Conversation;
  context: MentorContext;
  /** Whether a guardian's consent is missing. */
  isGuarded: boolean;
  /** A button to write to the leader. */
  leader: ReactNode;
  /** A question above the starters of an empty conversation. */
  question: ReactNode;
  onHistory: () => void;
  onNew: () => void;
  /** Called when the conversation has messages. */
  onUsed: () => void;
  onClose: () => void;
}

/** One conversation with the mentor. */
export function Chat(props: Props) {
  const { uid, conversation, context, isGuarded, leader, question } = props;
  const { onHistory, onNew, onUsed, onClose } = props;
  const chat = useChat(uid, conversation, context);
  const { messages, partialAnswer } = chat;
  const isUsed = messages.length > 0;
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  const isClosed = isGuarded || isUnconfirmed;
  const isOnline = useOnline();
  const canAsk = isOnline && !chat.isWaiting && !isClosed;

  useEffect(() => {
    if (isUsed) onUsed();
  });

  return (
    <>
      <MentorBar
        title="Mentor IA"
        note={chat.isBudgetSpent ? BUDGET_SPENT : sourceNote(chat.source)}
        start={<Logo size={32} />}
        onClose={onClose}
      >
        <IconButton aria-label="Conversas anteriores" onClick={onHistory}>
          <HistoryIcon />
        </IconButton>
        <IconButton aria-label="Nova conversa" onClick={onNew} disabled={!isUsed}>
          <NewIcon />
        </IconButton>
      </MentorBar>
      {isClosed && (
        // The field below still accepts messages, because words of a crisis are always answered.
        <Box sx={{ px: 2, pt: 2 }}>
          {isGuarded && <GuardianNeeded />}
          <ConfirmEmail
            purpose={
              isGuarded
                ? 'Falta também confirmar o seu e-mail.'
                : 'Para o mentor responder, falta só isso.'
            }
          />
        </Box>
      )}
      {chat.isLoading ? (
        <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center' }}>
          <CircularProgress aria-label="Abrindo a conversa" />
        </Box>
      ) : (
        <Log
          messages={messages}
          partialAnswer={partialAnswer}
          leader={leader}
          onChoose={canAsk ? (label) => void chat.ask(label, chat.draft) : null}
        >
          {!isUsed && !isClosed && (
            <>
              {question}
              <Starters context={context} onAsk={(starter) => void chat.ask(starter, chat.draft)} />
            </>
          )}
        </Log>
      )}
      <Composer chat={chat} />
    </>
  );
}

const BUDGET_SPENT =
  'Respostas preparadas pelo Raízes: as respostas da IA externa de hoje já foram usadas. Amanhã ela volta.';

/** Says who answers, from the start of the conversation. */
function sourceNote(source: MentorSource | null): string {
  switch (source) {
    case 'local':
      return 'Respostas preparadas pelo Raízes, sem IA externa.';
    case 'gemini':
      return 'Responde uma IA externa (Google Gemini), que pode errar.';
    case null:
      return 'Responde o Raízes ou uma IA externa.';
  }
}

interface StartersProps {
  context: MentorContext;
  onAsk: (question: string) => void;
}

/** Questions to start an empty conversation with. */
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
        {starterQuestions(context).map((question) => (
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

function starterQuestions({ reference }: MentorContext): string[] {
  const general = [
    'Como posso orar todos os dias?',
    'Ando com ansiedade. O que a Bíblia diz?',
    'Como perdoar quem me feriu?',
  ];
  if (reference === null) return [...general, 'Como crescer na fé?'];
  return [`O que ${reference} ensina para a minha vida?`, ...general];
}
