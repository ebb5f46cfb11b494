import { discipleStatusLabel, isFirstWord } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { leaderTitle } from '@raizes/domain/documents/people';
import { nameWithoutTitle } from '@raizes/domain/person-name';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Stack, Typography } from '@mui/material';
import { formatDateTime } from '@/lib/time';
import { Chip } from '@/ui/chip';
import { Bubble, EarlierMessages } from './conversation';
import { ONLY_YOU_TWO } from './leader-line';
import { MessageDetail, OnDeviceChip } from './message-detail';

interface Props {
  message: PastorMessage;
  /** The server has not confirmed the message yet. */
  isUnsent: boolean;
}

interface SentCardHeaderProps extends Props {
  /** The reply has not been seen. */
  isNew: boolean;
}

/** The header of a card in a disciple's list. */
export function SentCardHeader({ message, isUnsent, isNew }: SentCardHeaderProps) {
  const { title, name } = leaderOf(message);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.75}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {`${title} ${name}`}
      </Typography>
      <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
        {isNew && <Chip label="Nova" size="small" color="secondary" />}
        {isUnsent && <OnDeviceChip />}
        <Chip label={discipleStatusLabel(message.status)} size="small" />
      </Stack>
    </Stack>
  );
}

interface SentMessageProps extends Props {
  /** The earlier messages between the two, newest first. */
  earlier: PastorMessage[];
  isPreview: boolean;
}

/** A message that a disciple has sent, with the reply if there is one; or a leader's first word. */
export function SentMessage({ message, isUnsent, earlier, isPreview }: SentMessageProps) {
  const { created_at, response, responded_at } = message;
  const { title, name } = leaderOf(message);
  return (
    <MessageDetail
      message={message}
      name={`${title} ${name}`}
      isPreview={isPreview}
      chips={
        <>
          <Typography variant="body2" color="textSecondary">
            {ONLY_YOU_TWO}
          </Typography>
          {isUnsent && <OnDeviceChip />}
        </>
      }
    >
      {!isFirstWord(message) && (
        <Bubble
          isMine
          title="Sua Mensagem"
          caption={formatDateTime(created_at)}
          state={response !== null || isUnsent ? undefined : 'Enviada · aguardando resposta'}
        >
          {message.message}
        </Bubble>
      )}
      {response === null ? (
        <Stack
          direction="row"
          spacing={0.75}
          sx={{ color: 'text.secondary', alignItems: 'center' }}
        >
          <WaitingIcon aria-hidden fontSize="small" />
          <Typography variant="body2">Aguardando resposta do {title}</Typography>
        </Stack>
      ) : (
        <Bubble
          isMine={false}
          title={`${isFirstWord(message) ? 'Mensagem' : 'Resposta'} do ${title}`}
          caption={responded_at && formatDateTime(responded_at)}
        >
          {response}
        </Bubble>
      )}
      <EarlierMessages newestFirst={earlier} names={{ disciple: 'Você', leader: title }} />
    </MessageDetail>
  );
}

/** The leader as they were when the message was sent. */
const leaderOf = ({ pastor_name, pastor_position }: PastorMessage) => ({
  title: leaderTitle(pastor_position),
  name: nameWithoutTitle(pastor_name ?? ''),
});
