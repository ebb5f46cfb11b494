import { isFirstWord } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Box, Stack, Typography } from '@mui/material';
import { formatMoment } from '@/lib/time';
import { LinkedText } from '@/ui/linked-text';

interface BubbleProps {
  /** The signed-in person wrote it. */
  isMine: boolean;
  /** Who wrote it: 'Sua Mensagem', 'Resposta do Pastor'. */
  title: string;
  /** When it was written. */
  caption: string | null;
  /** It belongs to the earlier conversation. */
  isEarlier?: boolean;
  /** What became of it. */
  state?: string | undefined;
  children: string;
}

/** A text of one of the two people, on their side of the conversation. */
export function Bubble(props: BubbleProps) {
  const { isMine, title, caption, isEarlier = false, state, children } = props;
  return (
    <Box
      sx={{
        alignSelf: isMine ? 'flex-end' : 'flex-start',
        maxWidth: '92%',
        px: 2,
        py: 1.5,
        borderRadius: isMine ? '18px 18px 4px 18px' : '18px 18px 18px 4px',
        bgcolor: isMine
          ? 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)'
          : 'color-mix(in srgb, var(--mui-palette-secondary-main) 8%, transparent)',
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}
      >
        <Typography
          component={isEarlier ? 'h4' : 'h3'}
          variant="body2"
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {caption && (
          <Typography variant="caption" component="span" color="textSecondary">
            {caption}
          </Typography>
        )}
      </Stack>
      <Typography dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <LinkedText text={children} />
      </Typography>
      {state && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 0.5, textAlign: 'right' }}
        >
          {state}
        </Typography>
      )}
    </Box>
  );
}

interface EarlierProps {
  oldestFirst: PastorMessage[];
  /** How each of the two is named here. */
  names: { disciple: string; leader: string };
}

/** A disciple's earlier messages to the same leader. */
export function EarlierMessages({ oldestFirst, names }: EarlierProps) {
  if (oldestFirst.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="earlier-messages" spacing={1.5}>
      <Typography
        id="earlier-messages"
        component="h3"
        variant="overline"
        color="textSecondary"
        sx={{ textAlign: 'center' }}
      >
        Conversa anterior
      </Typography>
      {oldestFirst.map((each) => (
        <Exchange key={each.id} message={each} names={names} />
      ))}
    </Stack>
  );
}

interface ExchangeProps extends Omit<EarlierProps, 'oldestFirst'> {
  message: PastorMessage;
}

/** A message and its reply. */
function Exchange({ message, names }: ExchangeProps) {
  const { created_at, response, responded_at } = message;
  return (
    <Stack spacing={0.75}>
      {!isFirstWord(message) && (
        <Bubble isEarlier isMine title={names.disciple} caption={formatMoment(created_at)}>
          {message.message}
        </Bubble>
      )}
      {response !== null && (
        <Bubble
          isEarlier
          isMine={false}
          title={names.leader}
          caption={responded_at && formatMoment(responded_at)}
        >
          {response}
        </Bubble>
      )}
    </Stack>
  );
}
