import type { PastorMessage, MessageStatus } from '@raizes/domain/documents/pastor-message';
import { Alert, AlertTitle, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import type { LivePage } from '@/lib/paging';
import { formatMoment } from '@/lib/time';
import { useTimedOut } from '@/lib/timing';
import { shownCount } from '@/ui/count-bubble';
import { ListSkeleton, Pager } from '@/ui/list';
import { cardId } from '@/ui/list-and-detail';
import type { MessageLink } from '@/ui/list-and-detail';
import { Logo } from '@/ui/logo';
import { twoLines } from '@/ui/styles';

const empty = {
  pending: ['Nenhuma mensagem pendente', 'O que seus discípulos escreverem aparece aqui na hora.'],
  read: ['Nenhuma mensagem lida', 'Aqui ficam as que você abriu e ainda não respondeu.'],
  responded: ['Nenhuma mensagem respondida', 'Aqui ficam as conversas que você já respondeu.'],
} as const;

/** What stands in the place of the messages when there are none to show, and why. */
export function NoMessages({ why }: { why: keyof typeof empty | 'failed' }) {
  if (why === 'failed') {
    return (
      <Alert severity="error">
        <AlertTitle>Não foi possível carregar as mensagens.</AlertTitle>
        Verifique sua conexão: elas aparecem aqui assim que a internet voltar.
      </Alert>
    );
  }
  const [title, text] = empty[why];
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320 }}>
        {text}
      </Typography>
    </Stack>
  );
}

/** What a disciple is called whose name is not known. */
export const NAMELESS = 'Discípulo';

/** `1 mensagem nova`, `2 mensagens novas`, `nenhuma mensagem nova` */
export function newMessages(count: number): string {
  if (count === 0) return 'nenhuma mensagem nova';
  return `${shownCount(count)} ${count === 1 ? 'mensagem nova' : 'mensagens novas'}`;
}

interface Props {
  message: PastorMessage;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>;
}

/** One message in short, with who wrote it; opens it. */
function PanelCard({ message, isOpen, link }: Props) {
  const { id, disciple_name, verse_reference, status, created_at } = message;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <CardActionArea
        component={Link}
        {...link}
        id={cardId(id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ p: 2 }}
      >
        <Stack spacing={0.5}>
          <Stack
            direction="row"
            spacing={1}
            sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}
          >
            <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {disciple_name ?? NAMELESS}
            </Typography>
            {status === 'pending' && <Chip label="Nova" size="small" color="secondary" />}
            {status === 'responded' && (
              <Chip label="Respondida" size="small" variant="outlined" color="primary" />
            )}
          </Stack>
          {verse_reference && (
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              Devocional: {verse_reference}
            </Typography>
          )}
          <Typography component="span" sx={twoLines}>
            {message.message}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {formatMoment(created_at)}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

export interface ListProps {
  opened: string | null;
  linkTo: (id: string) => MessageLink;
  onOpen: () => void;
}

interface PanelListProps extends ListProps {
  status: MessageStatus;
  page: LivePage<PastorMessage>;
  hasMore?: boolean;
}

/** One page of messages. */
export function PanelList({
  status,
  page,
  hasMore = false,
  opened,
  linkTo,
  onOpen,
}: PanelListProps) {
  const { items, newer, older } = page;
  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useTimedOut(isUnsure);

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <NoMessages why="failed" /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && (
        <Alert severity="info">
          Você está sem internet: aqui está o que este aparelho já guardou.
        </Alert>
      )}
      {items.value.length === 0 && <NoMessages why={status} />}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {items.value.map((message) => (
          <PanelCard
            key={message.id}
            message={message}
            isOpen={message.id === opened}
            link={{ ...linkTo(message.id), onClick: onOpen }}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} />}
      {hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          Há mensagens mais antigas. Elas aparecem aqui à medida que você lê estas.
        </Typography>
      )}
    </Stack>
  );
}
