import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { leaderStatusLabel } from '@raizes/domain/documents/pastor-message';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import {
  Alert,
  AlertTitle,
  Button,
  Card,
  CardContent,
  Chip,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Watched } from '@/lib/reads';
import { textDraft } from '@/lib/stored';
import { formatMoment } from '@/lib/time';
import { useTimedOut } from '@/lib/timing';
import { dismissToast } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { markRead } from './leader-api';
import { NAMELESS, NoMessages } from './panel-list';
import { NothingOpened, Words } from './words';

/** The answer that a leader is writing to a message, kept on the device until the server has it. By the message's id. */
export const replyDraft = textDraft('reply-draft');

/** What was written here to a message that has been answered otherwise in the meantime, from another device. */
function UnsentDraft({ messageId, response }: { messageId: string; response: string }) {
  const [draft, setDraft] = useState(() => replyDraft.read(messageId));
  if (draft === '' || draft.trim() === response) return null;

  function discard(): void {
    replyDraft.forget(messageId);
    setDraft('');
  }

  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Descartar
        </Button>
      }
    >
      <AlertTitle>Este rascunho não foi enviado</AlertTitle>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {draft}
      </Typography>
    </Alert>
  );
}

interface GivenResponseProps {
  messageId: string;
  response: string;
  at: Date | null;
  /** The server does not have it yet. */
  isUnsent: boolean;
}

/** What a leader has answered. */
function GivenResponse({ messageId, response, at, isUnsent }: GivenResponseProps) {
  return (
    <Stack spacing={2}>
      <Words title="Sua resposta" caption={at && `Respondido em ${formatMoment(at)}`} highlighted>
        {response}
      </Words>
      {isUnsent ? (
        <Chip
          label="salva neste aparelho"
          icon={<CloudIcon />}
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        />
      ) : (
        <UnsentDraft messageId={messageId} response={response} />
      )}
    </Stack>
  );
}

const ReplyForm = lazyComponent(() => import('./reply-form').then((module) => module.ReplyForm));

interface PanelDetailProps {
  message: PastorMessage;
  /** Something of it has not reached the server yet. */
  isUnsent: boolean;
  /** It has been opened for the first time. */
  onRead: (messageId: string) => void;
  onAnswered: () => void;
}

const chipColors = { pending: 'secondary', read: 'default', responded: 'primary' } as const;

/** One message whole: to be answered, or with the answer. Opening it marks it read. */
function PanelDetail({ message, isUnsent, onRead, onAnswered }: PanelDetailProps) {
  const { id, status, disciple_name, verse_reference, devotional_date } = message;
  const { response, responded_at } = message;
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMarked = useRef(false);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Once: what the server refuses would come back as pending and be marked again for ever.
    if (isMarked.current || status !== 'pending') return;
    isMarked.current = true;
    markRead(id);
    dismissToast(id);
    onRead(id);
  }, [id, status, onRead]);

  return (
    <Card component="section" aria-label="Mensagem">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2.5}>
          <Stack spacing={1}>
            <Typography
              variant="h2"
              ref={heading}
              tabIndex={-1}
              sx={{ overflowWrap: 'anywhere', outline: 'none' }}
            >
              {disciple_name ?? NAMELESS}
            </Typography>
            <Chip
              label={leaderStatusLabel(status)}
              size="small"
              variant={status === 'pending' ? 'filled' : 'outlined'}
              color={chipColors[status]}
              sx={{ alignSelf: 'flex-start' }}
            />
            {verse_reference && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                Devocional: {verse_reference}
                {devotional_date && `, ${formatShortDay(devotional_date)}`}
              </Typography>
            )}
          </Stack>
          <Words title="Mensagem" caption={formatMoment(message.created_at)}>
            {message.message}
          </Words>
          {response !== null && !isSending ? (
            <GivenResponse
              messageId={id}
              response={response}
              at={responded_at}
              isUnsent={isUnsent}
            />
          ) : (
            <Suspense fallback={<Skeleton variant="rounded" height={256} />}>
              <ReplyForm messageId={id} onSending={setSending} onAnswered={onAnswered} />
            </Suspense>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface Props {
  id: string | null;
  opened: Watched<PastorMessage>;
  onRead: (messageId: string) => void;
  onAnswered: () => void;
}

/** The opened message, or why there is none to see. */
export function DetailPane({ id, opened, onRead, onAnswered }: Props) {
  const isUnsure = opened.state === 'loading' || (opened.state === 'missing' && opened.fromCache);
  const isLost = useTimedOut(id !== null && isUnsure);

  if (id === null) return <NothingOpened />;
  if (isUnsure) {
    return isLost ? <NoMessages why="failed" /> : <Skeleton variant="rounded" height={320} />;
  }
  if (opened.state !== 'ready')
    return <NothingOpened>Esta mensagem não está disponível</NothingOpened>;
  return (
    <PanelDetail
      key={id}
      message={opened.value}
      isUnsent={opened.sending}
      onRead={onRead}
      onAnswered={onAnswered}
    />
  );
}
