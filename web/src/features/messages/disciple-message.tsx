import { discipleStatusLabel } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { leaderTitle } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Stack, Typography } from '@mui/material';
import { formatMoment } from '@/lib/time';
import { Chip } from '@/ui/chip';
import { MessageDetail, MessageText, OnDeviceChip } from './message-detail';
import { CardName } from './message-list';

interface Props {
  message: PastorMessage;
  /** The person's leader today. */
  leader: Leader | null;
  /** The server has not confirmed the message yet. */
  isUnsent: boolean;
}

interface SentHeadProps extends Props {
  /** The response has not been seen. */
  isNew: boolean;
}

/** The head of a card in a disciple's list. */
export function SentHead({ message, leader, isUnsent, isNew }: SentHeadProps) {
  const { title, name } = leaderOf(message, leader);
  return (
    <>
      <CardName>{`${title} ${name}`}</CardName>
      <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
        {isNew && <Chip label="Nova" size="small" color="secondary" />}
        <StatusChips message={message} isUnsent={isUnsent} />
      </Stack>
    </>
  );
}

function StatusChips({ message: { status }, isUnsent }: Pick<Props, 'message' | 'isUnsent'>) {
  return (
    <>
      {isUnsent && <OnDeviceChip />}
      <Chip
        label={discipleStatusLabel(status)}
        size="small"
        variant="outlined"
        color={status === 'responded' ? 'primary' : 'default'}
      />
    </>
  );
}

/** A message that a disciple has sent, with the response once there is one. */
export function SentMessage({ message, leader, isUnsent }: Props) {
  const { response, responded_at } = message;
  const { title, name } = leaderOf(message, leader);
  return (
    <MessageDetail
      message={message}
      name={`${title} ${name}`}
      chips={<StatusChips message={message} isUnsent={isUnsent} />}
      title="Sua Mensagem"
    >
      {response === null ? (
        <Stack direction="row" spacing={1} sx={{ color: 'text.secondary' }}>
          <WaitingIcon aria-hidden />
          <Typography>Aguardando resposta do {title}</Typography>
        </Stack>
      ) : (
        <MessageText
          title={`Resposta do ${title}`}
          caption={responded_at && formatMoment(responded_at)}
          highlighted
        >
          {response}
        </MessageText>
      )}
    </MessageDetail>
  );
}

/** The recipient as the server stamped it on the message; until then, the person's leader if it is still the same. */
function leaderOf(
  { pastor_id, pastor_name, pastor_position }: PastorMessage,
  current: Leader | null,
): { title: 'Pastor' | 'Líder'; name: string } {
  const leader = current?.id === pastor_id ? current : null;
  return {
    title: leaderTitle(pastor_position ?? leader?.position ?? 'lider'),
    name: pastor_name ?? leader?.full_name ?? '',
  };
}
