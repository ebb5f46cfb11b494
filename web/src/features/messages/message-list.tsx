import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { discipleStatusLabel } from '@raizes/domain/documents/pastor-message';
import { leaderTitle } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Alert, AlertTitle, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { formatMoment } from '@/lib/time';
import { useTimedOut } from '@/lib/timing';
import { ListSkeleton, Pager } from '@/ui/list';
import { cardId } from '@/ui/list-and-detail';
import type { MessageLink } from '@/ui/list-and-detail';
import { Logo } from '@/ui/logo';
import { twoLines } from '@/ui/styles';
import type { MessagePage, Tab } from './api';

/** Whom a message was sent to: as it is stamped, or, until the server has done so, as the person's own leader is called. */
export function leaderOf(
  { pastor_id, pastor_name, pastor_position }: PastorMessage,
  own: Leader | null,
): { title: 'Pastor' | 'Líder'; name: string } {
  const leader = own?.id === pastor_id ? own : null;
  return {
    title: leaderTitle(pastor_position ?? leader?.position ?? 'lider'),
    name: pastor_name ?? leader?.full_name ?? '',
  };
}

interface StatusChipsProps {
  message: PastorMessage;
  /** The answer has not been seen. */
  isNew: boolean;
  /** The server does not have it yet. */
  isUnsent: boolean;
}

/** Where a message stands. */
export function StatusChips({ message, isNew, isUnsent }: StatusChipsProps) {
  const { status } = message;
  return (
    <>
      {isNew && <Chip label="Nova" size="small" color="secondary" />}
      {isUnsent && (
        <Chip label="salva neste aparelho" icon={<CloudIcon />} size="small" variant="outlined" />
      )}
      <Chip
        label={discipleStatusLabel(status)}
        size="small"
        variant="outlined"
        color={status === 'responded' ? 'primary' : 'default'}
      />
    </>
  );
}

interface Props {
  message: PastorMessage;
  leader: Leader | null;
  isNew: boolean;
  isUnsent: boolean;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>;
}

/** One message in short; opens it. */
function MessageCard({ message, leader, isNew, isUnsent, isOpen, link }: Props) {
  const { title, name } = leaderOf(message, leader);
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <CardActionArea
        component={Link}
        {...link}
        id={cardId(message.id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ p: 2 }}
      >
        <Stack spacing={0.5}>
          <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {title} {name}
          </Typography>
          <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
            <StatusChips message={message} isNew={isNew} isUnsent={isUnsent} />
          </Stack>
          {message.verse_reference && (
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ fontWeight: 600 }}
            >
              Devocional: {message.verse_reference}
            </Typography>
          )}
          <Typography component="span" sx={twoLines}>
            {message.message}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {formatMoment(message.created_at)}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

const empty = {
  responded: 'Nenhuma resposta ainda',
  waiting: 'Nenhuma mensagem pendente',
} as const;

/** What stands in the place of the messages when there are none to show, and why. */
function NoMessages({ why }: { why: keyof typeof empty | 'failed' }) {
  if (why === 'failed') {
    return (
      <Alert severity="error">
        <AlertTitle>Não foi possível carregar as mensagens.</AlertTitle>
        Verifique sua conexão: elas aparecem aqui assim que a internet voltar.
      </Alert>
    );
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography variant="h3" component="p">
        {empty[why]}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320 }}>
        Para escrever ao seu pastor ou líder, use o botão no devocional ou na leitura do dia.
      </Typography>
    </Stack>
  );
}

interface MessageListProps {
  tab: Tab;
  page: MessagePage;
  leader: Leader | null;
  /** The ids of the notifications of answers that have not been seen. */
  news: ReadonlySet<string>;
  /** The ids of the messages that the server does not have yet. */
  unsent: ReadonlySet<string>;
  shown: { message: string | null; linkTo: (id: string) => MessageLink };
  onOpen: () => void;
}

/** One page of messages. */
export function MessageList({ tab, page, leader, news, unsent, shown, onOpen }: MessageListProps) {
  const { items: messages, newer, older } = page;
  const isUnsure = messages.state !== 'ready' || messages.fromCache;
  const isLost = useTimedOut(isUnsure);

  if (messages.state !== 'ready' || (isUnsure && messages.value.length === 0)) {
    return isLost ? <NoMessages why="failed" /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && (
        <Alert severity="info">
          Você está sem internet: aqui está o que este aparelho já guardou.
        </Alert>
      )}
      {messages.value.length === 0 ? (
        <NoMessages why={tab} />
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
          {messages.value.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              leader={leader}
              isNew={news.has(notificationIds.reply(message.id))}
              isUnsent={unsent.has(message.id)}
              isOpen={message.id === shown.message}
              link={{ ...shown.linkTo(message.id), onClick: onOpen }}
            />
          ))}
        </Stack>
      )}
      {(newer || older) && <Pager newer={newer} older={older} />}
    </Stack>
  );
}
